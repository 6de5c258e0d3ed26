//! What can be wrong with a save.

use std::fmt;

/// Why a save cannot be read, or not to its end. Whoever holds the text keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Damage {
    /// Longer than any match can be.
    TooLong,
    /// Not JSON, or cut off.
    NotJson,
    /// JSON, but not a match of ours.
    NotASave,
    /// Written by a newer version of the app.
    NewerFormat,
    /// A match of a game that this reader does not play.
    OtherGame,
    /// Recorded under rules that would now give another match.
    OtherRules,
    /// The set-up breaks this rule.
    BadSetup(&'static str),
    /// The number of chairs is not the number of players.
    BadChairs,
    /// The text was changed after it was written.
    Checksum,
    /// Only this many moves can be replayed; the next one is refused or unreadable.
    Stops {
        /// How many moves came before.
        after: usize,
    },
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => f.write_str("the save is longer than any match can be"),
            Self::NotJson => f.write_str("the save is not JSON, or cut off"),
            Self::NotASave => f.write_str("the text is JSON, but not a match of ours"),
            Self::NewerFormat => f.write_str("the save was written by a newer version of the app"),
            Self::OtherGame => f.write_str("the save is of a game that this reader does not play"),
            Self::OtherRules => f.write_str("the save was recorded under rules that give another match now"),
            Self::BadSetup(rule) => write!(f, "the set-up breaks a rule ({rule})"),
            Self::BadChairs => f.write_str("the number of chairs is not the number of players"),
            Self::Checksum => f.write_str("the save was changed after it was written"),
            Self::Stops { after } => {
                write!(f, "the replay stops after {after} moves: the next one is refused")
            }
        }
    }
}

impl std::error::Error for Damage {}
