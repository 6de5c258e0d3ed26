//! What the WebAssembly module exports to `run.mjs`.
#![expect(unsafe_code, reason = "an exported function needs a name of its own")]

use cambriole_engine::rules::GameId;

use crate::Table;

#[unsafe(no_mangle)]
extern "C" fn play(game: usize, players: u8, variant: usize, from: u64, to: u64) -> u64 {
    GameId::ALL.get(game).map_or(0, |game| crate::play(Table { game: *game, players, variant }, from..to))
}

#[unsafe(no_mangle)]
extern "C" fn digest(game: usize, players: u8, variant: usize, from: u64, to: u64) -> u64 {
    GameId::ALL.get(game).map_or(0, |game| crate::digest(Table { game: *game, players, variant }, from..to))
}

#[unsafe(no_mangle)]
extern "C" fn masters(game: usize, players: u8, variant: usize, from: u64, to: u64) -> u64 {
    GameId::ALL.get(game).map_or(0, |game| crate::masters(Table { game: *game, players, variant }, from..to))
}
