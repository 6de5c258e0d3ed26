//! A game's poster.

use cambriole_engine::rules::GameId;
use leptos::prelude::*;

/// The poster of a game, for the eye only.
#[component]
pub fn Poster(game: GameId, #[prop(default = "poster")] class: &'static str) -> impl IntoView {
    let symbol = match game {
        GameId::ArtRobbery => "#poster-robbery",
    };
    view! {
        <svg class=class viewBox="0 0 300 400" aria-hidden="true">
            <use_ href=symbol></use_>
        </svg>
    }
}
