//! The set-up screen.

use cambriole_engine::rules::GameId;
use leptos::prelude::*;

#[component]
pub fn Setup(game: GameId) -> impl IntoView {
    view! { <main><h1>{game.slug()}</h1></main> }
}
