//! Law 6 for every game: whatever somebody makes of a save, it is read as far as it is true, or refused;
//! never a panic, and nothing is made up.

use cambriole_engine::{
    bots::Policy,
    rules::{Game, Turn, Viewer, art_project, art_robbery, museum_caper},
    table::{Damage, Label, Match, Restored, glance, restore},
};
use serde_json::Value;

use crate::{
    common::{
        chance::Chance,
        effort::{self, Told},
        garble::garble,
    },
    matches::{played, written},
};

/// Saves that the ordinary run tampers with, and how often each.
const SAVES: u64 = 40;
const TIMES: usize = 25;
/// The matches behind them are no longer than this.
const LONGEST: usize = 120;

#[test]
fn law_6_no_save_of_art_robbery_breaks_anything() {
    law_6::<art_robbery::State>(|chance| {
        let players = 2 + few(chance, 4);
        (art_robbery::Setup::of(players), players)
    });
}

#[test]
fn law_6_no_save_of_art_project_breaks_anything() {
    law_6::<art_project::State>(|chance| {
        let players = 1 + few(chance, 6);
        let mission = *chance.pick(&art_project::Mission::ALL);
        (art_project::Setup { mission, ..art_project::Setup::of(players) }, players)
    });
}

#[test]
fn law_6_no_save_of_museum_caper_breaks_anything() {
    law_6::<museum_caper::State>(|chance| {
        let players = 2 + few(chance, 6);
        let chosen_locks = chance.one_in(2);
        (museum_caper::Setup { chosen_locks, ..museum_caper::Setup::of(players) }, players)
    });
}

fn few(chance: &mut Chance, bound: usize) -> u8 {
    u8::try_from(chance.below(bound)).expect("a few")
}

fn law_6<G: Policy>(table: fn(&mut Chance) -> (G::Setup, u8)) {
    let elsewhere = text_of(&played::<art_robbery::State>(art_robbery::Setup::of(3), 3, 20, 1));
    let elsewhere: Value = serde_json::from_str(&elsewhere).expect("a save is JSON");
    for number in effort::cases(SAVES) {
        let _told = Told(number);
        let mut chance = Chance(number);
        let (setup, players) = table(&mut chance);
        let game = played::<G>(setup, players, chance.below(LONGEST), chance.word());
        let text = text_of(&game);
        let fair: Value = serde_json::from_str(&text).expect("a save is JSON");
        for _ in 0..TIMES {
            let other = if chance.one_in(3) { &elsewhere } else { &fair };
            read::<G>(&structure(&fair, other, &mut chance));
            read::<G>(&bytes(&text, &mut chance));
        }
    }
}

fn text_of<G: Game>(game: &Match<G>) -> String {
    written(game, &Label::default())
}

/// The save with some of its values changed: it is JSON all the same.
fn structure(fair: &Value, other: &Value, chance: &mut Chance) -> String {
    let mut save = fair.clone();
    for _ in 0..=chance.below(5) {
        garble(&mut save, other, chance);
    }
    save.to_string()
}

/// The save with some of its bytes changed, lost, repeated or cut off.
fn bytes(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(5) {
        if bytes.is_empty() {
            break;
        }
        let place = chance.below(bytes.len());
        match chance.below(5) {
            0 => bytes[place] = chance.word().to_le_bytes()[0],
            1 => bytes[place] ^= 1 << chance.below(8),
            2 => drop(bytes.remove(place)),
            3 => bytes.extend_from_within(place..),
            _ => bytes.truncate(place + 1),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn read<G: Game>(text: &str) {
    let seen = glance(text);
    let Ok(Restored { game, label, damage }) = restore::<G>(text) else { return };
    let seen = seen.expect("what can be played can be told of");
    assert_eq!((seen.game, &seen.label), (G::ID, &label));
    match damage {
        Some(Damage::Stops { after }) => assert!(game.len() == after && after < seen.moves),
        _ => assert_eq!(game.len(), seen.moves, "every action was replayed"),
    }
    // What was saved of it is a match like any other.
    if let Turn::Of(seats) = game.turn() {
        assert!(seats.iter().all(|seat| !game.legal_actions(seat).is_empty()));
    }
    assert_eq!(game.view_after(game.len(), Viewer::Table), Some(game.view(Viewer::Table)));
    let again = restore::<G>(&written(&game, &label)).expect("it was just written");
    assert_eq!((again.game, again.label, again.damage), (game, label, None));
}
