//! Set-up: who sits where, how it is played, and the button that starts it.

mod draft;
mod first;
mod last_table;
mod marks;
mod options;
mod seat;
mod seats;
mod seed;
mod start;

use cambriole_engine::rules::{GameId, Seed};
use cambriole_markup::{Node, follow, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        parts::{Icon, Poster},
        route::Route,
        settings::use_lang,
        voice::use_voice,
    },
    browser::{chance, page},
    words::{Lang, house},
};
pub use draft::Draft;
pub use first::First;
use options::Options;
use seats::Seats;

#[component]
pub fn Setup(game: GameId) -> Node {
    let lang = use_lang();
    let voice = use_voice();
    let last = last_table::read(game);
    let is_known = last.is_some();
    let draft = RwSignal::new(last.unwrap_or_else(|| Draft::fresh(game, lang.get_untracked())));
    let seed = RwSignal::new(String::new());
    follow(move || {
        page::set_title(&house::setup_page_title(lang.get_untracked(), &games::title(game)));
    });

    let begin = move |_| {
        let lang = lang.get_untracked();
        let chosen = seed.with_untracked(|typed| read_seed(typed));
        let started = match chosen {
            Some(seed) => draft.with_untracked(|draft| start::start(draft, seed, lang)),
            None => Err(house::seed_bad(lang).to_owned()),
        };
        match started {
            Ok(started) => {
                started.trouble.into_iter().for_each(|said| voice.toast(said));
                Route::Match(started.id).go();
            }
            Err(said) => voice.toast(said),
        }
    };
    let subtitle = move || {
        let title = games::title(game);
        if is_known { house::as_last_time(lang.get_untracked(), &title) } else { title.to_owned() }
    };
    view! {
        <main>
            <div class="setup">
                <header class="crumbs">
                    <a class="btn btn-icon btn-quiet" href=Route::Lobby.href()
                        aria-label=house::back_to_lobby(lang.get_untracked())>
                        <Icon name="arrow" class="icon-back"/>
                    </a>
                    <div class="frame"><Poster game/></div>
                    <div>
                        <h1 tabindex="-1">{house::setup_title(lang.get_untracked())}</h1>
                        <p>{subtitle}</p>
                    </div>
                </header>
                <Seats draft/>
                <Options draft seed/>
            </div>
            <div class="startbar">
                <button type="button" class="btn btn-primary btn-big" on:click=begin>
                    {move || house::start_with(lang.get_untracked(), &number(draft.with(Draft::count), lang.get_untracked()))}
                </button>
            </div>
        </main>
    }
}

/// The seed that was typed; a fresh one where nothing was; nothing where it is none.
fn read_seed(typed: &str) -> Option<Seed> {
    if typed.trim().is_empty() { Some(chance::seed()) } else { typed.parse().ok() }
}

/// A small number as a word.
fn number(count: usize, lang: Lang) -> String {
    let word = match count {
        2 => house::two,
        3 => house::three,
        4 => house::four,
        5 => house::five,
        _ => return count.to_string(),
    };
    word(lang).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_can_start_at_once() {
        let page = Owner::new().with(|| view! { <Setup game=GameId::ArtRobbery/> }.to_html());
        assert_eq!(page.matches("seat panel").count(), 4);
        assert!(page.contains(&house::start_with(Lang::En, &house::four(Lang::En))));
        assert!(!page.contains("style="), "the policy of the page forbids it");
    }

    #[test]
    fn an_empty_seed_is_a_fresh_one_and_a_bad_one_is_none() {
        assert!(read_seed("  ").is_some());
        assert_eq!(read_seed("k7qx 29md"), "K7QX-29MD".parse().ok());
        assert_eq!(read_seed("é!"), None);
    }
}
