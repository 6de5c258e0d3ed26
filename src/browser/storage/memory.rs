//! Texts that local storage has no room for: here they are read from, whether the journal has taken them
//! or they are in memory only. Every tab of the app holds the same ones.

use std::{cell::RefCell, collections::BTreeMap};

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

const CHANNEL: &str = "cambriole/kept";
/// Asks the other tabs what they hold.
const ASK: &str = "ask";

/// Where a text is beside this page's memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The journal has not answered yet.
    Asked,
    Journal,
    Nowhere,
}

/// A text.
#[derive(Debug, Clone)]
pub struct Held {
    pub text: String,
    pub place: Place,
    /// Whether this tab has written it last, and answers for it.
    pub is_mine: bool,
    pub revision: u64,
}

thread_local! {
    static HELD: RefCell<BTreeMap<String, Held>> = const { RefCell::new(BTreeMap::new()) };
    static OTHERS: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

pub fn read(key: &str) -> Option<String> {
    HELD.with_borrow(|held| held.get(key).map(|it| it.text.clone()))
}

/// The text, if another tab answers for it.
pub fn of_another(key: &str) -> Option<String> {
    HELD.with_borrow(|held| held.get(key).filter(|it| !it.is_mine).map(|it| it.text.clone()))
}

pub fn keys() -> Vec<String> {
    HELD.with_borrow(|held| held.keys().cloned().collect())
}

/// Whether some text is so.
pub fn any(is: impl Fn(&Held) -> bool) -> bool {
    HELD.with_borrow(|held| held.values().any(is))
}

/// The texts that this tab answers for.
pub fn mine() -> Vec<(String, Held)> {
    HELD.with_borrow(|held| {
        held.iter().filter(|(_, it)| it.is_mine).map(|(key, it)| (key.clone(), it.clone())).collect()
    })
}

/// Holds a text of this tab, and lets the others hold it too.
pub fn hold(key: &str, text: &str, place: Place, revision: u64) {
    let held = Held { text: text.to_owned(), place, is_mine: true, revision };
    tell(&held.message(key));
    HELD.with_borrow_mut(|all| all.insert(key.to_owned(), held));
}

/// Holds what the journal has, unless another tab has told of something newer.
pub fn hold_journalled(key: &str, text: String, revision: u64) {
    let held = Held { text, place: Place::Journal, is_mine: false, revision };
    HELD.with_borrow_mut(|all| {
        all.entry(key.to_owned()).or_insert(held);
    });
}

/// The journal has answered: whether this is still what is held.
pub fn settle(key: &str, revision: u64, place: Place) -> bool {
    HELD.with_borrow_mut(|all| {
        let held = all.get_mut(key).filter(|held| held.is_mine && held.revision == revision);
        let Some(held) = held else { return false };
        held.place = place;
        tell(&held.message(key));
        true
    })
}

/// It is kept elsewhere now, or gone.
pub fn drop(key: &str) {
    if HELD.with_borrow_mut(|all| all.remove(key)).is_some() {
        tell(&format!("free {key}"));
    }
}

/// Holds what the other tabs hold; `changed` is called when that has changed.
pub fn open(changed: fn()) {
    let channel = crate::browser::window().and_then(|_| BroadcastChannel::new(CHANNEL).ok());
    let Some(channel) = channel else { return };
    let ear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        hear(&message.data().as_string().unwrap_or_default());
        changed();
    });
    channel.set_onmessage(Some(ear.into_js_value().unchecked_ref()));
    OTHERS.set(Some(channel));
    tell(ASK);
}

fn hear(said: &str) {
    if said == ASK {
        for (key, held) in &mine() {
            tell(&held.message(key));
        }
    } else if let Some(key) = said.strip_prefix("free ") {
        HELD.with_borrow_mut(|all| all.remove(key));
    } else if let Some((key, held)) = Held::read(said) {
        HELD.with_borrow_mut(|all| all.insert(key, held));
    }
}

fn tell(said: &str) {
    OTHERS.with_borrow(|others| {
        if let Some(others) = others {
            let _ = others.post_message(&JsValue::from_str(said));
        }
    });
}

impl Held {
    /// A line that tells where it is and its key, and the text.
    fn message(&self, key: &str) -> String {
        let place = match self.place {
            Place::Asked => "asked",
            Place::Journal => "journal",
            Place::Nowhere => "nowhere",
        };
        format!("{place} {key}\n{}", self.text)
    }

    fn read(said: &str) -> Option<(String, Self)> {
        let (line, text) = said.split_once('\n')?;
        let (place, key) = line.split_once(' ')?;
        let place = match place {
            "asked" => Place::Asked,
            "journal" => Place::Journal,
            "nowhere" => Place::Nowhere,
            _ => return None,
        };
        Some((key.to_owned(), Self { text: text.to_owned(), place, is_mine: false, revision: 0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_tab_reads_what_one_holds() {
        let held = Held { text: "one\ntwo".into(), place: Place::Nowhere, is_mine: true, revision: 4 };
        hear(&held.message("match/a b"));
        assert_eq!(read("match/a b").as_deref(), Some("one\ntwo"));
        assert!(mine().is_empty() && any(|it| it.place == Place::Nowhere));
        hear("free match/a b");
        assert_eq!(keys(), Vec::<String>::new());
        hear("nonsense");
    }

    /// What is played on elsewhere is no longer this tab's to write.
    #[test]
    fn a_text_of_another_tab_takes_the_place_of_ones_own() {
        hold("match/a", "old", Place::Nowhere, 3);
        hear("nowhere match/a\nnew");
        assert!(mine().is_empty());
        assert!(!settle("match/a", 3, Place::Journal));
        assert_eq!(read("match/a").as_deref(), Some("new"));
    }
}
