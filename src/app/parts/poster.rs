//! A game's poster.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::app::games;

/// The poster of a game, for the eye only.
#[component]
pub fn Poster(game: GameId, #[prop(default = "poster")] class: &'static str) -> Node {
    let symbol = games::poster(game);
    view! {
        <svg class=class viewBox="0 0 300 400" aria-hidden="true">
            <use_ href=symbol></use_>
        </svg>
    }
}
