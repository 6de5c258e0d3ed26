//! Who sits at a seat.

use serde::{Deserialize, Serialize};

use crate::bots::Level;

/// How many marks there are to tell seats apart.
pub const MARKS: u8 = 7;

/// The longest name that a chair carries, in characters.
pub const NAME_LENGTH: usize = 20;

/// A seat's occupant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Chair {
    pub name: String,
    /// Colour and mark, from 1 to [`MARKS`].
    pub mark: u8,
    pub sitter: Sitter,
}

/// A person, or a bot of some level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    Person,
    Bot(Level),
}

impl Chair {
    pub fn is_person(&self) -> bool {
        self.sitter == Sitter::Person
    }

    /// The chair with a name that fits a label and a mark that exists, whatever a file says.
    #[must_use]
    pub fn tidy(mut self) -> Self {
        self.name = tidy_text(&self.name, NAME_LENGTH);
        self.mark = self.mark.clamp(1, MARKS);
        self
    }
}

/// One line of at most `length` characters.
pub(super) fn tidy_text(text: &str, length: usize) -> String {
    let line: String = text.chars().filter(|c| !c.is_control()).take(length).collect();
    line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chair_from_a_file_is_made_to_fit() {
        let name = format!(" Zoé\n\u{7}{}", "x".repeat(1000));
        let chair = Chair { name, mark: 200, sitter: Sitter::Person }.tidy();
        assert!(chair.name.starts_with("Zoéx") && chair.name.chars().count() <= NAME_LENGTH);
        assert_eq!(chair.mark, MARKS);
    }
}
