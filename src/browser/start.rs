//! The first moment of the page, and the last resort.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::JsCast;

/// Teaches the app its words, brings together what is kept, and shows the app in its place. If it ever
/// breaks, the page says so and where the matches are.
#[cfg(target_arch = "wasm32")]
pub fn page<V: leptos::IntoView + 'static>(teach: fn(String) -> Result<(), &'static str>, app: fn() -> V) {
    std::panic::set_hook(Box::new(|broken| {
        web_sys::console::error_1(&broken.to_string().into());
        show_crash();
    }));
    if let Err(reason) = teach(words()) {
        // The boot script shows what stopped the app from starting.
        wasm_bindgen::throw_str(reason);
    }
    super::guard::stand();
    let started = wasm_bindgen_futures::future_to_promise(async move {
        super::storage::open().await;
        let place = super::document().and_then(|document| document.get_element_by_id("app"));
        match place.and_then(|place| place.dyn_into().ok()) {
            Some(place) => leptos::mount::mount_to(place, app).forget(),
            None => leptos::mount::mount_to_body(app),
        }
        Ok(wasm_bindgen::JsValue::UNDEFINED)
    });
    // The boot script waits for it.
    let _ = js_sys::Reflect::set(&js_sys::global(), &"cambrioleStarted".into(), &started);
}

/// The text that the boot script has fetched beside the module.
#[cfg(target_arch = "wasm32")]
fn words() -> String {
    let text = js_sys::Reflect::get(&js_sys::global(), &"cambrioleWords".into()).ok();
    text.and_then(|text| text.as_string()).unwrap_or_default()
}

/// The boot script minds the panel: it is there whatever has become of the app.
#[cfg(target_arch = "wasm32")]
fn show_crash() {
    super::dispatch("cambriole:crash");
}
