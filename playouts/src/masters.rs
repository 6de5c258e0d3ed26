//! What bots choose that think ahead.

use std::ops::Range;

use cambriole_engine::{
    bots::{AnyDecision as _, Decision, Level, SearchHints, consult},
    rules::{Dice, Seed, Turn, Viewer},
};

use crate::digest::Digest;

/// How many matches a master imagines before each choice.
const BUDGET: u32 = 6;
/// How many choices are looked at in a match; the first ones are the hardest.
const CHOICES: u32 = 40;

/// One number for the choices of masters at the beginning of one match a seed.
pub fn digest<G: SearchHints>(setup: &G::Setup, seeds: Range<u64>) -> u64 {
    let mut digest = Digest::default();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for seed in seeds {
        let Ok(mut state) = G::start(setup, Seed(seed)) else { continue };
        let mut dice = Dice::new(Seed(!seed));
        for _ in 0..CHOICES {
            let Turn::Of(able) = state.turn() else { break };
            let chosen = consult(&state, able, |seat| {
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                let mut decision = Decision::<G>::begin(seat, view, &legal, Level::Master, &mut dice);
                decision.think(BUDGET);
                let place = decision.advice().place;
                digest.add(&(seat, place as u64));
                legal.get(place).cloned()
            });
            let Some((seat, action)) = chosen else { break };
            events.clear();
            if state.apply(seat, &action, &mut events).is_err() {
                break;
            }
        }
    }
    digest.value()
}
