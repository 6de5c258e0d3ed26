//! From a table to a match.

use cambriole_engine::{
    rules::{Game, Refuse as _, Seed, art_project, art_robbery, museum_caper},
    table::{Chair, Match, Unplayable},
};

use super::{draft::Draft, last_table};
use crate::{
    app::{damage::explain_trouble, games::Chosen, shelf},
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
    let chairs = draft.chairs();
    let started = match draft.setup() {
        Chosen::ArtRobbery(setup) => begin::<art_robbery::State>(setup, chairs, seed, lang),
        Chosen::MuseumCaper(setup) => begin::<museum_caper::State>(setup, chairs, seed, lang),
        Chosen::ArtProject(setup) => begin::<art_project::State>(setup, chairs, seed, lang),
    }?;
    last_table::keep(draft);
    Ok(started)
}

fn begin<G: Game>(setup: G::Setup, chairs: Vec<Chair>, seed: Seed, lang: Lang) -> Result<Started, String> {
    let game = Match::<G>::start(setup, chairs, seed).map_err(|why| match why {
        Unplayable::Refused(refusal) => house::damage_bad_setup(lang, &refusal.rule()),
        Unplayable::Chairs => house::damage_bad_chairs(lang).to_owned(),
    })?;
    let id = shelf::fresh_id();
    let trouble = shelf::save(&id, &game, "", 0).err().map(|trouble| explain_trouble(trouble, lang));
    Ok(Started { id, trouble })
}
