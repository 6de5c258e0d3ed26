//! The sentences as the browser gets them: from one file that the toolbox makes of the pages, by
//! `words-pages/src/browser.rs`.
//!
//! Its first line tells how many sentences each page has. Below it stands one sentence a line: all of
//! French, then all of English, then all of Italian, page after page. Its placeholders are numbers, those
//! of the arguments: `{0}` for the first one, `{1|card|cards}`.

use std::sync::OnceLock;

use super::{LENGTHS, Lang};

static TAUGHT: OnceLock<Vec<&'static str>> = OnceLock::new();

/// Keeps the file's sentences for the life of the page. Only the first file counts.
pub fn teach(file: String) -> Result<(), &'static str> {
    let sentences = read(file.leak())?;
    TAUGHT.get_or_init(|| sentences);
    Ok(())
}

/// The file's sentences in every language, unless they are those of another version.
pub fn read(file: &str) -> Result<Vec<&str>, &'static str> {
    let (lengths, sentences) = file.trim_end_matches('\n').split_once('\n').ok_or("the words are missing")?;
    let sentences: Vec<_> = sentences.split('\n').collect();
    let agrees = lengths.split(' ').map(|length| length.parse().ok()).eq(LENGTHS.iter().copied().map(Some));
    if agrees && sentences.len() == Lang::ALL.len() * count() {
        Ok(sentences)
    } else {
        Err("the words are those of another version")
    }
}

/// How many sentences there are in each language.
fn count() -> usize {
    LENGTHS.iter().sum()
}

/// The sentence at that place among all sentences of a language.
#[cfg(target_arch = "wasm32")]
pub fn text(place: usize, lang: Lang) -> &'static str {
    let sentence = TAUGHT.get().and_then(|sentences| sentences.get(lang as usize * count() + place));
    sentence.copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(lengths: &[usize], sentences: usize) -> String {
        let lengths: Vec<_> = lengths.iter().map(ToString::to_string).collect();
        format!("{}\n{}", lengths.join(" "), "a word\n".repeat(sentences))
    }

    #[test]
    fn a_file_of_as_many_sentences_is_read() {
        let all = 3 * count();
        assert_eq!(read(&file(LENGTHS, all)).map(|read| read.len()), Ok(all));
    }

    #[test]
    fn the_file_of_another_version_is_refused() {
        let all = 3 * count();
        let mut other = LENGTHS.to_vec();
        other.swap(0, 1);
        for file in
            [file(&other, all), file(&LENGTHS[1..], all), file(LENGTHS, all - 1), file(LENGTHS, all + 1)]
        {
            assert!(read(&file).is_err());
        }
        for file in ["", "1 2", "<!doctype html>\n<p>not found"] {
            assert!(read(file).is_err());
        }
    }
}
