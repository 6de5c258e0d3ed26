//! The native half of `run.mjs`: the same words, the same answers.
//!
//! `play <game> <players> <variant> <seconds>` prints matches, actions and the nanoseconds that an action took in
//! the median slice, which other programs on the machine disturb least;
//! `digest` or `masters`, and `<game> <players> <variant> <matches>`, print the digest of random matches'
//! ends or of masters' choices. Games are numbered as in
//! `GameId::ALL`, variants (missions) in the game's own order.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use cambriole_engine::rules::GameId;
use cambriole_playouts::{Table, digest, masters, play};

/// Matches between two looks at the clock.
const SLICE: u64 = 50;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let game = number(1).and_then(|place| GameId::ALL.get(usize::try_from(place).ok()?));
    let players = number(2).and_then(|players| u8::try_from(players).ok());
    let variant = number(3).and_then(|place| usize::try_from(place).ok());
    let (Some(command), Some(game), Some(players), Some(variant), Some(amount)) =
        (words.first(), game, players, variant, number(4))
    else {
        eprintln!("play|digest|masters <game> <players> <variant> <seconds|matches>");
        return ExitCode::FAILURE;
    };
    let table = Table { game: *game, players, variant };
    if command == "masters" {
        println!("{}", masters(table, 0..amount));
        return ExitCode::SUCCESS;
    }
    if command == "digest" {
        println!("{}", digest(table, 0..amount));
        return ExitCode::SUCCESS;
    }
    let (start, until) = (Instant::now(), Duration::from_secs(amount));
    let (mut matches, mut actions, mut slices) = (0, 0, Vec::new());
    while slices.is_empty() || start.elapsed() < until {
        let slice = Instant::now();
        let taken = play(table, matches..matches + SLICE);
        slices.push(slice.elapsed().as_secs_f64() * 1e9 / u32::try_from(taken).map_or(f64::MAX, f64::from));
        actions += taken;
        matches += SLICE;
    }
    slices.sort_by(f64::total_cmp);
    println!("{matches} {actions} {}", slices[slices.len() / 2]);
    ExitCode::SUCCESS
}
