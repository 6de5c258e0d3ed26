//! Small line drawings.

use cambriole_markup::{Node, view};

/// An icon of the house by its name in `style/art/house.svg`, for the eye only.
pub fn icon(name: &'static str) -> Node {
    icon_as("icon", name)
}

/// The same with a class of its own.
pub fn icon_as(class: &'static str, name: &'static str) -> Node {
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <use_ href=format!("#i-{name}")></use_>
        </svg>
    }
}

/// Three lamps that come up in turn: somebody thinks.
pub fn lamps() -> Node {
    view! { <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span> }
}
