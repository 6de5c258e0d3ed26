//! Whether what the page holds is kept: a signal for the app, an attribute for the scripts around it, and
//! a question before the page is left.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{BeforeUnloadEvent, Event};

use super::{journal, local, memory, memory::Place};

/// What the window hears when another tab holds something else.
pub const CHANGED: &str = "cambriole:kept";

/// On the root element while something is in memory only: updates and the crash panel look at it.
const UNSAVED: &str = "data-unsaved";

/// Why a text is kept in memory only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    Full,
    Denied,
    /// No text could be made of it, so what was kept before stays.
    Unwritable,
}

/// What the app follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    trouble: Option<Trouble>,
    is_unsaved: bool,
    is_alone: bool,
}

thread_local! {
    static STATE: ArcRwSignal<State> = ArcRwSignal::new(State::now());
    /// Asks before the page is left, while it is listened to.
    static ASKS: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Why something is in memory only, or would be.
pub fn trouble() -> Option<Trouble> {
    STATE.with(ArcRwSignal::get).trouble
}

/// Whether something would be lost if the page were left now.
pub fn is_unsaved() -> bool {
    STATE.with(ArcRwSignal::get).is_unsaved
}

/// Whether there is only local storage, which loses its end when the browser dies.
pub fn is_alone() -> bool {
    STATE.with(ArcRwSignal::get).is_alone
}

/// Whether everything is kept twice.
pub fn is_twofold() -> bool {
    local::is_there() && journal::is_there()
}

impl State {
    fn now() -> Self {
        let (local, journal) = (local::is_there(), journal::is_there());
        let trouble = if !local && !journal {
            Some(Trouble::Denied)
        } else {
            memory::any(|held| held.place == Place::Nowhere).then_some(Trouble::Full)
        };
        let is_unsaved = memory::any(|held| held.is_mine && held.place != Place::Journal);
        Self { trouble, is_unsaved, is_alone: local && !journal }
    }
}

/// Looks again at what is kept where.
pub fn refresh() {
    let now = State::now();
    let before = STATE.with(ArcRwSignal::get_untracked);
    if now != before {
        STATE.with(|state| state.set(now));
    }
    if now.is_unsaved != before.is_unsaved {
        show(now.is_unsaved);
    }
}

/// Another tab holds something else: whoever shows what is kept looks again.
pub fn tell() {
    refresh();
    if let (Some(window), Ok(event)) = (crate::browser::window(), Event::new(CHANGED)) {
        let _ = window.dispatch_event(&event);
    }
}

fn show(is_unsaved: bool) {
    let root = crate::browser::document().and_then(|document| document.document_element());
    let Some((window, root)) = crate::browser::window().zip(root) else { return };
    if is_unsaved {
        let _ = root.set_attribute(UNSAVED, "");
        // Listened to only while it matters: some browsers do not keep a page with such a listener at hand.
        let asks = Closure::<dyn FnMut(BeforeUnloadEvent)>::new(|event: BeforeUnloadEvent| {
            event.prevent_default();
            event.set_return_value("unsaved");
        });
        let asks = asks.into_js_value();
        let _ = window.add_event_listener_with_callback("beforeunload", asks.unchecked_ref());
        ASKS.set(Some(asks));
    } else {
        let _ = root.remove_attribute(UNSAVED);
        if let Some(asks) = ASKS.take() {
            let _ = window.remove_event_listener_with_callback("beforeunload", asks.unchecked_ref());
        }
    }
}
