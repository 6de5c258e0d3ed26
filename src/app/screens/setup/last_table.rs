//! The last table of a game, as this device remembers it.

use cambriole_engine::{
    json::{Json, read as read_kept},
    rules::GameId,
    table::Chair,
};

use super::draft::Draft;
use crate::{
    app::games::{Chosen, limits},
    browser::storage,
};

/// The table, if there is one that can be read.
pub fn read(game: GameId) -> Option<Draft> {
    understand(game, &storage::read(&key(game))?)
}

/// Remembers a table.
pub fn keep(draft: &Draft) {
    // Where nothing can be kept, the next table starts afresh.
    let _ = storage::write(&key(draft.game), &written(draft));
}

fn written(draft: &Draft) -> String {
    Json::object([("chairs", Json::of(&draft.chairs())), ("setup", draft.setup().write())]).to_string()
}

fn understand(game: GameId, text: &str) -> Option<Draft> {
    let kept = Json::parse(text)?;
    let chairs: Vec<Chair> = read_kept(kept.get("chairs")?)?;
    let (fewest, most) = limits(game);
    if !(fewest..=most).contains(&chairs.len()) {
        return None;
    }
    let (chosen, first) = Chosen::read(game, kept.get("setup")?)?;
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
            if let Some((chosen, first)) = Chosen::read(game, &draft.setup().write()) {
                draft.chosen = chosen;
                // Where all play on one side nobody begins.
                draft.first = draft.first.filter(|_| first.is_some());
            }
            assert_eq!(understand(game, &written(&draft)), Some(draft));
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
