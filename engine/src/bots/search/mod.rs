//! The search that all games share: it imagines what a view leaves open, again and again, tries the
//! actions worth a thought in these matches, plays each on, and comes back to those that did well.
//!
//! Every action meets the same matches in the same order, so that none looks better for having had better
//! luck. Whoever views knows their legal actions: each is on offer in every imagined match, and nobody need
//! count how often it was. Nothing here can reach a true state, since all that it ever sees of a match is a
//! View.

mod trials;

use serde::{Deserialize, Serialize};

use super::{SearchHints, Standing, Worlds, consult};
use crate::rules::{Dice, Seat, Seed, Turn};
use trials::Trials;

/// No imagined match is played on for longer.
const LONGEST: u32 = 2000;

/// A thought about one decision: begun, gone on with as long as one likes, then asked.
///
/// The same view, actions and dice give the same answer after as many rounds.
#[derive(Debug)]
pub struct Search<G: SearchHints, W: Worlds<G> = super::Imagined> {
    seat: Seat,
    worlds: W,
    root: G::View,
    prepared: G::Prepared,
    legal: Vec<G::Action>,
    trials: Trials,
    /// The imagined matches, and how each begins to be played on.
    matches: Vec<(G, Seed)>,
    dice: Dice,
}

/// What came out of a search.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The place of the action in the list of legal ones.
    pub place: usize,
    /// What it is thought to be worth, from 0 for a defeat to 1 for a victory.
    pub worth: f64,
    /// The share of the thinking that went to it: how sure the choice is. 0 where nothing was weighed.
    pub share: f64,
}

impl<G: SearchHints, W: Worlds<G>> Search<G, W> {
    /// Begins to think about what `seat` does, which may take one of the `legal` actions.
    pub fn new(seat: Seat, root: G::View, legal: Vec<G::Action>, worlds: W, dice: Dice) -> Self {
        let trials = Trials::new(&G::candidates(&root, seat, &legal), G::PRIOR_WEIGHT, G::EXPLORATION);
        let prepared = G::prepare(&root);
        Self { seat, worlds, root, prepared, legal, trials, matches: Vec::new(), dice }
    }

    /// Thinks on, by so many imagined matches.
    pub fn think(&mut self, rounds: u32) {
        for _ in 0..rounds {
            let Some((trial, place, number)) = self.trials.next() else { return };
            let worth = self.try_out(place, number).unwrap_or_default();
            self.trials.learn(trial, worth);
        }
    }

    /// What it would do now.
    pub fn advice(&self) -> Option<Advice> {
        self.trials.favourite()
    }

    /// What an action comes to in one of the matches.
    fn try_out(&mut self, place: usize, number: usize) -> Option<f64> {
        if number >= self.matches.len() {
            let state = self.worlds.draw(&self.root, &self.prepared, &mut self.dice);
            self.matches.push((state, Seed(u64::from(self.dice.below(u32::MAX)))));
        }
        let (state, seed) = self.matches.get(number)?;
        let mut state = state.clone();
        state.apply(self.seat, self.legal.get(place)?, &mut Vec::new()).ok()?;
        Some(G::rollout(state, &self.root, &self.prepared, &mut Dice::new(*seed)).of(self.seat))
    }
}

/// Plays an imagined match on as its players would, to a evaluate.
pub(super) fn play_out<G: SearchHints>(mut state: G, root: &G::View, dice: &mut Dice) -> Standing {
    let mut legal = Vec::new();
    let mut events = Vec::new();
    for _ in 0..LONGEST {
        if let Some(standing) = G::evaluate(&state, root) {
            return standing;
        }
        let Turn::Of(able) = state.turn() else { break };
        let chosen = consult(&state, able, |seat| {
            state.legal_actions(seat, &mut legal);
            let place = G::rollout_action(&state, seat, &legal, dice);
            legal.get(place).cloned()
        });
        let Some((seat, action)) = chosen else { break };
        if state.apply(seat, &action, &mut events).is_err() {
            break;
        }
        events.clear();
    }
    Standing::default()
}
