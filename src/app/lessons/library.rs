//! Where lessons come from: one file beside the page, with the coach's styles, fetched when a lesson is first
//! opened and kept for as long as the page is open.

use std::cell::RefCell;

use cambriole_engine::rules::GameId;

use crate::{
    browser::{assets, files},
    words::lesson::Lesson,
};

/// The toolbox writes it, seen from the page.
const FILE: &str = "lessons.txt";
/// What `style/` calls the coach's styles.
const ASSETS: &str = "lessons";

thread_local! {
    static KEPT: RefCell<Vec<(GameId, &'static Lesson)>> = const { RefCell::new(Vec::new()) };
}

/// The lesson, if it was fetched before.
pub fn kept(game: GameId) -> Option<&'static Lesson> {
    KEPT.with_borrow(|kept| kept.iter().find(|(of, _)| *of == game).map(|(_, lesson)| *lesson))
}

/// Fetches the lesson and all that it needs; nothing if it cannot be had or read.
pub fn fetch(game: GameId, then: impl FnOnce(Option<&'static Lesson>) + 'static) {
    assets::with(Some(ASSETS), move || {
        if let Some(lesson) = kept(game) {
            return then(Some(lesson));
        }
        files::fetch(FILE.into(), move |text| {
            if let Some(text) = text {
                keep(text);
            }
            then(kept(game));
        });
    });
}

/// All lessons are some kilobytes: once read they stay.
fn keep(text: String) {
    let text: &'static str = text.leak();
    let read = |game| Some((game, &*Box::leak(Box::new(Lesson::read(text, game)?))));
    KEPT.with_borrow_mut(|kept| *kept = GameId::ALL.into_iter().filter_map(read).collect());
}
