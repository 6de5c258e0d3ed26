//! What is in the box: cards, loot tokens and their alibi dots.

mod cards;
mod tokens;

pub use cards::{Card, Hand};
pub use tokens::{Raid, Token, TokenSet};
