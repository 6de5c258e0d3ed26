//! Where the books of rules come from: files beside the page, fetched when first asked for and kept for
//! as long as the page is open.

use std::cell::RefCell;

use cambriole_engine::rules::GameId;

use crate::{
    browser::files,
    words::{Lang, book::Book},
};

type Kept = (GameId, Lang, &'static Book<'static>);

thread_local! {
    static SHELF: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// The book, if it was fetched before.
pub fn kept(game: GameId, lang: Lang) -> Option<&'static Book<'static>> {
    SHELF.with_borrow(|shelf| {
        let found = shelf.iter().find(|(kept_game, kept_lang, _)| (*kept_game, *kept_lang) == (game, lang));
        found.map(|(.., book)| *book)
    })
}

/// Fetches the book and hands it over; nothing if it cannot be had or read.
pub fn fetch(game: GameId, lang: Lang, then: impl FnOnce(Option<&'static Book<'static>>) + 'static) {
    files::fetch(path(game, lang), move |text| then(text.and_then(|text| keep(game, lang, text))));
}

/// A book is a few kilobytes and there are few: what was read stays for good, and every part of the
/// screen may borrow from it.
fn keep(game: GameId, lang: Lang, text: String) -> Option<&'static Book<'static>> {
    let book = Book::parse(text.leak()).ok()?;
    let book: &'static _ = Box::leak(Box::new(book));
    SHELF.with_borrow_mut(|shelf| shelf.push((game, lang, book)));
    Some(book)
}

/// The file, seen from the page.
fn path(game: GameId, lang: Lang) -> String {
    format!("rules/{}.{}.md", game.slug(), lang.code())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::rules::drawings::draw;

    #[test]
    fn every_game_has_its_book_and_draws_its_drawings() {
        for game in GameId::ALL {
            for lang in Lang::ALL {
                let text = std::fs::read_to_string(format!("public/{}", path(game, lang))).unwrap();
                assert!(kept(game, lang).is_none());
                let book = keep(game, lang, text).unwrap();
                assert_eq!(kept(game, lang), Some(book));
                for drawing in book.rules().filter_map(|rule| rule.drawing) {
                    assert!(draw(game, drawing, lang).is_some(), "{} {}", game.slug(), drawing.name);
                }
            }
        }
    }

    #[test]
    fn what_is_no_book_is_not_kept() {
        assert_eq!(keep(GameId::ArtRobbery, Lang::En, "<!doctype html>\n<p>Not found".into()), None);
        assert_eq!(kept(GameId::ArtRobbery, Lang::En), None);
    }
}
