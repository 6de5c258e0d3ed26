//! A drawing by its symbol.

use cambriole_markup::{Node, view};

/// A symbol of `style/art/`, for the eye only.
pub fn symbol(class: Option<&'static str>, name: &'static str, view_box: &'static str) -> Node {
    view! {
        <svg class=class viewBox=view_box aria-hidden="true"><use_ href=format!("#{name}")></use_></svg>
    }
}
