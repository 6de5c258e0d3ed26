//! What people see. Components take a View and give back an Action; reactivity stays at this edge.

pub mod art_project;
pub mod art_robbery;
pub mod backup;
pub mod common;
pub mod damage;
pub mod desk;
pub mod doubts;
pub mod games;
pub mod hall;
pub mod live;
pub mod museum_caper;
pub mod names;
pub mod parts;
pub mod reminders;
pub mod route;
pub mod screens;
pub mod settings;
pub mod shelf;
pub mod table;
pub mod thinking;
pub mod voice;

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        common::common,
        parts::update_offer,
        route::Route,
        screens::{lobby, play, rules, setup},
        voice::heard,
    },
    words::house,
};

/// The whole app: one screen at a time, and the voice that speaks over all of them.
#[component]
pub fn App() -> Node {
    let common = common();
    let kept_twice = doubts::settle_all();
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
