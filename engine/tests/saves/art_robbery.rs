//! Saves of Art Robbery.

use cambriole_engine::{
    rules::{
        Game, Seat, Viewer,
        art_robbery::{Setup, State},
    },
    table::{Damage, FORMAT, Glance, Label, Match, glance, head, restore},
};
use serde_json::{Value, json};

use crate::matches::{chairs, changed, flip, hides_its_seed, noise, played, written};

fn robbery(players: u8, moves: usize, seed: u64) -> Match<State> {
    played(Setup::of(players), players, moves, seed)
}

fn label() -> Label {
    Label {
        title: "Soirée du samedi".into(),
        played: 1_700_000_000_000,
        app: "0.1.0".into(),
        hints: 2,
        lesson: None,
    }
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
fn the_head_alone_tells_the_same() {
    let game = robbery(4, 30, 5);
    let text = written(&game, &label());
    let seen = glance(&text).expect("it is whole");
    assert_eq!(seen.progress, Some(game.progress()));
    assert_eq!(head(&text), Ok(seen.clone()));
    let (start, _) = text.split_once("\"actions\"").expect("the record stands last");
    let cut = &text[..start.len() + 20];
    assert_eq!(head(cut), Ok(seen.clone()), "the record is not read");
    // An older save: other fields after the record, and nothing about how far it is.
    let older = changed(&text, |save| {
        let fields = save.as_object_mut().expect("an object");
        fields.remove("progress");
        fields.remove("moves");
    });
    assert!(older.starts_with(r#"{"actions""#));
    let setup = r#"{"first":null,"open-counts":false,"players":4}"#.to_owned();
    assert_eq!(head(&older), Ok(Glance { progress: None, setup, ..seen.clone() }));
    // Somebody's list of that name is not the record.
    let odd = text.replacen('{', r#"{"more":[{"a":1,"actions":[]}],"#, 1);
    assert_eq!(head(&odd), Ok(seen));
}

/// As versions before 0.5 wrote it: the fields in the order of the alphabet.
const OLD: &str = r#"{"actions":[],"chairs":[{"mark":1,"name":"Zoé","sitter":"person"},{"mark":2,"name":"","sitter":{"bot":"novice"}}],"checksum":"5f40063f685b0bce","format":1,"game":"art-robbery","label":{"app":"0.4.0","hints":0,"played":5,"title":"Samedi \"17\""},"over":false,"rules":1,"seed":"0000-000A","setup":{"first":0,"open-counts":false,"players":2}}"#;

#[test]
fn an_old_save_is_whole() {
    let restored = restore::<State>(OLD).expect("it is whole");
    assert_eq!((restored.damage, restored.label.title.as_str()), (None, "Samedi \"17\""));
    let escaped = OLD.replace('é', r"\u00e9");
    assert_eq!(restore::<State>(&escaped).map(|restored| restored.damage), Ok(None));
    let changed = OLD.replace("Samedi", "Dimanche");
    assert_eq!(restore::<State>(&changed).map(|restored| restored.damage), Ok(Some(Damage::Checksum)));
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
