//! Le Casse du Siècle on the page: pure functions from a board to markup, and the callbacks that carry a
//! player's wishes back.

mod advice;
mod aids;
mod board;
mod deciding;
mod detective;
pub mod drawings;
mod facts;
mod frame;
mod layouts;
mod lights;
mod lines;
mod locks;
mod museum;
mod notes;
mod options;
mod overlays;
mod phrases;
mod picture;
mod pieces;
pub mod plan;
mod replay;
mod result;
mod sheet;
mod story;
mod table;
#[cfg(test)]
mod tests;
mod thief;
mod ways;

pub use board::{Aids, Board, Choice, Wish, Wishes};
pub use options::options;
pub use replay::Tape;
pub use table::table_view;

use cambriole_engine::{
    rules::{
        Progress, Seat,
        museum_caper::{Action, Notice, Refusal, Setup, State, View},
    },
    table::Chair,
};
use cambriole_markup::Node;

use crate::{
    app::{
        parts::Emblem,
        session::Session,
        staged::{Line, Staged},
    },
    browser::sound::Sound,
    words::{Lang, museum_caper as words},
};

impl Staged for State {
    const ENDS_AT_TABLE: bool = true;

    fn table(session: Session<Self>) -> Node {
        table::live(session)
    }

    fn how_far(setup: &Setup, progress: Progress, lang: Lang) -> String {
        words::night(lang, &progress.round, &setup.rounds())
    }

    fn end(session: Session<Self>) -> Node {
        table::live(session)
    }

    fn line(notice: &Notice, _: &Setup, chairs: &[Chair], lang: Lang) -> Option<Line> {
        lines::line(notice, chairs, lang)
    }

    fn emblem(view: &View, seat: Seat, mark: u8) -> Emblem {
        let open = &view.open;
        let pawn = (0..).take(open.pawns()).find(|pawn| open.seat_of(*pawn) == seat && seat != open.thief);
        let figure = pawn.map_or(plan::Figure::Thief, |pawn| plan::Figure::Pawn(pawn, mark));
        Emblem::drawn(mark, figure.symbol().trim_start_matches('#'))
    }

    fn is_interval(_: &Notice) -> bool {
        false
    }

    fn sound(notice: &Notice) -> Option<Sound> {
        match notice {
            Notice::RoundEnded { .. } => Some(Sound::RaidEnd),
            Notice::MatchEnded { winners } if !winners.is_empty() => Some(Sound::Win),
            _ => None,
        }
    }

    fn advice(session: Session<Self>, action: &Action) -> (String, &'static str) {
        advice::advice(&session.view(), *action, session.lang())
    }

    fn explain(refusal: &Refusal, lang: Lang) -> &'static str {
        phrases::why_not(*refusal, lang)
    }
}
