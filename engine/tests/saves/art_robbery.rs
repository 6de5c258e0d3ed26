//! Saves of Art Robbery.

use cambriole_engine::{
    rules::{
        Game, Seat, Viewer,
        art_robbery::{Setup, State},
    },
    table::{Damage, FORMAT, Label, Match, glance, restore},
};
use serde_json::{Value, json};

use crate::matches::{chairs, changed, flip, hides_its_seed, noise, played, written};

fn robbery(players: u8, moves: usize, seed: u64) -> Match<State> {
    played(Setup::of(players), players, moves, seed)
}

fn label() -> Label {
    Label { title: "Soirée du samedi".into(), played: 1_700_000_000_000, app: "0.1.0".into(), hints: 2 }
}

fn text() -> String {
    written(&robbery(4, 30, 5), &label())
}

#[test]
fn a_match_comes_back_as_it_was() {
    for (players, moves) in [(2, 0), (3, 17), (4, 60), (5, 10_000)] {
        let game = robbery(players, moves, 11);
        let restored = restore::<State>(&written(&game, &label())).expect("it is whole");
        assert_eq!(restored.game, game);
        assert_eq!(restored.label, label());
        assert_eq!(restored.damage, None);
    }
}

#[test]
fn a_glance_tells_what_it_is() {
    let game = robbery(3, 10_000, 2);
    let seen = glance(&written(&game, &label())).expect("it is whole");
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
    flip::<State>(&text(), 1);
}

#[test]
fn a_refused_action_keeps_the_good_part_playable() {
    let broken = changed(&text(), |save| save["actions"].as_array_mut().expect("a list").swap(12, 20));
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
        let broken = changed(&text(), |save| save["actions"][7] = nonsense.clone());
        let restored = restore::<State>(&broken).expect("its start is whole");
        assert_eq!(restored.damage, Some(Damage::Stops { after: 7 }), "{nonsense}");
    }
}

#[test]
fn a_save_from_elsewhere_says_why_not() {
    type Change = fn(&mut Value);
    let cases: [(Damage, Change); 10] = [
        (Damage::NewerFormat, |save| save["format"] = json!(FORMAT + 1)),
        (Damage::NotASave, |save| save["format"] = json!("one")),
        (Damage::OtherGame, |save| save["game"] = json!("chess")),
        (Damage::OtherRules, |save| save["rules"] = json!(State::RULES_VERSION - 1)),
        (Damage::NewerFormat, |save| save["rules"] = json!(State::RULES_VERSION + 1)),
        (Damage::BadSetup("AR-1"), |save| save["setup"]["players"] = json!(9)),
        (Damage::BadSetup("AR-3"), |save| save["setup"]["first"] = json!(4)),
        (Damage::BadChairs, |save| save["chairs"].as_array_mut().expect("a list").truncate(3)),
        (Damage::NotASave, |save| save["seed"] = json!(12)),
        (Damage::NotASave, |save| save["actions"] = json!({"0": []})),
    ];
    for (damage, change) in cases {
        assert_eq!(restore::<State>(&changed(&text(), change)).err(), Some(damage));
    }
    for not_a_save in ["[]", "12", "null", "\"cambriole\"", "{}"] {
        assert_eq!(restore::<State>(not_a_save).err(), Some(Damage::NotASave));
    }
}

#[test]
fn a_changed_name_is_noticed_but_plays_on() {
    let renamed = changed(&text(), |save| save["chairs"][0]["name"] = json!("Someone else"));
    let restored = restore::<State>(&renamed).expect("the match is whole");
    assert_eq!(restored.damage, Some(Damage::Checksum));
    assert_eq!(restored.game.len(), 30);
}

#[test]
fn a_gigantic_save_is_not_even_read() {
    let padded = changed(&text(), |save| save["label"]["title"] = json!("x".repeat(2_000_000)));
    assert_eq!(restore::<State>(&padded).err(), Some(Damage::TooLong));
    let deep = "[".repeat(100_000);
    assert_eq!(restore::<State>(&deep).err(), Some(Damage::NotJson));
}

#[test]
fn names_and_titles_are_made_to_fit() {
    let shouting = changed(&text(), |save| {
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
    noise::<State>(&text(), 2_000);
}

#[test]
fn the_seed_alone_is_not_in_any_view() {
    let game = robbery(4, 12, 0x00C0_FFEE);
    hides_its_seed(&game, &[Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Everything]);
}
