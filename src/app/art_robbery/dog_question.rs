//! The guard dog's question, put to its holder before the whole table (AR-12). Two equal choices: the
//! page has no opinion.

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Action, Card, Gift, Token},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    hand, phrases, pieces,
};
use crate::{
    app::parts::{badge, icon},
    words::art_robbery as words,
};

pub fn dog_question(board: &Board, holder: Seat, token: Token, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let mark = board.mark(holder);
    let what = phrases::token(token, lang);
    let card = board.view.discard.last().copied().unwrap_or(Card::Boss);
    let why = words::dog_why(lang, &board.name(board.view.turn), &phrases::card(card, lang), &what);
    // Whoever already looks at their own hand needs no button for it.
    let own = hand::faces(board);
    let look = own.is_none().then(|| {
        view! {
            <button type="button" class="btn btn-quiet" on:click=dispatch.press(Msg::Peek)>
                {icon("eye")}{words::dog_look(lang)}
            </button>
        }
    });
    view! {
        <section class=format!("ask seat-{mark}") aria-labelledby="ask-title">
            {badge(mark)}
            <h2 id="ask-title" tabindex="-1">{words::dog_ask(lang, &board.name(holder))}</h2>
            <p class="why">{why}</p>
            {own}
            <div class="choices" data-coach="choices">
                <button type="button" class="choice" on:click=dispatch.press(Msg::Own(Tap::Act(Action::Give(Gift::Dog))))>
                    {pieces::dog(None)}
                    <strong>{words::dog_give(lang)}</strong>
                    <span>{words::dog_give_line(lang, &what)}</span>
                </button>
                <button type="button" class="choice" on:click=dispatch.press(Msg::Own(Tap::Act(Action::Give(Gift::Token))))>
                    {pieces::token(token, None)}
                    <strong>{words::dog_keep(lang, &what)}</strong>
                    <span>{words::dog_keep_line(lang)}</span>
                </button>
            </div>
            {look}
        </section>
    }
}
