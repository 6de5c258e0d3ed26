//! Who would be arrested now (AR-19, AR-20). Everybody saw what was banked, so who has the fewest alibis is no
//! secret; how many they are stays a matter of memory, unless counts are open (AR-15).

use cambriole_engine::rules::Seat;
use cambriole_markup::{Node, view};

use super::board::Board;
use crate::{
    app::{parts::symbol, shared::names},
    words::art_robbery as words,
};

/// The line over the table.
pub fn line(board: &Board) -> Option<Node> {
    let said = match (named(board)?, board.chairs.len()) {
        (who, 2) => words::risk_pair(board.lang, &who),
        (who, _) => words::risk_line(board.lang, &who),
    };
    Some(view! { <p class="suspects">{bars()}<span>{said}</span></p> })
}

/// The sign at a seat.
pub fn sign(board: &Board, seat: Seat) -> Option<Node> {
    let said = words::risk(board.lang);
    board.view.suspects().contains(seat).then(|| {
        view! { <span class="suspect" title=said>{bars()}<span class="vh">{said}</span></span> }
    })
}

/// What the end of a raid says.
pub fn so_far(board: &Board) -> Node {
    let lang = board.lang;
    let said = match (named(board), board.chairs.len()) {
        (None, _) => words::raid_end_risk_none(lang).to_owned(),
        (Some(who), 2) => words::raid_end_risk_pair(lang, &who),
        (Some(who), _) => words::raid_end_risk(lang, &who),
    };
    view! { <p class="suspects">{bars()}<span>{said}</span></p> }
}

fn bars() -> Node {
    symbol(Some("bars"), "bars", "0 0 60 60")
}

fn named(board: &Board) -> Option<String> {
    let suspects: Vec<String> = board.view.suspects().iter().map(|seat| board.name(seat)).collect();
    match suspects.len() {
        0 => None,
        all if all == board.chairs.len() => Some(words::risk_everybody(board.lang).to_owned()),
        _ => Some(names::list(&suspects, board.lang)),
    }
}
