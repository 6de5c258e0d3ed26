use std::collections::HashSet;

use super::*;
use crate::rules::{
    Dice, Seed,
    museum_caper::{
        Action, Exit, Order, Phase, Setup, State,
        trial::{fresh, sites},
    },
};

/// Orders to the detectors are no secret that a fact could depend on.
fn without_orders(action: Action) -> bool {
    !matches!(action, Action::Move { order: Order::Name | Order::CutOut, .. })
}

/// A random museum, confirmed.
fn set_up(setup: Setup, seed: u64) -> State {
    let mut state = fresh(setup);
    state.dice = Dice::new(Seed(seed));
    for seat in state.open.detectives().iter() {
        if seat.index() == 1 {
            state.act(seat, Action::Random).expect("it is legal");
        }
        state.act(seat, Action::Confirm).expect("the museum is whole");
    }
    state
}

/// Every way in which the thief's secrets could be, by brute force: each possible state does all that its
/// thief may do, and stays if the table could not tell it from the truth.
fn follow(truth: &mut State, others: &mut Vec<State>, chance: &mut Dice) -> bool {
    let thief_decides = truth.open.phase == Phase::Thief;
    let Some((seat, action)) = truth.step(chance, |action| without_orders(*action)) else { return false };
    let (mut next, mut known) = (Vec::new(), HashSet::new());
    for other in others.iter() {
        let tried = if thief_decides { other.legal(seat) } else { vec![action] };
        for action in tried.iter().filter(|action| without_orders(**action)) {
            let mut after = other.clone();
            let same = after.act(seat, *action).is_ok() && after.open == truth.open;
            let sheet = after.sheet();
            if same && known.insert((sheet.at, sheet.pending, sheet.destroyed, sheet.cut)) {
                next.push(after);
            }
        }
    }
    *others = next;
    true
}

#[test]
fn the_set_is_exactly_what_brute_force_finds() {
    let mut moments = 0;
    for seed in 0..40 {
        let mut truth = set_up(Setup::of(2 + u8::try_from(seed % 6).expect("small")), seed);
        let mut chance = Dice::new(Seed(seed + 500));
        let thief = truth.open.thief;
        let mut others: Vec<State> = Exit::all()
            .map(|exit| {
                let mut other = truth.clone();
                other.act(thief, Action::Enter(exit)).expect("any exit will do");
                other
            })
            .collect();
        truth.step(&mut chance, |_| true);
        while truth.open.moves < 5 && follow(&mut truth, &mut others, &mut chance) && !truth.open.is_told() {
            assert_eq!(whereabouts(&truth.open), sites(&others), "seed {seed}, {:?}", truth.open.facts);
            moments += 1;
        }
    }
    assert!(moments > 500, "{moments}");
}

#[test]
fn the_thief_is_always_in_the_set() {
    for seed in 0..400 {
        let setup = Setup::of(2 + u8::try_from(seed % 6).expect("small"));
        let setup = Setup { seen_first: seed % 3 == 0, dawn: (seed % 4 == 0).then_some(12), ..setup };
        let mut state = set_up(setup, seed);
        let mut chance = Dice::new(Seed(seed));
        while state.step(&mut chance, |_| true).is_some() && !state.open.is_told() {
            let set = whereabouts(&state.open);
            assert!(set.contains(state.sheet().at), "seed {seed}");
            assert!(state.open.visible.is_none_or(|at| set == SquareSet::only(at)));
        }
    }
}

#[test]
fn the_set_at_each_moment_ends_with_the_set_now() {
    let mut state = set_up(Setup::of(4), 3);
    assert_eq!((whereabouts(&state.open), whereabouts_through(&state.open)), (SquareSet::EMPTY, vec![]));
    let mut chance = Dice::new(Seed(3));
    while state.step(&mut chance, |_| true).is_some() && !state.open.is_told() {
        let through = whereabouts_through(&state.open);
        assert_eq!(through.len(), state.open.facts.len() + 1);
        assert_eq!(through[0], crate::rules::museum_caper::museum().before_exits());
        assert_eq!(through.last(), Some(&whereabouts(&state.open)));
    }
}
