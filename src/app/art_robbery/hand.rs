//! The player's own cards. Only a view that holds them can show them.

use cambriole_engine::rules::art_robbery::{Aim, Card};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    choice, lesson, pieces, preview,
};
use crate::{app::parts::icon, words::house};

/// The hand, each card a button while its player may play. A card that can do nothing says so.
pub fn hand(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let own = board.view.own_hand()?;
    let cards: Vec<_> = own
        .cards()
        .enumerate()
        .map(|(slot, card)| one(board, slot, card, dispatch).keyed(card as u8))
        .collect();
    Some(
        view! { <div class="hand" data-coach="hand" role="group" aria-label=house::your_hand(board.lang)>{cards}</div> },
    )
}

fn one(board: &Board, slot: usize, card: Card, dispatch: Dispatch) -> Node {
    let pressed = board.choice.is_some_and(|choice| choice.slot == slot);
    let idle = choice::aims(&board.legal, card).any(|aim| aim == Aim::Nothing);
    let sign = idle.then(|| view! { <span class="nil" aria-hidden="true">{icon("none")}</span> });
    let waits = board.legal.is_empty();
    let steals = choice::aims(&board.legal, card).any(|aim| matches!(aim, Aim::Steal { .. }));
    let coach = format!("hand-{}{}", lesson::card_word(card), if steals { " hand-theft" } else { "" });
    view! {
        <button type="button" data-coach=coach class=if idle { "card idle" } else { "card" } disabled=waits
            aria-pressed=pressed.to_string() aria-label=preview::spoken(board, card)
            on:click=dispatch.press(Msg::Own(Tap::Card(slot, card)))>
            {pieces::face(card, board.lang)}
            {sign}
        </button>
    }
}

/// The hand to look at while a question is answered.
pub fn faces(board: &Board) -> Option<Node> {
    let own = board.view.own_hand()?;
    let cards: Vec<_> = own
        .cards()
        .map(|card| view! { <li role="img" aria-label=preview::spoken(board, card)>{pieces::face(card, board.lang)}</li> })
        .collect();
    Some(view! { <ul class="own" aria-label=house::your_hand(board.lang)>{cards}</ul> })
}
