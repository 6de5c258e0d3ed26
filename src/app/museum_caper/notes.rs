//! The squares that the detectives have marked, kept with the match.

use cambriole_engine::rules::museum_caper::SquareSet;

use crate::{app::kept::shelf::notes_key, browser::storage};

pub fn read(id: &str) -> SquareSet {
    let kept = storage::read(&notes_key(id)).and_then(|kept| serde_json::from_str(&kept).ok());
    kept.unwrap_or(SquareSet::EMPTY)
}

pub fn write(id: &str, notes: SquareSet) {
    if notes.is_empty() {
        storage::remove(&notes_key(id));
    } else if let Ok(text) = serde_json::to_string(&notes) {
        // Where nothing can be kept, the notes last as long as the screen.
        let _ = storage::write(&notes_key(id), &text);
    }
}
