//! How a match ends.

use serde::{Deserialize, Serialize};

use super::{City, Expert, Scene};
use crate::rules::{Outcome, Seat, SeatSet};

/// Why a match is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Every slot of the track holds an artwork (AP-26).
    Won,
    /// This player lost their last heart (AP-7).
    HeartsGone { seat: Seat },
    /// An agent had to be placed and none was left (AP-12).
    NoAgents,
    /// This expert stood in a lost city with lost cities all around (AP-17).
    Surrounded { expert: Expert },
    /// This city was lost and no marker was left (AP-24).
    NoMarkers { city: City },
    /// The last round ended before the track was full (AP-25).
    TimeUp,
    /// A quarter was lost before its artwork was recovered there (AP-31).
    QuarterLost { city: City },
}

impl End {
    pub fn is_won(self) -> bool {
        self == Self::Won
    }

    /// The name as it is written in records.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::HeartsGone { .. } => "hearts-gone",
            Self::NoAgents => "no-agents",
            Self::Surrounded { .. } => "surrounded",
            Self::NoMarkers { .. } => "no-markers",
            Self::TimeUp => "time-up",
            Self::QuarterLost { .. } => "quarter-lost",
        }
    }

    /// The number of the rule that says so.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Won => "AP-26",
            Self::HeartsGone { .. } => "AP-7",
            Self::NoAgents => "AP-12",
            Self::Surrounded { .. } => "AP-17",
            Self::NoMarkers { .. } => "AP-24",
            Self::TimeUp => "AP-25",
            Self::QuarterLost { .. } => "AP-31",
        }
    }
}

/// All win or nobody does; everybody's score is how many artworks were recovered.
pub(super) fn outcome(scene: &Scene, end: End) -> Outcome {
    let winners = if end.is_won() { scene.seats() } else { SeatSet::default() };
    let scores = vec![i32::from(scene.recovered); scene.players()];
    Outcome { winners, scores, reason: Some(end.slug().into()) }
}
