//! What is safe: one's own bank, or everybody's with open counts (AR-15).

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Raid, TokenSet},
};
use cambriole_markup::{Node, view};

use super::{board::Board, phrases, pieces};
use crate::{
    app::parts::{badge, icon},
    words::art_robbery as words,
};

pub fn bank(board: &Board) -> Node {
    let open = board.view.setup.open_counts;
    let seats: Vec<Seat> =
        Seat::all(board.chairs.len()).filter(|seat| open || board.view.seat() == Some(*seat)).collect();
    let banks: Vec<_> = seats.into_iter().map(|seat| of_seat(board, seat)).collect();
    let note = (!open).then(|| view! { <p class="why">{words::bank_secret(board.lang)}</p> });
    view! { <div class="sheet-body">{note}{banks}</div> }
}

fn of_seat(board: &Board, seat: Seat) -> Node {
    let (lang, mark) = (board.lang, board.mark(seat));
    let banked = board.view.banked_by(seat);
    let raids: Vec<Raid> = Raid::ALL.into_iter().filter(|raid| *raid < board.view.raid).collect();
    view! {
        <div class=format!("count panel seat-{mark}")>
            {badge(mark)}<h3>{board.name(seat)}</h3>
            <p class="total">{banked.value()}<span class="vh">{words::points(lang, &banked.value())}</span></p>
            <div class="sum">
                {hauls(board, banked, &raids)}
                <p class="equation">
                    <span class="alibi">{icon("dot")}{words::alibis_in_all(lang, &banked.alibis())}</span>
                </p>
            </div>
        </div>
    }
}

/// The tokens raid by raid with their sums.
pub fn hauls(board: &Board, tokens: TokenSet, raids: &[Raid]) -> Node {
    let lang = board.lang;
    let rows: Vec<_> = raids.iter().map(|raid| {
        let raid = *raid;
        let won = tokens.of(raid);
        let drawn: Vec<_> = won.iter().map(|token| view! {
            <span role="img" aria-label=phrases::spoken(token, lang)>{pieces::token(token, None)}</span>
        }).collect();
        let none = won.is_empty().then(|| view! { <span class="none">{words::no_loot(lang)}</span> });
        let number = raid.number();
        view! {
            <li class=format!("haul raid-{number}")>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#raid-{number}")></use_></svg>
                <span class="vh">{phrases::raid(raid, lang)}" "</span>
                <span class="loot">{drawn}{none}</span>
                <b>{won.value()}</b>
            </li>
        }
    }).collect();
    view! { <ul class="hauls">{rows}</ul> }
}
