//! Every sentence that the app says, in French, English and Italian, side by side.
//!
//! A sentence without a translation does not compile. `tests/words.rs` checks the rest: that none is
//! left empty or untranslated, and that the three languages of a sentence use the same placeholders.

pub mod art_robbery;
pub mod art_robbery_rules;
pub mod house;
pub mod museum_caper;

mod lang;

pub use lang::Lang;

use std::fmt::{Display, Write as _};

/// One sentence in every language. `{name}` is filled in; `{n|card|cards}` chooses by the number `n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sentence {
    /// The name of the function that says it.
    pub key: &'static str,
    pub fr: &'static str,
    pub en: &'static str,
    pub it: &'static str,
}

impl Sentence {
    /// The sentence's template in one language.
    pub fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
            Lang::It => self.it,
        }
    }

    /// The sentence in one language with its placeholders filled in.
    pub fn fill(&self, lang: Lang, args: &[(&str, &dyn Display)]) -> String {
        let mut said = String::new();
        let mut rest = self.text(lang);
        while let Some((before, after)) = rest.split_once('{') {
            said.push_str(before);
            let (hole, tail) = after.split_once('}').unwrap_or((after, ""));
            let mut parts = hole.split('|');
            let name = parts.next().unwrap_or_default();
            if let Some((_, value)) = args.iter().find(|(key, _)| *key == name) {
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
}

/// Declares sentences: `name { fr: "…", en: "…", it: "…" }` becomes `fn name(lang) -> &'static str`,
/// `name(who, n) { … }` becomes `fn name(lang, who: &dyn Display, n: &dyn Display) -> String`.
/// `ALL` lists them for the tests.
macro_rules! words {
    ($( $(#[$doc:meta])* $name:ident $( ( $($arg:ident),+ ) )? { fr: $fr:literal, en: $en:literal, it: $it:literal $(,)? } )*) => {
        /// Every sentence of this page.
        pub const ALL: &[$crate::words::Sentence] = &[
            $( $crate::words::Sentence { key: stringify!($name), fr: $fr, en: $en, it: $it } ),*
        ];
        $( $crate::words::words!(@one $(#[$doc])* $name ( $( $($arg),+ )? ) $fr, $en, $it); )*
    };
    (@one $(#[$doc:meta])* $name:ident () $fr:literal, $en:literal, $it:literal) => {
        $(#[$doc])*
        pub fn $name(lang: $crate::words::Lang) -> &'static str {
            $crate::words::Sentence { key: stringify!($name), fr: $fr, en: $en, it: $it }.text(lang)
        }
    };
    (@one $(#[$doc:meta])* $name:ident ( $($arg:ident),+ ) $fr:literal, $en:literal, $it:literal) => {
        $(#[$doc])*
        pub fn $name(lang: $crate::words::Lang, $($arg: &dyn std::fmt::Display),+) -> String {
            $crate::words::Sentence { key: stringify!($name), fr: $fr, en: $en, it: $it }
                .fill(lang, &[ $( (stringify!($arg), $arg) ),+ ])
        }
    };
}
pub(crate) use words;

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: Sentence = Sentence {
        key: "cards",
        fr: "{who} a {n} {n|carte|cartes}.",
        en: "{who} has {n} {n|card|cards}.",
        it: "{who} ha {n} {n|carta|carte}.",
    };

    #[test]
    fn placeholders_are_filled_in() {
        assert_eq!(CARDS.fill(Lang::En, &[("who", &"Ada"), ("n", &2)]), "Ada has 2 cards.");
        assert_eq!(CARDS.fill(Lang::Fr, &[("n", &2), ("who", &"Ada")]), "Ada a 2 cartes.");
    }

    #[test]
    fn the_number_chooses_the_form() {
        let said = |lang, n: u32| CARDS.fill(lang, &[("who", &"Ada"), ("n", &n)]);
        assert_eq!(
            [0, 1, 2].map(|n| said(Lang::Fr, n)),
            ["Ada a 0 carte.", "Ada a 1 carte.", "Ada a 2 cartes."]
        );
        assert_eq!([0, 1].map(|n| said(Lang::En, n)), ["Ada has 0 cards.", "Ada has 1 card."]);
        assert_eq!([0, 1].map(|n| said(Lang::It, n)), ["Ada ha 0 carte.", "Ada ha 1 carta."]);
    }

    #[test]
    fn a_name_with_braces_is_only_a_name() {
        assert_eq!(CARDS.fill(Lang::En, &[("who", &"{n}"), ("n", &1)]), "{n} has 1 card.");
    }

    #[test]
    fn a_broken_sentence_still_says_what_it_can() {
        let broken = Sentence { en: "{who} has {n", ..CARDS };
        assert_eq!(broken.fill(Lang::En, &[("who", &"Ada"), ("n", &1)]), "Ada has 1");
        assert_eq!(CARDS.fill(Lang::En, &[]), " has  .");
    }
}
