//! The native half of `run.mjs`: the same words, the same answers.
//!
//! `play <game> <players> <seconds>` prints matches, actions and nanoseconds;
//! `digest <game> <players> <matches>` prints the digest. Games are numbered as in `GameId::ALL`.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use cambriole_engine::rules::GameId;
use cambriole_playouts::{digest, play};

/// Matches between two looks at the clock.
const SLICE: u64 = 200;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let game = number(1).and_then(|place| GameId::ALL.get(usize::try_from(place).ok()?));
    let players = number(2).and_then(|players| u8::try_from(players).ok());
    let (Some(command), Some(game), Some(players), Some(amount)) = (words.first(), game, players, number(3))
    else {
        eprintln!("play|digest <game> <players> <seconds|matches>");
        return ExitCode::FAILURE;
    };
    if command == "digest" {
        println!("{}", digest(*game, players, 0..amount));
        return ExitCode::SUCCESS;
    }
    play(*game, players, 0..SLICE);
    let (start, until) = (Instant::now(), Duration::from_secs(amount));
    let (mut matches, mut actions) = (0, 0);
    while start.elapsed() < until {
        actions += play(*game, players, matches..matches + SLICE);
        matches += SLICE;
    }
    println!("{matches} {actions} {}", start.elapsed().as_nanos());
    ExitCode::SUCCESS
}
