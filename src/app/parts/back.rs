//! The way back to where one came from.

use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*};

use crate::{
    app::{
        parts::Icon,
        route::{Route, came_from},
        settings::use_lang,
    },
    browser::{hash, page},
    words::house,
};

/// Goes back in the browser's history where this visit has one, so that the history does not grow;
/// to the lobby otherwise.
fn go_back(event: &ev::MouseEvent, from: Option<&Route>) {
    if from.is_some() && page::is_plain_click(event) {
        event.prevent_default();
        hash::back();
    }
}

/// The arrow at the head of a screen.
#[component]
pub fn Back(#[prop(default = "btn btn-icon btn-quiet")] class: &'static str) -> Node {
    let lang = use_lang();
    let from = came_from();
    let href = from.clone().unwrap_or(Route::Lobby).href();
    let in_match = matches!(from, Some(Route::Match(_)));
    let name = move || {
        if in_match {
            house::rules_back_to_game(lang.get_untracked())
        } else {
            house::back(lang.get_untracked())
        }
    };
    view! {
        <a class=class href=href aria-label=name
            on:click=move |event| go_back(&event, from.as_ref())>
            <Icon name="arrow" class="icon-back"/>
        </a>
    }
}

/// Where one came from a match: the bar at the foot of the screen that leads back to it.
#[component]
pub fn BackToMatch() -> Node {
    let lang = use_lang();
    let from = came_from().filter(|from| matches!(from, Route::Match(_)));
    let bar = from.map(|from| {
        view! {
            <nav class="startbar" aria-label=house::back(lang.get_untracked())>
                <a class="btn btn-primary" href=from.href()
                    on:click=move |event| go_back(&event, Some(&from))>
                    {house::rules_back_to_game(lang.get_untracked())}
                </a>
            </nav>
        }
    });
    view! { {bar} }
}
