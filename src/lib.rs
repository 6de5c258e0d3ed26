//! The page.
pub mod browser;
pub mod words;

use leptos::prelude::*;
/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    view! { <p>"Cambriole"</p> }
}
