//! The rules of a game: ours, numbered, searchable, with drawings. Reading them changes no match.

mod contents;
mod library;
mod pages;
mod prose;
mod reading;
pub mod search;
mod sheet;

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        lessons::cards::ticket,
        parts::{back, back_to_match, icon, poster},
        screens::rules::pages::open_book,
        shared::{
            route::{Route, came_from},
            settings::use_lang,
        },
    },
    browser::page,
    words::{Lang, house},
};

/// The rules of `game`.
pub fn screen(game: GameId) -> Node {
    // Another language draws the screen anew.
    let lang = use_lang().get_untracked();
    let is_missing = RwSignal::new(false);
    if library::kept(game, lang).is_none() {
        ask(game, lang, is_missing);
    }
    let book = move || match (is_missing.get(), library::kept(game, lang)) {
        (_, Some(book)) => open_book(game, book, lang),
        (false, None) => view! { <p class="fine rules-waiting">{house::rules_waiting(lang)}</p> },
        (true, None) => missing(game, lang, is_missing),
    };
    page::set_title(&house::rules_of(lang, &games::title(game)));
    let from_match = matches!(came_from(), Some(Route::Match(_)));
    let unchanged = from_match.then(|| view! { <p>{house::rules_unchanged(lang)}</p> });
    view! {
        <main class="rules">
            <header class="crumbs">
                {back("btn btn-icon btn-quiet", lang)}
                <div class="frame">{poster(game)}</div>
                <div>
                    <h1 tabindex="-1">{house::rules(lang)}</h1>
                    <p>{games::both_titles(game, lang)}</p>
                    {unchanged}
                    {(!from_match).then(|| other_games(game, lang))}
                </div>
            </header>
            {(!from_match).then(|| ticket(game, lang))}
            {book}
        </main>
        {back_to_match(lang)}
    }
}

/// Fetches the book, and draws the screen anew when it is known what came of it.
fn ask(game: GameId, lang: Lang, is_missing: RwSignal<bool>) {
    library::fetch(game, lang, move |book| {
        // The screen may be gone when the book comes.
        let _ = is_missing.try_set(book.is_none());
    });
}

/// The way to the rules of the other games; a match in progress has but its own.
fn other_games(game: GameId, lang: Lang) -> Node {
    let others = GameId::ALL.into_iter().filter(|other| *other != game).map(|other| {
        let href = Route::Rules { game: other, rule: None }.href();
        view! { <li><a href=href>{games::title(other)}</a></li> }
    });
    view! { <nav aria-label=house::choose_game(lang)><ul class="other-games">{others.collect::<Node>()}</ul></nav> }
}

/// In the place of a book that could not be fetched or read.
fn missing(game: GameId, lang: Lang, is_missing: RwSignal<bool>) -> Node {
    let again = move |_| {
        is_missing.set(false);
        page::focus("main h1");
        ask(game, lang, is_missing);
    };
    view! {
        <div class="empty" role="alert">
            {icon("book")}
            <p>{house::rules_missing(lang)}</p>
            <button type="button" class="btn" on:click=again>{house::try_again(lang)}</button>
        </div>
    }
}
