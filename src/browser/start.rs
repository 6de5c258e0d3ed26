//! The first moment of the page, and the last resort.

use wasm_bindgen::JsCast;

/// Where the boot script leaves the files of words that it has fetched.
const WORDS: &str = "cambrioleWords";

/// Teaches the app its words, brings together what is kept, and shows the app in its place, where until now
/// the lobby may have stood that the build has drawn. If the app ever breaks, the page says so and where the
/// matches are. `assets` tells what the first screen needs beside the app.
#[cfg(target_arch = "wasm32")]
pub fn page<V: leptos::IntoView + 'static>(
    teach: fn(String) -> Result<(), &'static str>,
    assets: fn() -> Option<&'static str>,
    app: fn() -> V,
) {
    std::panic::set_hook(Box::new(|broken| {
        web_sys::console::error_1(&broken.to_string().into());
        show_crash();
    }));
    for file in fetched_words() {
        if let Err(reason) = teach(file) {
            // The boot script shows what stopped the app from starting.
            wasm_bindgen::throw_str(reason);
        }
    }
    super::guard::stand();
    let started = wasm_bindgen_futures::future_to_promise(async move {
        super::storage::open().await;
        if let Some(name) = assets()
            && !super::assets::fetch(name).await
        {
            return Err(wasm_bindgen::JsValue::from_str(name));
        }
        let place = super::document().and_then(|document| document.get_element_by_id("app"));
        match place.and_then(|place| place.dyn_into::<web_sys::HtmlElement>().ok()) {
            Some(place) => {
                // In one go, so that nobody sees the page without either.
                place.set_text_content(None);
                leptos::mount::mount_to(place, app).forget();
            }
            None => leptos::mount::mount_to_body(app),
        }
        Ok(wasm_bindgen::JsValue::UNDEFINED)
    });
    // The boot script waits for it.
    let _ = js_sys::Reflect::set(&js_sys::global(), &"cambrioleStarted".into(), &started);
}

/// The files of words that have come: before the app starts that of its language, later all others.
pub fn fetched_words() -> Vec<String> {
    if !cfg!(target_arch = "wasm32") {
        return Vec::new();
    }
    let files = js_sys::Reflect::get(&js_sys::global(), &WORDS.into()).unwrap_or_default();
    let files = files.dyn_into::<js_sys::Array>().unwrap_or_default();
    files.iter().filter_map(|file| file.as_string()).collect()
}

/// Calls `came` when the words of the other languages have come.
pub fn on_words(came: impl Fn() + 'static) {
    super::listen("cambriole:words", came);
}

/// The boot script minds the panel: it is there whatever has become of the app.
#[cfg(target_arch = "wasm32")]
fn show_crash() {
    super::dispatch("cambriole:crash");
}
