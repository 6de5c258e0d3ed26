//! The matches that this device keeps: one key each, several at once, damaged ones among them.

use cambriole_engine::{
    rules::Game,
    table::{Damage, Glance, Label, Match, Restored, glance, restore, write},
};

use crate::{
    app::{backup, hall},
    browser::{chance, clock, storage, storage::Trouble},
};

const MATCHES: &str = "match/";
/// The texts of damaged matches, kept from before they were played on.
const ORIGINALS: &str = "damaged/";

/// A match on the shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    pub id: String,
    /// What it is, or why it cannot be read.
    pub glance: Result<Glance, Damage>,
    /// How many bytes it takes.
    pub size: usize,
}

/// What the shelf holds, the last played first, what cannot be read last.
pub fn list() -> Vec<Kept> {
    let played = |kept: &Kept| kept.glance.as_ref().map_or(0, |glance| glance.label.played);
    let mut list: Vec<Kept> = Vec::new();
    // Keys come in order, and keep it where two were played at once.
    for key in storage::keys(MATCHES) {
        if let Some(kept) = look(&key[MATCHES.len()..]) {
            let place = list.iter().position(|other| played(other) < played(&kept));
            list.insert(place.unwrap_or(list.len()), kept);
        }
    }
    list
}

/// One match of the shelf.
pub fn look(id: &str) -> Option<Kept> {
    let text = text(id)?;
    Some(Kept { id: id.to_owned(), glance: glance(&text), size: text.len() })
}

/// A key that no match has yet.
pub fn fresh_id() -> String {
    chance::seed().to_string().replace('-', "").to_ascii_lowercase()
}

/// The text of a match, to export it.
pub fn text(id: &str) -> Option<String> {
    storage::read(&key(id))
}

/// Keeps a text as it is.
pub fn put(id: &str, text: &str) {
    // What is in memory only is told wherever matches are shown.
    let _ = storage::write(&key(id), text);
}

/// The matches on the shelf, in no order and unread.
pub fn ids() -> Vec<String> {
    storage::keys(MATCHES).iter().filter_map(|key| id_of(key)).map(str::to_owned).collect()
}

/// The match that is kept under a key, if that is what it keeps.
pub fn id_of(key: &str) -> Option<&str> {
    key.strip_prefix(MATCHES)
}

/// Takes a match over from another tab, with the text that it handed over; whether that is news here.
pub fn take(id: &str, handed: Option<&str>) -> bool {
    storage::take(&key(id), handed)
}

/// The text of a damaged match as it was before it was played on.
pub fn original(id: &str) -> Option<String> {
    storage::read(&original_key(id))
}

/// A match that was read back, and the key under which it may be written from now on.
#[derive(Debug)]
pub struct Loaded<G: Game> {
    pub id: String,
    pub restored: Restored<G>,
}

/// Reads a match back. The text of a damaged one is put aside before anything is written over it;
/// where there is no room for that, the match goes on under a key of its own.
///
/// # Errors
/// There is no such match (`None`), or it cannot be read.
pub fn load<G: Game>(id: &str) -> Result<Loaded<G>, Option<Damage>> {
    let text = storage::read(&key(id)).ok_or(None)?;
    let restored = restore::<G>(&text).map_err(Some)?;
    let id = if restored.damage.is_none() { id.to_owned() } else { put_aside(id, &text) };
    Ok(Loaded { id, restored })
}

/// Puts the text of a damaged match aside, and tells under which key the match goes on.
fn put_aside(id: &str, text: &str) -> String {
    if storage::write(&original_key(id), text).is_ok() { id.to_owned() } else { fresh_id() }
}

/// Keeps a match.
///
/// # Errors
/// The device does not take it; it stays in memory.
pub fn save<G: Game>(id: &str, game: &Match<G>, title: &str, hints: u32) -> Result<(), Trouble> {
    let app = env!("CARGO_PKG_VERSION").to_owned();
    let label = Label { title: title.to_owned(), played: clock::now(), app, hints };
    let text = write(game, &label).map_err(|_| Trouble::Unwritable)?;
    storage::write(&key(id), &text)
}

/// Gives a match another name. The text of a damaged one is put aside first.
///
/// # Errors
/// There is no such match (`None`), or it cannot be read.
pub fn rename<G: Game>(id: &str, title: &str) -> Result<(), Option<Damage>> {
    let Loaded { id, restored: Restored { game, label, .. } } = load::<G>(id)?;
    let label = Label { title: title.to_owned(), ..label };
    // In memory it has its new name all the same.
    if let Ok(text) = write(&game, &label) {
        let _ = storage::write(&key(&id), &text);
    }
    Ok(())
}

/// Where what the players have marked in a match is kept.
pub fn notes_key(id: &str) -> String {
    format!("notes/{id}")
}

/// What was taken off the shelf, to be put back if it was a mistake.
#[derive(Debug, Clone)]
pub struct Removed {
    id: String,
    text: Option<String>,
    original: Option<String>,
}

pub fn remove(id: &str) -> Removed {
    let removed = Removed {
        id: id.to_owned(),
        text: storage::read(&key(id)),
        original: storage::read(&original_key(id)),
    };
    storage::remove(&key(id));
    storage::remove(&original_key(id));
    storage::remove(&notes_key(id));
    removed
}

/// Puts back what was removed.
pub fn put_back(removed: &Removed) {
    for (key, text) in [(key(&removed.id), &removed.text), (original_key(&removed.id), &removed.original)] {
        if let Some(text) = text {
            let _ = storage::write(&key, text);
        }
    }
}

/// Puts a text on the shelf, from a file for instance, and tells its key. A text that cannot be read
/// is refused; one that can be read in part is kept.
///
/// # Errors
/// What is wrong with the text.
pub fn import(text: &str) -> Result<String, Damage> {
    glance(text)?;
    let same = list().into_iter().find(|kept| storage::read(&key(&kept.id)).as_deref() == Some(text));
    if let Some(kept) = same {
        return Ok(kept.id);
    }
    let id = fresh_id();
    let _ = storage::write(&key(&id), text);
    Ok(id)
}

/// Everything that the app keeps on this device, as one text.
///
/// # Errors
/// It cannot be written.
pub fn everything() -> serde_json::Result<String> {
    let keys = storage::keys("").into_iter();
    backup::write(keys.filter_map(|key| storage::read(&key).map(|text| (key, text))).collect())
}

/// Takes in what [`everything`] gave; tells how many matches and entries of the hall of fame it held, or
/// nothing if it is not that.
pub fn import_everything(text: &str) -> Option<(usize, usize)> {
    let (mut matches, mut entries) = (0, 0);
    for (key, text) in &backup::read(text)? {
        let Some(text) = text.read() else { continue };
        matches += usize::from(key.starts_with(MATCHES) && import(&text).is_ok());
        entries += usize::from(hall::import(key, &text));
    }
    Some((matches, entries))
}

/// How many bytes all of that takes.
pub fn weight() -> usize {
    storage::keys("").iter().filter_map(|key| storage::read(key)).map(|text| text.len()).sum()
}

/// Erases all that the app keeps on this device.
pub fn erase() {
    storage::erase();
}

fn key(id: &str) -> String {
    format!("{MATCHES}{id}")
}

fn original_key(id: &str) -> String {
    format!("{ORIGINALS}{id}")
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        bots::Level,
        rules::{
            Seat, Seed,
            art_robbery::{Setup, State},
        },
        table::{Chair, Sitter},
    };

    use super::*;

    // Without a browser everything is kept in memory, each test's thread having its own.

    fn text_of(title: &str) -> String {
        let chair = |mark| Chair { name: String::new(), mark, sitter: Sitter::Bot(Level::Novice) };
        let setup = Setup { first: Some(Seat(0)), ..Setup::of(2) };
        let mut game =
            Match::<State>::start(setup, vec![chair(1), chair(2)], Seed(6)).expect("a legal table");
        let legal = game.legal_actions(Seat(0));
        game.act(Seat(0), legal[0]).expect("it is legal");
        write(&game, &Label { title: title.into(), ..Label::default() }).expect("it can be written")
    }

    #[test]
    fn a_text_that_is_here_already_is_not_kept_twice() {
        let first = import(&text_of("one")).expect("it is whole");
        assert_eq!(import(&text_of("one")), Ok(first));
        assert!(import(&text_of("two")).is_ok());
        assert_eq!(list().len(), 2);
    }

    #[test]
    fn what_was_removed_can_be_put_back() {
        let id = import(&text_of("one")).expect("it is whole");
        let removed = remove(&id);
        assert_eq!((list().len(), text(&id)), (0, None));
        put_back(&removed);
        assert_eq!(text(&id), Some(text_of("one")));
    }

    #[test]
    fn a_damaged_match_is_never_written_over_while_its_text_cannot_be_put_aside() {
        let broken = text_of("Samedi").replace("Samedi", "Dimanche");
        let id = import(&broken).expect("it can be read");
        let loaded = load::<State>(&id).expect("it can be played");
        assert_eq!(loaded.restored.damage, Some(Damage::Checksum));
        let _ = save(&loaded.id, &loaded.restored.game, "played on", 0);
        assert_ne!(loaded.id, id);
        assert_eq!(text(&id), Some(broken));
    }

    #[test]
    fn a_name_is_changed_and_nothing_else() {
        let id = import(&text_of("one")).expect("it is whole");
        rename::<State>(&id, "Soirée").expect("it is there");
        let loaded = load::<State>(&id).expect("it is whole");
        assert_eq!((loaded.restored.label.title.as_str(), loaded.restored.game.len()), ("Soirée", 1));
        assert_eq!(rename::<State>("nowhere", "x"), Err(None));
    }

    #[test]
    fn everything_goes_out_and_comes_back() {
        let id = import(&text_of("one")).expect("it is whole");
        let all = everything().expect("it can be written");
        erase();
        assert_eq!((list().len(), weight()), (0, 0));
        assert_eq!(import_everything(&all), Some((1, 0)));
        assert_ne!(list().first().map(|kept| kept.id.clone()), Some(id), "a key is the device's own");
        assert_eq!(import_everything("{}"), None);
    }
}
