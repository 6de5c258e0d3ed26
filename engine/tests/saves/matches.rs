//! Matches to save, and what can become of a save.

use cambriole_engine::{
    bots::{Level, Policy},
    rules::{Dice, Game, Seed, Turn, Viewer},
    table::{Chair, Label, Match, Sitter, glance, restore, write},
};
use serde_json::Value;

pub fn chairs(count: u8) -> Vec<Chair> {
    let sitter = |n| if n == 0 { Sitter::Person } else { Sitter::Bot(Level::Regular) };
    (0..count).map(|n| Chair { name: format!("Zoé {n}"), mark: n + 1, sitter: sitter(n) }).collect()
}

/// A match of so many that bots have played for some moves.
pub fn played<G: Policy>(setup: G::Setup, players: u8, moves: usize, seed: u64) -> Match<G> {
    let mut game = Match::<G>::start(setup, chairs(players), Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed + 1));
    for _ in 0..moves {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody can act");
        let mut legal = game.legal_actions(seat);
        let choice = G::choose(&game.view(Viewer::Seat(seat)), &legal, Level::Regular, &mut dice);
        game.act(seat, legal.swap_remove(choice)).expect("it is legal");
    }
    game
}

/// A match as its save.
pub fn written<G: Game>(game: &Match<G>, label: &Label) -> String {
    write(game, label).expect("it can be written")
}

pub fn changed(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut save: Value = serde_json::from_str(text).expect("a save is JSON");
    change(&mut save);
    save.to_string()
}

/// Reads a save with a bit flipped in every so many bytes.
pub fn flip<G: Game>(text: &str, step: usize) {
    for place in (0..text.len()).step_by(step) {
        let mut bytes = text.as_bytes().to_vec();
        bytes[place] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else { continue };
        let _ = glance(&flipped);
        if let Ok(restored) = restore::<G>(&flipped) {
            assert!(restored.damage.is_some(), "byte {place} was flipped and nobody noticed");
        }
    }
}

/// Reads a save with bytes changed, lost and cut off, so many times.
pub fn noise<G: Game>(text: &str, times: u32) {
    let mut dice = Dice::new(Seed(77));
    for _ in 0..times {
        let mut bytes = text.as_bytes().to_vec();
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
        let _ = restore::<G>(&noisy);
    }
}

/// No viewer can foretell chance.
pub fn hides_its_seed<G: Game>(game: &Match<G>, viewers: &[Viewer]) {
    for viewer in viewers {
        let view = serde_json::to_string(&game.view(*viewer)).expect("a view is JSON");
        assert!(!view.contains(&game.seed().to_string()));
        assert!(!view.contains("seed") && !view.contains("dice"));
    }
}
