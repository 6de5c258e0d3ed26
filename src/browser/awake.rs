//! The screen stays awake while something wants it to. The browser takes that back whenever the page goes
//! out of sight; where it cannot do it at all, nothing happens.

use std::cell::RefCell;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What is wanted, and what there is.
#[derive(Default)]
struct Light {
    wanted: bool,
    /// The browser has been asked and has not answered yet.
    asked: bool,
    /// What the browser gave, which may have ended since.
    lock: Option<JsValue>,
}

thread_local! {
    static LIGHT: RefCell<Light> = RefCell::default();
}

/// Whether the browser can keep a screen awake.
pub fn can_stay() -> bool {
    locks().is_some()
}

/// Keeps the screen awake from now on, or lets it sleep.
pub fn want(wanted: bool) {
    if super::window().is_none() {
        return;
    }
    LIGHT.with_borrow_mut(|light| light.wanted = wanted);
    if wanted {
        renew();
    } else {
        let lock = LIGHT.with_borrow_mut(|light| light.lock.take());
        release(lock);
    }
}

/// Asks again whenever the page comes back into sight, for as long as the screen that asks lives.
pub fn follow_sight() {
    super::listen("visibilitychange", renew);
}

/// Takes the lock if it is wanted and not there.
fn renew() {
    let is_held = |lock: &JsValue| Reflect::get(lock, &"released".into()) == Ok(JsValue::FALSE);
    let is_hidden = super::document().is_none_or(|document| document.hidden());
    let asks = LIGHT.with_borrow(|light| {
        light.wanted && !light.asked && !is_hidden && !light.lock.as_ref().is_some_and(is_held)
    });
    let Some(promise) = asks.then(request).flatten() else { return };
    LIGHT.with_borrow_mut(|light| light.asked = true);
    spawn_local(async move {
        // A device that is short of power says no.
        let given = JsFuture::from(promise).await.ok();
        let too_late = LIGHT.with_borrow_mut(|light| {
            light.asked = false;
            if light.wanted {
                light.lock = given;
                None
            } else {
                given
            }
        });
        release(too_late);
    });
}

/// `navigator.wakeLock`, which web-sys does not offer yet.
fn locks() -> Option<JsValue> {
    Reflect::get(&super::window()?.navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object)
}

fn request() -> Option<Promise> {
    let locks = locks()?;
    method(&locks, "request")?.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()
}

fn release(lock: Option<JsValue>) {
    let Some(lock) = lock else { return };
    if let Some(release) = method(&lock, "release") {
        let _ = release.call0(&lock);
    }
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
