//! A drawing by its symbol.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

/// A symbol of `style/art/`, for the eye only.
#[component]
pub fn Symbol(
    name: &'static str,
    view_box: &'static str,
    #[prop(optional)] class: Option<&'static str>,
) -> Node {
    view! {
        <svg class=class viewBox=view_box aria-hidden="true"><use_ href=format!("#{name}")></use_></svg>
    }
}
