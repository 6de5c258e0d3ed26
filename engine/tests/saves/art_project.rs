//! Saves of The A.R.T. Project.

use cambriole_engine::{
    rules::{
        art_project::{Mission, Setup, State},
        art_robbery, museum_caper,
    },
    table::{Damage, Label, Match, restore},
};
use serde_json::{Value, json};

use crate::matches::{noise, played, written};

fn project(setup: Setup, moves: usize) -> Match<State> {
    played(setup, setup.players, moves, 3)
}

#[test]
fn a_match_of_every_mission_comes_back_as_it_was() {
    for (players, mission) in (1..=6).zip(Mission::ALL) {
        let setup = Setup { mission, ..Setup::of(players) };
        for moves in [0, 40, 10_000] {
            let game = project(setup, moves);
            let restored = restore::<State>(&written(&game, &Label::default())).expect("it is whole");
            assert_eq!((restored.game, restored.damage), (game, None));
        }
    }
}

#[test]
fn a_save_of_one_game_is_not_read_as_another() {
    let saved = written(&project(Setup::of(3), 20), &Label::default());
    assert_eq!(restore::<art_robbery::State>(&saved).err(), Some(Damage::OtherGame));
    assert_eq!(restore::<museum_caper::State>(&saved).err(), Some(Damage::OtherGame));
}

#[test]
fn a_hostile_save_of_the_project_never_panics() {
    let saved = written(&project(Setup::of(2), 10_000), &Label::default());
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
        json!([9, "fight"]),
        json!([0, {"offer": {"card": "A1", "to": 200, "wants": "A2"}}]),
    ] {
        save["actions"][5] = nonsense.clone();
        let restored = restore::<State>(&save.to_string()).expect("its start is whole");
        assert_eq!(restored.damage, Some(Damage::Stops { after: 5 }), "{nonsense}");
    }
    noise::<State>(&saved, 300);
}
