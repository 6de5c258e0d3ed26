//! Bots of The A.R.T. Project at work.

use super::*;
use crate::{
    rules::{
        Game, Seed, Turn, Viewer,
        art_project::{End, Mission, Notice, Setup},
    },
    table::{Chair, Match, Sitter},
};

/// A seed for the dice of whoever is asked next.
fn fresh(dice: &mut Dice) -> Seed {
    Seed(u64::from(dice.below(u32::MAX)))
}

/// A match between bots.
fn played(setup: Setup, level: Level, seed: u64) -> Match<State> {
    let chair = |mark| Chair { name: String::new(), mark, sitter: Sitter::Bot(level) };
    let chairs = (1..=setup.players).map(chair).collect();
    let mut game = Match::<State>::start(setup, chairs, Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed));
    while let Turn::Of(seats) = game.turn() {
        let (seat, action) = game.consult(seats, fresh(&mut dice)).expect("a bot can act");
        game.act(seat, action).expect("a bot does what is legal");
    }
    game
}

fn wins(setup: Setup, level: Level, matches: u64) -> usize {
    let won = |seed: &u64| played(setup, level, *seed).view(Viewer::Table).scene.end.is_some_and(End::is_won);
    (0..matches).filter(won).count()
}

#[test]
fn every_level_wins_more_often_than_the_one_below() {
    // At the easiest even those who decide at once win now and then.
    let setup = Setup { level: crate::rules::art_project::Difficulty::Easy, ..Setup::of(3) };
    let [novice, regular, master] = Level::ALL.map(|level| wins(setup, level, 60));
    assert!(novice < regular && regular + 6 < master, "{novice}, {regular} and {master} of 60");
    assert!(master > 24, "{master} of 60");
}

#[test]
fn every_mission_can_be_won_by_bots_alone() {
    for mission in Mission::ALL {
        let won = (0..40).any(|seed| {
            let setup = Setup { mission, ..Setup::of(3) };
            played(setup, Level::Regular, seed).view(Viewer::Table).scene.recovered >= 6
        });
        assert!(won, "{mission:?}");
    }
}

#[test]
fn every_number_of_players_comes_to_an_end() {
    for players in 1..=6 {
        for mission in Mission::ALL {
            let game = played(Setup { mission, ..Setup::of(players) }, Level::Novice, 5);
            assert!(game.is_over() && game.len() < 1_500, "{mission:?} with {players}");
        }
    }
}

#[test]
fn the_same_look_gives_the_same_choice() {
    let state = State::start(&Setup::of(4), Seed(6)).expect("four may play");
    let mut legal = Vec::new();
    state.legal_actions(Seat(2), &mut legal);
    let view = state.view(Viewer::Seat(Seat(2)));
    let choose = || State::choose(&view, &legal, Level::Novice, &mut Dice::new(Seed(9)));
    assert_eq!(choose(), choose());
    assert_eq!(State::choose(&state.view(Viewer::Table), &legal, Level::Regular, &mut Dice::new(Seed(9))), 0);
}

#[test]
fn they_tell_what_they_hold_before_anybody_plays() {
    let game = played(Setup::of(3), Level::Regular, 1);
    let mut told = 0;
    for (_, notice) in game.notices(0, Viewer::Table) {
        match notice {
            Notice::Seen(crate::rules::art_project::Fact::Declared { .. }) => told += 1,
            Notice::Seen(crate::rules::art_project::Fact::Played { .. }) => break,
            _ => {}
        }
    }
    assert_eq!(told, 6, "two cards each");
}

#[test]
fn a_bot_speaks_unasked_while_people_think() {
    let mut state = State::start(&Setup::of(2), Seed(2)).expect("two may play");
    for seat in [0, 0, 1, 1].map(Seat) {
        state.apply(seat, &Action::Draw, &mut Vec::new()).expect("it is legal");
    }
    let mut legal = Vec::new();
    state.legal_actions(Seat(1), &mut legal);
    let said =
        State::speaks(&state.view(Viewer::Seat(Seat(1))), &legal, Level::Regular, &mut Dice::new(Seed(1)));
    assert!(said.is_some_and(|place| matches!(legal[place], Action::Declare(_))));
}

#[test]
fn a_bot_decides_unasked_only_in_its_turn_and_if_so_agreed() {
    let next = |state: &State, seat: u8| State::is_next(&state.view(Viewer::Seat(Seat(seat))), Seat(seat));
    let draw = |state: &mut State, seat: u8| {
        state.apply(Seat(seat), &Action::Draw, &mut Vec::new()).expect("it is legal");
    };
    let setup = Setup { bots_in_turn: true, ..Setup::of(3) };
    let mut state = State::start(&setup, Seed(2)).expect("three may play");
    assert_eq!([0, 1, 2].map(|seat| next(&state, seat)), [true, false, false], "the first draws first");
    for seat in [0, 0] {
        draw(&mut state, seat);
    }
    assert_eq!([0, 1, 2].map(|seat| next(&state, seat)), [false, true, false]);
    for seat in [1, 1, 2, 2] {
        draw(&mut state, seat);
    }
    state.apply(Seat(0), &Action::Sooner(Seat(1)), &mut Vec::new()).expect("it is legal");
    assert_eq!([0, 1, 2].map(|seat| next(&state, seat)), [false, true, false], "as the plan says");

    let mut patient = State::start(&Setup::of(3), Seed(2)).expect("three may play");
    assert!(!next(&patient, 0), "it waits to be told");
    draw(&mut patient, 0);
    assert!(!next(&patient, 0));
}

#[test]
fn nobody_gives_their_last_heart_where_there_is_another_way() {
    for seed in 0..60 {
        let setup = Setup { level: crate::rules::art_project::Difficulty::Hard, ..Setup::of(3) };
        let mut state = State::start(&setup, Seed(seed)).expect("three may play");
        let (mut dice, mut legal) = (Dice::new(Seed(seed)), Vec::new());
        while let Turn::Of(seats) = state.turn() {
            let seat = state.first_to_act(seats).expect("somebody can act");
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let chosen = legal[State::choose(&view, &legal, Level::Regular, &mut dice)];
            if matches!(chosen, Action::Unlock | Action::Step { .. } | Action::Buy(_) | Action::Weapon) {
                let another = legal.iter().any(|other| view.would_lose(seat, &[*other]).is_none());
                let stuck = view.scene.lost.contains(view.scene.experts[seat.index()]) || !another;
                assert!(stuck || view.would_lose(seat, &[chosen]).is_none(), "{seed}: {chosen:?}");
            }
            state.apply(seat, &chosen, &mut Vec::new()).expect("it is legal");
        }
    }
}

#[test]
fn ap_22_a_bot_leaves_to_the_leader_what_is_worse_than_giving_up() {
    let mut left = 0;
    for seed in 0..40 {
        let mut state = State::start(&Setup::of(4), Seed(seed)).expect("four may play");
        let (mut dice, mut legal) = (Dice::new(Seed(seed)), Vec::new());
        while let Turn::Of(able) = state.turn() {
            let mut vain = 0;
            let chosen = crate::bots::consult(&state, able, |seat| {
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                let action = legal[State::choose(&view, &legal, Level::Regular, &mut dice)];
                vain += usize::from(State::urge(&view, &action) == Urge::Reluctant);
                Some(action)
            });
            let (seat, action) = chosen.expect("somebody can act");
            if state.scene().fight.is_some() {
                left += usize::from(action == Action::GiveUp && vain > 0);
                assert!(
                    vain == 0 || action != Action::Weapon || able.len() > vain,
                    "{seed}: somebody need not"
                );
            }
            state.apply(seat, &action, &mut Vec::new()).expect("it is legal");
        }
    }
    assert!(left > 5, "{left} times");
}
