//! The centre under its lamp: what is to be had, the draw pile and the discard pile.

use cambriole_engine::rules::art_robbery::Aim;
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch},
    phrases, pieces,
    seats::{dog, target},
    suspects,
};
use crate::words::art_robbery as words;

pub fn centre(board: &Board, dispatch: Dispatch) -> Node {
    let (view, lang) = (&board.view, board.lang);
    let token = |token| target(board, Aim::Centre(token), token, dispatch).keyed(token.number());
    let tokens: Vec<_> = view.centre.iter().map(token).collect();
    let dog = view.dog.is_none().then(|| dog(board, dispatch));
    let discard = match view.discard.last() {
        Some(top) => view! {
            <figure class="pile">
                {pieces::face(*top, lang)}
                <figcaption>
                    <span class="cap vh" aria-hidden="true">{words::discard_pile(lang)}" "</span>
                    <span aria-hidden="true">{view.discard.len()}</span>
                    <span class="vh">{words::discard_pile_of(lang, &view.discard.len(), &phrases::card(*top, lang))}</span>
                </figcaption>
            </figure>
        },
        None => view! {
            <figure class="pile"><span class="void"></span><figcaption><span class="vh">{words::discard_empty(lang)}</span></figcaption></figure>
        },
    };
    view! {
        <section class="centre" data-coach="centre" aria-labelledby="centre-title">
            <h2 class="vh" id="centre-title">{words::centre_left(lang, &view.centre.len())}</h2>
            <div class="loot">{tokens}{dog}</div>
            <div class="piles">
                <figure class="pile deck">
                    {pieces::back()}
                    <figcaption>
                        <span class="cap vh" aria-hidden="true">{words::draw_pile(lang)}" "</span>
                        <span aria-hidden="true">{view.pile}</span>
                        <span class="vh">{words::draw_pile_of(lang, &view.pile)}</span>
                    </figcaption>
                </figure>
                {discard}
            </div>
            {suspects::line(board)}
        </section>
    }
}
