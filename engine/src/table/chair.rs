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
    /// What the table calls whoever sits there.
    pub name: String,
    /// Colour and mark, from 1 to [`MARKS`].
    pub mark: u8,
    /// Who sits there.
    pub sitter: Sitter,
}

/// A person, or a bot of some level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Somebody at the device.
    Person,
    /// A bot of this level.
    Bot(Level),
}

impl Chair {
    /// Whether a person sits there.
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

/// One line of at most `length` characters, or nothing if none of them can be seen.
pub(super) fn tidy_text(text: &str, length: usize) -> String {
    let line: String = text.chars().filter(|c| !breaks_a_line(*c)).take(length).collect();
    let line = line.trim();
    if line.chars().all(is_invisible) { String::new() } else { line.to_owned() }
}

/// Control characters, line breaks, and what would turn the text around it to another direction.
fn breaks_a_line(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// What leaves no mark of its own. Joiners and selectors shape what stands beside them, an emoji for
/// instance, so they only count as nothing where there is nothing else.
fn is_invisible(c: char) -> bool {
    c.is_whitespace()
        || matches!(c,
            // Soft hyphen, grapheme joiner, Hangul fillers, Khmer inherent vowels, Mongolian selectors.
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            // Zero width, invisible operators, deprecated format characters, the byte order mark.
            | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
            // An empty Braille cell, notation without a sign, variation selectors, tags.
            | '\u{2800}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0000}'..='\u{e0fff}')
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

    #[test]
    fn a_name_that_nobody_can_see_is_none() {
        let unseen = [
            "",
            " \u{a0}\u{3000}",
            "\u{200b}\u{200d}\u{feff}",
            "\u{ad}\u{34f}",
            "\u{115f}\u{3164}\u{ffa0}",
            "\u{202e}\u{2066}\u{200f}",
            "\u{fe0f}\u{e0101}",
            "\u{e0041}\u{e007f}",
            "\u{2800}",
            "\u{2028}",
        ];
        for name in unseen {
            assert_eq!(tidy_text(name, NAME_LENGTH), "", "{}", name.escape_unicode());
        }
    }

    #[test]
    fn a_name_keeps_what_shapes_it_and_loses_what_turns_its_neighbours() {
        for name in ["👩\u{200d}🚀", "❤\u{fe0f}", "می\u{200c}نا", "שרה", "Zoé Ⅱ"] {
            assert_eq!(tidy_text(name, NAME_LENGTH), name);
        }
        assert_eq!(tidy_text("\u{202e}Zoé\u{2069}\u{2028}", NAME_LENGTH), "Zoé");
    }
}
