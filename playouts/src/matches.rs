//! Whole matches in which everybody plays at random.

use std::ops::Range;

use cambriole_engine::rules::{Game, Seed, Turn};

use crate::chance::Chance;

/// Plays one match a seed, shows each to `look` when it has ended, and says how many actions they took.
pub fn play<G: Game>(setup: &G::Setup, seeds: Range<u64>, mut look: impl FnMut(&G)) -> u64 {
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut actions = 0;
    for seed in seeds {
        let mut chance = Chance(seed);
        let Ok(mut state) = G::start(setup, Seed(seed)) else { continue };
        while let Turn::Of(seats) = state.turn() {
            let Some(seat) = seats.iter().next() else { break };
            state.legal_actions(seat, &mut legal);
            let Some(action) = legal.get(chance.below(legal.len())) else { break };
            events.clear();
            if state.apply(seat, action, &mut events).is_err() {
                break;
            }
            actions += 1;
        }
        look(&state);
    }
    actions
}
