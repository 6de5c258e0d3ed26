//! The games of the house: the one list, which every crate reads.

use serde::{Deserialize, Serialize};

/// Makes of the list a name for each game, and macros that do something with its type.
macro_rules! games {
    ($d:tt $($(#[$doc:meta])* $id:ident = $module:ident, $slug:literal;)*) => {
        /// A game's name in saves, addresses and commands.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum GameId {
            $($(#[$doc])* #[serde(rename = $slug)] $id,)*
        }

        impl GameId {
            /// All of them, in the order in which they hang in the lobby.
            pub const ALL: [Self; [$($slug),*].len()] = [$(Self::$id),*];

            /// The name as it is written.
            pub fn slug(self) -> &'static str {
                match self {
                    $(Self::$id => $slug,)*
                }
            }
        }

        /// Does something with a game's state, which is called `$G` there: `with_game!(id, G => G::ID)`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($crate::rules::GameId::$id => {
                        type $d G = $crate::rules::$module::State;
                        $d body
                    })*
                }
            };
        }

        /// Hands the list to a macro: `each_game!(tests)` is
        /// `tests! { ArtRobbery = art_robbery; … }`, and what follows the macro's name stands before it.
        #[macro_export]
        macro_rules! each_game {
            ($d callback:ident $d($d before:tt)*) => {
                $d callback! { $d($d before)* $($id = $module;)* }
            };
        }
    };
}

/// The list, and whatever hangs beside it for the time being.
macro_rules! list {
    ($d:tt $($more:tt)*) => {
        games! { $d
            /// Cards and stealing.
            ArtRobbery = art_robbery, "art-robbery";
            /// Together, on six missions.
            ArtProject = art_project, "art-project";
            /// Le Casse du Siècle: a hidden thief against detectives.
            MuseumCaper = museum_caper, "museum-caper";
            $($more)*
        }
    };
}

#[cfg(not(feature = "fourth-game"))]
list! { $ }
#[cfg(feature = "fourth-game")]
list! { $
    /// Two thieves with secret keys: the worked example of "Add a game".
    PassePartout = passe_partout, "passe-partout";
}

impl GameId {
    /// The game of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.slug() == slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn every_game_is_found_by_its_name() {
        for id in GameId::ALL {
            assert_eq!(GameId::from_slug(id.slug()), Some(id));
            assert_eq!(with_game!(id, G => G::ID), id);
            assert_eq!(serde_json::to_string(&id).expect("it can be written"), format!("{:?}", id.slug()));
        }
        assert_eq!(GameId::from_slug("chess"), None);
    }

    #[test]
    fn the_usual_set_up_is_a_legal_one() {
        for id in GameId::ALL {
            with_game!(id, G => for players in G::SEATS {
                let state = G::start(&G::setup(players), crate::rules::Seed(1)).expect("a legal table");
                assert_eq!(state.seats(), usize::from(players));
            });
        }
    }
}
