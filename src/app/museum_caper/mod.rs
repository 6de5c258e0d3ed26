//! Le Casse du Siècle on the page: pure functions from a board to markup, and the callbacks that carry a
//! player's dispatch back.

mod advice;
mod aids;
mod board;
mod deciding;
mod detective;
mod drawings;
mod facts;
mod frame;
mod layouts;
mod lesson;
mod lights;
mod lines;
mod listing;
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

pub use board::{Aids, Board, Choice, Dispatch, Local, Msg, Tap};
pub use replay::Tape;
pub use table::table_view;

use cambriole_engine::{
    rules::{
        Progress, Seat,
        museum_caper::{Action, Notice, Refusal, Setup, State, View},
    },
    table::{Chair, Table},
};
use cambriole_markup::Node;
use leptos::prelude::*;

use crate::{
    app::{
        parts::{Emblem, Over},
        table::{GamePage, LogLine, Look},
    },
    browser::sound::Sound,
    words::{Lang, museum_caper as words},
};

impl GamePage for State {
    const ENDS_AT_TABLE: bool = true;

    type Board = Board;
    type Local = Local;
    type Msg = Tap;

    fn local(id: &str) -> Local {
        Local {
            id: id.to_owned(),
            choice: Choice::default(),
            aids: Aids { notes: notes::read(id), ..Aids::default() },
            tape: Tape::END,
            focus: ArcRwSignal::new(None),
            museum_name: String::new(),
            museums: 0,
        }
    }

    fn gather(table: &Table<Self>, look: &Look, local: &Local) -> Board {
        table::gather(table, look, local)
    }

    fn draw(board: &Board, dispatch: Dispatch) -> Node {
        table_view(board, dispatch)
    }

    fn update(board: &Board, tap: Tap, local: &mut Local) -> Vec<Msg> {
        table::update(board, tap, local)
    }

    fn moved(board: &Board, local: &mut Local) {
        table::moved(board, local);
    }

    fn lead(before: Option<&Board>, now: &Board) {
        table::lead(before, now);
    }

    fn sheet(what: Over, board: &Board, dispatch: Dispatch) -> Node {
        overlays::inside(what, board, dispatch)
    }

    fn beside(board: Memo<Option<Board>>, dispatch: Dispatch) -> Node {
        replay::run(board, dispatch);
        Node::EMPTY
    }

    fn how_far(setup: &Setup, progress: Progress, lang: Lang) -> String {
        words::night(lang, &progress.round, &setup.rounds())
    }

    fn line(notice: &Notice, _: &Setup, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
        lines::line(notice, chairs, lang)
    }

    fn emblem(view: &View, seat: Seat, mark: u8) -> Emblem {
        let open = &view.open;
        let pawn = (0..).take(open.pawns()).find(|pawn| open.seat_of(*pawn) == seat && seat != open.thief);
        let figure = pawn.map_or(plan::Figure::Thief, |pawn| plan::Figure::Pawn(pawn, mark));
        Emblem::drawn(mark, figure.symbol().trim_start_matches('#'))
    }

    fn sound(notice: &Notice) -> Option<Sound> {
        match notice {
            Notice::RoundEnded { .. } => Some(Sound::RaidEnd),
            Notice::MatchEnded { winners } if !winners.is_empty() => Some(Sound::Win),
            _ => None,
        }
    }

    fn advice(table: &Table<Self>, look: &Look, action: &Action) -> (String, &'static str) {
        advice::advice(&table.game().view(look.viewer), *action, look.lang)
    }

    fn holds(board: &Board, word: &str) -> bool {
        lesson::holds(board, word)
    }

    fn happened(notice: &Notice, seat: Seat, word: &str) -> bool {
        lesson::happened(notice, seat, word)
    }

    fn explain(refusal: &Refusal, lang: Lang) -> &'static str {
        phrases::why_not(*refusal, lang)
    }
}
