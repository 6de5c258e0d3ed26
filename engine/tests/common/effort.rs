//! How much is tried. The ordinary run tries the same cases every time; a fuzzing run
//! (`cargo xtask fuzz`) tries fresh ones for as long as it is told, and repeats one by its number.

use std::{
    collections::hash_map::RandomState,
    env,
    hash::BuildHasher,
    time::{Duration, Instant},
};

use super::chance::Chance;

/// A fuzzing run lasts so many seconds for each law and game.
const SECONDS: &str = "CAMBRIOLE_SECONDS";
/// The one case to repeat.
const CASE: &str = "CAMBRIOLE_CASE";

/// Whether this is a fuzzing run: its cases are few or many, as the machine is slow or quick.
pub fn is_fuzzing() -> bool {
    env::var_os(SECONDS).is_some() || env::var_os(CASE).is_some()
}

/// The numbers of the cases to try: the first `count` of an ordinary run.
pub fn cases(count: u64) -> Box<dyn Iterator<Item = u64>> {
    let set = |name| env::var(name).ok().map(|value| value.parse().expect("a whole number"));
    match (set(CASE), set(SECONDS)) {
        (Some(case), _) => Box::new(std::iter::once(case)),
        (None, Some(seconds)) => {
            let end = Instant::now() + Duration::from_secs(seconds);
            let mut chance = Chance(RandomState::new().hash_one(0));
            Box::new(std::iter::from_fn(move || (Instant::now() < end).then(|| chance.word())))
        }
        (None, None) => Box::new(0..count),
    }
}

/// Says which case it was if the test stops in it.
pub struct Told(pub u64);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("It was case {0}: {CASE}={0} tries it again.", self.0);
        }
    }
}
