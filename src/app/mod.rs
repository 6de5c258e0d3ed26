//! What people see. Components take a View and give back an Action; reactivity stays at this edge.

pub mod art_project;
pub mod art_robbery;
pub mod games;
pub mod kept;
pub mod lessons;
pub mod live;
pub mod museum_caper;
pub mod parts;
#[cfg(feature = "fourth-game")]
pub mod passe_partout;
pub mod screens;
pub mod shared;
pub mod table;
pub mod thinking;

use cambriole_markup::{Node, effect, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::update_offer,
        screens::{lobby, play, rules, setup},
        shared::{common, route::Route, voice::heard},
    },
    browser::{assets, hash, page},
    words::house,
};

/// The whole app: one screen at a time, and the voice that speaks over all of them.
#[component]
pub fn App() -> Node {
    let common = common();
    let kept_twice = kept::doubts::settle_all();
    if kept_twice > 0 {
        common.voice.toast(house::kept_both(common.preferences.lang.get_untracked(), &kept_twice));
    }
    let shown = shown(common.places.screen);
    let screen = move || {
        // Another language draws the whole screen anew: rare, and cheaper than a signal a sentence.
        let _ = common.preferences.lang.get();
        common.voice.hush();
        show(shown.get())
    };
    view! {
        {screen}
        {update_offer(common)}
        {heard(common)}
    }
}

/// The screen that is shown: the one where one is, as soon as there is what it needs.
fn shown(screen: RwSignal<Route>) -> RwSignal<Route> {
    let shown = RwSignal::new(screen.get_untracked());
    effect(move || {
        let next = screen.get();
        assets::with(assets_of(&next), move || {
            // Somebody may have gone elsewhere meanwhile.
            if next != shown.get_untracked() && next == screen.get_untracked() {
                shown.set(next);
                page::scroll_up();
                page::focus("main h1");
            }
        });
    });
    shown
}

/// What the first screen needs beside the app.
pub fn first_assets() -> Option<&'static str> {
    assets_of(&Route::parse(&hash::current()))
}

/// What a place needs beside the app: the styles and drawings of its game.
fn assets_of(place: &Route) -> Option<&'static str> {
    let game = match place {
        Route::Setup(game) | Route::Rules { game, .. } | Route::Learn(game) | Route::Learned(game) => *game,
        Route::Match(id) => kept::shelf::look(id)?.glance.ok()?.game,
        Route::Lobby | Route::Hall | Route::Settings => return None,
    };
    Some(games::assets(game))
}

/// Drawing a screen follows nothing: what is live on it does so for itself.
fn show(place: Route) -> Node {
    untrack(|| match place {
        Route::Lobby => lobby::screen(),
        Route::Setup(game) => setup::screen(game),
        Route::Match(id) => play(&id),
        Route::Rules { game, .. } => rules::screen(game),
        Route::Learn(game) => lessons::cards::aim(game),
        Route::Learned(game) => lessons::cards::learned(game),
        Route::Hall => screens::hall::screen(),
        Route::Settings => screens::settings::screen(),
    })
}
