//! Every listed action applies; anything else is refused and changes nothing.

use cambriole_engine::rules::{Refuse, Seat};

use crate::{
    common::{chance::Chance, garble::garble},
    lawful::Lawful,
    matches::{Step, cases},
};

/// Actions tried on an ordinary step; on few, all are.
const TRIED: usize = 12;
/// Of those, so many more are legal ones that were tampered with.
const TAMPERED: usize = 3;

pub fn check<G: Lawful>() {
    let universe = G::universe();
    let mut chance = Chance(1);
    for case in cases::<G>(2) {
        case.play(|step| {
            if chance.one_in(5) {
                for seat in seats(step.state) {
                    listed_apply(step, seat);
                    let tried = (0..TRIED).map(|_| &universe[chance.below(universe.len())]);
                    tried.for_each(|action| agree(step.state, seat, action));
                    step.legal.iter().for_each(|action| agree(step.state, seat, action));
                    for action in garbled::<G>(step, &mut chance) {
                        agree(step.state, seat, &action);
                    }
                }
            }
            if chance.one_in(2000) {
                for seat in seats(step.state) {
                    for action in &universe {
                        agree(step.state, seat, action);
                    }
                }
            }
        });
    }
}

/// Legal actions that somebody has tampered with, as far as they can be read at all.
fn garbled<G: Lawful>(step: &Step<G>, chance: &mut Chance) -> Vec<G::Action> {
    let written = |action| serde_json::to_value(action).expect("an action can be written");
    let tampered = |_| {
        let mut action = written(chance.pick(step.legal));
        garble(&mut action, &written(chance.pick(step.legal)), chance);
        serde_json::from_value(action).ok()
    };
    (0..TAMPERED).filter_map(tampered).collect()
}

/// The seats of the table and two that are not there.
fn seats<G: Lawful>(state: &G) -> impl Iterator<Item = Seat> {
    Seat::all(state.seats()).chain([Seat(state.seats().try_into().unwrap_or(0)), Seat(u8::MAX)])
}

fn listed_apply<G: Lawful>(step: &Step<G>, seat: Seat) {
    let mut listed = Vec::new();
    step.state.legal_actions(seat, &mut listed);
    if seat == step.seat {
        assert_eq!(listed, step.legal, "the order is fixed");
    }
    for (place, action) in listed.iter().enumerate() {
        assert!(!listed[..place].contains(action), "{action:?} is listed twice");
        let mut after = step.state.clone();
        let mut events = Vec::new();
        assert_eq!(after.apply(seat, action, &mut events), Ok(()), "{action:?} of {seat:?}");
        assert!(!events.is_empty() && after != *step.state, "{action:?} does something");
    }
}

/// The action applies if and only if it is listed, and a refusal changes nothing.
fn agree<G: Lawful>(state: &G, seat: Seat, action: &G::Action) {
    let mut listed = Vec::new();
    state.legal_actions(seat, &mut listed);
    let (mut after, mut events) = (state.clone(), Vec::new());
    match after.apply(seat, action, &mut events) {
        Ok(()) => assert!(listed.contains(action), "{action:?} of {seat:?} is not listed but applies"),
        Err(refusal) => {
            assert!(!listed.contains(action), "{action:?} of {seat:?} is listed but refused: {refusal:?}");
            assert!(after == *state && events.is_empty(), "{action:?} was refused but changed something");
            assert!(!refusal.rule().is_empty());
        }
    }
}
