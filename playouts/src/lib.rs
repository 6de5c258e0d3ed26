//! Random whole matches through the contract, the same code natively and as WebAssembly: how fast the
//! rules are, and whether they come to the same end everywhere.

mod chance;
mod digest;
mod matches;
#[cfg(target_arch = "wasm32")]
mod wasm;

use std::ops::Range;

use cambriole_engine::rules::{Game, GameId, art_robbery, museum_caper};

/// Plays one match a seed and says how many actions they took; 0 where the game has no such table.
pub fn play(game: GameId, players: u8, seeds: Range<u64>) -> u64 {
    match game {
        GameId::ArtRobbery => matches::play(&art_robbery(players), seeds, |_: &art_robbery::State| ()),
        GameId::MuseumCaper => matches::play(&museum_caper(players), seeds, |_: &museum_caper::State| ()),
    }
}

/// A number that stands for the end of one match a seed: alike on every machine, or a law is broken.
pub fn digest(game: GameId, players: u8, seeds: Range<u64>) -> u64 {
    match game {
        GameId::ArtRobbery => digest_of::<art_robbery::State>(&art_robbery(players), seeds),
        GameId::MuseumCaper => digest_of::<museum_caper::State>(&museum_caper(players), seeds),
    }
}

fn art_robbery(players: u8) -> art_robbery::Setup {
    art_robbery::Setup::of(players)
}

fn museum_caper(players: u8) -> museum_caper::Setup {
    museum_caper::Setup::of(players)
}

fn digest_of<G: Game>(setup: &G::Setup, seeds: Range<u64>) -> u64 {
    let mut digest = digest::Digest::default();
    let actions = matches::play(setup, seeds, |end: &G| digest.add(end));
    digest.add(&actions);
    digest.value()
}
