//! Local storage: the first copy, written at once. Browsers write it to the disk late, so that one that
//! dies comes back with all of it as it was up to a minute before.

use wasm_bindgen::JsValue;

const PREFIX: &str = "cambriole/";
/// How often something was written or removed.
const REVISION: &str = "revision";
/// Since which revision the page has gone on without the journal, and, a line each, what was removed since.
const ALONE: &str = "alone";

fn device() -> Option<web_sys::Storage> {
    crate::browser::window()?.local_storage().ok().flatten()
}

pub fn is_there() -> bool {
    device().is_some()
}

pub fn read(key: &str) -> Option<String> {
    device()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// The text as JavaScript has it: hundreds are compared at start without a copy of any.
pub fn raw(key: &str) -> Option<JsValue> {
    let found = js_sys::Reflect::get(&device()?.into(), &format!("{PREFIX}{key}").into()).ok();
    found.filter(JsValue::is_string)
}

/// Writes a text; whether there was room for it. The counter follows, so that it never promises what is
/// not there yet.
pub fn write(key: &str, text: &str, revision: u64) -> bool {
    let written = set(key, text);
    if written {
        count(revision);
    }
    written
}

/// Writes a text that has been counted already; whether there was room for it.
pub fn set(key: &str, text: &str) -> bool {
    device().is_some_and(|device| device.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

pub fn remove(key: &str) {
    if let Some(device) = device() {
        let _ = device.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// The last revision that this storage knows of.
pub fn revision() -> u64 {
    read(REVISION).and_then(|count| count.parse().ok()).unwrap_or(0)
}

/// Notes a revision. Always as long, so that a full storage has room for it.
pub fn count(revision: u64) {
    let _ = set(REVISION, &format!("{revision:012}"));
}

/// Forgets the counter: the app leaves nothing behind.
pub fn forget_count() {
    remove(REVISION);
}

/// Notes that the page goes on without the journal.
pub fn set_alone() {
    if read(ALONE).is_none() {
        let _ = set(ALONE, &revision().to_string());
    }
}

/// Notes what was removed while the page goes on without the journal.
pub fn removed_alone(key: &str) {
    if let Some(noted) = read(ALONE) {
        let _ = set(ALONE, &format!("{noted}\n{key}"));
    }
}

/// Since when the page has gone on without the journal, and what was removed since. It is forgotten.
pub fn take_alone() -> Option<(u64, Vec<String>)> {
    let noted = read(ALONE)?;
    remove(ALONE);
    let mut lines = noted.lines();
    let since = lines.next().and_then(|since| since.parse().ok()).unwrap_or(0);
    Some((since, lines.map(str::to_owned).collect()))
}

/// The keys of the app, in any order.
pub fn keys() -> Vec<String> {
    let Some(device) = device() else { return Vec::new() };
    let count = device.length().unwrap_or_default();
    let all = (0..count).filter_map(|place| device.key(place).ok().flatten());
    let mine = all.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned));
    mine.filter(|key| ![REVISION, ALONE].contains(&key.as_str())).collect()
}
