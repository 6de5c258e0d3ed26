//! From a table to a match.

use cambriole_engine::{
    rules::{Game, Refuse as _, Seed},
    table::{Match, Unplayable},
};

use serde::Deserialize as _;

use super::{draft::Draft, last_table};
use crate::{
    app::{damage::explain_trouble, games::for_game, shelf},
    words::{Lang, house},
};

/// A match that has begun.
#[derive(Debug)]
pub struct Started {
    /// Its key on the shelf.
    pub id: String,
    /// Why it is in memory only.
    pub trouble: Option<&'static str>,
}

/// Starts the match, puts it on the shelf and remembers the table.
///
/// # Errors
/// What the rules have against the table, in words.
pub fn start(draft: &Draft, seed: Seed, lang: Lang) -> Result<Started, String> {
    let started = for_game!(draft.game, G => begin::<G>(draft, seed, lang))?;
    last_table::keep(draft);
    Ok(started)
}

fn begin<G: Game>(draft: &Draft, seed: Seed, lang: Lang) -> Result<Started, String> {
    let unfit = |_| house::damage_bad_chairs(lang).to_owned();
    let setup = G::Setup::deserialize(&draft.setup()).map_err(unfit)?;
    let game = Match::<G>::start(setup, draft.chairs(), seed).map_err(|why| match why {
        Unplayable::Refused(refusal) => house::damage_bad_setup(lang, &refusal.rule()),
        Unplayable::Chairs => house::damage_bad_chairs(lang).to_owned(),
    })?;
    let id = shelf::fresh_id();
    let trouble = shelf::save(&id, &game, "").err().map(|trouble| explain_trouble(trouble, lang));
    Ok(Started { id, trouble })
}
