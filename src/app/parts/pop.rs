//! What one can pick right here, without leaving the page.

use cambriole_markup::{Node, view};
use leptos::ev;

/// A small panel beside the button that opens it, which carries `aria-expanded`; both stand in the element
/// with the id `host`. The escape key closes it, as does turning to something else (`page::on_leave`).
pub fn pop(label: String, mut escape: impl FnMut() + Send + 'static, inside: Node) -> Node {
    let pressed = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            escape();
        }
    };
    view! { <div class="pop" role="group" aria-label=label on:keydown=pressed>{inside}</div> }
}

/// What takes the focus when the panel in `host` opens.
pub fn inside(host: &str) -> String {
    format!("#{host} .pop :is(input:checked, button)")
}

/// What gets the focus back when it closes.
pub fn opener(host: &str) -> String {
    format!("#{host} [aria-expanded]")
}
