//! What the device keeps. Keys carry the app's name, because every project of a hosting account shares
//! one storage. Where the browser refuses or has no room, texts are kept in memory until the page is
//! left, and the caller is told.

use std::cell::RefCell;

use gloo_storage::{LocalStorage, Storage as _};

const PREFIX: &str = "cambriole/";

/// Why a text is kept in memory only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    Full,
    Denied,
    /// No text could be made of it, so what was kept before stays.
    Unwritable,
}

thread_local! {
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The browser's storage. `LocalStorage` would stop the page where the browser has none, so it is only
/// asked after this.
fn device() -> Option<web_sys::Storage> {
    super::window()?.local_storage().ok().flatten()?;
    Some(LocalStorage::raw())
}

/// Why the device keeps nothing at the moment, or not everything.
pub fn trouble() -> Option<Trouble> {
    if device().is_none() {
        return Some(Trouble::Denied);
    }
    MEMORY.with_borrow(|memory| !memory.is_empty()).then_some(Trouble::Full)
}

/// The text under `key`.
pub fn read(key: &str) -> Option<String> {
    let key = format!("{PREFIX}{key}");
    let remembered = MEMORY
        .with_borrow(|memory| memory.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone()));
    remembered.or_else(|| device()?.get_item(&key).ok().flatten())
}

/// Keeps `text` under `key`.
///
/// # Errors
/// The device does not take it; the text is kept in memory.
pub fn write(key: &str, text: &str) -> Result<(), Trouble> {
    let key = format!("{PREFIX}{key}");
    let written = match device() {
        Some(device) => device.set_item(&key, text).map_err(|_| Trouble::Full),
        None => Err(Trouble::Denied),
    };
    forget(&key);
    if written.is_err() {
        MEMORY.with_borrow_mut(|memory| memory.push((key, text.to_owned())));
    }
    written
}

/// Forgets `key`.
pub fn remove(key: &str) {
    let key = format!("{PREFIX}{key}");
    forget(&key);
    if let Some(device) = device() {
        let _ = device.remove_item(&key);
    }
}

fn forget(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(known, _)| known != key));
}

/// The keys that begin with `start`, in order.
pub fn keys(start: &str) -> Vec<String> {
    let start = format!("{PREFIX}{start}");
    let mut found: Vec<String> =
        MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect());
    if let Some(device) = device() {
        let count = device.length().unwrap_or_default();
        found.extend((0..count).filter_map(|place| device.key(place).ok().flatten()));
    }
    let mut keys = Vec::new();
    for key in found {
        if key.starts_with(&start)
            && let Err(place) =
                keys.binary_search_by(|known: &String| known.as_str().cmp(&key[PREFIX.len()..]))
        {
            keys.insert(place, key[PREFIX.len()..].to_owned());
        }
    }
    keys
}

/// Calls `changed` when another tab changed what is kept.
pub fn on_change(changed: impl Fn() + 'static) {
    super::listen("storage", changed);
}
