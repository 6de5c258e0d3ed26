//! The games of the house as the page knows them: what is told of each, and what a table has chosen.

mod listing;

use cambriole_engine::{
    each_game,
    rules::{self, Game as _, GameId, Seat},
    with_game,
};
use cambriole_markup::Node;
use serde::Serialize;

pub use listing::GameListing;

use crate::{
    app::screens::setup::{Dispatch, Draft},
    words::{Lang, book::Drawing},
};

/// Makes of the engine's list what a table has chosen, whatever the game.
macro_rules! chosen {
    ($d:tt $($id:ident = $module:ident;)*) => {
        /// What a table has chosen for its game; how many play and who begins are known when it starts.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum Chosen {
            $($id(rules::$module::Setup),)*
        }

        impl Chosen {
            /// What a newcomer is offered.
            pub fn usual(game: GameId) -> Self {
                match game {
                    $(GameId::$id => Self::$id(rules::$module::State::setup(*rules::$module::State::SEATS.start())),)*
                }
            }

            /// What was kept of this game, and who began.
            pub fn read(game: GameId, kept: &str) -> Option<(Self, Option<Seat>)> {
                Some(match game {
                    $(GameId::$id => {
                        let setup = serde_json::from_str(kept).ok()?;
                        (Self::$id(setup), rules::$module::State::first(&setup))
                    })*
                })
            }
        }

        /// Does something with what was chosen, whose game is called `$G` there.
        macro_rules! with_chosen {
            ($d chosen:expr, $d G:ident, $d setup:ident => $d body:expr) => {
                match $d chosen {
                    $($crate::app::games::Chosen::$id($d setup) => {
                        type $d G = cambriole_engine::rules::$module::State;
                        $d body
                    })*
                }
            };
        }

        $(impl From<rules::$module::Setup> for Chosen {
            fn from(setup: rules::$module::Setup) -> Self {
                Self::$id(setup)
            }
        })*
    };
}

each_game!(chosen $);
pub(crate) use with_chosen;

impl Chosen {
    /// The same for a table of `players` that `first` begins: what the rules get.
    #[must_use]
    pub fn at(self, players: usize, first: Option<Seat>) -> Self {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        with_chosen!(self, G, setup => G::seated(setup, players, first).into())
    }

    /// What can be chosen.
    pub fn options(self, draft: &Draft, lang: Lang, dispatch: Dispatch) -> Node {
        with_chosen!(self, G, setup => G::options(draft, setup, lang, dispatch))
    }
}

/// A game's title, which is not translated.
pub fn title(game: GameId) -> &'static str {
    with_game!(game, G => G::TITLE)
}

/// What a game's box is called in a language, where that is not its title.
pub fn local_title(game: GameId, lang: Lang) -> Option<&'static str> {
    with_game!(game, G => G::local_title(lang))
}

/// The title, with what the box is called here beside it.
pub fn both_titles(game: GameId, lang: Lang) -> String {
    match local_title(game, lang) {
        Some(local) => format!("{} · {local}", title(game)),
        None => title(game).to_owned(),
    }
}

/// Who invented, drew and published a game.
pub fn makers(game: GameId) -> &'static str {
    with_game!(game, G => G::MAKERS)
}

/// A game in one line.
pub fn pitch(game: GameId, lang: Lang) -> &'static str {
    with_game!(game, G => G::pitch(lang))
}

/// The symbol of a game's poster.
pub fn poster(game: GameId) -> &'static str {
    with_game!(game, G => G::POSTER)
}

/// The name of a game's styles and drawings.
pub fn assets(game: GameId) -> &'static str {
    with_game!(game, G => G::ASSETS)
}

/// How many may sit at a game's table, from the fewest to the most.
pub fn limits(game: GameId) -> (usize, usize) {
    let seats = with_game!(game, G => G::SEATS);
    ((*seats.start()).into(), (*seats.end()).into())
}

/// The same in words.
pub fn players(game: GameId, lang: Lang) -> String {
    let (fewest, most) = limits(game);
    with_game!(game, G => G::players(lang, fewest, most))
}

/// How long a match takes.
pub fn minutes(game: GameId) -> u8 {
    with_game!(game, G => G::MINUTES)
}

/// How long a game's lesson takes, if it has one.
pub fn lesson_minutes(game: GameId) -> Option<u8> {
    with_game!(game, G => G::LESSON_MINUTES)
}

/// A small drawing below the rules, with its caption; nothing if the game has none of that name.
pub fn drawing(game: GameId, drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
    with_game!(game, G => G::drawing(drawing, lang))
}
