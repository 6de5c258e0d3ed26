//! What can be wrong with a save.

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
