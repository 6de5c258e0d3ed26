//! What the level that thinks ahead must keep to.

use crate::{
    bots::{Brain, Level, Thought},
    rules::{
        Dice, Game, Imagine, Seat, Seed, Turn, Viewer,
        museum_caper::{Action, ENOUGH, Phase, Setup, State, View},
    },
};

/// What an expert does there after so many imagined nights.
fn think(state: &State, seat: Seat, budget: u32, seed: u64) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let mut thought = Thought::<State>::begin(seat, view, &legal, Level::Expert, &mut Dice::new(Seed(seed)));
    thought.go_on(budget);
    legal[thought.advice().place]
}

fn regular(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal[State::choose(&state.view(Viewer::Seat(seat)), &legal, Level::Regular, dice)]
}

/// A match whose thief sits first; `decide` says what each seat does.
fn play(players: u8, seed: u64, mut decide: impl FnMut(&State, Seat, &View) -> Action) -> State {
    let setup = Setup { thief: Some(Seat(0)), ..Setup::of(players) };
    let mut state = State::start(&setup, Seed(seed)).expect("a legal table");
    while let Turn::Of(seats) = state.turn() {
        let seat = seats.iter().next().expect("someone acts");
        let view = state.view(Viewer::Seat(seat));
        let action = decide(&state, seat, &view);
        state.apply(seat, &action, &mut Vec::new()).expect("it is legal");
    }
    state
}

#[test]
fn an_expert_plays_whole_matches_alike_from_the_same_seed() {
    for players in [2, 4] {
        let [one, other] = [(); 2].map(|()| {
            let mut count = 0;
            play(players, 5, |state, seat, _| {
                count += 1;
                think(state, seat, 12, count)
            })
        });
        assert_eq!(one, other);
    }
}

#[test]
fn what_a_detective_cannot_know_changes_nothing_in_an_experts_choice() {
    let (mut dice, mut compared) = (Dice::new(Seed(8)), 0);
    play(4, 8, |truth, seat, view| {
        if matches!(view.open.phase, Phase::Detective(errand) if errand.number.is_some()) {
            let other = State::imagine(view, &mut dice);
            assert_eq!(think(&other, seat, 16, 3), think(truth, seat, 16, 3));
            compared += u32::from(other != *truth);
        }
        regular(truth, seat, &mut dice)
    });
    assert!(compared > 5, "{compared}");
}

/// How many of the matches the thief wins.
fn thief_wins(thief: Level, detectives: Level, matches: u64, budget: u32) -> u32 {
    let won = (0..matches).filter(|seed| {
        let mut dice = Dice::new(Seed(seed + 1_000_000));
        let end = play(4, *seed, |state, seat, view| {
            let level = if view.is_thief() { thief } else { detectives };
            match level {
                Level::Expert => think(state, seat, budget, u64::from(dice.below(u32::MAX))),
                _ => regular(state, seat, &mut dice),
            }
        });
        end.view(Viewer::Table).open.end().is_some_and(|how| how.paintings() >= ENOUGH)
    });
    u32::try_from(won.count()).expect("few")
}

#[test]
#[ignore = "cargo test --profile speed -p cambriole-engine --lib expert_tests -- --ignored"]
fn an_expert_plays_better_than_a_regular_on_either_side() {
    let level = thief_wins(Level::Regular, Level::Regular, 200, 0);
    let thief = thief_wins(Level::Expert, Level::Regular, 200, 100);
    let detectives = thief_wins(Level::Regular, Level::Expert, 200, 100);
    assert!(thief > level + 10 && detectives + 10 < level, "{thief} {level} {detectives}");
}
