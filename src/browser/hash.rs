//! The part of the address after `#`: where in the app the player is.

/// What stands after the `#`.
pub fn current() -> String {
    let hash = super::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Goes to another place; the browser's back button returns.
pub fn go(place: &str) {
    if let Some(window) = super::window() {
        let _ = window.location().set_hash(place);
    }
}

/// Goes to another place that takes the present one's turn in the browser's history.
pub fn replace(place: &str) {
    if let Some(window) = super::window() {
        let _ = window.location().replace(&format!("#{place}"));
    }
}

/// Goes back to where the browser was before.
pub fn back() {
    if let Some(history) = super::window().and_then(|window| window.history().ok()) {
        let _ = history.back();
    }
}

/// Calls `moved` whenever the place changes.
pub fn on_move(moved: impl Fn() + 'static) {
    super::listen("hashchange", moved);
}
