//! Who plays where nobody sits. A bot sees a View, its legal actions and dice of its own; nothing here
//! can reach a true state.

mod art_project;
mod art_robbery;
mod insight;
mod level;
mod museum_caper;
pub mod reasons;
mod search;
mod thought;

pub use insight::{Imagined, Insight, Prospect, Standing, Worlds};
pub use level::Level;
pub use search::{Advice, Search};
pub use thought::Thought;

use crate::rules::{Dice, Game, Seat, SeatSet, Viewer};

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
pub trait Brain: Game {
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

/// Those who may act, in the order in which they are asked: whoever is foremost, then of the others.
pub(crate) fn in_order<G: Game>(state: &G, able: SeatSet) -> impl Iterator<Item = Seat> {
    let mut left = able;
    std::iter::from_fn(move || {
        let next = state.foremost(left)?;
        left = left.iter().filter(|seat| *seat != next).collect();
        Some(next)
    })
}

/// What those of `able` do next who `decide` anything, and which of them does it. Who is
/// not firm lets the others speak first; where nobody is, it is the first one's word.
pub fn consult<G: Brain>(
    state: &G,
    able: SeatSet,
    mut decide: impl FnMut(Seat) -> Option<G::Action>,
) -> Option<(Seat, G::Action)> {
    let mut last = None;
    for seat in in_order(state, able) {
        let Some(action) = decide(seat) else { continue };
        if !G::TOGETHER || G::urge(&state.view(Viewer::Seat(seat)), &action) == Urge::Firm {
            return Some((seat, action));
        }
        last = last.or(Some((seat, action)));
    }
    last
}
