//! The games of the house: the one place where their names, posters and types meet.

use cambriole_engine::rules::{GameId, Seat, art_project, art_robbery, museum_caper};
use serde::Serialize;

use crate::words::{Lang, house};

/// Does something with a game's type, which is called `$G` there.
macro_rules! for_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            cambriole_engine::rules::GameId::ArtRobbery => {
                type $G = cambriole_engine::rules::art_robbery::State;
                $body
            }
            cambriole_engine::rules::GameId::MuseumCaper => {
                type $G = cambriole_engine::rules::museum_caper::State;
                $body
            }
            cambriole_engine::rules::GameId::ArtProject => {
                type $G = cambriole_engine::rules::art_project::State;
                $body
            }
        }
    };
}
pub(crate) use for_game;

/// A game's title, which is not translated.
pub fn title(game: GameId) -> &'static str {
    match game {
        GameId::ArtRobbery => "Art Robbery",
        GameId::MuseumCaper => "Le Casse du Siècle",
        GameId::ArtProject => "The A.R.T. Project",
    }
}

/// Who invented, drew and published a game.
pub fn makers(game: GameId) -> &'static str {
    match game {
        GameId::ArtRobbery => "Reiner Knizia, Petra Eriksson, Helvetiq",
        GameId::MuseumCaper => "Parker",
        GameId::ArtProject => "Florian Sirieix, Benoit Turpin, Vincent Dutrait, Lumberjacks Studio",
    }
}

/// A game in one line.
pub fn pitch(game: GameId, lang: Lang) -> &'static str {
    match game {
        GameId::ArtRobbery => house::robbery_pitch(lang),
        GameId::MuseumCaper => house::caper_pitch(lang),
        GameId::ArtProject => house::project_pitch(lang),
    }
}

/// The symbol of a game's poster.
pub fn poster(game: GameId) -> &'static str {
    match game {
        GameId::ArtRobbery => "#poster-robbery",
        GameId::MuseumCaper => "#poster-casse",
        GameId::ArtProject => "#poster-art",
    }
}

/// How many may sit at a game's table, from the fewest to the most.
pub fn limits(game: GameId) -> (usize, usize) {
    let (fewest, most) = match game {
        GameId::ArtRobbery => (art_robbery::Setup::FEWEST, art_robbery::Setup::MOST),
        GameId::MuseumCaper => (museum_caper::Setup::FEWEST, museum_caper::Setup::MOST),
        GameId::ArtProject => (art_project::Setup::FEWEST, art_project::Setup::MOST),
    };
    (fewest.into(), most.into())
}

/// How long a match takes, where that can be said.
pub fn minutes(game: GameId) -> Option<u8> {
    match game {
        GameId::ArtRobbery => Some(20),
        GameId::MuseumCaper => None,
        GameId::ArtProject => Some(40),
    }
}

/// What a table has chosen for its game; how many play and who begins are known when it starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Chosen {
    ArtRobbery(art_robbery::Setup),
    MuseumCaper(museum_caper::Setup),
    ArtProject(art_project::Setup),
}

impl Chosen {
    /// What a newcomer is offered.
    pub fn usual(game: GameId) -> Self {
        let fewest = u8::try_from(limits(game).0).unwrap_or_default();
        match game {
            GameId::ArtRobbery => Self::ArtRobbery(art_robbery::Setup::of(fewest)),
            GameId::MuseumCaper => Self::MuseumCaper(museum_caper::Setup::of(fewest)),
            GameId::ArtProject => Self::ArtProject(art_project::Setup::of(fewest)),
        }
    }

    /// What was kept of this game, and who began.
    pub fn read(game: GameId, kept: &str) -> Option<(Self, Option<Seat>)> {
        Some(match game {
            GameId::ArtRobbery => {
                let setup: art_robbery::Setup = serde_json::from_str(kept).ok()?;
                (Self::ArtRobbery(setup), setup.first)
            }
            GameId::MuseumCaper => {
                let setup: museum_caper::Setup = serde_json::from_str(kept).ok()?;
                (Self::MuseumCaper(setup), setup.thief)
            }
            GameId::ArtProject => (Self::ArtProject(serde_json::from_str(kept).ok()?), None),
        })
    }

    /// The same for a table of `players` that `first` begins: what the rules get.
    #[must_use]
    pub fn at(self, players: usize, first: Option<Seat>) -> Self {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        match self {
            Self::ArtRobbery(setup) => Self::ArtRobbery(art_robbery::Setup { players, first, ..setup }),
            Self::MuseumCaper(setup) => {
                Self::MuseumCaper(museum_caper::Setup { players, thief: first, ..setup })
            }
            Self::ArtProject(setup) => Self::ArtProject(art_project::Setup { players, ..setup }),
        }
    }
}
