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

use crate::rules::{Dice, Game, Seat, SeatSet};

/// A game that bots can play.
pub trait Brain: Game {
    /// Which of the `legal` actions to take, as its place in the list; 0 where the list is empty.
    ///
    /// The same view, actions, level and dice give the same choice.
    fn choose(view: &Self::View, legal: &[Self::Action], level: Level, dice: &mut Dice) -> usize;

    /// Whether the action ends something that others may still have a use for: bots ask each other first.
    fn closes(_action: &Self::Action) -> bool {
        false
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

/// Those who may act, in the order in which they are asked: whoever goes first, then the others.
pub(crate) fn in_order(first: Option<Seat>, able: SeatSet) -> impl Iterator<Item = Seat> {
    first.into_iter().chain(able.iter().filter(move |seat| Some(*seat) != first))
}

/// What those of `able` do next who `decide` anything, and which of them does it. Who would only end
/// something lets the others speak first.
pub fn consult<G: Brain>(
    state: &G,
    able: SeatSet,
    mut decide: impl FnMut(Seat) -> Option<G::Action>,
) -> Option<(Seat, G::Action)> {
    let mut last = None;
    for seat in in_order(state.foremost(able), able) {
        let Some(action) = decide(seat) else { continue };
        if !G::closes(&action) {
            return Some((seat, action));
        }
        last = last.or(Some((seat, action)));
    }
    last
}
