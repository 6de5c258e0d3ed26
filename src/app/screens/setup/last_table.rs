//! The last table of a game, as this device remembers it.

use cambriole_engine::{rules::GameId, table::Chair};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::draft::Draft;
use crate::{
    app::games::{Chosen, limits},
    browser::storage,
};

/// A table as it is kept; its set-up stays text until it is known of which game it is.
#[derive(Serialize, Deserialize)]
struct Kept<S> {
    chairs: Vec<Chair>,
    setup: S,
}

/// The table, if there is one that can be read.
pub fn read(game: GameId) -> Option<Draft> {
    understand(game, &storage::read(&key(game))?)
}

/// Remembers a table.
pub fn keep(draft: &Draft) {
    if let Ok(text) = written(draft) {
        // Where nothing can be kept, the next table starts afresh.
        let _ = storage::write(&key(draft.game), &text);
    }
}

fn written(draft: &Draft) -> serde_json::Result<String> {
    serde_json::to_string(&Kept { chairs: draft.chairs(), setup: draft.setup() })
}

fn understand(game: GameId, text: &str) -> Option<Draft> {
    let Kept { chairs, setup } = serde_json::from_str::<Kept<Box<RawValue>>>(text).ok()?;
    let (fewest, most) = limits(game);
    if !(fewest..=most).contains(&chairs.len()) {
        return None;
    }
    let (chosen, first) = Chosen::read(game, setup.get())?;
    let mut draft = Draft::of(game, chairs);
    draft.first = first.and_then(|seat| draft.keys().get(seat.index()).copied());
    draft.chosen = chosen;
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
        for game in GameId::ALL {
            let mut draft = Draft::fresh(game, Lang::It);
            draft.first = draft.keys().get(2).copied();
            let setup = serde_json::to_string(&draft.setup()).expect("it can be written");
            if let Some((chosen, first)) = Chosen::read(game, &setup) {
                draft.chosen = chosen;
                // Where all play on one side nobody begins.
                draft.first = draft.first.filter(|_| first.is_some());
            }
            let written = written(&draft).expect("it can be written");
            assert_eq!(understand(game, &written), Some(draft));
        }
    }

    #[test]
    fn a_damaged_table_is_forgotten() {
        let setup = r#"{"players":2,"first":9,"open-counts":false}"#;
        for text in ["", "{}", "[]", &format!(r#"{{"chairs":[],"setup":{setup}}}"#)] {
            assert_eq!(understand(GameId::ArtRobbery, text), None);
        }
    }
}
