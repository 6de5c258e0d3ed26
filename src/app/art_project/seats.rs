//! The team: who plays which expert, with how many hearts.

use cambriole_engine::rules::{Seat, art_project::Phase};
use cambriole_markup::{Node, view};

use super::{
    board::Board,
    phrases,
    pieces::{disc, ic, row},
};
use crate::words::art_project as words;

/// More hearts than that are told by a number.
const FEW: u8 = 5;

pub fn seats(board: &Board) -> Node {
    let seat = |seat: Seat| {
        let class = if is_done(board, seat) { "ap-seat is-played" } else { "ap-seat" };
        let expert = phrases::expert(board.expert(seat.index()), board.lang);
        view! {
            <li class=format!("{class} seat-{}", board.mark(seat))>
                {disc(board, seat.index())}
                <div>
                    <span class="seat-name">{board.name(seat)}</span>
                    <span class="seat-sub">{expert}</span>
                    {hearts(board, seat)}
                </div>
            </li>
        }
    };
    let all = Seat::all(board.chairs.len()).map(seat);
    view! { <ul class="ap-seats" aria-label=words::team(board.lang)>{all.collect::<Node>()}</ul> }
}

/// A seat's hearts: those it has, and those that it has lost.
pub fn hearts(board: &Board, seat: Seat) -> Node {
    let scene = board.scene();
    let left = scene.hearts_of(seat);
    let drawn = if left > FEW {
        view! { {ic("ap-heart")}<b>{left}</b> }
    } else {
        let gone = scene.setup.hearts().min(FEW).saturating_sub(left);
        view! { {row("ap-heart", left)}{row("ap-no-heart", gone)} }
    };
    view! { <span class="hearts">{drawn}<span class="vh">{words::hearts(board.lang, &left)}</span></span> }
}

/// Whether the seat has done its part of the phase.
fn is_done(board: &Board, seat: Seat) -> bool {
    let scene = board.scene();
    match scene.phase {
        Phase::Draw => !scene.has_to_draw(seat),
        Phase::Play => !scene.has_to_play(seat),
        Phase::Move => scene.figures().filter(|it| scene.owner(*it) == seat).all(|it| scene.has_moved(it)),
        _ => false,
    }
}
