//! The time, and things that happen after a while.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, request_animation_frame, set_timeout_with_handle};

/// Milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "dates are whole and positive")]
pub fn now() -> u64 {
    if super::window().is_some() { js_sys::Date::now() as u64 } else { 0 }
}

/// How many midnights have passed here since a moment in milliseconds.
#[expect(clippy::cast_possible_truncation, reason = "minutes are whole")]
pub fn days_since(moment: u64) -> u64 {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    // The offset is what is missing to UTC, so that east of Greenwich it is negative.
    let offset = if super::window().is_some() { js_sys::Date::new_0().get_timezone_offset() } else { 0.0 };
    let here = |moment: u64| moment.saturating_add_signed(-(offset as i64) * 60_000) / DAY;
    here(now()).saturating_sub(here(moment))
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
