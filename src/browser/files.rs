//! Text in and out of the app as files, the player's and the page's own.

use std::path::Path;

use leptos::{ev, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, HtmlInputElement, RequestCache,
    RequestInit, Response, ShareData, Url, Window,
};

/// Larger files are not read: no match comes near. In kilobytes.
pub const LARGEST: u32 = 8 * 1024;

/// Why a file gave no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    TooLarge,
    NotText,
}

/// Offers `text` to the player as a file to keep.
pub fn offer(name: &str, text: &str) -> bool {
    try_offer(name, text).is_some()
}

fn try_offer(name: &str, text: &str) -> Option<()> {
    let document = super::document()?;
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The download has its own hold on the data by the time that this runs.
    let _ = super::clock::after(std::time::Duration::from_secs(30), move || {
        let _ = Url::revoke_object_url(&url);
    });
    Some(())
}

/// Opens the device's share sheet with `text` as a file, on touch devices that share files. Tells whether it
/// did; what becomes of it is the player's business.
pub fn share(name: &str, text: &str) -> bool {
    try_share(name, text).is_some()
}

fn try_share(name: &str, text: &str) -> Option<()> {
    let window = super::window()?;
    let is_touched = window.match_media("(pointer: coarse)").ok().flatten()?.matches();
    let navigator = window.navigator();
    let can = |what: &str| js_sys::Reflect::has(&navigator, &what.into()).unwrap_or_default();
    if !(is_touched && can("canShare") && can("share")) {
        return None;
    }
    // Browsers share only kinds of files that they know; JSON is not among them everywhere.
    let kind = FilePropertyBag::new();
    kind.set_type("text/plain");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let name = Path::new(name).with_extension("txt");
    let file = File::new_with_str_sequence_and_options(&parts, name.to_str()?, &kind).ok()?;
    let data = ShareData::new();
    data.set_files(&js_sys::Array::of1(&file));
    if !navigator.can_share_with_data(&data) {
        return None;
    }
    let shared = navigator.share_with_data(&data);
    // It fails when the player thinks better of it.
    spawn_local(async move { drop(JsFuture::from(shared).await) });
    Some(())
}

/// Reads the file that a file field was given and empties the field, so that the same file can be
/// chosen again.
pub fn read_chosen(event: &ev::Event, then: impl FnOnce(Result<String, Unread>) + 'static) {
    let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else { return };
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    field.set_value("");
    spawn_local(async move { then(read(&file).await) });
}

async fn read(file: &File) -> Result<String, Unread> {
    if file.size() > f64::from(LARGEST) * 1024.0 {
        return Err(Unread::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| Unread::NotText)?;
    text.as_string().ok_or(Unread::NotText)
}

/// Fetches a text that stands beside the page; nothing if it cannot be had.
pub fn fetch(path: String, then: impl FnOnce(Option<String>) + 'static) {
    if let Some(window) = super::window() {
        spawn_local(async move { then(fetched(&window, &path).await) });
    }
}

async fn fetched(window: &Window, path: &str) -> Option<String> {
    let init = RequestInit::new();
    // Where no service worker answers yet, the host is asked whether the text has changed: one that the
    // browser kept may belong to another version.
    init.set_cache(RequestCache::NoCache);
    let answer = match JsFuture::from(window.fetch_with_str_and_init(path, &init)).await {
        Ok(answer) => answer,
        // On a first visit the worker has kept the page already, but does not answer for it.
        Err(_) => JsFuture::from(window.caches().ok()?.match_with_str(path)).await.ok()?,
    };
    let answer: Response = answer.dyn_into().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
