//! The A.R.T. Project on the page: pure functions from a board to markup, and the wishes that players
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
mod map;
mod moves;
mod options;
pub mod phrases;
mod pieces;
mod plan;
pub mod prices;
mod questions;
mod seats;
mod stock;
mod table;
mod ways;

pub use board::{Board, Choice, Wish, Wishes};
pub use fights::Fights;
pub use options::options;
pub use table::table_view;

use cambriole_engine::{
    rules::{
        Progress, Seat, Viewer,
        art_project::{Action, Fact, Notice, Refusal, Setup, State, View},
    },
    table::{Chair, Match},
};
use cambriole_markup::Node;

use crate::{
    app::{
        hall,
        parts::Emblem,
        session::Session,
        staged::{Line, Staged},
    },
    browser::sound::Sound,
    words::Lang,
};

impl Staged for State {
    fn table(session: Session<Self>) -> Node {
        table::live(session, false)
    }

    fn how_far(setup: &Setup, progress: Progress, lang: Lang) -> String {
        phrases::progress(setup, progress, lang)
    }

    fn end(session: Session<Self>) -> Node {
        table::live(session, true)
    }

    fn line(notice: &Notice, setup: &Setup, chairs: &[Chair], lang: Lang) -> Option<Line> {
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

    fn advice(session: Session<Self>, action: &Action) -> (String, &'static str) {
        advice::advice(&session.view(), *action, &session.chairs(), session.lang())
    }

    fn explain(refusal: &Refusal, lang: Lang) -> &'static str {
        phrases::why_not(*refusal, lang)
    }
}
