//! The way back to where one came from.

use cambriole_markup::{Node, view};
use leptos::ev;

use crate::{
    app::{
        parts::icon_as,
        shared::route::{Route, came_from},
    },
    browser::{hash, page},
    words::{Lang, house},
};

/// Goes back in the browser's history where this visit has one, so that the history does not grow;
/// to the lobby otherwise.
fn go_back(has_before: bool) -> impl FnMut(ev::MouseEvent) + Send {
    move |event| {
        if has_before && page::is_plain_click(&event) {
            event.prevent_default();
            hash::back();
        }
    }
}

/// The arrow at the head of a screen.
pub fn back(class: &'static str, lang: Lang) -> Node {
    let from = came_from();
    let name = match from {
        Some(Route::Match(_)) => house::rules_back_to_game(lang),
        _ => house::back(lang),
    };
    let has_before = from.is_some();
    view! {
        <a class=class href=from.unwrap_or(Route::Lobby).href() aria-label=name on:click=go_back(has_before)>
            {icon_as("icon-back", "arrow")}
        </a>
    }
}

/// Where one came from a match: the bar at the foot of the screen that leads back to it.
pub fn back_to_match(lang: Lang) -> Option<Node> {
    let from = came_from().filter(|from| matches!(from, Route::Match(_)))?;
    Some(view! {
        <nav class="startbar" aria-label=house::back(lang)>
            <a class="btn btn-primary" href=from.href() on:click=go_back(true)>{house::rules_back_to_game(lang)}</a>
        </nav>
    })
}
