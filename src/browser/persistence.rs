//! Whether the browser has promised to keep what it stores, and how much room it gives.

use std::future::Future;

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{StorageEstimate, StorageManager};

/// How much room there is, in bytes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    pub used: f64,
    pub offered: f64,
}

/// Tells whether the browser has promised to erase nothing by itself; where it does not say, nothing is told.
pub fn is_promised(then: impl FnOnce(bool) + 'static) {
    told(async { answer(StorageManager::persisted).await?.as_bool() }, then);
}

/// Asks for that promise, and tells whether it was given.
pub fn ask(then: impl FnOnce(bool) + 'static) {
    told(async { answer(StorageManager::persist).await?.as_bool() }, then);
}

/// Tells the room that the browser gives to this page and its neighbours on the host.
pub fn room(then: impl FnOnce(Room) + 'static) {
    let room = async {
        let estimate: StorageEstimate = answer(StorageManager::estimate).await?.unchecked_into();
        Some(Room { used: estimate.get_usage()?, offered: estimate.get_quota()? })
    };
    told(room, then);
}

fn told<T: 'static>(answer: impl Future<Output = Option<T>> + 'static, then: impl FnOnce(T) + 'static) {
    if super::window().is_some() {
        spawn_local(async move {
            if let Some(answer) = answer.await {
                then(answer);
            }
        });
    }
}

async fn answer(question: impl Fn(&StorageManager) -> Result<Promise, JsValue>) -> Option<JsValue> {
    // Pages without https have none.
    let manager = Reflect::get(&super::window()?.navigator(), &"storage".into()).ok()?;
    let manager: StorageManager = manager.dyn_into().ok()?;
    JsFuture::from(question(&manager).ok()?).await.ok()
}

/// Whether this is Safari, or what lies under every browser on a phone of Apple's, outside the home screen:
/// it forgets what a page has stored that was not opened for seven days.
pub fn forgets_after_a_week() -> bool {
    let Some(window) = super::window() else { return false };
    let navigator = window.navigator();
    let vendor = Reflect::get(&navigator, &"vendor".into()).ok().and_then(|vendor| vendor.as_string());
    let is_installed = Reflect::get(&navigator, &"standalone".into()).is_ok_and(|it| it.is_truthy())
        || window
            .match_media("(display-mode: standalone)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches());
    vendor.is_some_and(|vendor| vendor.starts_with("Apple")) && !is_installed
}
