//! Law 6: a hostile save is an error that keeps the original text, never a panic. And a fair one comes
//! back as it was.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

use cambriole_engine::{
    bots::{Brain, Level},
    rules::{
        Dice, Game, Seat, Seed, Turn, Viewer,
        art_robbery::{Setup, State},
    },
    table::{Chair, Damage, FORMAT, Label, Match, Sitter, glance, restore, write},
};
use serde_json::{Value, json};

fn chairs(count: u8) -> Vec<Chair> {
    let sitter = |n| if n == 0 { Sitter::Person } else { Sitter::Bot(Level::Regular) };
    (0..count).map(|n| Chair { name: format!("Zoé {n}"), mark: n + 1, sitter: sitter(n) }).collect()
}

fn played(players: u8, moves: usize, seed: u64) -> Match<State> {
    let mut game =
        Match::<State>::start(Setup::of(players), chairs(players), Seed(seed)).expect("a legal table");
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

fn label() -> Label {
    Label { title: "Soirée du samedi".into(), played: 1_700_000_000_000, app: "0.1.0".into() }
}

fn text() -> String {
    write(&played(4, 30, 5), &label())
}

fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut save: Value = serde_json::from_str(&text()).expect("a save is JSON");
    change(&mut save);
    save.to_string()
}

#[test]
fn a_match_comes_back_as_it_was() {
    for (players, moves) in [(2, 0), (3, 17), (4, 60), (5, 10_000)] {
        let game = played(players, moves, 11);
        let restored = restore::<State>(&write(&game, &label())).expect("it is whole");
        assert_eq!(restored.game, game);
        assert_eq!(restored.label, label());
        assert_eq!(restored.damage, None);
    }
}

#[test]
fn a_glance_tells_what_it_is() {
    let game = played(3, 10_000, 2);
    let seen = glance(&write(&game, &label())).expect("it is whole");
    assert_eq!((seen.game, seen.moves, seen.over), (State::ID, game.len(), true));
    assert_eq!(seen.chairs, chairs(3));
}

#[test]
fn line_breaks_and_order_do_not_matter() {
    let save: Value = serde_json::from_str(&text()).expect("a save is JSON");
    let pretty = serde_json::to_string_pretty(&save).expect("it is JSON");
    assert_eq!(restore::<State>(&pretty).expect("it is whole").damage, None);
}

#[test]
fn a_cut_save_is_an_error_at_every_length() {
    let text = text();
    for length in (0..text.len()).filter(|length| text.is_char_boundary(*length)) {
        assert_eq!(restore::<State>(&text[..length]).err(), Some(Damage::NotJson), "cut at {length}");
        assert_eq!(glance(&text[..length]).err(), Some(Damage::NotJson));
    }
}

#[test]
fn a_flipped_byte_is_found_wherever_it_is() {
    let text = text();
    for place in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else { continue };
        let _ = glance(&flipped);
        if let Ok(restored) = restore::<State>(&flipped) {
            assert!(restored.damage.is_some(), "byte {place} was flipped and nobody noticed");
        }
    }
}

#[test]
fn a_refused_action_keeps_the_good_part_playable() {
    let broken = changed(|save| save["actions"].as_array_mut().expect("a list").swap(12, 20));
    let restored = restore::<State>(&broken).expect("its start is whole");
    let Some(Damage::Stops { after }) = restored.damage else { panic!("{:?}", restored.damage) };
    assert!((12..=20).contains(&after));
    assert_eq!(restored.game.len(), after);
    assert!(!restored.game.is_over());
}

#[test]
fn an_unreadable_action_keeps_the_good_part_playable() {
    for nonsense in [
        json!(null),
        json!([9, "x"]),
        json!([250, {"give": "dog"}]),
        json!([0, {"play": {"card": "seven", "aim": "nothing"}}]),
        json!([0, {"play": {"card": "boss", "aim": {"centre": 99}}}]),
    ] {
        let broken = changed(|save| save["actions"][7] = nonsense.clone());
        let restored = restore::<State>(&broken).expect("its start is whole");
        assert_eq!(restored.damage, Some(Damage::Stops { after: 7 }), "{nonsense}");
    }
}

#[test]
fn a_save_from_elsewhere_says_why_not() {
    type Change = fn(&mut Value);
    let cases: [(Damage, Change); 9] = [
        (Damage::NewerFormat, |save| save["format"] = json!(FORMAT + 1)),
        (Damage::NotASave, |save| save["format"] = json!("one")),
        (Damage::OtherGame, |save| save["game"] = json!("chess")),
        (Damage::OtherRules, |save| save["rules"] = json!(State::RULES_VERSION + 1)),
        (Damage::BadSetup("AR-1"), |save| save["setup"]["players"] = json!(9)),
        (Damage::BadSetup("AR-3"), |save| save["setup"]["first"] = json!(4)),
        (Damage::BadChairs, |save| save["chairs"].as_array_mut().expect("a list").truncate(3)),
        (Damage::NotASave, |save| save["seed"] = json!(12)),
        (Damage::NotASave, |save| save["actions"] = json!({"0": []})),
    ];
    for (damage, change) in cases {
        assert_eq!(restore::<State>(&changed(change)).err(), Some(damage));
    }
    for not_a_save in ["[]", "12", "null", "\"cambriole\"", "{}"] {
        assert_eq!(restore::<State>(not_a_save).err(), Some(Damage::NotASave));
    }
}

#[test]
fn a_changed_name_is_noticed_but_plays_on() {
    let renamed = changed(|save| save["chairs"][0]["name"] = json!("Someone else"));
    let restored = restore::<State>(&renamed).expect("the match is whole");
    assert_eq!(restored.damage, Some(Damage::Checksum));
    assert_eq!(restored.game.len(), 30);
}

#[test]
fn a_gigantic_save_is_not_even_read() {
    let padded = changed(|save| save["label"]["title"] = json!("x".repeat(2_000_000)));
    assert_eq!(restore::<State>(&padded).err(), Some(Damage::TooLong));
    let deep = "[".repeat(100_000);
    assert_eq!(restore::<State>(&deep).err(), Some(Damage::NotJson));
}

#[test]
fn names_and_titles_are_made_to_fit() {
    let shouting = changed(|save| {
        save["label"]["title"] = json!("T\u{0}".repeat(200));
        save["chairs"][1]["name"] = json!("\n<b>x</b>".repeat(50));
        save["chairs"][1]["mark"] = json!(99);
    });
    let restored = restore::<State>(&shouting).expect("the match is whole");
    assert!(restored.label.title.chars().count() <= 60);
    let chair = &restored.game.chairs()[1];
    assert!(chair.name.chars().count() <= 20 && !chair.name.contains('\n'));
    assert!((1..=7).contains(&chair.mark));
}

#[test]
fn noise_never_panics() {
    let text = text();
    let mut dice = Dice::new(Seed(77));
    for _ in 0..2_000 {
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
fn the_seed_alone_is_not_in_any_view() {
    let game = played(4, 12, 0x00C0_FFEE);
    for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Everything] {
        let view = serde_json::to_string(&game.view(viewer)).expect("a view is JSON");
        assert!(!view.contains(&Seed(0x00C0_FFEE).to_string()));
        assert!(!view.contains("seed") && !view.contains("dice"));
    }
}
