//! Every sentence in three languages: none missing, none untranslated, none dead.

use std::{collections::BTreeSet, fs, io, iter, path::Path};

use cambriole::words::{self, Lang, PAGES, Sentence, art_robbery, house, museum_caper, museum_plan};
use cambriole_words_pages::{Page, browser_files, read};

mod typography;

/// Sentences that two or three languages share word for word.
const ALIKE: &[&str] = &[
    "a_3",
    "abu_simbel",
    "agents",
    "agents_row",
    "alibis",
    "artefact",
    "asyut",
    "boss_name",
    "boss_word",
    "bot",
    "bot_novice",
    "bots",
    "card_1",
    "card_2",
    "card_3",
    "card_4",
    "card_5",
    "colour_orange",
    "confirmations",
    "date",
    "detective",
    "diagonal",
    "east",
    "easy",
    "experts",
    "fayoum",
    "film",
    "gain",
    "give_up_cost",
    "hard",
    "has_haze",
    "impossible",
    "in_round",
    "is_bot",
    "library_licence",
    "library_version",
    "log_began",
    "loot_secret",
    "luxor",
    "match_at_raid",
    "menu",
    "minutes",
    "mission",
    "months",
    "new_orleans",
    "north",
    "pace_normal",
    "pause",
    "percent",
    "phase_a",
    "phases",
    "points",
    "raid",
    "raid_2",
    "round",
    "scandinavia",
    "score",
    "sculpture",
    "six",
    "south",
    "stockholm",
    "token_alibis",
    "version",
];

const SRC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

fn pages() -> Result<Vec<Page>, String> {
    let pages = Path::new(SRC).join("words/pages");
    let fourth = if cfg!(feature = "fourth-game") { read(&pages.join("fourth-game"))? } else { Vec::new() };
    Ok([read(&pages)?, fourth].concat())
}

fn sentences() -> Vec<Sentence> {
    PAGES.iter().copied().flatten().copied().collect()
}

/// Every sentence in every language.
fn texts() -> impl Iterator<Item = (Sentence, Lang, &'static str)> {
    sentences().into_iter().flat_map(|sentence| Lang::ALL.map(|lang| (sentence, lang, sentence.text(lang))))
}

/// Fails with all that is wrong at once.
fn assert_none<T: std::fmt::Debug>(wrong: impl IntoIterator<Item = T>, what: &str) {
    let wrong: Vec<T> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{what}: {wrong:#?}");
}

/// The browser's module has no sentences of its own: it must be taught exactly these.
#[test]
fn the_browser_is_taught_the_same_sentences() {
    for (lang, file) in Lang::ALL.into_iter().zip(browser_files(&pages().unwrap())) {
        let (spoken, taught) = words::read(&file).unwrap();
        let compiled: Vec<_> = sentences().into_iter().map(|it| numbered(it, it.text(lang))).collect();
        assert_eq!(spoken, lang);
        assert_eq!(taught, compiled);
    }
}

/// The text with its placeholders' numbers for their names.
fn numbered(sentence: Sentence, text: &str) -> String {
    let mut parts = text.split('{');
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_at(part.find(['|', '}']).unwrap_or(part.len()));
        let place = sentence.names.iter().position(|key| *key == name);
        said += &place.map_or_else(|| format!("{{{part}"), |place| format!("{{{place}{rest}"));
    }
    said
}

/// Every function finds its own sentence, whatever stands on the pages before its own.
#[test]
fn a_function_says_its_own_sentence() {
    let key = |page: &[Sentence], key| page.iter().find(|it| it.key == key).copied().unwrap();
    for lang in Lang::ALL {
        assert_eq!(house::back(lang), key(house::ALL, "back").text(lang));
        assert_eq!(house::match_not_found(lang), key(house::ALL, "match_not_found").text(lang));
        assert_eq!(art_robbery::refuse_over(lang), key(art_robbery::ALL, "refuse_over").text(lang));
        assert_eq!(museum_caper::refuse_over(lang), key(museum_caper::ALL, "refuse_over").text(lang));
        assert_eq!(museum_plan::museum(lang), key(museum_plan::ALL, "museum").text(lang));
    }
}

#[test]
fn every_sentence_is_translated() {
    let alike = |sentence: &Sentence| {
        sentence.fr == sentence.en || sentence.en == sentence.it || sentence.it == sentence.fr
    };
    let found: BTreeSet<_> = sentences().into_iter().filter(alike).map(|sentence| sentence.key).collect();
    let allowed: BTreeSet<_> = ALIKE.iter().copied().collect();
    assert_none(found.difference(&allowed), "the same in two languages");
    assert_none(allowed.difference(&found), "allowed to be the same, but differ or are gone");
}

#[test]
fn typography_is_that_of_the_language() {
    let wrong = texts().filter_map(|(_, lang, text)| Some((typography::fault(lang, text)?, text)));
    assert_none(wrong, "typography");
}

/// The code of every file below a folder, but for its tests and the words themselves.
fn sources(dir: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("words") {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !path.ends_with("tests.rs") {
            found.push(fs::read_to_string(path)?);
        }
    }
    Ok(found)
}

/// The names that follow a text wherever it begins a word.
fn names_after<'a>(code: &'a str, text: &str) -> Vec<&'a str> {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let found = code.match_indices(text).filter(|(at, _)| !code[..*at].ends_with(is_of_name));
    let rests = found.map(|(at, _)| &code[at + text.len()..]);
    rests.map(|rest| rest.split(|letter| !is_of_name(letter)).next().unwrap_or_default()).collect()
}

/// What a file says of a page: `house::back`, or `words::museum` after `museum_plan as words`.
fn said<'a>(code: &'a str, page: &str) -> Vec<&'a str> {
    let other_names = names_after(code, &format!("{page} as "));
    let names = iter::once(page).chain(other_names);
    names.flat_map(|name| names_after(code, &format!("{name}::"))).collect()
}

#[test]
fn every_sentence_is_said_somewhere() -> io::Result<()> {
    let files = sources(Path::new(SRC))?;
    let dead = pages().unwrap().into_iter().flat_map(|Page { name, sentences }| {
        let said: BTreeSet<_> = files.iter().flat_map(|code| said(code, &name)).collect();
        let dead = sentences.into_iter().filter(move |sentence| !said.contains(sentence.key.as_str()));
        dead.map(move |sentence| format!("{name}::{}", sentence.key))
    });
    assert_none(dead, "never said");
    Ok(())
}
