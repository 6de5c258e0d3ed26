//! Bots of every level play every game to its end by the rules, and from what they see alone.

#![allow(clippy::expect_used, reason = "a test stops where its ground is missing")]

mod common;

use cambriole_engine::{
    bots::{AnyDecision as _, Decision, Level, SearchHints, consult},
    each_game,
    rules::{Dice, Seat, Seed, Turn, Viewer},
};

use common::tables::Tables;

/// Matches of each game and level.
const MATCHES: u64 = 200;
/// Imagined matches before a decision: enough to think at all.
const ROUNDS: u32 = 2;
/// Nothing takes longer.
const LONGEST: usize = 5000;

/// What a bot of that level would do at the seat: the place of an action among the legal ones.
fn decide<G: SearchHints>(state: &G, seat: Seat, level: Level, rounds: u32, dice: &mut Dice) -> usize {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut decision = Decision::<G>::begin(seat, state.view(Viewer::Seat(seat)), &legal, level, dice);
    decision.think(rounds);
    decision.advice().place
}

/// Plays a match, and lets `look` see every state with whoever decides in it.
fn play<G: SearchHints>(setup: &G::Setup, level: Level, seed: u64, mut look: impl FnMut(&G, Seat)) {
    let mut state = G::start(setup, Seed(seed)).expect("a legal table");
    let (mut dice, mut legal) = (Dice::new(Seed(!seed)), Vec::new());
    for _ in 0..LONGEST {
        let Turn::Of(able) = state.turn() else { return };
        let chosen = consult(&state, able, |seat| {
            look(&state, seat);
            state.legal_actions(seat, &mut legal);
            legal.get(decide(&state, seat, level, ROUNDS, &mut dice)).cloned()
        });
        let (seat, action) = chosen.expect("somebody does something");
        let done = state.apply(seat, &action, &mut Vec::new());
        assert!(done.is_ok(), "{level:?}, seed {seed}: {action:?} is refused");
    }
    assert!(matches!(state.turn(), Turn::Over(_)), "{level:?}, seed {seed}: the match does not end");
}

/// All tables in turn, each level 200 matches.
fn finishes<G: SearchHints + Tables>() {
    for level in Level::ALL {
        for (seed, setup) in (0..MATCHES).zip(G::tables().iter().cycle()) {
            play::<G>(setup, level, seed, |_, _| {});
        }
    }
}

/// Two matches that differ only in what a seat cannot see are decided alike.
fn is_blind<G: SearchHints + Tables>() {
    let (mut count, mut compared) = (0, 0);
    for (seed, setup) in (0..8).zip(G::tables().iter().cycle()) {
        play::<G>(setup, Level::Regular, seed, |state, seat| {
            count += 1;
            if count % G::RARELY > 0 {
                return;
            }
            let view = state.view(Viewer::Seat(seat));
            let other = G::imagine(&view, &mut Dice::new(Seed(seed)));
            compared += usize::from(other != *state);
            for level in Level::ALL {
                let say = |state: &G| decide(state, seat, level, 4, &mut Dice::new(Seed(seed)));
                assert_eq!(say(state), say(&other), "{level:?}, seed {seed}");
            }
        });
    }
    assert!(compared > 10, "{compared} pairs differed");
}

macro_rules! tests {
    ($($id:ident = $game:ident;)*) => {$(
        mod $game {
            use cambriole_engine::rules::$game::State;

            #[test]
            fn every_level_finishes() {
                crate::finishes::<State>();
            }

            #[test]
            fn secrets_make_no_difference_to_a_bot() {
                crate::is_blind::<State>();
            }
        }
    )*};
}

each_game!(tests);
