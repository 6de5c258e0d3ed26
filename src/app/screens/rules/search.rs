//! Finding words in the rules, whatever their case, accents, apostrophes and kinds of spaces.

use crate::words::book::{Book, Rule, Term};

/// Words, all of which are looked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query(Vec<Vec<char>>);

impl Query {
    pub fn new(typed: &str) -> Self {
        let folded: String = typed.chars().flat_map(plain).collect();
        Self(folded.split_whitespace().map(|word| word.chars().collect()).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every word stands somewhere in these texts.
    pub fn finds<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let texts: Vec<Vec<char>> =
            texts.into_iter().map(|text| text.chars().flat_map(plain).collect()).collect();
        self.0.iter().all(|word| texts.iter().any(|text| text.windows(word.len()).any(|part| part == word)))
    }

    /// Whether the rule has every word, with what the glossary says of it: so that people who call a
    /// thing otherwise find its rule.
    pub fn finds_rule(&self, book: &Book, rule: &Rule) -> bool {
        let terms = book.terms().filter(|term| term.names(rule.id)).flat_map(Term::said);
        self.finds(rule.said().chain(terms))
    }

    /// Cuts a text into pieces that are hits and pieces that are not.
    pub fn pieces<'a>(&self, text: &'a str) -> Vec<Piece<'a>> {
        let (mut folded, mut origin) = (Vec::new(), Vec::new());
        for (at, letter) in text.char_indices() {
            for plain in plain(letter) {
                folded.push(plain);
                origin.push(at);
            }
        }
        let mut hits = vec![false; text.len()];
        for word in &self.0 {
            let starts = folded.windows(word.len()).enumerate().filter(|(_, part)| part == word);
            for (start, _) in starts {
                origin[start..start + word.len()].iter().for_each(|at| hits[*at] = true);
            }
        }
        let mut pieces: Vec<Piece> = Vec::new();
        let mut begin = 0;
        let letters: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        for (place, at) in letters.iter().enumerate() {
            let end = letters.get(place + 1).copied().unwrap_or(text.len());
            if end == text.len() || hits[end] != hits[*at] {
                pieces.push(Piece { text: &text[begin..end], hit: hits[*at] });
                begin = end;
            }
        }
        pieces
    }
}

/// A piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'a> {
    pub text: &'a str,
    pub hit: bool,
}

/// A letter as one would type it in a hurry; a ligature gives two, an accent on its own none.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let letter = small(letter);
    let (first, second) = match letter {
        'à' | 'á' | 'â' | 'ä' | 'ª' => (Some('a'), None),
        'ç' => (Some('c'), None),
        'è' | 'é' | 'ê' | 'ë' => (Some('e'), None),
        'ì' | 'í' | 'î' | 'ï' => (Some('i'), None),
        'ò' | 'ó' | 'ô' | 'ö' | 'º' => (Some('o'), None),
        'ù' | 'ú' | 'û' | 'ü' => (Some('u'), None),
        'ÿ' => (Some('y'), None),
        'œ' => (Some('o'), Some('e')),
        'æ' => (Some('a'), Some('e')),
        '\u{2018}' | '\u{2019}' => (Some('\''), None),
        '\u{2011}' | '\u{2212}' => (Some('-'), None),
        '\u{a0}' | '\u{202f}' => (Some(' '), None),
        '\u{300}'..='\u{36f}' => (None, None),
        other => (Some(other), None),
    };
    first.into_iter().chain(second)
}

/// The small letter, as far as our three languages go: the tables of all others weigh kilobytes.
fn small(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(u32::from(letter) + 0x20).unwrap_or(letter),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        other => other.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(query: &str, text: &str) -> String {
        let piece = |piece: Piece| {
            if piece.hit { format!("[{}]", piece.text) } else { piece.text.to_owned() }
        };
        Query::new(query).pieces(text).into_iter().map(piece).collect()
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(marked("DEFAUSSE", "La défausse est pleine."), "La [défausse] est pleine.");
        assert_eq!(marked("de\u{301}fausse", "Défausse"), "[Défausse]");
        assert_eq!(marked("oeuvre", "Une œuvre d’art"), "Une [œuvre] d’art");
    }

    #[test]
    fn spaces_and_apostrophes_do_not_matter() {
        assert_eq!(marked("l'alibi", "C’est l’alibi\u{a0}: 2"), "C’est [l’alibi]\u{a0}: 2");
        assert!(Query::new("centre : 4").finds(["au centre\u{a0}: un 4"]));
    }

    #[test]
    fn every_word_is_found_in_any_order() {
        let query = Query::new("chien  boss");
        assert!(query.finds(["Le Boss", "et le chien"]));
        assert!(!query.finds(["Le Boss et le chat"]));
        assert_eq!(marked("chien boss", "Le Boss et le chien"), "Le [Boss] et le [chien]");
    }

    #[test]
    fn nothing_typed_finds_everything_and_marks_nothing() {
        assert!(Query::new(" \u{a0}").is_empty());
        assert!(Query::new("").finds(["x"]));
        assert_eq!(marked("", "Le Boss"), "Le Boss");
        assert_eq!(marked("x", ""), "");
    }

    #[test]
    fn pieces_give_the_text_back() {
        let text = "Œuvres, 3ª volta\u{202f}! S’il n’y en a plus…";
        for query in ["", "oe", "e", "!", "…", "volta s'il", "ZZZ"] {
            let whole: String = Query::new(query).pieces(text).iter().map(|piece| piece.text).collect();
            assert_eq!(whole, text);
        }
    }
}
