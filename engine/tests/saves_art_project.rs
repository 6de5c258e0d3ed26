//! Saves of The A.R.T. Project: a fair one comes back as it was, a hostile one is an error.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

use cambriole_engine::{
    bots::{Brain, Level},
    rules::{
        Dice, Seed, Turn, Viewer,
        art_project::{Mission, Setup, State},
        art_robbery, museum_caper,
    },
    table::{Chair, Damage, Label, Match, Sitter, restore, write},
};
use serde_json::{Value, json};

fn chairs(count: u8) -> Vec<Chair> {
    let sitter = |n| if n == 0 { Sitter::Person } else { Sitter::Bot(Level::Regular) };
    (0..count).map(|n| Chair { name: format!("Zoé {n}"), mark: n + 1, sitter: sitter(n) }).collect()
}

/// A match of The A.R.T. Project, played so far by bots.
fn project(setup: Setup, moves: usize) -> Match<State> {
    let mut game = Match::start(setup, chairs(setup.players), Seed(3)).expect("a legal table");
    let mut dice = Dice::new(Seed(4));
    for _ in 0..moves {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody can act");
        let legal = game.legal_actions(seat);
        let view = game.view(Viewer::Seat(seat));
        let choice = State::choose(&view, &legal, Level::Regular, &mut dice);
        game.act(seat, legal[choice]).expect("it is legal");
    }
    game
}

#[test]
fn a_match_of_every_mission_comes_back_as_it_was() {
    for (players, mission) in (1..=6).zip(Mission::ALL) {
        let setup = Setup { mission, ..Setup::of(players) };
        for moves in [0, 40, 10_000] {
            let game = project(setup, moves);
            let restored = restore::<State>(&write(&game, &Label::default())).expect("it is whole");
            assert_eq!((restored.game, restored.damage), (game, None));
        }
    }
}

#[test]
fn a_save_of_one_game_is_not_read_as_another() {
    let saved = write(&project(Setup::of(3), 20), &Label::default());
    assert_eq!(restore::<art_robbery::State>(&saved).err(), Some(Damage::OtherGame));
    assert_eq!(restore::<museum_caper::State>(&saved).err(), Some(Damage::OtherGame));
}

#[test]
fn a_hostile_save_of_the_project_never_panics() {
    let saved = write(&project(Setup::of(2), 10_000), &Label::default());
    let mut save: Value = serde_json::from_str(&saved).expect("a save is JSON");
    save["setup"]["experts"][1] = json!("king");
    assert_eq!(restore::<State>(&save.to_string()).err(), Some(Damage::BadSetup("AP-1")));
    save = serde_json::from_str(&saved).expect("a save is JSON");
    for nonsense in [
        json!([0, {"play": "Z9"}]),
        json!([9, "draw"]),
        json!([0, {"place-agent": 250}]),
        json!([0, {"step": {"expert": "pawn", "to": 255, "carry": true}}]),
        json!([0, {"reroll": {"card": "A1", "dice": 65_535}}]),
        json!([0, {"fight": {"leader": 255}}]),
        json!([0, {"offer": {"card": "A1", "to": 200, "wants": "A2"}}]),
    ] {
        save["actions"][5] = nonsense.clone();
        let restored = restore::<State>(&save.to_string()).expect("its start is whole");
        assert_eq!(restored.damage, Some(Damage::Stops { after: 5 }), "{nonsense}");
    }
    let mut dice = Dice::new(Seed(78));
    for _ in 0..300 {
        let mut bytes = saved.clone().into_bytes();
        for _ in 0..=dice.below(6) {
            let place = dice.below(u32::try_from(bytes.len()).expect("it is short")) as usize;
            bytes[place] = u8::try_from(dice.below(256)).expect("it is a byte");
        }
        let _ = restore::<State>(&String::from_utf8_lossy(&bytes));
    }
}
