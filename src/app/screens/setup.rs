//! Set-up: who sits where, how it is played, and the button that starts it. All of it is drawn from one
//! state, anew for every change.

mod draft;
mod first;
mod last_table;
mod laying;
mod marks;
mod msg;
mod options;
mod seat;
mod seats;
mod seed;
mod start;

use cambriole_engine::rules::{GameId, Seed};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        lessons::cards::ticket,
        parts::{icon_as, poster},
        shared::{
            route::Route,
            settings::{Preferences, use_lang, use_preferences},
            voice::{Speaker, use_voice},
        },
    },
    browser::{chance, page},
    words::{Lang, house},
};
pub use draft::Draft;
pub use first::first;
use laying::Laying;
pub use msg::{Dispatch, Msg};
pub use seats::note;
use start::start as start_table;

/// The set-up of `game`.
pub fn screen(game: GameId) -> Node {
    // Another language draws the screen anew.
    let lang = use_lang().get_untracked();
    let (preferences, voice) = (use_preferences(), use_voice());
    let last = last_table::read(game);
    let is_known = last.is_some();
    let draft = last.unwrap_or_else(|| Draft::fresh(game, lang));
    let laying =
        RwSignal::new(Laying { lang, draft, is_known, open: None, before: Vec::new(), seed: String::new() });
    let dispatch = Dispatch::new(move |msg| hear(msg, laying, preferences, voice));
    page::set_title(&house::setup_page_title(lang, &games::title(game)));
    page::on_leave(move || dispatch.send(Msg::Leave));
    view! { {move || laying.with(|laying| table(laying, preferences.get().confirm, dispatch))} }
}

fn hear(msg: Msg, laying: RwSignal<Laying>, preferences: Preferences, voice: Speaker) {
    match msg {
        Msg::Begin => laying.with_untracked(|laying| begin(laying, voice)),
        Msg::Confirm(on) => preferences.change(|settings| settings.confirm = on),
        msg => {
            let after = laying.try_update(|laying| laying.update(msg)).unwrap_or_default();
            match after.said {
                Some(said) => voice.say(said),
                // What was said of another seat is no longer news.
                None => voice.hush(),
            }
            if let Some(selector) = after.focus {
                page::focus(selector);
            }
        }
    }
}

fn begin(laying: &Laying, voice: Speaker) {
    let started = match read_seed(&laying.seed) {
        Some(seed) => start_table(&laying.draft, seed, laying.lang),
        None => Err(house::seed_bad(laying.lang).to_owned()),
    };
    match started {
        Ok(id) => Route::Match(id).go(),
        Err(said) => voice.toast(said),
    }
}

/// Starts the last table of a game once more, or what a newcomer is offered; tells its key on the shelf.
///
/// # Errors
/// What the rules have against it, in words.
pub fn start_usual(game: GameId, lang: Lang) -> Result<String, String> {
    let draft = last_table::read(game).unwrap_or_else(|| Draft::fresh(game, lang));
    start_table(&draft, chance::seed(), lang)
}

fn table(laying: &Laying, confirms: bool, dispatch: Dispatch) -> Node {
    let Laying { draft, lang, .. } = laying;
    let title = games::both_titles(draft.game, *lang);
    let subtitle = if laying.is_known { house::as_last_time(*lang, &title) } else { title };
    view! {
        <main>
            <div class="setup">
                <header class="crumbs">
                    <a class="btn btn-icon btn-quiet" href=Route::Lobby.href() aria-label=house::back_to_lobby(*lang)>
                        {icon_as("icon-back", "arrow")}
                    </a>
                    <div class="frame">{poster(draft.game)}</div>
                    <div>
                        <h1 tabindex="-1">{house::setup_title(*lang)}</h1>
                        <p>{subtitle}</p>
                    </div>
                </header>
                {ticket(draft.game, *lang)}
                {seats::seats(laying, dispatch)}
                {options::options(laying, confirms, dispatch)}
            </div>
            <div class="startbar">
                <button type="button" class="btn btn-primary btn-big" on:click=dispatch.press(Msg::Begin)>
                    {start(draft.count(), *lang)}
                </button>
            </div>
        </main>
    }
}

/// The seed that was typed; a fresh one where nothing was; nothing where it is none.
fn read_seed(typed: &str) -> Option<Seed> {
    if typed.trim().is_empty() { Some(chance::seed()) } else { typed.parse().ok() }
}

/// What begins the match, with how many.
fn start(count: usize, lang: Lang) -> String {
    let word = match count {
        1 => return house::start_alone(lang).to_owned(),
        2 => house::two,
        3 => house::three,
        4 => house::four,
        5 => house::five,
        6 => house::six,
        7 => house::seven,
        _ => return house::start_with(lang, &count),
    };
    house::start_with(lang, &word(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_can_start_at_once() {
        let page = Owner::new().with(|| screen(GameId::ArtRobbery).to_html());
        assert_eq!(page.matches("seat panel").count(), 4);
        assert!(page.contains(&start(4, Lang::En)));
        assert!(!page.contains("style="), "the policy of the page forbids it");
    }

    #[test]
    fn an_empty_seed_is_a_fresh_one_and_a_bad_one_is_none() {
        assert!(read_seed("  ").is_some());
        assert_eq!(read_seed("k7qx 29md"), "K7QX-29MD".parse().ok());
        assert_eq!(read_seed("é!"), None);
    }
}
