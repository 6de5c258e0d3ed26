//! What one can pick right here, without leaving the page.

use cambriole_markup::{Node, view, when};
use leptos::prelude::*;

use crate::browser::page;

/// A small panel beside the button that opens it. It takes the focus, closes by the escape key or when
/// the player turns to something else, and then gives the focus back to its button, which carries
/// `aria-expanded`.
#[component]
pub fn Pop(
    open: RwSignal<bool>,
    /// The id of the element that holds both the button and the panel.
    #[prop(into)]
    host: String,
    #[prop(into)] label: Signal<String>,
    children: ChildrenFn,
) -> Node {
    let (host, children) = (StoredValue::new(host), StoredValue::new(children));
    let panel = move || {
        page::focus(format!("#{} .pop :is(input:checked, button)", host.get_value()));
        page::on_leave(&host.get_value(), move || open.set(false));
        view! {
            <div class="pop" role="group" aria-label=move || label.get() on:keydown=move |event| {
                if event.key() == "Escape" {
                    close(open, &host.get_value());
                }
            }>
                {children.with_value(|children| children())}
            </div>
        }
    };
    when(move || open.get(), panel)
}

/// Closes a panel and gives the focus back to its button.
pub fn close(open: RwSignal<bool>, host: &str) {
    open.set(false);
    page::focus(format!("#{host} [aria-expanded]"));
}
