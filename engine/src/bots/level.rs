//! How well a bot plays.

use serde::{Deserialize, Serialize};

/// A bot's level, from the easiest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Makes human mistakes and forgets what was banked.
    Novice,
    /// Plays sensibly.
    #[default]
    Regular,
    /// Thinks ahead.
    Expert,
}

impl Level {
    /// Every level, from the easiest on.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Regular, Self::Expert];

    /// The name as it is written in saves and commands.
    pub fn slug(self) -> &'static str {
        ["novice", "regular", "expert"][self as usize]
    }

    /// The level of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}
