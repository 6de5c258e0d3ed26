//! One tap, one thing. Whoever taps twice in a row means what they saw at the first tap: if that has become
//! something else meanwhile, the second tap is ignored. So is a key that is held down.
//!
//! What counts is when the browser says that a tap was made, not when the page came to hear of it: a page
//! that was busy in between is no more and no less careful.

use std::cell::RefCell;

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

/// Two taps that are less than this many milliseconds apart are a double tap.
const SOON: f64 = 350.0;
/// Two taps that are less than this many pixels apart are in the same place, for a finger.
const NEAR: i32 = 48;

/// What can be tapped.
const CONTROLS: &str = "button, a, label, summary, [role=button]";
/// What tells the same control apart before and after a tap.
const MEANINGS: [&str; 7] =
    ["aria-label", "aria-pressed", "aria-selected", "aria-checked", "aria-expanded", "aria-disabled", "href"];
/// Fields in which a key that is held down writes or steers.
const FIELDS: &str = "textarea, select, input:not([type=radio], [type=checkbox])";

/// A control, and what it said when it was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Control<E> {
    element: E,
    says: String,
}

/// A tap, or a click of the mouse.
#[derive(Debug, Clone)]
struct Tap<E> {
    time: f64,
    place: (i32, i32),
    /// Whether it can be the second of two: a browser counts the clicks of a mouse itself.
    may_be_second: bool,
    /// What it is on, if that is a control.
    on: Option<Control<E>>,
}

/// What was pressed and tapped last.
#[derive(Debug)]
struct Guard<E> {
    pressed: Option<Control<E>>,
    by_mouse: bool,
    last: Option<Tap<E>>,
}

impl<E: PartialEq> Guard<E> {
    const fn new() -> Self {
        Self { pressed: None, by_mouse: false, last: None }
    }

    /// Whether whoever makes this tap can mean what it is on now.
    fn is_meant(&mut self, tap: Tap<E>) -> bool {
        let pressed = self.pressed.take();
        let became_another = pressed.zip(tap.on.as_ref()).is_some_and(|(pressed, on)| {
            // What is another element altogether was dragged to: that is for the browser to judge.
            pressed.element == on.element && pressed.says != on.says
        });
        let first = self.last.as_ref().filter(|last| tap.is_second_of(last));
        if became_another || tap.on.is_some() && first.is_some_and(|first| first.on != tap.on) {
            return false;
        }
        self.last = Some(tap);
        true
    }
}

impl<E> Tap<E> {
    fn is_second_of(&self, first: &Self) -> bool {
        let (dx, dy) = (self.place.0 - first.place.0, self.place.1 - first.place.1);
        let near = dx.abs() <= NEAR && dy.abs() <= NEAR;
        self.may_be_second && near && self.time - first.time < SOON
    }
}

thread_local! {
    static GUARD: RefCell<Guard<Element>> = const { RefCell::new(Guard::new()) };
}

/// Stands guard over the page from now on.
pub fn stand() {
    hear("pointerdown", |event| {
        let pressed = control(event);
        let by = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        GUARD.with_borrow_mut(|guard| {
            guard.pressed = pressed;
            guard.by_mouse = by.as_deref() == Some("mouse");
        });
    });
    hear("click", |event| {
        let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
        // Keys, screen readers and scripts click without a count.
        if click.detail() < 1 {
            return;
        }
        let (time, place) = (event.time_stamp(), (click.client_x(), click.client_y()));
        let (count, on) = (click.detail(), control(event));
        let is_meant = GUARD.with_borrow_mut(|guard| {
            let may_be_second = !guard.by_mouse || count > 1;
            guard.is_meant(Tap { time, place, may_be_second, on })
        });
        if !is_meant {
            ignore(event);
        }
    });
    hear("keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let acts = matches!(key.key().as_str(), "Enter" | " ");
        if key.repeat() && acts && target(event).is_some_and(|on| !on.matches(FIELDS).unwrap_or_default()) {
            ignore(event);
        }
    });
}

/// Listens before anybody else, for good.
fn hear(name: &str, heard: fn(&Event)) {
    let Some(window) = super::window() else { return };
    let heard: Box<dyn Fn(Event)> = Box::new(move |event| heard(&event));
    let listener = Closure::wrap(heard).into_js_value();
    let _ = window.add_event_listener_with_callback_and_bool(name, listener.unchecked_ref(), true);
}

fn ignore(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn control(event: &Event) -> Option<Control<Element>> {
    let element = target(event)?.closest(CONTROLS).ok()??;
    let mut says = element.text_content().unwrap_or_default();
    for name in MEANINGS {
        says.push('\n');
        says.push_str(element.get_attribute(name).as_deref().unwrap_or("none"));
    }
    Some(Control { element, says })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLL: Option<(u8, &str)> = Some((1, "Roll"));
    const LOOK: Option<(u8, &str)> = Some((1, "Look"));

    fn control((element, says): (u8, &str)) -> Control<u8> {
        Control { element, says: says.to_owned() }
    }

    fn tap(time: f64, on: Option<(u8, &str)>) -> Tap<u8> {
        Tap { time, place: (100, 600), may_be_second: true, on: on.map(control) }
    }

    fn after_roll() -> Guard<u8> {
        let mut guard = Guard::new();
        assert!(guard.is_meant(tap(1000.0, ROLL)));
        guard
    }

    #[test]
    fn the_second_of_two_taps_is_ignored_where_the_first_has_changed_the_button() {
        let mut guard = after_roll();
        assert!(!guard.is_meant(tap(1130.0, LOOK)));
        assert!(!guard.is_meant(tap(1340.0, LOOK)), "whoever goes on tapping is still early");
        assert!(guard.is_meant(tap(1350.0, LOOK)), "and is heard in the end");
    }

    #[test]
    fn the_second_of_two_taps_is_ignored_where_the_first_has_changed_the_screen() {
        assert!(!after_roll().is_meant(tap(1130.0, Some((2, "Roll")))), "another button");
        let mut guard = Guard::new();
        assert!(guard.is_meant(tap(1000.0, None)));
        assert!(!guard.is_meant(tap(1130.0, ROLL)), "nothing could be tapped there");
    }

    #[test]
    fn a_button_that_stays_the_same_can_be_tapped_as_fast_as_one_likes() {
        let mut guard = after_roll();
        for tenth in 1..9 {
            assert!(guard.is_meant(tap(1000.0 + 100.0 * f64::from(tenth), ROLL)));
        }
    }

    #[test]
    fn a_tap_elsewhere_is_meant() {
        let elsewhere = Tap { place: (100, 500), ..tap(1130.0, LOOK) };
        assert!(after_roll().is_meant(elsewhere));
    }

    #[test]
    fn a_mouse_is_counted_by_the_browser() {
        let click = Tap { may_be_second: false, ..tap(1130.0, LOOK) };
        assert!(after_roll().is_meant(click));
    }

    #[test]
    fn what_has_changed_under_the_finger_is_not_what_was_pressed() {
        let mut guard = Guard::new();
        guard.pressed = ROLL.map(control);
        assert!(!guard.is_meant(tap(1000.0, LOOK)));
        guard.pressed = LOOK.map(control);
        assert!(guard.is_meant(tap(1500.0, LOOK)));
    }
}
