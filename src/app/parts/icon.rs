//! Small line drawings.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

/// The icon of that name.
pub fn icon(name: &'static str) -> Node {
    drawn(name, "icon")
}

/// An icon of the house by its name in `style/art/house.svg`, for the eye only.
#[component]
pub fn Icon(name: &'static str, #[prop(optional)] class: &'static str) -> Node {
    drawn(name, if class.is_empty() { "icon" } else { class })
}

fn drawn(name: &'static str, class: &'static str) -> Node {
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <use_ href=format!("#i-{name}")></use_>
        </svg>
    }
}
