//! What a good key is in Passe-partout: the one whose rank on the ring is the painting's among those that
//! can still be had.

use super::{Candidate, Level, Policy, SearchHints, Standing};
use crate::rules::{
    Dice, Game as _, Seat, Turn,
    passe_partout::{Action, State, View},
};

/// The place among the legal actions, which are the keys in order, of the key that fits the painting.
fn fitting(view: &View) -> usize {
    let below = |worth: &u8| view.painting.is_some_and(|painting| *worth < painting);
    view.to_be_had().into_iter().filter(below).count()
}

impl Policy for State {
    fn choose(view: &View, legal: &[Action], level: Level, dice: &mut Dice) -> usize {
        let last = legal.len().saturating_sub(1);
        match level {
            Level::Novice => dice.below(u32::try_from(legal.len()).unwrap_or(0)) as usize,
            // Now and then one key higher: who always fits is seen through.
            Level::Regular | Level::Master => last.min(fitting(view) + usize::from(dice.below(3) == 0)),
        }
    }
}

impl SearchHints for State {
    type Prepared = ();

    fn prepare(_view: &View) {}

    fn candidates(view: &View, _seat: Seat, legal: &[Action]) -> Vec<Candidate> {
        let fitting = fitting(view);
        let lead = |place: usize| if place == fitting { 1.0 } else { 0.5 };
        (0..legal.len()).map(|place| Candidate { place, lead: lead(place) }).collect()
    }

    fn evaluate(state: &Self, _root: &View) -> Option<Standing> {
        let Turn::Over(outcome) = state.turn() else { return None };
        let share = if outcome.winners.len() > 1 { 0.5 } else { 1.0 };
        Some(Standing::of_each(|seat| if outcome.winners.contains(seat) { share } else { 0.0 }))
    }
}
