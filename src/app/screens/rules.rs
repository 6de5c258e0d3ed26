//! The rules of a game: ours, numbered, searchable, with drawings. Reading them changes no match.

mod contents;
mod drawings;
mod library;
mod pages;
mod prose;
mod reading;
mod search;
mod sheet;

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, follow, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        parts::{back, back_to_match, icon, poster},
        route::{Route, came_from},
        screens::rules::pages::OpenBook,
        settings::use_lang,
    },
    browser::page,
    words::{Lang, book::Book, house},
};

/// What has become of the book that the screen asked for.
#[derive(Debug, Clone, Copy)]
enum Asked {
    Waiting,
    Open(&'static Book<'static>),
    Missing,
}

/// The rules of `game`.
pub fn screen(game: GameId) -> Node {
    // Another language draws the screen anew.
    let lang = use_lang().get_untracked();
    let asked = RwSignal::new(library::kept(game, lang).map_or(Asked::Waiting, Asked::Open));
    let ask = move || {
        // The screen may be gone when the book comes.
        library::fetch(game, lang, move |book| {
            let _ = asked.try_set(book.map_or(Asked::Missing, Asked::Open));
        });
    };
    if matches!(asked.get_untracked(), Asked::Waiting) {
        ask();
    }
    let again = move || {
        asked.set(Asked::Waiting);
        page::focus("main h1");
        ask();
    };
    let book = move || match asked.get() {
        Asked::Open(book) => view! { <OpenBook game book/> },
        Asked::Waiting => view! { <p class="fine rules-waiting">{house::rules_waiting(lang)}</p> },
        Asked::Missing => missing(lang, again),
    };
    follow(move || page::set_title(&house::rules_of(lang, &games::title(game))));
    let from_match = matches!(came_from(), Some(Route::Match(_)));
    view! {
        <main class="rules">
            <header class="crumbs">
                {back("btn btn-icon btn-quiet", lang)}
                <div class="frame">{poster(game)}</div>
                <div>
                    <h1 tabindex="-1">{house::rules(lang)}</h1>
                    <p>{games::title(game)}</p>
                    {from_match.then(|| view! { <p>{house::rules_unchanged(lang)}</p> })}
                    {(!from_match).then(|| other_games(game, lang))}
                </div>
            </header>
            {book}
        </main>
        {back_to_match(lang)}
    }
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
fn missing(lang: Lang, again: impl Fn() + Send + 'static) -> Node {
    view! {
        <div class="empty" role="alert">
            {icon("book")}
            <p>{house::rules_missing(lang)}</p>
            <button type="button" class="btn" on:click=move |_| again()>{house::try_again(lang)}</button>
        </div>
    }
}
