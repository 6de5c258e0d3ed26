//! The three languages.

use serde::{Deserialize, Serialize};

/// A language of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    Fr,
    #[default]
    En,
    It,
}

impl Lang {
    pub const ALL: [Self; 3] = [Self::Fr, Self::En, Self::It];

    /// The tag that HTML and browsers use.
    pub fn code(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
            Self::It => "it",
        }
    }

    /// What its speakers call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fr => "Français",
            Self::En => "English",
            Self::It => "Italiano",
        }
    }

    /// The first of a browser's preferred languages that the app speaks.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .filter_map(|tag| tag.split('-').next())
            .find_map(|tag| Self::ALL.into_iter().find(|lang| tag.eq_ignore_ascii_case(lang.code())))
            .unwrap_or_default()
    }

    /// Whether a noun counted by `n` stands in the singular: French counts 0 as one, the others do not.
    pub fn is_one(self, n: u64) -> bool {
        match self {
            Self::Fr => n < 2,
            Self::En | Self::It => n == 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_among_what_the_app_speaks() {
        assert_eq!(Lang::preferred(["fr-CH", "en"]), Lang::Fr);
        assert_eq!(Lang::preferred(["de-CH", "it-CH", "fr"]), Lang::It);
        assert_eq!(Lang::preferred(["de", "ja"]), Lang::En);
        assert_eq!(Lang::preferred([]), Lang::En);
    }

    #[test]
    fn a_tag_is_compared_as_a_whole() {
        assert_eq!(Lang::preferred(["FR-fr"]), Lang::Fr);
        assert_eq!(Lang::preferred(["fry", "it"]), Lang::It);
    }

    #[test]
    fn zero_is_one_in_french_only() {
        assert_eq!(Lang::ALL.map(|lang| lang.is_one(0)), [true, false, false]);
        assert_eq!(Lang::ALL.map(|lang| lang.is_one(1)), [true; 3]);
        assert_eq!(Lang::ALL.map(|lang| lang.is_one(2)), [false; 3]);
    }
}
