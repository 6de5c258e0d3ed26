//! A seat's colour and mark.

use cambriole_engine::table::Chair;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

/// The disc with a seat's mark, for the eye only: the name always stands beside it.
#[component]
pub fn Badge(
    /// From 1 to 7.
    mark: u8,
) -> Node {
    badge(mark)
}

/// The same, where a whole screen is drawn at once.
pub fn badge(mark: u8) -> Node {
    view! {
        <span class=format!("badge seat-{mark}") aria-hidden="true">
            <svg class="icon" viewBox="0 0 24 24"><use_ href=format!("#mark-{mark}")></use_></svg>
        </span>
    }
}

/// The mark of a chair, or the first one where there is no chair.
pub fn mark_of(chair: Option<&Chair>) -> u8 {
    chair.map_or(1, |chair| chair.mark)
}
