//! The books of rules: every number once, the same shape in three languages, well set.

#![allow(clippy::panic, reason = "a test stops where its ground is missing")]

use std::{collections::BTreeSet, fs, path::Path};

use cambriole::{
    app::screens::rules::search::Query,
    words::{
        Lang,
        book::{Book, Drawing, Library, Rule, Term, Text},
    },
};
use cambriole_engine::rules::GameId;

mod typography;

/// What makes the one file that the browser gets.
#[path = "../xtask/src/hooks/books.rs"]
mod toolbox;

/// The rules that are ours in part or in all, of games that others invented.
const SETTLED: [(GameId, &[usize]); 3] = [
    (GameId::ArtRobbery, &[4, 5, 9, 11, 13, 20, 21, 22]),
    (GameId::MuseumCaper, &[2, 3, 4, 5, 9, 10, 13, 15, 16, 18, 21, 22, 23, 26, 27, 28]),
    (GameId::ArtProject, &[1, 9, 10, 11, 12, 13, 15, 16, 18, 20, 21, 22, 24, 25, 28, 29, 31, 32]),
];

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn read(game: GameId, lang: Lang) -> &'static Book<'static> {
    let path = format!("{ROOT}/src/words/books/{}.{}.md", game.slug(), lang.code());
    let text = fs::read_to_string(&path).unwrap_or_else(|reason| panic!("{path}: {reason}"));
    let book = Book::parse(text.leak()).unwrap_or_else(|misprint| panic!("{path}: {misprint:?}"));
    Box::leak(Box::new(book))
}

fn books() -> impl Iterator<Item = (&'static str, Lang, &'static Book<'static>)> {
    GameId::ALL.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game.slug(), lang, read(game, lang))))
}

/// What the numbers of a game's rules begin with, such as `AR`.
fn prefix(game: GameId) -> &'static str {
    let first = read(game, Lang::En).rules().next().and_then(|rule| rule.id.split_once('-'));
    first.unwrap_or_else(|| panic!("{} has no rule", game.slug())).0
}

/// The code of every file below a folder.
fn code(dir: &Path) -> String {
    let entries = fs::read_dir(dir).unwrap_or_else(|reason| panic!("{}: {reason}", dir.display()));
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths
        .map(|path| if path.is_dir() { code(&path) } else { fs::read_to_string(path).unwrap_or_default() })
        .collect()
}

/// The numbers of the rules that have a test named after them, such as `ar_7_…`.
fn tested(game: GameId) -> BTreeSet<usize> {
    let code = code(&Path::new(ROOT).join("engine/src/rules").join(game.slug().replace('-', "_")));
    let name = format!("fn {}_", prefix(game).to_lowercase());
    code.split(&name).skip(1).filter_map(|rest| rest.split_once('_')?.0.parse().ok()).collect()
}

/// Every text of a book, but for the other words of its glossary: of those each language has its own number.
fn texts(book: &'static Book<'static>) -> Vec<&'static str> {
    let lines = |text: &'static [Text<'static>]| text.iter().flat_map(Text::lines).copied();
    let section =
        book.sections.iter().flat_map(|section| [section.title].into_iter().chain(lines(&section.text)));
    let captions = book.rules().filter_map(|rule| rule.drawing).map(|drawing| drawing.caption);
    lines(&book.aim)
        .chain(section)
        .chain(book.terms().flat_map(|term| [term.word, term.text]))
        .chain(book.rules().flat_map(Rule::said))
        .chain(captions)
        .chain(lines(&book.credit))
        .collect()
}

/// What is the same in every language.
fn shape(book: &Book) -> Vec<String> {
    let text = |text: &[Text]| -> Vec<usize> {
        let points = |text: &Text| if matches!(text, Text::Points(_)) { text.lines().len() } else { 0 };
        text.iter().map(points).collect()
    };
    let rule = |rule: &Rule| {
        let drawing = rule.drawing.map(|Drawing { name, .. }| name);
        format!("{} {:?} {drawing:?} {:?}", rule.id, text(&rule.text), rule.note.map(|note| note.settled))
    };
    let led = |term: &Term| -> Vec<String> {
        let rules = book.rules().filter(|rule| term.names(rule.id));
        rules.map(|rule| rule.id.to_owned()).collect()
    };
    let section = book.sections.iter().flat_map(|section| {
        [format!("section {:?} {:?}", text(&section.text), section.terms.iter().map(led).collect::<Vec<_>>())]
            .into_iter()
            .chain(section.rules.iter().map(rule))
    });
    let ends = format!("{} {:?} {:?}", book.title, text(&book.aim), text(&book.credit));
    [ends].into_iter().chain(section).collect()
}

#[test]
fn the_browser_gets_every_book() {
    let slugs = GameId::ALL.map(GameId::slug);
    // The fourth game is not sent to any browser.
    assert_eq!(slugs[..toolbox::GAMES.len()], toolbox::GAMES);
    assert_eq!(slugs.len() - toolbox::GAMES.len(), usize::from(cfg!(feature = "fourth-game")));
    let file = toolbox::file(&Path::new(ROOT).join("src/words/books"), &slugs)
        .unwrap_or_else(|reason| panic!("{reason}"));
    let library = Library::parse(&file).unwrap_or_else(|| panic!("the file is no library"));
    for game in GameId::ALL {
        for lang in Lang::ALL {
            assert_eq!(library.book(game, lang), Some(read(game, lang)), "{game:?} {lang:?}");
        }
    }
}

#[test]
fn every_rule_stands_once_and_has_a_test_named_after_it() {
    for game in GameId::ALL {
        let count = tested(game).len();
        assert_eq!(tested(game), (1..=count).collect(), "{}", game.slug());
        for lang in Lang::ALL {
            let mut ids: Vec<_> = read(game, lang).rules().map(|rule| rule.id.to_owned()).collect();
            ids.sort_by_key(|id| id.rsplit('-').next().and_then(|number| number.parse::<usize>().ok()));
            let wanted: Vec<_> = (1..=count).map(|number| format!("{}-{number}", prefix(game))).collect();
            assert_eq!(ids, wanted, "{} {}", game.slug(), lang.code());
        }
    }
}

#[test]
fn every_rule_says_something() {
    for (game, lang, book) in books() {
        assert!(!book.aim.is_empty() && !book.credit.is_empty(), "{game} {}", lang.code());
        for rule in book.rules() {
            assert!(!rule.title.is_empty() && !rule.text.is_empty(), "{} {}", rule.id, lang.code());
        }
    }
}

#[test]
fn languages_have_the_same_shape() {
    for game in GameId::ALL {
        let [fr, en, it] = Lang::ALL.map(|lang| shape(read(game, lang)));
        assert_eq!(fr, en, "{}", game.slug());
        assert_eq!(en, it, "{}", game.slug());
    }
}

/// Numbers are the same in every language: a price mistranslated is another game.
#[test]
fn languages_name_the_same_numbers() {
    for game in GameId::ALL {
        let [fr, en, it] = Lang::ALL.map(|lang| read(game, lang));
        for rule in en.rules() {
            let numbers = |book: &Book| book.find(rule.id).map(|rule| numbers(rule)).unwrap_or_default();
            assert_eq!(numbers(fr), numbers(en), "French {}", rule.id);
            assert_eq!(numbers(it), numbers(en), "Italian {}", rule.id);
        }
    }
}

fn numbers(rule: &Rule) -> Vec<String> {
    let digits = |text: &str| -> Vec<String> {
        let runs = text.split(|letter: char| !letter.is_ascii_digit());
        runs.filter(|run| !run.is_empty()).map(str::to_owned).collect()
    };
    let mut numbers: Vec<_> = rule.text.iter().flat_map(Text::lines).flat_map(|line| digits(line)).collect();
    numbers.sort();
    numbers
}

/// Whatever people call a thing, they find its rules.
#[test]
fn every_word_of_a_glossary_finds_its_rules() {
    for (game, lang, book) in books() {
        assert_ne!(book.terms().count(), 0, "{game} {}", lang.code());
        for term in book.terms() {
            let led: Vec<_> = book.rules().filter(|rule| term.names(rule.id)).collect();
            assert!(!led.is_empty(), "{game} {}: {} leads nowhere", lang.code(), term.word);
            for word in [term.word].iter().chain(&term.others) {
                let query = Query::new(word);
                assert!(!query.is_empty() && query.finds(term.said()), "{game} {}: {word}", lang.code());
                for rule in &led {
                    assert!(query.finds_rule(book, rule), "{game} {}: {word}, {}", lang.code(), rule.id);
                }
            }
        }
    }
}

/// One thing, one word: what stands for another word has no entry of its own.
#[test]
fn a_glossary_says_each_word_once() {
    for (game, lang, book) in books() {
        let words = book.terms().flat_map(|term| [term.word].into_iter().chain(term.others.clone()));
        let mut seen = BTreeSet::new();
        for word in words {
            assert!(seen.insert(word.to_lowercase()), "{game} {}: {word}", lang.code());
        }
    }
}

#[test]
fn our_own_rulings_say_so() {
    for game in GameId::ALL {
        let settled = SETTLED.iter().find(|(other, _)| *other == game).map_or(&[][..], |(_, ours)| ours);
        let marked = read(game, Lang::En).rules().filter(|rule| rule.note.is_some_and(|note| note.settled));
        let marked: BTreeSet<_> = marked.map(|rule| rule.id.to_owned()).collect();
        assert_eq!(
            marked,
            settled.iter().map(|number| format!("{}-{number}", prefix(game))).collect(),
            "{}",
            game.slug()
        );
    }
}

#[test]
fn every_text_is_translated() {
    for game in GameId::ALL {
        let [fr, en, it] = Lang::ALL.map(|lang| texts(read(game, lang)));
        let long = |text: &str| text.split_whitespace().count() > 3;
        for (place, english) in en.iter().enumerate().filter(|(_, text)| long(text)) {
            assert!(
                fr[place] != *english && it[place] != *english && fr[place] != it[place],
                "{}: {english}",
                game.slug()
            );
        }
    }
}

#[test]
fn typography_is_that_of_the_language() {
    let faults = books().flat_map(|(_, lang, book)| {
        let others = book.terms().flat_map(|term| term.others.clone());
        texts(book)
            .into_iter()
            .chain(others)
            .filter_map(move |text| Some((typography::fault(lang, text)?, text)))
    });
    let faults: Vec<_> = faults.collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A number that is named is one that can be followed.
#[test]
fn rules_name_rules_that_are_there() {
    for game in GameId::ALL {
        let begins = format!("{}-", prefix(game));
        for lang in Lang::ALL {
            let book = read(game, lang);
            for text in texts(book) {
                for (at, _) in text.match_indices(&begins) {
                    let digits = text[at + begins.len()..].chars().take_while(char::is_ascii_digit).count();
                    let id = &text[at..at + begins.len() + digits];
                    assert!(book.find(id).is_some(), "{} {}: {id}", game.slug(), lang.code());
                }
            }
        }
    }
}
