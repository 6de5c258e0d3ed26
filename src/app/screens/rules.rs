//! The rules screen.

use cambriole_engine::rules::GameId;
use leptos::prelude::*;

#[component]
pub fn Rules(game: GameId, rule: Option<String>) -> impl IntoView {
    view! { <main><h1>{game.slug()}{rule}</h1></main> }
}
