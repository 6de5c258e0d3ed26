//! The settings screen.

use leptos::prelude::*;

#[component]
pub fn SettingsScreen() -> impl IntoView {
    view! { <main><h1>"SettingsScreen"</h1></main> }
}
