//! The date, how long something takes, and things that happen after a while.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, request_animation_frame, set_timeout_with_handle};
use wasm_bindgen::JsCast;
use web_sys::Performance;

thread_local! {
    /// Of the page or of the worker, which have no common way to it.
    static STOPWATCH: Option<Performance> = if cfg!(target_arch = "wasm32") {
        let found = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
        found.ok().and_then(|found| found.dyn_into().ok())
    } else {
        None
    };
}

/// Milliseconds since some moment, for measuring how long something takes: unlike the date it never
/// jumps, whoever sets the clock.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it counts from the start on")]
pub fn ticks() -> u64 {
    STOPWATCH.with(|stopwatch| stopwatch.as_ref().map_or(0, |stopwatch| stopwatch.now() as u64))
}

/// Milliseconds since 1970, for dates.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "dates are whole and positive")]
pub fn now() -> u64 {
    if cfg!(target_arch = "wasm32") { js_sys::Date::now() as u64 } else { 0 }
}

/// How many midnights have passed here since a moment in milliseconds.
pub fn days_since(moment: u64) -> u64 {
    midnights(now()).saturating_sub(midnights(moment))
}

/// How many midnights had passed here at a moment since 1970.
#[expect(clippy::cast_possible_truncation, reason = "minutes are whole")]
fn midnights(moment: u64) -> u64 {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    // The offset is what is missing to UTC, so that east of Greenwich it is negative.
    let offset = if super::window().is_some() { js_sys::Date::new_0().get_timezone_offset() } else { 0.0 };
    moment.saturating_add_signed(-(offset as i64) * 60_000) / DAY
}

/// The year of a moment here, the month, from 0, and the day, from 1.
pub fn day(moment: u64) -> (u64, usize, u64) {
    const MONTHS: [u64; 12] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const FOUR_YEARS: u64 = 4 * 365 + 1;
    // Counted from 1968, a leap year, in spans that have one each; they all do until 2100.
    let days = midnights(moment) + 2 * 365 + 1;
    let (mut year, mut left) = (1968 + days / FOUR_YEARS * 4, days % FOUR_YEARS);
    // The other three years lack one day: it is skipped.
    if left >= 366 {
        year += 1 + (left - 366) / 365;
        left = (left - 366) % 365;
        left += u64::from(left >= 59);
    }
    for (month, days) in MONTHS.into_iter().enumerate() {
        match left.checked_sub(days) {
            Some(rest) => left = rest,
            None => return (year, month, left + 1),
        }
    }
    (year, 11, 31)
}

/// Calls `then` after a while, unless the handle's `clear` comes first.
pub fn after(delay: Duration, then: impl FnOnce() + 'static) -> Option<TimeoutHandle> {
    later(delay, Box::new(then))
}

fn later(delay: Duration, then: Box<dyn FnOnce()>) -> Option<TimeoutHandle> {
    super::window()?;
    set_timeout_with_handle(then, delay).ok()
}

/// How long work goes on before the page may draw and answer again, in milliseconds.
const SLICE: u64 = 12;

/// Does a long piece of work step by step, and lets the page draw and answer in between. `step` tells
/// whether there is more to do.
pub fn in_slices(step: impl FnMut() -> bool + 'static) {
    soon_slice(Box::new(step));
}

fn soon_slice(mut step: Box<dyn FnMut() -> bool>) {
    if super::window().is_some() {
        let _ = later(Duration::ZERO, Box::new(move || slice(step)));
    } else {
        while step() {}
    }
}

fn slice(mut step: Box<dyn FnMut() -> bool>) {
    let start = now();
    while step() {
        // A clock that was set back ends the slice too.
        if !(start..start + SLICE).contains(&now()) {
            return soon_slice(step);
        }
    }
}

/// Calls `then` once the page shows what was changed just now.
pub fn next_frame(then: impl FnOnce() + 'static) {
    soon(Box::new(then));
}

fn soon(then: Box<dyn FnOnce()>) {
    if super::window().is_some() {
        request_animation_frame(then);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_its_day() {
        let noon = |days: u64| day((days * 24 + 12) * 60 * 60 * 1000);
        assert_eq!(noon(0), (1970, 0, 1), "1 January 1970");
        assert_eq!(noon(19_781), (2024, 1, 28), "28 February 2024");
        assert_eq!([noon(19_782), noon(19_783)], [(2024, 1, 29), (2024, 2, 1)], "a leap year");
        assert_eq!([noon(20_512), noon(20_513)], [(2026, 1, 28), (2026, 2, 1)], "2026 is none");
        assert_eq!([noon(20_453), noon(20_454)], [(2025, 11, 31), (2026, 0, 1)], "from 2025 to 2026");
        assert_eq!(noon(20_771), (2026, 10, 14), "14 November 2026");
    }
}
