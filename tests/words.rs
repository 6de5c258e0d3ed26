//! Every sentence in three languages: none missing, none untranslated, none dead.

use std::{collections::BTreeSet, fs, io, path::Path};

use cambriole::words::{self, Lang, PAGES, Sentence, art_robbery, house, museum_caper, museum_plan};
use cambriole_words_pages::{Page, browser_file, read};

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
    "bot_expert",
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
    "south",
    "stockholm",
    "token_alibis",
    "version",
];

const SRC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

fn pages() -> Result<Vec<Page>, String> {
    read(&Path::new(SRC).join("words/pages"))
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
    let file = browser_file(&pages().unwrap());
    let taught = words::read(&file).unwrap();
    let compiled: Vec<_> = Lang::ALL
        .into_iter()
        .flat_map(|lang| sentences().into_iter().map(move |it| numbered(it, it.text(lang))))
        .collect();
    assert_eq!(taught, compiled);
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

/// All the code below a folder, `but` for one.
fn sources(dir: &Path, but: &str) -> io::Result<String> {
    let mut found = String::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with(but) {
            found += &sources(&path, but)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found += &fs::read_to_string(path)?;
        }
    }
    Ok(found)
}

/// Sentences are said as `house::…`, and as `words::…` or `art_robbery::…` at the table.
#[test]
fn every_sentence_is_said_somewhere() -> io::Result<()> {
    let code = sources(Path::new(SRC), "words")?;
    let said = |ways: &[&str], sentence: &Sentence| {
        ways.iter().any(|way| {
            let call = format!("{way}::{}", sentence.key);
            code.match_indices(&call).any(|(at, _)| {
                let next = code[at + call.len()..].chars().next();
                !next.is_some_and(|next| next.is_alphanumeric() || next == '_')
            })
        })
    };
    let dead = |page: &'static [Sentence], ways: &'static [&'static str]| {
        page.iter().filter(move |sentence| !said(ways, sentence)).map(|sentence| sentence.key)
    };
    let house = dead(house::ALL, &["house"]);
    let robbery = dead(art_robbery::ALL, &["words", "art_robbery"]);
    assert_none(house.chain(robbery), "never said");
    Ok(())
}
