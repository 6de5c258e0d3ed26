//! Every sentence that the app says, in French, English and Italian, side by side.
//!
//! They stand in `pages/`, in files that `words-pages/` describes and reads; what is missing or misspelt
//! there stops the build. `tests/words.rs` checks the rest: that none is left untranslated or dead, and
//! the typography. Natively the sentences are compiled in; the browser's module is taught them from a
//! small file for each language, which the toolbox makes of the same pages. The rules pages are longer: they
//! are files of their own in `books/`, which `book` reads and `tests/rules.rs` checks; so are the lessons in
//! `lessons/`, which `lesson` reads and `tests/lessons.rs` plays.

pub mod book;
pub mod lesson;

mod lang;
mod taught;

pub use lang::Lang;
#[cfg(target_arch = "wasm32")]
use taught::text;
pub use taught::{is_taught, read, teach};

use std::fmt::{Display, Write as _};

/// One sentence in every language. `{name}` is filled in; `{n|card|cards}` chooses by the number `n`.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sentence {
    /// The name of the function that says it.
    pub key: &'static str,
    /// Its placeholders' names, in the order of the function's arguments.
    pub names: &'static [&'static str],
    pub fr: &'static str,
    pub en: &'static str,
    pub it: &'static str,
}

#[cfg(not(target_arch = "wasm32"))]
impl Sentence {
    /// The sentence's template in one language.
    pub fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
            Lang::It => self.it,
        }
    }
}

// What `build.rs` makes of `pages/`: a module for each page, with a function for each sentence.
include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The template at a place among all sentences; in the browser `taught` knows it.
#[cfg(not(target_arch = "wasm32"))]
fn text(mut place: usize, lang: Lang) -> &'static str {
    for page in PAGES {
        match page.get(place) {
            Some(sentence) => return sentence.text(lang),
            None => place -= page.len(),
        }
    }
    ""
}

/// The sentence at a place with its placeholders filled in: what stands for each name.
#[inline(never)]
fn say(place: usize, lang: Lang, names: &[&str], args: &[&dyn Display]) -> String {
    // The file of words has numbers for names: so these stay out of the module for the browser.
    let names = if cfg!(target_arch = "wasm32") { &[] } else { names };
    fill(text(place, lang), lang, names, args)
}

/// A template with its placeholders filled in, which tell an argument by its name or its number.
fn fill(template: &str, lang: Lang, names: &[&str], args: &[&dyn Display]) -> String {
    let mut said = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        said.push_str(before);
        let (hole, tail) = after.split_once('}').unwrap_or((after, ""));
        let mut parts = hole.split('|');
        let name = parts.next().unwrap_or_default();
        let place = names.iter().position(|key| *key == name).or_else(|| name.parse().ok());
        if let Some(value) = place.and_then(|place| args.get(place)) {
            match (parts.next(), parts.next()) {
                (Some(one), Some(many)) => {
                    let count = value.to_string().parse().unwrap_or(0);
                    said.push_str(if lang.is_one(count) { one } else { many });
                }
                _ => {
                    let _ = write!(said, "{value}");
                }
            }
        }
        rest = tail;
    }
    said.push_str(rest);
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(lang: Lang, names: &[&str], args: &[&dyn Display]) -> String {
        let template = match lang {
            Lang::Fr => "{who} a {n} {n|carte|cartes}.",
            Lang::En => "{who} has {n} {n|card|cards}.",
            Lang::It => "{who} ha {n} {n|carta|carte}.",
        };
        fill(template, lang, names, args)
    }

    #[test]
    fn placeholders_are_filled_in() {
        assert_eq!(cards(Lang::En, &["who", "n"], &[&"Ada", &2]), "Ada has 2 cards.");
        assert_eq!(cards(Lang::Fr, &["n", "who"], &[&2, &"Ada"]), "Ada a 2 cartes.");
    }

    #[test]
    fn placeholders_may_be_numbers() {
        let said = fill("{1} {1|card|cards} for {0}{2}", Lang::En, &[], &[&"Ada", &2]);
        assert_eq!(said, "2 cards for Ada");
    }

    #[test]
    fn the_number_chooses_the_form() {
        let said = |lang, n: u32| cards(lang, &["who", "n"], &[&"Ada", &n]);
        assert_eq!(
            [0, 1, 2].map(|n| said(Lang::Fr, n)),
            ["Ada a 0 carte.", "Ada a 1 carte.", "Ada a 2 cartes."]
        );
        assert_eq!([0, 1].map(|n| said(Lang::En, n)), ["Ada has 0 cards.", "Ada has 1 card."]);
        assert_eq!([0, 1].map(|n| said(Lang::It, n)), ["Ada ha 0 carte.", "Ada ha 1 carta."]);
    }

    #[test]
    fn a_name_with_braces_is_only_a_name() {
        assert_eq!(cards(Lang::En, &["who", "n"], &[&"{n}", &1]), "{n} has 1 card.");
    }

    #[test]
    fn a_broken_sentence_still_says_what_it_can() {
        assert_eq!(fill("{who} has {n", Lang::En, &["who", "n"], &[&"Ada", &1]), "Ada has 1");
        assert_eq!(cards(Lang::En, &[], &[]), " has  .");
    }

    #[test]
    fn every_page_begins_where_the_one_before_it_ends() {
        assert_eq!(text(0, Lang::Fr), art_project::ALL[0].fr);
        assert_eq!(text(LENGTHS[0], Lang::En), art_robbery::ALL[0].en);
        assert_eq!(text(LENGTHS.iter().sum(), Lang::Fr), "");
    }
}
