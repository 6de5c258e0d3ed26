//! The sentences as the browser gets them: a file for each language, which the toolbox makes of the pages, by
//! `words-pages/src/browser.rs`.
//!
//! Its first line tells the language and how many sentences each page has. Below it stands one sentence a
//! line, page after page. Its placeholders are numbers, those of the arguments: `{0}` for the first one,
//! `{1|card|cards}`.

use std::sync::OnceLock;

use super::{LENGTHS, Lang};

static TAUGHT: [OnceLock<Vec<&str>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// Keeps the file's sentences for the life of the page. Only a language's first file counts.
pub fn teach(file: String) -> Result<(), &'static str> {
    let (lang, sentences) = read(file.leak())?;
    TAUGHT[lang as usize].get_or_init(|| sentences);
    Ok(())
}

/// Whether the app can speak that language by now.
pub fn is_taught(lang: Lang) -> bool {
    !cfg!(target_arch = "wasm32") || TAUGHT[lang as usize].get().is_some()
}

/// The file's language and sentences, unless they are those of another version.
pub fn read(file: &str) -> Result<(Lang, Vec<&str>), &'static str> {
    let (head, sentences) = file.trim_end_matches('\n').split_once('\n').ok_or("the words are missing")?;
    let (code, lengths) = head.split_once(' ').ok_or("the words are missing")?;
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or("the words are missing")?;
    let sentences: Vec<_> = sentences.split('\n').collect();
    let agrees = lengths.split(' ').map(|length| length.parse().ok()).eq(LENGTHS.iter().copied().map(Some));
    if agrees && sentences.len() == LENGTHS.iter().sum::<usize>() {
        Ok((lang, sentences))
    } else {
        Err("the words are those of another version")
    }
}

/// The sentence at that place among all sentences of a language.
#[cfg(target_arch = "wasm32")]
pub fn text(place: usize, lang: Lang) -> &'static str {
    let sentence = TAUGHT[lang as usize].get().and_then(|sentences| sentences.get(place));
    sentence.copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(lengths: &[usize], sentences: usize) -> String {
        let lengths: Vec<_> = lengths.iter().map(ToString::to_string).collect();
        format!("it {}\n{}", lengths.join(" "), "a word\n".repeat(sentences))
    }

    #[test]
    fn a_file_of_as_many_sentences_is_read() {
        let all = LENGTHS.iter().sum();
        let file = file(LENGTHS, all);
        let (lang, sentences) = read(&file).unwrap();
        assert_eq!((lang, sentences.len()), (Lang::It, all));
    }

    #[test]
    fn the_file_of_another_version_is_refused() {
        let all = LENGTHS.iter().sum();
        let mut other = LENGTHS.to_vec();
        other.swap(0, 1);
        for file in
            [file(&other, all), file(&LENGTHS[1..], all), file(LENGTHS, all - 1), file(LENGTHS, all + 1)]
        {
            assert!(read(&file).is_err());
        }
        for file in ["", "fr", "1 2", "de 1\nZurück", "<!doctype html>\n<p>not found"] {
            assert!(read(file).is_err());
        }
    }
}
