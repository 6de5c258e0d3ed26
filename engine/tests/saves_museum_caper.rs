//! Law 6 for Le Casse du Siècle: its saves come back as they were, and hostile ones are errors.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

use cambriole_engine::{
    bots::{Brain, Level},
    rules::{
        Dice, Game, Seat, Seed, Turn, Viewer,
        museum_caper::{Length, Setup, State},
    },
    table::{Chair, Damage, Label, Match, Sitter, glance, restore, write},
};
use serde_json::{Value, json};

fn chairs(count: u8) -> Vec<Chair> {
    (0..count).map(|n| Chair { name: format!("Zoé {n}"), mark: n + 1, sitter: Sitter::Person }).collect()
}

fn played(setup: Setup, moves: usize, seed: u64) -> Match<State> {
    let mut game = Match::<State>::start(setup, chairs(setup.players), Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed + 1));
    for _ in 0..moves {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody can act");
        let legal = game.legal_actions(seat);
        let choice = State::choose(&game.view(Viewer::Seat(seat)), &legal, Level::Regular, &mut dice);
        game.act(seat, legal[choice]).expect("it is legal");
    }
    game
}

fn text() -> String {
    write(&played(Setup::of(4), 30, 5), &Label::default())
}

fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut save: Value = serde_json::from_str(&text()).expect("a save is JSON");
    change(&mut save);
    save.to_string()
}

#[test]
fn a_match_comes_back_as_it_was() {
    let long = Setup { length: Length::Long, chosen_locks: true, ..Setup::of(3) };
    for (setup, moves) in [(Setup::of(2), 0), (Setup::of(5), 12), (Setup::of(7), 10_000), (long, 10_000)] {
        let game = played(setup, moves, 11);
        let text = write(&game, &Label::default());
        let restored = restore::<State>(&text).expect("it is whole");
        assert_eq!((restored.game, restored.damage), (game.clone(), None));
        let seen = glance(&text).expect("it is whole");
        assert_eq!((seen.game, seen.moves, seen.over), (State::ID, game.len(), moves == 10_000));
    }
}

#[test]
fn the_longest_match_still_fits_a_save() {
    let setup = Setup { length: Length::Long, seen_first: true, thief: Some(Seat(0)), ..Setup::of(7) };
    let mut game = Match::<State>::start(setup, chairs(7), Seed(1)).expect("a legal table");
    while let Turn::Of(seats) = game.turn() {
        // Everybody dawdles: the museum is changed as often as can be, nobody is ever caught.
        let seat = seats.iter().last().expect("somebody can act");
        let legal = game.legal_actions(seat);
        let longest = |action: &&<State as Game>::Action| {
            let text = serde_json::to_string(action).expect("it can be written");
            let ends = text.contains("try") || text.contains("walk");
            (!ends, text.len())
        };
        let action = *legal.iter().max_by_key(longest).expect("something can be done");
        game.act(seat, action).expect("it is legal");
    }
    let text = write(&game, &Label::default());
    assert!(game.len() > 5_000, "{}", game.len());
    assert!(restore::<State>(&text).is_ok_and(|restored| restored.damage.is_none()), "{} bytes", text.len());
}

#[test]
fn a_cut_or_flipped_save_is_found_out() {
    let text = text();
    for length in (0..text.len()).step_by(7).filter(|length| text.is_char_boundary(*length)) {
        assert_eq!(restore::<State>(&text[..length]).err(), Some(Damage::NotJson));
    }
    for place in (0..text.len()).step_by(5) {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else { continue };
        if let Ok(restored) = restore::<State>(&flipped) {
            assert!(restored.damage.is_some(), "byte {place} was flipped and nobody noticed");
        }
    }
}

#[test]
fn an_unreadable_action_keeps_the_good_part_playable() {
    for nonsense in [
        json!(null),
        json!([9, "roll"]),
        json!([0, {"walk": 104}]),
        json!([0, {"walk": -1}]),
        json!([0, {"enter": 11}]),
        json!([0, {"move": {"path": [], "deed": "steal", "order": "ask"}}]),
        json!([0, {"move": {"path": [1, 2, 3, 4], "deed": "nothing", "order": "ask"}}]),
        json!([0, {"look": {"camera": 6}}]),
    ] {
        let broken = changed(|save| save["actions"][7] = nonsense.clone());
        let restored = restore::<State>(&broken).expect("its start is whole");
        assert_eq!(restored.damage, Some(Damage::Stops { after: 7 }), "{nonsense}");
    }
}

#[test]
fn a_setup_that_breaks_a_rule_says_which() {
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 4] = [
        ("MC-1", |setup| setup["players"] = json!(8)),
        ("MC-2", |setup| setup["open-locks"] = json!(3)),
        ("MC-27", |setup| setup["thief"] = json!(4)),
        ("MC-28", |setup| setup["dawn"] = json!(0)),
    ];
    for (rule, change) in cases {
        let broken = changed(|save| change(&mut save["setup"]));
        assert_eq!(restore::<State>(&broken).err(), Some(Damage::BadSetup(rule)));
    }
    let other = changed(|save| save["game"] = json!("art-robbery"));
    assert_eq!(restore::<State>(&other).err(), Some(Damage::OtherGame));
}

#[test]
fn noise_never_panics() {
    let text = text();
    let mut dice = Dice::new(Seed(77));
    for _ in 0..1500 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=dice.below(8) {
            let place = dice.below(u32::try_from(bytes.len()).expect("it is short")) as usize;
            match dice.below(3) {
                0 => bytes[place] = u8::try_from(dice.below(256)).expect("it is a byte"),
                1 => drop(bytes.remove(place)),
                _ => bytes.truncate(place + 10),
            }
        }
        let noisy = String::from_utf8_lossy(&bytes);
        let _ = glance(&noisy);
        let _ = restore::<State>(&noisy);
    }
}

#[test]
fn the_seed_is_in_no_view() {
    let game = played(Setup::of(4), 20, 0x00C0_FFEE);
    for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Everything] {
        let view = serde_json::to_string(&game.view(viewer)).expect("a view is JSON");
        assert!(
            !view.contains(&Seed(0x00C0_FFEE).to_string())
                && !view.contains("seed")
                && !view.contains("dice")
        );
    }
}
