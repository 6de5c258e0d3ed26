//! A drawing by its symbol.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

/// A symbol of `style/art/`, for the eye only. Its name must not stand in the view as a literal: Leptos
/// writes a view without any expression as it stands, `use_` included.
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
