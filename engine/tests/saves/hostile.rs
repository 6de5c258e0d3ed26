//! Law 6 for every game: whatever somebody makes of a save, it is read as far as it is true, or refused;
//! never a panic, and nothing is made up.

use cambriole_engine::{
    bots::Policy,
    each_game,
    rules::{
        Game, Seed, Turn, Viewer,
        art_robbery::{Setup, State},
    },
    table::{Damage, Label, Match, Restored, glance, restore},
};
use serde_json::Value;

use crate::{
    common::{
        chance::Chance,
        effort::{self, Told},
        garble::garble,
        tables::Tables,
    },
    matches::{played, written},
};

/// Saves that the ordinary run tampers with, and how often each.
const SAVES: u64 = 40;
const TIMES: usize = 25;
/// The matches behind them are no longer than this.
const LONGEST: usize = 120;

macro_rules! tests {
    ($($id:ident = $game:ident;)*) => {$(
        mod $game {
            #[test]
            fn law_6_no_save_breaks_anything() {
                super::law_6::<cambriole_engine::rules::$game::State>();
            }
        }
    )*};
}

each_game!(tests);

fn law_6<G: Policy + Tables>() {
    let elsewhere = text_of(&played::<State>(Setup::of(3), 3, 20, 1));
    let elsewhere: Value = serde_json::from_str(&elsewhere).expect("a save is JSON");
    let tables = G::tables();
    for number in effort::cases(SAVES) {
        let _told = Told(number);
        let mut chance = Chance(number);
        let setup = chance.pick(&tables).clone();
        let players = G::start(&setup, Seed(0)).expect("a legal table").seats();
        let players = u8::try_from(players).expect("a few");
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
