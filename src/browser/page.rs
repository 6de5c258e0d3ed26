//! The page itself: its title, language, theme, focus, and whether anybody sees it.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::turn;

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
pub fn focus(selector: impl Into<String>) {
    let selector = selector.into();
    super::clock::next_frame(move || focus_now(&selector));
}

/// Focuses what is in the page already, before the next key is pressed.
pub fn focus_now(selector: &str) {
    if let Some(element) = find(selector) {
        let _ = element.focus();
    }
}

/// Calls `left` when the player presses or goes to something else while a small panel is open: something
/// outside the element that holds the panel and its button.
pub fn on_leave(left: impl Fn() + 'static) {
    let left: Rc<dyn Fn()> = Rc::new(left);
    for name in ["pointerdown", "focusin"] {
        let left = Rc::clone(&left);
        super::hear(
            name,
            Box::new(move |event| {
                let place = find(".pop").and_then(|panel| panel.parent_element());
                let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
                if place.is_some_and(|place| !place.contains(target.as_ref())) {
                    left();
                }
            }),
        );
    }
}

/// Opens the list of files of the file field that the screen has.
pub fn choose_file() {
    if let Some(field) = find("input[type=file]") {
        field.click();
    }
}

/// The first element that the selector finds.
fn find(selector: &str) -> Option<HtmlElement> {
    // A part of a drawing has the same methods.
    super::document()?.query_selector(selector).ok()?.map(JsCast::unchecked_into)
}

/// Scrolls an element to the top of the window and puts the focus on it, once the page shows it.
pub fn reveal(id: String) {
    super::clock::next_frame(move || {
        let found = super::document().and_then(|document| document.get_element_by_id(&id));
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
            element.scroll_into_view();
        }
    });
}

/// Whether a click asks for nothing special, such as a new tab.
pub fn is_plain_click(click: &leptos::ev::MouseEvent) -> bool {
    click.button() == 0 && !(click.ctrl_key() || click.meta_key() || click.shift_key() || click.alt_key())
}

/// Whether the page has room for a column beside the text.
pub fn is_wide() -> bool {
    let asked = if turn::side().is_sideways() { "(height >= 60rem)" } else { "(width >= 60rem)" };
    let query = super::window().and_then(|window| window.match_media(asked).ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Scrolls the page to its top.
pub fn scroll_up() {
    if let Some(window) = super::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
    // A page that is turned scrolls by itself.
    if let Some(app) = find(".app") {
        app.set_scroll_top(0);
    }
}

/// Opens a `<dialog>` over everything else, or closes it.
pub fn set_dialog(dialog: &web_sys::HtmlDialogElement, open: bool) {
    if open && !dialog.open() {
        let _ = dialog.show_modal();
    } else if !open && dialog.open() {
        dialog.close();
    }
}

/// Scrolls the first element that the selector finds to its end, once the page shows it.
pub fn scroll_to_end(selector: &'static str) {
    super::clock::next_frame(move || {
        if let Some(element) = find(selector) {
            element.set_scroll_top(element.scroll_height());
        }
    });
}

/// Gives the focus to what the first of the selectors that finds anything finds, if what had it is gone
/// from the page.
pub fn regain_focus(selectors: String) {
    super::clock::next_frame(move || {
        let Some(document) = super::document() else { return };
        // What only a script can focus was a place to wait; what was switched off loses the keyboard soon.
        let waits = |element: &Element| {
            element.get_attribute("tabindex").as_deref() == Some("-1") || element.has_attribute("disabled")
        };
        let lost =
            document.active_element().is_none_or(|element| element.tag_name() == "BODY" || waits(&element));
        if let Some(element) = selectors.split(", ").find_map(find).filter(|_| lost) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = element.focus_with_options(&options);
        }
    });
}
