//! What comes when it is needed: the styles and drawings of each game, by the name that `style/` has for it. The
//! boot script knows the files.

use std::cell::RefCell;

use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static HERE: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Calls `then` when they are here: at once if they are, or if nothing is needed. If they cannot be had the page
/// says so, and there is nothing more to call.
pub fn with(name: Option<&'static str>, then: impl FnOnce() + 'static) {
    match name {
        Some(name) if !is_here(name) => spawn_local(async move {
            if fetch(name).await {
                then();
            }
        }),
        _ => then(),
    }
}

fn is_here(name: &'static str) -> bool {
    !cfg!(target_arch = "wasm32") || HERE.with_borrow(|here| here.contains(&name))
}

/// Whether they have come.
pub async fn fetch(name: &'static str) -> bool {
    if is_here(name) {
        return true;
    }
    let have_come = match ask(name) {
        Some(coming) => JsFuture::from(coming).await.is_ok(),
        None => false,
    };
    if have_come {
        HERE.with_borrow_mut(|here| here.push(name));
    }
    have_come
}

/// Asks the boot script.
fn ask(name: &str) -> Option<js_sys::Promise> {
    let boot = js_sys::Reflect::get(&js_sys::global(), &"cambrioleAssets".into()).ok()?;
    let coming = boot.dyn_into::<js_sys::Function>().ok()?.call1(&JsValue::NULL, &name.into()).ok()?;
    coming.dyn_into().ok()
}
