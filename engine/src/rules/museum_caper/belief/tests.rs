use std::collections::HashSet;

use super::*;
use crate::rules::{
    Dice, Seed,
    museum_caper::{
        Action, Deed, Exit, How, Order, Path, Phase, Setup, State,
        fixtures::{at, fresh, sites, squares, table},
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

/// Whether the exit is tried without a step (MC-15f).
fn is_stay(state: &State, action: Action) -> bool {
    matches!(action, Action::Move { path, .. } if path == Path::to(state.sheet().at))
}

/// Every way in which the thief's secrets could be, by brute force: each possible state does all that its
/// thief may do, and stays if the table could not tell it from the truth.
fn follow(
    truth: &mut State,
    others: &mut Vec<State>,
    chance: &mut Dice,
    may: impl Fn(&Action) -> bool,
) -> bool {
    let thief_decides = truth.open.phase == Phase::Thief;
    let Some((seat, action)) = truth.step(chance, |action| without_orders(*action) && may(action)) else {
        return false;
    };
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

/// Compares at every moment of the first moves of some rounds, and counts the moments. `may` tells what a
/// thief in that state may do.
fn compare(seeds: std::ops::Range<u64>, may: impl Fn(&State, &Action) -> bool) -> u32 {
    let mut moments = 0;
    for seed in seeds {
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
        while truth.open.moves < 5 {
            let before = truth.clone();
            if !follow(&mut truth, &mut others, &mut chance, |action| may(&before, action)) || dawn(&truth) {
                break;
            }
            assert_eq!(whereabouts(&truth.open), sites(&others), "seed {seed}, {:?}", truth.open.facts);
            moments += 1;
        }
    }
    moments
}

/// Dawn tells where the thief was, but is no fact of the night.
fn dawn(state: &State) -> bool {
    matches!(state.open.end(), Some(How::Dawn { .. }))
}

#[test]
fn the_set_is_exactly_what_brute_force_finds() {
    let moments = compare(0..40, |_, _| true);
    assert!(moments > 500, "{moments}");
}

#[test]
fn mc_15_f_the_set_knows_of_tries_without_a_step() {
    let tries = |state: &State, action: &Action| {
        let here = state.open.phase == Phase::Thief && state.open.may_try_at(state.sheet().at);
        !here || is_stay(state, *action)
    };
    let moments = compare(40..80, tries);
    assert!(moments > 100, "{moments}");
}

#[test]
fn the_thief_is_always_in_the_set() {
    for seed in 0..400 {
        let setup = Setup::of(2 + u8::try_from(seed % 6).expect("small"));
        let setup = Setup { seen_first: seed % 3 == 0, dawn: (seed % 4 == 0).then_some(12), ..setup };
        let mut state = set_up(setup, seed);
        let mut chance = Dice::new(Seed(seed));
        while state.step(&mut chance, |_| true).is_some() && state.open.round == 0 {
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
    while state.step(&mut chance, |_| true).is_some() {
        let through = whereabouts_through(&state.open);
        assert_eq!(through.len(), state.open.facts.len() + 1);
        assert_eq!(through[0], crate::rules::museum_caper::museum().before_exits());
        assert_eq!(through.last(), Some(&whereabouts(&state.open)));
    }
}

/// The thief in the corner by the power square, every way out taken; seen or not.
fn cornered(seen: bool) -> State {
    let mut state = table(5).thief_at(11, 9);
    state.open.board.paintings = SquareSet::EMPTY;
    for (pawn, square) in squares(&[(9, 8), (10, 8), (11, 8), (10, 9)]).iter().enumerate() {
        state.open.board.pawns[pawn] = Some(square);
        state.open.start.pawns[pawn] = Some(square);
    }
    if seen { state.seen() } else { state }
}

#[test]
fn mc_10_everybody_sees_where_a_cornered_thief_ends() {
    for seen in [false, true] {
        let mut state = cornered(seen);
        if seen {
            state.open.facts.push(Fact::Exposed { at: at(11, 9) });
        }
        state.go(10, 9, Deed::Nothing).expect("there is nothing else");
        assert!(matches!(state.open.end(), Some(How::Cornered { .. })));
        let met = SquareSet::only(at(10, 9));
        assert_eq!((whereabouts(&state.open), whereabouts_through(&state.open).last()), (met, Some(&met)));
    }
}

#[test]
fn mc_10_the_last_moment_of_every_round_has_the_thief_in_it() {
    let mut caught = 0;
    for seed in 0..120 {
        let mut state = set_up(Setup::of(5), seed);
        let mut chance = Dice::new(Seed(seed));
        while state.step(&mut chance, |_| true).is_some() {}
        let last = whereabouts_through(&state.open).last().copied().expect("it was played");
        assert!(last.contains(state.sheet().at), "seed {seed}, {:?}", state.open.end());
        caught += u32::from(matches!(state.open.end(), Some(How::Caught { .. })));
    }
    assert!(caught > 10, "{caught}");
}
