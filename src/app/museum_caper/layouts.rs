//! Museums to start from: those of the house, and those that this device keeps under a name (MC-6).
//!
//! A museum is kept as the actions that set it up, like a match: what reads and writes actions is there
//! already.

use cambriole_engine::rules::museum_caper::{Action, Layout, PAWNS, layouts};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{
    browser::storage,
    words::{Lang, museum_caper as words},
};

const KEY: &str = "museums";

/// A museum with a name.
#[derive(Debug, Clone, PartialEq)]
pub struct Named {
    pub name: String,
    pub layout: Layout,
}

/// The museums of the house.
pub fn of_house(lang: Lang) -> Vec<Named> {
    let named = |(number, layout): (usize, &Layout)| Named {
        name: words::layout_of_house(lang, &number),
        layout: *layout,
    };
    (1..).zip(layouts()).map(named).collect()
}

/// The museums that this device keeps; one that can no longer be set up is left out.
pub fn kept() -> Vec<Named> {
    let layout = |actions: &Value| {
        let actions = actions.as_array()?.iter().filter_map(|action| Action::deserialize(action).ok());
        let layout = Layout::of(actions);
        layout.check(0).is_ok().then_some(layout)
    };
    read().into_iter().filter_map(|(name, actions)| Some(Named { layout: layout(&actions)?, name })).collect()
}

/// Keeps a museum under a name, in place of one that had it.
pub fn keep(name: &str, layout: Layout) {
    let mut all = read();
    all.insert(name.to_owned(), json!(layout.actions(&Layout::default(), PAWNS)));
    write(all);
}

pub fn forget(name: &str) {
    let mut all = read();
    all.remove(name);
    write(all);
}

fn read() -> Map<String, Value> {
    match storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok()) {
        Some(Value::Object(all)) => all,
        _ => Map::new(),
    }
}

fn write(all: Map<String, Value>) {
    // Where nothing can be kept, the list stays as it is.
    let _ = storage::write(KEY, &Value::Object(all).to_string());
}
