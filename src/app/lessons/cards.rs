//! The two cards of a lesson, each a screen: the aim of the game before it, what was learned after it.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{begin::begin, library, region::rich};
use crate::{
    app::{
        games,
        kept::shelf,
        parts::{icon_as, poster, symbol},
        screens::setup,
        shared::{route::Route, settings::use_lang, voice::use_voice},
    },
    browser::page,
    words::{Lang, house, lesson::Lesson},
};

/// What the game is about, and the way into its lesson.
pub fn aim(game: GameId) -> Node {
    card(game, aim_of)
}

/// What was learned, what was left out, and the way into an ordinary match.
pub fn learned(game: GameId) -> Node {
    card(game, learned_of)
}

fn card(game: GameId, inside: fn(GameId, &'static Lesson, Lang) -> Node) -> Node {
    let lang = use_lang().get_untracked();
    page::set_title(games::title(game));
    let lesson = RwSignal::new(Some(None::<&'static Lesson>));
    let ask = move || {
        // The screen may be gone when the lesson comes.
        library::fetch(game, move |found| {
            let _ = lesson.try_set(found.map(Some));
        });
    };
    ask();
    let again = move |_| ask();
    let shown = move || match lesson.get() {
        Some(Some(lesson)) => inside(game, lesson, lang),
        Some(None) => {
            view! { <h1 tabindex="-1">{games::title(game)}</h1><p>{house::lesson_waiting(lang)}</p> }
        }
        None => view! {
            <h1 tabindex="-1">{games::title(game)}</h1>
            <p role="alert">{house::lesson_missing(lang)}</p>
            <button type="button" class="btn" on:click=again>{house::try_again(lang)}</button>
        },
    };
    view! {
        <main class="setup lesson">
            <header class="crumbs">
                <a class="btn btn-icon btn-quiet" href=Route::Lobby.href() aria-label=house::back_to_lobby(lang)>
                    {icon_as("icon-back", "arrow")}
                </a>
                <p>{games::both_titles(game, lang)}</p>
            </header>
            <div class="aim-card">{shown}</div>
        </main>
    }
}

fn aim_of(game: GameId, lesson: &'static Lesson, lang: Lang) -> Node {
    let mut lines = Vec::new();
    for (drawing, text) in &lesson.lines {
        lines.push(view! {
            <li>{symbol(Some("ic"), drawing, "0 0 24 24")}<span>{rich(text.in_(lang))}</span></li>
        });
    }
    let begun = shelf::list().into_iter().find(|kept| {
        let is_it = |glance: &cambriole_engine::table::Glance| {
            glance.game == game && glance.label.lesson.is_some() && !glance.over
        };
        kept.glance.as_ref().is_ok_and(is_it)
    });
    let (said, begun) = match begun {
        Some(kept) => (house::coach_resume_lesson(lang), Some(kept.id)),
        None => (house::learn_start(lang), None),
    };
    let start = move |_| {
        if let Some(id) = begun.clone().or_else(|| begin(game, lesson, 0, lang)) {
            Route::Match(id).go();
        }
    };
    view! {
        <div class="aim-pic"><div class="frame">{poster(game)}</div></div>
        <div class="aim-in">
            <p class="kick">{house::learn_title(lang)}</p>
            <h1 tabindex="-1">{lesson.aim.in_(lang)}</h1>
            <ul>{lines}</ul>
        </div>
        <div class="aim-acts">
            <a class="btn btn-quiet" href=Route::Setup(game).href()>{house::learn_without(lang)}</a>
            <button type="button" class="btn btn-primary" on:click=start>
                {symbol(Some("owl"), "owl", "0 0 64 64")}{said}
            </button>
        </div>
    }
}

fn learned_of(game: GameId, lesson: &'static Lesson, lang: Lang) -> Node {
    let mut learned = Vec::new();
    for text in &lesson.learned {
        learned.push(view! { <li>{icon_as("ic", "check")}<span>{rich(text.in_(lang))}</span></li> });
    }
    let mut left = Vec::new();
    for (rule, text) in &lesson.left {
        let href = Route::Rules { game, rule: Some((*rule).to_owned()) }.href();
        left.push(view! { <li>{icon_as("ic", "book")}<a href=href>{text.in_(lang)}</a></li> });
    }
    let voice = use_voice();
    let play = move |_| match setup::start_usual(game, lang) {
        Ok(id) => Route::Match(id).go(),
        Err(said) => voice.toast(said),
    };
    view! {
        <div class="aim-in">
            {symbol(Some("owl"), "owl", "0 0 64 64")}
            <h1 tabindex="-1">{house::learned_title(lang)}</h1>
            <h2>{house::learned_list(lang)}</h2>
            <ul>{learned}</ul>
            <h2>{house::learned_left(lang)}</h2>
            <ul>{left}</ul>
        </div>
        <div class="aim-acts">
            <a class="btn btn-quiet" href=Route::Setup(game).href()>{house::other_table(lang)}</a>
            <button type="button" class="btn btn-primary" on:click=play>{house::learned_play(lang)}</button>
        </div>
    }
}

/// The way to a game's lesson, if it has one.
pub fn ticket(game: GameId, lang: Lang) -> Option<Node> {
    let minutes = games::lesson_minutes(game)?;
    Some(view! {
        <a class="first" href=Route::Learn(game).href()>
            {symbol(Some("owl"), "owl", "0 0 64 64")}
            <span><b>{house::first_time(lang)}</b>" "{house::learn_by_playing(lang, &minutes)}</span>
        </a>
    })
}
