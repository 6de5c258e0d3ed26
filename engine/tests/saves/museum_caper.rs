//! Saves of Le Casse du Siècle.

use cambriole_engine::{
    rules::{
        Game, Seat, Seed, Turn, Viewer,
        museum_caper::{Length, Setup, State},
    },
    table::{Damage, Label, Match, glance, restore},
};
use serde_json::{Value, json};

use crate::matches::{chairs, changed, flip, hides_its_seed, noise, played, written};

fn caper(setup: Setup, moves: usize, seed: u64) -> Match<State> {
    played(setup, setup.players, moves, seed)
}

fn text() -> String {
    written(&caper(Setup::of(4), 30, 5), &Label::default())
}

#[test]
fn a_match_comes_back_as_it_was() {
    let long = Setup { length: Length::Long, chosen_locks: true, ..Setup::of(3) };
    for (setup, moves) in [(Setup::of(2), 0), (Setup::of(5), 12), (Setup::of(7), 10_000), (long, 10_000)] {
        let game = caper(setup, moves, 11);
        let text = written(&game, &Label::default());
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
    let text = written(&game, &Label::default());
    assert!(game.len() > 5_000, "{}", game.len());
    assert!(restore::<State>(&text).is_ok_and(|restored| restored.damage.is_none()), "{} bytes", text.len());
}

#[test]
fn a_cut_or_flipped_save_is_found_out() {
    let text = text();
    for length in (0..text.len()).step_by(7).filter(|length| text.is_char_boundary(*length)) {
        assert_eq!(restore::<State>(&text[..length]).err(), Some(Damage::NotJson));
    }
    flip::<State>(&text, 5);
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
        let broken = changed(&text(), |save| save["actions"][7] = nonsense.clone());
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
        let broken = changed(&text(), |save| change(&mut save["setup"]));
        assert_eq!(restore::<State>(&broken).err(), Some(Damage::BadSetup(rule)));
    }
    let other = changed(&text(), |save| save["game"] = json!("art-robbery"));
    assert_eq!(restore::<State>(&other).err(), Some(Damage::OtherGame));
}

#[test]
fn a_record_of_the_first_edition_of_the_rules_says_so() {
    let first = changed(&text(), |save| save["rules"] = json!(1));
    assert_eq!(restore::<State>(&first).err(), Some(Damage::OtherRules));
    assert!(glance(&first).is_ok(), "it keeps its name in the lobby");
}

#[test]
fn noise_never_panics() {
    noise::<State>(&text(), 1_500);
}

#[test]
fn the_seed_is_in_no_view() {
    let game = caper(Setup::of(4), 20, 0x00C0_FFEE);
    hides_its_seed(&game, &[Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Everything]);
}
