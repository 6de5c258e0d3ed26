//! What is in the box: clue symbols, resources, mission cards and boards.

mod boards;
mod card_set;
mod cards;
mod cities;
mod symbols;

pub use boards::{Board, Effect, Site};
pub use card_set::CardSet;
pub use cards::{Card, Clues, Face, Toll};
pub use cities::{City, CitySet};
pub use symbols::{Expert, Resource, Symbol, SymbolSet};

/// Resources of each kind.
pub const RESOURCES: u8 = 6;
/// Hearts in all.
pub const HEARTS: u8 = 25;
/// Agents in all.
pub const AGENTS: u8 = 40;
/// Artworks in all.
pub const ARTWORKS: u8 = 8;
/// Ally dice in all.
pub const ALLIES: u8 = 5;
/// How many agents make a city lost (AP-24).
pub const TOO_MANY: u8 = 5;
/// How many equal symbols make an artwork (AP-13).
pub const SET: u8 = 3;
/// How many cards lie below the end tile (AP-3).
pub const BELOW_TILE: u8 = 12;
/// How many cards are taken out of a solo match (AP-32).
pub const SOLO_OUT: u8 = 15;
