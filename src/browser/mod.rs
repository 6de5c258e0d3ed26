//! The only room that touches the browser. Everything here is a plain function that does nothing where
//! there is no browser, so that components can be rendered to text in ordinary tests.

pub mod assets;
pub mod awake;
pub mod chance;
pub mod clock;
pub mod device;
pub mod files;
pub mod guard;
pub mod hash;
pub mod install;
pub mod motion;
pub mod page;
pub mod persistence;
pub mod sound;
pub mod start;
pub mod storage;
pub mod tabs;
pub mod turn;
pub mod updates;
pub mod worker;

use web_sys::{Document, Event, Window};

fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}

fn document() -> Option<Document> {
    window()?.document()
}

/// Tells the page's own scripts something.
fn dispatch(name: &str) {
    if let (Some(window), Ok(event)) = (window(), Event::new(name)) {
        let _ = window.dispatch_event(&event);
    }
}

/// Whether the page's own scripts have put this attribute on the root.
fn root_has(attribute: &str) -> bool {
    let root = document().and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute(attribute))
}

/// Calls `heard` at every event of that name on the window, for as long as the screen that asks lives.
fn listen(name: &'static str, heard: impl Fn() + 'static) {
    hear(name, Box::new(move |_| heard()));
}

/// The same, for those who look at the event. Boxed: one listener's code does for all.
fn hear(name: &'static str, heard: Box<dyn Fn(Event)>) {
    if window().is_some() {
        let listener = leptos::prelude::window_event_listener_untyped(name, heard);
        leptos::prelude::on_cleanup(move || listener.remove());
    }
}
