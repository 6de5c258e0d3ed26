//! Fresh seeds.

use cambriole_engine::rules::Seed;

/// A seed that nobody can guess, short enough to be read aloud: eight letters and digits.
pub fn seed() -> Seed {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes[..5]) {
        Ok(()) => Seed(u64::from_le_bytes(bytes)),
        // A browser without random numbers still has a clock: the match is playable, if guessable.
        Err(_) => Seed(super::clock::now()),
    }
}
