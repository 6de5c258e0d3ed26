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
    /// Thinks ahead. Saves call it by its first name; an expert is a figure of The A.R.T. Project.
    #[serde(rename = "expert")]
    Master,
}

impl Level {
    /// Every level, from the easiest on.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Regular, Self::Master];

    /// The name as it is written in commands.
    pub fn slug(self) -> &'static str {
        ["novice", "regular", "master"][self as usize]
    }

    /// The level of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matches and tables that were kept before the level changed its name still know it.
    #[test]
    fn saves_keep_the_first_names() {
        let written = Level::ALL.map(|level| serde_json::to_string(&level).unwrap());
        assert_eq!(written, ["\"novice\"", "\"regular\"", "\"expert\""]);
    }
}
