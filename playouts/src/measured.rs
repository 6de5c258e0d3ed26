//! What is measured of each game: the one place of this crate that names them.

use cambriole_engine::{
    bots::SearchHints,
    rules::{Game as _, Seat, art_project, art_robbery, museum_caper},
};

use crate::Table;

/// What the arena's options ask for; each game heeds those that it has.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    pub mission: art_project::Mission,
    pub level: art_project::Difficulty,
    pub locks: Option<u8>,
}

/// A game that can be measured.
pub trait Measured: SearchHints {
    /// Whether a victory of several is a whole one for each.
    const SIDES: bool = Self::TOGETHER;

    /// Whether in the arena the one who goes first goes round with the players.
    const FIRST_GOES_ROUND: bool = false;

    /// The set-up at a table; nothing if the game has no such variant.
    fn at(table: Table) -> Option<Self::Setup> {
        Some(Self::setup(table.players))
    }

    /// The set-up of a match in the arena in which `first` goes first.
    fn in_arena(players: u8, _first: Seat, _options: Options) -> Self::Setup {
        Self::setup(players)
    }
}

impl Measured for art_robbery::State {}

impl Measured for art_project::State {
    fn at(table: Table) -> Option<art_project::Setup> {
        let mission = *art_project::Mission::ALL.get(table.variant)?;
        Some(art_project::Setup { mission, ..Self::setup(table.players) })
    }

    fn in_arena(players: u8, _first: Seat, options: Options) -> art_project::Setup {
        let Options { mission, level, .. } = options;
        art_project::Setup { mission, level, ..Self::setup(players) }
    }
}

#[cfg(feature = "fourth-game")]
impl Measured for cambriole_engine::rules::passe_partout::State {}

impl Measured for museum_caper::State {
    const SIDES: bool = true;
    const FIRST_GOES_ROUND: bool = true;

    /// With as many open locks as when the ends of these matches were pinned.
    fn at(table: Table) -> Option<museum_caper::Setup> {
        Some(museum_caper::Setup { open_locks: 6, ..Self::setup(table.players) })
    }

    fn in_arena(players: u8, first: Seat, options: Options) -> museum_caper::Setup {
        let setup = Self::setup(players);
        museum_caper::Setup {
            thief: Some(first),
            length: museum_caper::Length::Short,
            open_locks: options.locks.unwrap_or(setup.open_locks),
            ..setup
        }
    }
}
