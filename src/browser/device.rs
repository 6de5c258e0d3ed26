//! What this device can do beyond showing a page: the whole screen, a short buzz.

use wasm_bindgen::JsValue;

/// How long a buzz is, in milliseconds.
const BUZZ: u32 = 40;

/// Whether the page can have the whole screen.
pub fn can_fill_screen() -> bool {
    super::document().is_some_and(|document| has(&document, "fullscreenEnabled"))
}

/// Whether the page has the whole screen.
pub fn fills_screen() -> bool {
    super::document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// Takes the whole screen, or gives it back. Browsers allow it where somebody has just tapped.
pub fn fill_screen(fill: bool) {
    let Some(document) = super::document() else { return };
    match document.document_element() {
        Some(root) if fill => {
            let _ = root.request_fullscreen();
        }
        _ => document.exit_fullscreen(),
    }
}

/// Calls `changed` whenever the page takes the whole screen or gives it back.
pub fn on_fill(changed: impl Fn() + 'static) {
    super::listen("fullscreenchange", changed);
}

/// Whether this is a device to touch that can buzz.
pub fn can_buzz() -> bool {
    super::window().is_some_and(|window| {
        let navigator = window.navigator();
        has(&navigator, "vibrate") && navigator.max_touch_points() > 0
    })
}

/// A short buzz. Browsers allow it once somebody has touched the page.
pub fn buzz() {
    let Some(window) = super::window().filter(|_| can_buzz()) else { return };
    let activation = js_sys::Reflect::get(&window.navigator(), &"userActivation".into());
    let touched = activation.and_then(|it| js_sys::Reflect::get(&it, &"hasBeenActive".into()));
    if touched != Ok(JsValue::FALSE) {
        let _ = window.navigator().vibrate_with_duration(BUZZ);
    }
}

fn has(object: &JsValue, name: &str) -> bool {
    js_sys::Reflect::get(object, &name.into()).is_ok_and(|found| found.is_truthy())
}
