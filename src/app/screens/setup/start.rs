//! From a table to a match.

use cambriole_engine::{
    rules::{Game, Refuse as _, Seed},
    table::{Chair, Label, Match, Unplayable},
};

use super::{draft::Draft, last_table};
use crate::{
    app::{
        games::with_chosen,
        kept::{reminders, shelf},
    },
    words::{Lang, house},
};

/// Starts the match, puts it on the shelf and remembers the table; tells its key on the shelf.
///
/// # Errors
/// What the rules have against the table, in words.
pub fn start(draft: &Draft, seed: Seed, lang: Lang) -> Result<String, String> {
    let chairs = draft.chairs();
    let started = with_chosen!(draft.setup(), G, setup => begin::<G>(setup, chairs, seed, lang))?;
    last_table::keep(draft);
    Ok(started)
}

fn begin<G: Game>(setup: G::Setup, chairs: Vec<Chair>, seed: Seed, lang: Lang) -> Result<String, String> {
    let game = Match::<G>::start(setup, chairs, seed).map_err(|why| match why {
        Unplayable::Refused(refusal) => house::damage_bad_setup(lang, &refusal.rule()),
        Unplayable::Chairs => house::damage_bad_chairs(lang).to_owned(),
    })?;
    let id = shelf::fresh_id();
    // What is in memory only is told at the table.
    let _ = shelf::save(&id, &game, Label::default());
    reminders::kept_a_match();
    Ok(id)
}
