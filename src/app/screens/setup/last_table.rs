//! The last table of a game, as this device remembers it.

use cambriole_engine::{
    rules::{GameId, Seat, art_robbery},
    table::Chair,
};
use serde::{Deserialize, Serialize};

use super::draft::{Draft, limits};
use crate::browser::storage;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct LastTable {
    chairs: Vec<Chair>,
    setup: art_robbery::Setup,
}

/// The table, if there is one that can be read.
pub fn read(game: GameId) -> Option<Draft> {
    understand(game, &storage::read(&key(game))?)
}

/// Remembers a table.
pub fn keep(draft: &Draft) {
    let last = LastTable { chairs: draft.chairs(), setup: robbery(draft) };
    if let Ok(text) = serde_json::to_string(&last) {
        // Where nothing can be kept, the next table starts afresh.
        let _ = storage::write(&key(draft.game), &text);
    }
}

/// What Art Robbery asks to know of a table.
pub fn robbery(draft: &Draft) -> art_robbery::Setup {
    let first = draft.first.and_then(|first| draft.position(first));
    art_robbery::Setup {
        players: u8::try_from(draft.len()).unwrap_or(u8::MAX),
        first: first.and_then(|place| Seat::all(draft.len()).nth(place)),
        open_counts: draft.open_counts,
    }
}

fn understand(game: GameId, text: &str) -> Option<Draft> {
    let LastTable { chairs, setup } = serde_json::from_str(text).ok()?;
    let (fewest, most) = limits(game);
    if !(fewest..=most).contains(&chairs.len()) {
        return None;
    }
    let mut draft = Draft::of(game, chairs);
    draft.first = setup.first.and_then(|seat| draft.keys().get(seat.index()).copied());
    draft.open_counts = setup.open_counts;
    Some(draft)
}

fn key(game: GameId) -> String {
    format!("table/{}", game.slug())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn a_table_comes_back_as_it_was() {
        let mut draft = Draft::fresh(GameId::ArtRobbery, Lang::It);
        draft.first = draft.keys().get(2).copied();
        draft.open_counts = true;
        let last = LastTable { chairs: draft.chairs(), setup: robbery(&draft) };
        let text = serde_json::to_string(&last).expect("a table serialises");
        assert_eq!(understand(GameId::ArtRobbery, &text), Some(draft));
    }

    #[test]
    fn a_damaged_table_is_forgotten() {
        let setup = r#"{"players":2,"first":9,"open-counts":false}"#;
        for text in ["", "{}", "[]", &format!(r#"{{"chairs":[],"setup":{setup}}}"#)] {
            assert_eq!(understand(GameId::ArtRobbery, text), None);
        }
    }
}
