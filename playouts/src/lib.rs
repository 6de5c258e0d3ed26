//! Random whole matches through the contract, the same code natively and as WebAssembly: how fast the
//! rules are, and whether they come to the same end everywhere.

pub mod arena;
pub mod balance;
mod chance;
mod digest;
mod masters;
mod matches;
pub mod measured;
#[cfg(target_arch = "wasm32")]
mod wasm;

use std::ops::Range;

use cambriole_engine::{
    rules::{Game, GameId},
    with_game,
};

use measured::Measured;

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
    with_game!(table.game, G => G::at(table).map_or(0, |setup| matches::play(&setup, seeds, |_: &G| ())))
}

/// A number that stands for the end of one match a seed: alike on every machine, or a law is broken.
pub fn digest(table: Table, seeds: Range<u64>) -> u64 {
    with_game!(table.game, G => G::at(table).map_or(0, |setup| digest_of::<G>(&setup, seeds)))
}

/// A number that stands for what masters choose who think a little, one match a seed: alike on every
/// machine as well.
pub fn masters(table: Table, seeds: Range<u64>) -> u64 {
    with_game!(table.game, G => G::at(table).map_or(0, |setup| masters::digest::<G>(&setup, seeds)))
}

fn digest_of<G: Game>(setup: &G::Setup, seeds: Range<u64>) -> u64 {
    let mut digest = digest::Digest::default();
    let actions = matches::play(setup, seeds, |end: &G| digest.add(end));
    digest.add(&actions);
    digest.value()
}
