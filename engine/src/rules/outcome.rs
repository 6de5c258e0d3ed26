//! How a match ended.

use serde::{Deserialize, Serialize};

use super::SeatSet;

/// The result of a finished match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won: several in a shared victory, everybody or nobody in a cooperative game.
    pub winners: SeatSet,
    /// The final score of each seat, for games that count.
    pub scores: Vec<i32>,
    /// The game's own word for how it ended, where there are several ways.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Box<str>>,
}
