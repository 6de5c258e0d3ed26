//! What the device keeps, twice: in local storage, at once, and in a journal, which outlives a browser that
//! dies. Keys carry the app's name, because every project of a hosting account shares one storage. What
//! neither takes stays in memory until the page is left, and [`trouble`] tells.

mod journal;
mod judge;
mod local;
mod memory;
mod start;
mod state;

use std::cell::{Cell, RefCell};

use memory::Place;
pub use state::{Trouble, is_alone, is_twofold, is_unsaved, trouble};

use super::clock;

/// A text that differs from the one that is kept under the same key, and neither explains the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    pub key: String,
    pub text: String,
}

thread_local! {
    /// The last revision that this page knows of.
    static LAST: Cell<u64> = const { Cell::new(0) };
    static DOUBTS: RefCell<Vec<Doubt>> = const { RefCell::new(Vec::new()) };
}

/// The revision that a change gets.
fn next_revision() -> u64 {
    let next = LAST.get().max(local::revision()) + 1;
    LAST.set(next);
    next
}

/// The text under `key`.
pub fn read(key: &str) -> Option<String> {
    memory::read(key).or_else(|| local::read(key))
}

/// Keeps `text` under `key`.
///
/// # Errors
/// Local storage does not take it. The journal may, which takes a moment: [`trouble`] knows.
pub fn write(key: &str, text: &str) -> Result<(), Trouble> {
    let revision = next_revision();
    let is_local = local::write(key, text, revision);
    if is_local {
        memory::drop(key);
        make_room();
    } else {
        let place = if journal::is_there() { Place::Asked } else { Place::Nowhere };
        memory::hold(key, text, place, revision);
    }
    note(key, Some(text), revision);
    state::refresh();
    if is_local { Ok(()) } else { Err(if local::is_there() { Trouble::Full } else { Trouble::Denied }) }
}

/// Takes a text over from another tab: the one that it handed over, or what it holds in memory. From now on
/// this tab answers for it. Whether it differs from what local storage has.
pub fn take(key: &str, handed: Option<&str>) -> bool {
    let text = handed.map(str::to_owned).or_else(|| memory::of_another(key));
    let is_news = text.filter(|text| memory::of_another(key).is_some() || read(key).as_ref() != Some(text));
    if let Some(text) = &is_news {
        // What neither copy takes is in this tab's memory now.
        let _ = write(key, text);
    }
    is_news.is_some()
}

/// Forgets `key`.
pub fn remove(key: &str) {
    let revision = next_revision();
    memory::drop(key);
    local::remove(key);
    local::count(revision);
    local::removed_alone(key);
    note(key, None, revision);
    make_room();
    state::refresh();
}

/// Forgets everything.
pub fn erase() {
    let revision = next_revision();
    for key in keys("") {
        memory::drop(&key);
        local::remove(&key);
        local::removed_alone(&key);
    }
    local::forget_count();
    journal::erase(revision, clock::now());
    state::refresh();
}

/// The keys that begin with `start`, in order.
pub fn keys(start: &str) -> Vec<String> {
    let mut keys = memory::keys();
    keys.extend(local::keys());
    keys.retain(|key| key.starts_with(start));
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Calls `changed` when another tab changed what is kept.
pub fn on_change(changed: impl Fn() + Clone + 'static) {
    super::listen("storage", changed.clone());
    super::listen(state::CHANGED, changed);
}

/// Tells the journal.
fn note(key: &str, text: Option<&str>, revision: u64) {
    let (key, text) = (key.to_owned(), text.map(str::to_owned));
    journal::put(journal::Record { key, revision, date: clock::now(), text });
}

/// The journal has taken a record, or not.
fn answered(record: &journal::Record, taken: bool) {
    let place = if taken { Place::Journal } else { Place::Nowhere };
    if memory::settle(&record.key, record.revision, place) {
        if taken {
            // What lies there is older.
            local::remove(&record.key);
        }
        state::refresh();
    }
}

/// What had no room may have some now.
fn make_room() {
    for (key, held) in memory::mine() {
        if local::write(&key, &held.text, LAST.get()) {
            memory::drop(&key);
        } else if held.place == Place::Nowhere {
            note(&key, Some(&held.text), held.revision);
        }
    }
}

/// Brings the two copies together, before anything is read. A journal that cannot be had in time is done
/// without.
pub async fn open() {
    memory::open(state::tell);
    match start::within_patience(journal::open()).await {
        Some((database, contents)) => {
            journal::begin(database);
            start::meet(&contents);
        }
        None => local::set_alone(),
    }
    state::refresh();
}

/// The texts of the journal that nothing explained at the start; they are told once.
pub fn doubts() -> Vec<Doubt> {
    DOUBTS.take()
}
