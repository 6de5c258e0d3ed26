//! Museums to start from: those of the house, and those that this device keeps under a name (MC-6).

use cambriole_engine::rules::museum_caper::{Layout, layouts};
use serde::{Deserialize, Serialize};

use crate::{
    browser::storage,
    words::{Lang, museum_caper as words},
};

const KEY: &str = "museums";
/// As many names as a list can show.
const MOST: usize = 24;

/// A museum with a name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
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
    let kept = storage::read(KEY).and_then(|kept| serde_json::from_str::<Vec<Named>>(&kept).ok());
    let kept = kept.unwrap_or_default();
    kept.into_iter().filter(|named| named.layout.check(0).is_ok()).collect()
}

/// Keeps a museum under a name, in place of one that had it.
pub fn keep(name: &str, layout: Layout) {
    let mut all = kept();
    all.retain(|named| named.name != name);
    all.push(Named { name: name.to_owned(), layout });
    let extra = all.len().saturating_sub(MOST);
    write(&all[extra..]);
}

pub fn forget(name: &str) {
    let mut all = kept();
    all.retain(|named| named.name != name);
    write(&all);
}

fn write(all: &[Named]) {
    // Where nothing can be kept, the list stays as it is.
    if let Ok(text) = serde_json::to_string(all) {
        let _ = storage::write(KEY, &text);
    }
}
