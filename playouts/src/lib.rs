//! Random whole matches through the contract, the same code natively and as WebAssembly: how fast the
//! rules are, and whether they come to the same end everywhere.

pub mod arena;
pub mod balance;
mod chance;
mod digest;
mod experts;
mod matches;
#[cfg(target_arch = "wasm32")]
mod wasm;

use std::ops::Range;

use cambriole_engine::rules::{Game, GameId, art_project, art_robbery, museum_caper};

/// A table to play at: a game, how many play, and which variant of it (a mission's place in
/// `Mission::ALL`; 0 where there is but one).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    pub game: GameId,
    pub players: u8,
    pub variant: usize,
}

/// Plays one match a seed and says how many actions they took; 0 where the game has no such table.
pub fn play(table: Table, seeds: Range<u64>) -> u64 {
    match table.game {
        GameId::ArtRobbery => matches::play(&art_robbery(table), seeds, |_: &art_robbery::State| ()),
        GameId::ArtProject => {
            art_project(table).map_or(0, |setup| matches::play(&setup, seeds, |_: &art_project::State| ()))
        }
        GameId::MuseumCaper => matches::play(&museum_caper(table), seeds, |_: &museum_caper::State| ()),
    }
}

/// A number that stands for the end of one match a seed: alike on every machine, or a law is broken.
pub fn digest(table: Table, seeds: Range<u64>) -> u64 {
    match table.game {
        GameId::ArtRobbery => digest_of::<art_robbery::State>(&art_robbery(table), seeds),
        GameId::ArtProject => {
            art_project(table).map_or(0, |setup| digest_of::<art_project::State>(&setup, seeds))
        }
        GameId::MuseumCaper => digest_of::<museum_caper::State>(&museum_caper(table), seeds),
    }
}

/// A number that stands for what experts choose who think a little, one match a seed: alike on every
/// machine as well.
pub fn experts(table: Table, seeds: Range<u64>) -> u64 {
    match table.game {
        GameId::ArtRobbery => experts::digest::<art_robbery::State>(&art_robbery(table), seeds),
        GameId::ArtProject => {
            art_project(table).map_or(0, |setup| experts::digest::<art_project::State>(&setup, seeds))
        }
        GameId::MuseumCaper => experts::digest::<museum_caper::State>(&museum_caper(table), seeds),
    }
}

fn art_robbery(table: Table) -> art_robbery::Setup {
    art_robbery::Setup::of(table.players)
}

fn art_project(table: Table) -> Option<art_project::Setup> {
    let mission = *art_project::Mission::ALL.get(table.variant)?;
    Some(art_project::Setup { mission, ..art_project::Setup::of(table.players) })
}

/// With as many open locks as when the ends of these matches were pinned.
fn museum_caper(table: Table) -> museum_caper::Setup {
    museum_caper::Setup { open_locks: 6, ..museum_caper::Setup::of(table.players) }
}

fn digest_of<G: Game>(setup: &G::Setup, seeds: Range<u64>) -> u64 {
    let mut digest = digest::Digest::default();
    let actions = matches::play(setup, seeds, |end: &G| digest.add(end));
    digest.add(&actions);
    digest.value()
}
