//! Tables to play at, of all sizes and kinds.

use cambriole_engine::rules::{Game, art_project, art_robbery, museum_caper};

/// A game with tables for tests.
pub trait Tables: Game {
    /// One decision in so many is looked at closely: fewer where matches are long.
    const RARELY: usize = 1;

    /// The set-ups to take in turn: every number of players at least.
    fn tables() -> Vec<Self::Setup> {
        Self::SEATS.map(Self::setup).collect()
    }
}

impl Tables for art_robbery::State {
    const RARELY: usize = 9;
}

impl Tables for museum_caper::State {
    const RARELY: usize = 29;

    fn tables() -> Vec<museum_caper::Setup> {
        let lengths = [museum_caper::Length::Short, museum_caper::Length::Short, museum_caper::Length::Long];
        let kinds = lengths.into_iter().cycle().zip([false, true].into_iter().cycle());
        let table = |(players, (length, chosen_locks))| museum_caper::Setup {
            length,
            chosen_locks,
            ..Self::setup(players)
        };
        Self::SEATS.zip(kinds).map(table).collect()
    }
}

impl Tables for art_project::State {
    const RARELY: usize = 31;

    fn tables() -> Vec<art_project::Setup> {
        let levels = art_project::Difficulty::ALL.into_iter().cycle();
        let kinds = art_project::Mission::ALL.into_iter().cycle().zip(levels);
        let table =
            |((mission, level), players)| art_project::Setup { mission, level, ..Self::setup(players) };
        kinds.zip(Self::SEATS.cycle().skip(2)).map(table).take(30).collect()
    }
}

#[cfg(feature = "fourth-game")]
impl Tables for cambriole_engine::rules::passe_partout::State {}
