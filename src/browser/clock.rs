//! The time, and things that happen after a while.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, request_animation_frame, set_timeout_with_handle};

/// Milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "dates are whole and positive")]
pub fn now() -> u64 {
    if super::window().is_some() { js_sys::Date::now() as u64 } else { 0 }
}

/// Calls `then` after a while, unless the handle's `clear` comes first.
pub fn after(delay: Duration, then: impl FnOnce() + 'static) -> Option<TimeoutHandle> {
    super::window()?;
    set_timeout_with_handle(then, delay).ok()
}

/// Calls `then` once the page shows what was changed just now.
pub fn next_frame(then: impl FnOnce() + 'static) {
    if super::window().is_some() {
        request_animation_frame(then);
    }
}
