//! The first moment of the page, and the last resort.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::JsCast;

/// Shows the app in its place. If it ever breaks, the page says so and where the matches are.
#[cfg(target_arch = "wasm32")]
pub fn page<V: leptos::IntoView + 'static>(app: fn() -> V) {
    std::panic::set_hook(Box::new(|broken| {
        web_sys::console::error_1(&broken.to_string().into());
        show_crash();
    }));
    let place = super::document().and_then(|document| document.get_element_by_id("app"));
    match place.and_then(|place| place.dyn_into().ok()) {
        Some(place) => leptos::mount::mount_to(place, app).forget(),
        None => leptos::mount::mount_to_body(app),
    }
}

#[cfg(target_arch = "wasm32")]
fn show_crash() {
    if let Some(panel) = super::document().and_then(|document| document.get_element_by_id("crash")) {
        let _ = panel.remove_attribute("hidden");
    }
}
