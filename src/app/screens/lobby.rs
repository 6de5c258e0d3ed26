//! The lobby screen.

use leptos::prelude::*;

#[component]
pub fn Lobby() -> impl IntoView {
    view! { <main><h1>"Lobby"</h1></main> }
}
