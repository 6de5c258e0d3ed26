//! Who plays where nobody sits. A bot sees a View, its legal actions and dice of its own; nothing here
//! can reach a true state.

mod art_project;
mod art_robbery;
mod bot_turn;
mod decision;
mod level;
mod museum_caper;
#[cfg(feature = "fourth-game")]
mod passe_partout;
mod question;
pub mod reasons;
mod search;
mod search_hints;

pub use bot_turn::{BotTurn, consult};
pub use decision::{AnyDecision, Decision};
pub use level::Level;
pub use question::Question;
pub use search::{Advice, Search};
pub use search_hints::{Candidate, Imagined, SearchHints, Standing, Worlds};

use crate::rules::{Dice, Game, Seat};

/// How much a bot wants to do what it has chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urge {
    /// It does it.
    Firm,
    /// It lets the other bots speak first: somebody may do better.
    Patient,
    /// It does so, and leaves it to people where they may act.
    Reluctant,
}

/// A game that bots can play.
pub trait Policy: Game {
    /// Which of the `legal` actions to take, as its place in the list; 0 where the list is empty.
    ///
    /// The same view, actions, level and dice give the same choice.
    fn choose(view: &Self::View, legal: &[Self::Action], level: Level, dice: &mut Dice) -> usize;

    /// How much whoever looks wants to do what they have chosen.
    fn urge(_view: &Self::View, _action: &Self::Action) -> Urge {
        Urge::Firm
    }

    /// What a bot says unasked while people decide, as its place among the `legal` actions: something
    /// that has no effect but to be known.
    fn speaks(_view: &Self::View, _legal: &[Self::Action], _level: Level, _dice: &mut Dice) -> Option<usize> {
        None
    }

    /// Whether a bot decides now, although people could act too and nobody told it to.
    fn is_next(_view: &Self::View, _seat: Seat) -> bool {
        false
    }
}
