//! A seat's colour and mark.

use cambriole_engine::table::Chair;
use cambriole_markup::{Node, view};

/// The disc with a seat's mark, from 1 to 7, for the eye only: the name always stands beside it.
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
