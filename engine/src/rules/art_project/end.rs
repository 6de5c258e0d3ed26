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
    HeartsGone {
        /// Whose hearts they were.
        seat: Seat,
    },
    /// An agent had to be placed and none was left (AP-12).
    NoAgents,
    /// This expert stood in a lost city with lost cities all around (AP-17).
    Surrounded {
        /// The expert who cannot leave.
        expert: Expert,
    },
    /// This city was lost and no marker was left (AP-24).
    NoMarkers {
        /// The city that would have taken the marker.
        city: City,
    },
    /// The last round ended before the track was full (AP-25).
    TimeUp,
    /// A quarter was lost before its artwork was recovered there (AP-31).
    QuarterLost {
        /// The quarter of the track.
        city: City,
    },
}

impl End {
    /// Whether the team won.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_the_name_of_its_record_and_its_rule() {
        let (seat, city) = (Seat(1), City(0));
        for (end, rule) in [
            (End::Won, "AP-26"),
            (End::HeartsGone { seat }, "AP-7"),
            (End::NoAgents, "AP-12"),
            (End::Surrounded { expert: Expert::King }, "AP-17"),
            (End::NoMarkers { city }, "AP-24"),
            (End::TimeUp, "AP-25"),
            (End::QuarterLost { city }, "AP-31"),
        ] {
            assert_eq!((end.rule(), end.is_won()), (rule, end == End::Won));
            let written = serde_json::to_string(&end).expect("it can be written");
            assert!(written.contains(&format!("\"{}\"", end.slug())), "{written}");
        }
    }
}
