//! The page itself: its title, language, theme, focus, and whether anybody sees it.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The languages that the browser prefers, the best first.
pub fn languages() -> Vec<String> {
    let Some(window) = super::window() else { return Vec::new() };
    window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

pub fn set_title(title: &str) {
    if let Some(document) = super::document() {
        document.set_title(title);
    }
}

/// Sets an attribute of the root element: language, theme, text size, motion.
pub fn set_root(name: &str, value: &str) {
    if let Some(root) = super::document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// Whether things may move on this page.
pub fn moves() -> bool {
    let Some(window) = super::window() else { return false };
    let root = super::document().and_then(|document| document.document_element());
    match root.and_then(|root| root.get_attribute("data-motion")).as_deref() {
        Some("on") => true,
        Some("off") => false,
        _ => {
            let wish = window.match_media("(prefers-reduced-motion: reduce)").ok().flatten();
            !wish.is_some_and(|wish| wish.matches())
        }
    }
}

/// Calls `hidden` whenever the page goes out of sight.
pub fn on_hide(hidden: impl Fn() + 'static) {
    super::listen("visibilitychange", move || {
        if super::document().is_some_and(|document| document.hidden()) {
            hidden();
        }
    });
}

/// Puts the focus on the first element that the selector finds, once the page shows it.
pub fn focus(selector: &'static str) {
    super::clock::next_frame(move || {
        let found = super::document().and_then(|document| document.query_selector(selector).ok().flatten());
        if let Some(element) = found.and_then(|element: Element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// Scrolls an element into sight, once the page shows it.
pub fn scroll_to(id: String) {
    super::clock::next_frame(move || {
        if let Some(element) = super::document().and_then(|document| document.get_element_by_id(&id)) {
            element.scroll_into_view();
        }
    });
}

/// Scrolls the page to its top.
pub fn scroll_up() {
    if let Some(window) = super::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Opens a `<dialog>` over everything else; it closes by its own buttons or the escape key.
pub fn show_dialog(dialog: &web_sys::HtmlDialogElement) {
    if !dialog.open() {
        let _ = dialog.show_modal();
    }
}
