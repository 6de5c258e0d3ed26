//! Where the books of rules come from: one file beside the page, fetched when a book is first asked
//! for and kept for as long as the page is open.

use std::cell::OnceCell;

use cambriole_engine::rules::GameId;

use crate::{
    browser::files,
    words::{
        Lang,
        book::{Book, Library},
    },
};

/// The toolbox writes it, seen from the page.
const FILE: &str = "rules.md";

thread_local! {
    static LIBRARY: OnceCell<&'static Library<'static>> = const { OnceCell::new() };
}

/// The book, if the library was fetched before.
pub fn kept(game: GameId, lang: Lang) -> Option<&'static Book<'static>> {
    LIBRARY.with(|library| library.get().copied())?.book(game, lang)
}

/// Fetches the library and hands the book over; nothing if it cannot be had or read.
pub fn fetch(game: GameId, lang: Lang, then: impl FnOnce(Option<&'static Book<'static>>) + 'static) {
    files::fetch(FILE.into(), move |text| {
        if let Some(text) = text {
            keep(text);
        }
        then(kept(game, lang));
    });
}

/// The library is a hundred kilobytes: once read it stays for good, and every part of the screen may
/// borrow from it.
fn keep(text: String) {
    if let Some(library) = Library::parse(text.leak()) {
        LIBRARY.with(|kept| {
            kept.get_or_init(|| Box::leak(Box::new(library)));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games;

    /// The file as the toolbox writes it.
    fn joined() -> String {
        let book = |lang: Lang, game: GameId| {
            std::fs::read_to_string(format!("src/words/books/{}.{}.md", game.slug(), lang.code())).unwrap()
        };
        let books: Vec<_> =
            Lang::ALL.into_iter().flat_map(|lang| GameId::ALL.map(|game| book(lang, game))).collect();
        books.join("\u{c}")
    }

    #[test]
    fn every_game_has_its_book_and_draws_its_drawings() {
        assert_eq!(kept(GameId::ArtRobbery, Lang::En), None);
        keep(joined());
        for game in GameId::ALL {
            for lang in Lang::ALL {
                let book = kept(game, lang).unwrap();
                for drawing in book.rules().filter_map(|rule| rule.drawing) {
                    assert!(
                        games::drawing(game, drawing, lang).is_some(),
                        "{} {}",
                        game.slug(),
                        drawing.name
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_no_library_is_not_kept() {
        keep("<!doctype html>\n<p>Not found".into());
        assert_eq!(kept(GameId::ArtRobbery, Lang::En), None);
    }
}
