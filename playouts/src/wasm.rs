//! What the WebAssembly module exports to `run.mjs`.
#![expect(unsafe_code, reason = "an exported function needs a name of its own")]

use cambriole_engine::rules::GameId;

#[unsafe(no_mangle)]
extern "C" fn play(game: usize, players: u8, from: u64, to: u64) -> u64 {
    GameId::ALL.get(game).map_or(0, |game| crate::play(*game, players, from..to))
}

#[unsafe(no_mangle)]
extern "C" fn digest(game: usize, players: u8, from: u64, to: u64) -> u64 {
    GameId::ALL.get(game).map_or(0, |game| crate::digest(*game, players, from..to))
}
