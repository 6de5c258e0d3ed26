//! The A.R.T. Project on the page: pure functions from a board to markup, and the dispatch that players
//! send back.
//!
//! The table stays in view; whoever wants to see their own cards takes the device behind the curtain.
//! Bots never get ahead of people: as long as a person may act, bots only tell of their cards, for the
//! plan, and each of them goes first when somebody says so. When no person may act they play at the
//! pace of the house, in the order of the plan.

mod advice;
mod ask;
mod atlas;
mod board;
mod city;
mod dice;
mod end;
mod fight;
mod fights;
mod figures;
mod frame;
mod hand;
mod lines;
mod listing;
mod map;
mod moves;
mod options;
pub mod phrases;
mod pieces;
mod plan;
mod prices;
mod questions;
mod seats;
mod stock;
mod table;
mod ways;

pub use board::{Board, Choice, Dispatch, Msg, Tap};
pub use fights::Fights;
pub use table::table_view;

use cambriole_engine::{
    rules::{
        Progress, Seat, Viewer,
        art_project::{Action, Fact, Notice, Refusal, Setup, State, View},
    },
    table::{Chair, Match, Table},
};
use cambriole_markup::Node;

use crate::{
    app::{
        kept::hall,
        parts::{Emblem, Over},
        table::{GamePage, LogLine, Look},
    },
    browser::sound::Sound,
    words::Lang,
};

impl GamePage for State {
    type Board = Board;
    type Local = Choice;
    type Msg = Tap;

    fn local(_id: &str) -> Choice {
        Choice::default()
    }

    fn gather(table: &Table<Self>, look: &Look, choice: &Choice) -> Board {
        table::gather(table, look, choice)
    }

    fn draw(board: &Board, dispatch: Dispatch) -> Node {
        table_view(board, dispatch)
    }

    fn update(board: &Board, tap: Tap, choice: &mut Choice) -> Vec<Msg> {
        table::update(board, tap, choice)
    }

    fn moved(board: &Board, choice: &mut Choice) {
        table::moved(board, choice);
    }

    fn lead(before: Option<&Board>, now: &Board) {
        table::lead(before, now);
    }

    fn sheet(what: Over, board: &Board, dispatch: Dispatch) -> Node {
        table::inside(what, board, dispatch)
    }

    fn how_far(setup: &Setup, progress: Progress, lang: Lang) -> String {
        phrases::progress(setup, progress, lang)
    }

    fn line(notice: &Notice, setup: &Setup, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
        lines::line(notice, setup, chairs, lang)
    }

    fn emblem(view: &View, seat: Seat, mark: u8) -> Emblem {
        match view.scene.setup.experts.get(seat.index()) {
            Some(expert) => Emblem::drawn(mark, pieces::expert(*expert)),
            None => Emblem::plain(mark),
        }
    }

    /// The table looks at the dice that won.
    fn is_interval(notice: &Notice) -> bool {
        matches!(notice, Notice::Seen(Fact::FightWon { .. }))
    }

    fn over(id: &str, game: &Match<Self>) {
        hall::record(id, &game.view(Viewer::Table).scene, game.chairs());
    }

    fn sound(notice: &Notice) -> Option<Sound> {
        match notice {
            Notice::Seen(Fact::Ended(end)) if end.is_won() => Some(Sound::Win),
            Notice::Seen(Fact::Ended(_) | Fact::CityLost { .. } | Fact::FightLost { .. }) => {
                Some(Sound::Steal)
            }
            Notice::Seen(Fact::Recovered { .. } | Fact::FightWon { .. }) => Some(Sound::RaidEnd),
            Notice::Seen(Fact::ArtworkPut { .. } | Fact::Unlocked { .. }) => Some(Sound::Take),
            _ => None,
        }
    }

    fn advice(table: &Table<Self>, look: &Look, action: &Action) -> (String, &'static str) {
        let game = table.game();
        advice::advice(&game.view(look.viewer), *action, game.chairs(), look.lang)
    }

    fn explain(refusal: &Refusal, lang: Lang) -> &'static str {
        phrases::why_not(*refusal, lang)
    }
}
