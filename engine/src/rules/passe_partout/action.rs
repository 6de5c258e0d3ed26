//! What a player can do, and why not.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Key;
use crate::rules::Refuse;

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Choose the key for this painting, in secret (PP-4).
    Choose(Key),
}

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Not 2 players.
    Players(u8),
    /// The key is used, broken or chosen.
    NotOnTheRing,
    /// This seat has chosen, or is none of this table.
    NotYourTurn,
    /// The match is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => write!(f, "2 people play, not {players}"),
            Self::NotOnTheRing => f.write_str("the key is not on the ring"),
            Self::NotYourTurn => f.write_str("this seat has nothing to choose now"),
            Self::Over => f.write_str("the match is over"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for Refusal {}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Players(_) => "PP-1",
            Self::NotYourTurn => "PP-4",
            Self::NotOnTheRing => "PP-6",
            Self::Over => "PP-7",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::refusals::{check_sentences, every_refusal};

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_with_its_rule() {
        check_sentences(&every_refusal![Players(3), NotOnTheRing, NotYourTurn, Over]);
    }
}
