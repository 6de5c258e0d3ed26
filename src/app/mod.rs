//! What people see. Components take a View and give back an Action; reactivity stays at this edge.

pub mod art_project;
pub mod art_robbery;
pub mod games;
pub mod kept;
pub mod live;
pub mod museum_caper;
pub mod parts;
#[cfg(feature = "fourth-game")]
pub mod passe_partout;
pub mod screens;
pub mod shared;
pub mod table;
pub mod thinking;

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::update_offer,
        screens::{lobby, play, rules, setup},
        shared::{common, route::Route, voice::heard},
    },
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
    let screen = move || {
        // Another language draws the whole screen anew: rare, and cheaper than a signal a sentence.
        let _ = common.preferences.lang.get();
        common.voice.hush();
        show(common.places.screen.get())
    };
    view! {
        {screen}
        {update_offer(common)}
        {heard(common)}
    }
}

/// Drawing a screen follows nothing: what is live on it does so for itself.
fn show(place: Route) -> Node {
    untrack(|| match place {
        Route::Lobby => lobby::screen(),
        Route::Setup(game) => setup::screen(game),
        Route::Match(id) => play(&id),
        Route::Rules { game, .. } => rules::screen(game),
        Route::Hall => screens::hall::screen(),
        Route::Settings => screens::settings::screen(),
    })
}
