//! The sentences as files for the browser, one a language; `src/words/taught.rs` of the page describes and
//! reads them.

use crate::{LANGUAGES, Page, Sentence};

/// The file of each of [`LANGUAGES`]: which it is and how many sentences each page has, then every sentence.
pub fn browser_files(pages: &[Page]) -> [String; LANGUAGES.len()] {
    std::array::from_fn(|lang| {
        let lengths = pages.iter().map(|page| page.sentences.len().to_string());
        let head: Vec<_> = std::iter::once(LANGUAGES[lang].to_owned()).chain(lengths).collect();
        let sentences = pages.iter().flat_map(|page| &page.sentences);
        let lines: String = sentences.map(|sentence| numbered(sentence, lang) + "\n").collect();
        format!("{}\n{lines}", head.join(" "))
    })
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
    fn each_language_has_a_file_and_placeholders_are_numbers() {
        let page = |name: &str, source| Page { name: name.into(), sentences: parse(source).unwrap() };
        let house = "back\n  fr Retour\n  en Back\n  it Indietro\n\
                     has(who, n)\n  fr {who} : {n} {n|as|2}\n  en {n|ace|aces} for {who}\n  it {n}, {who}\n";
        let pages = [page("hall", "all\n  fr Tout\n  en All\n  it Tutto\n"), page("house", house)];
        assert_eq!(
            browser_files(&pages),
            [
                "fr 1 2\nTout\nRetour\n{0} : {1} {1|as|2}\n",
                "en 1 2\nAll\nBack\n{1|ace|aces} for {0}\n",
                "it 1 2\nTutto\nIndietro\n{1}, {0}\n",
            ]
        );
    }
}
