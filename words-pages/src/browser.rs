//! The sentences as one file for the browser, which `src/words/taught.rs` of the page describes and reads.

use crate::{LANGUAGES, Page, Sentence};

/// The file of words: how many sentences each page has, then every sentence of each language.
pub fn browser_file(pages: &[Page]) -> String {
    let lengths: Vec<_> = pages.iter().map(|page| page.sentences.len().to_string()).collect();
    let mut lines = vec![lengths.join(" ")];
    for lang in 0..LANGUAGES.len() {
        let sentences = pages.iter().flat_map(|page| &page.sentences);
        lines.extend(sentences.map(|sentence| numbered(sentence, lang)));
    }
    lines.join("\n") + "\n"
}

/// The text with a number for each name in braces: it is shorter, and the module needs no names.
fn numbered(sentence: &Sentence, lang: usize) -> String {
    let mut text = sentence.texts[lang].clone();
    for (place, name) in sentence.names.iter().enumerate() {
        for end in ['}', '|'] {
            text = text.replace(&format!("{{{name}{end}"), &format!("{{{place}{end}"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    #[test]
    fn languages_follow_each_other_and_placeholders_are_numbers() {
        let page = |name: &str, source| Page { name: name.into(), sentences: parse(source).unwrap() };
        let house = "back\n  fr Retour\n  en Back\n  it Indietro\n\
                     has(who, n)\n  fr {who} : {n} {n|as|2}\n  en {n|ace|aces} for {who}\n  it {n}, {who}\n";
        let pages = [page("hall", "all\n  fr Tout\n  en All\n  it Tutto\n"), page("house", house)];
        let lines = [
            "1 2",
            "Tout",
            "Retour",
            "{0} : {1} {1|as|2}",
            "All",
            "Back",
            "{1|ace|aces} for {0}",
            "Tutto",
            "Indietro",
            "{1}, {0}",
            "",
        ];
        assert_eq!(browser_file(&pages), lines.join("\n"));
    }
}
