//! The matches that this device keeps: one key each, several at once, damaged ones among them.

mod import;

use std::cmp::Reverse;

use cambriole_engine::{
    rules::Game,
    table::{Damage, Glance, Label, Match, Restored, head, restore, write},
    with_game,
};

use crate::{
    app::kept::backup,
    browser::{
        chance, clock,
        storage::{self, Trouble},
    },
};

const MATCHES: &str = "match/";
/// The texts of damaged matches, kept from before they were played on.
const ORIGINALS: &str = "damaged/";
/// What the players have marked in a match.
const NOTES: &str = "notes/";

#[cfg(test)]
pub use import::import_all;
pub use import::{Import, Taken, import};

/// A match on the shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    pub id: String,
    /// What it is, or why it cannot be read.
    pub glance: Result<Glance, Damage>,
    /// How many bytes it takes.
    pub size: usize,
}

impl Kept {
    /// Its place on the shelf: what goes on first, then what is over, each the last played first; what
    /// cannot be read last.
    pub fn place(&self) -> impl Ord + use<> {
        match &self.glance {
            Ok(glance) => (u8::from(glance.over), Reverse(glance.label.played)),
            Err(_) => (2, Reverse(0)),
        }
    }
}

/// What the shelf holds, in its order. Of each match only the head is read.
pub fn list() -> Vec<Kept> {
    let keys = storage::keys(MATCHES).into_iter();
    let mut list: Vec<Kept> = keys.filter_map(|key| look(&key[MATCHES.len()..])).collect();
    list.sort_by_key(Kept::place);
    list
}

/// One match of the shelf, by its head.
pub fn look(id: &str) -> Option<Kept> {
    let text = text(id)?;
    let glance = head(&text).and_then(|glance| {
        let rules = with_game!(glance.game, G => G::RULES_VERSION);
        if glance.rules == rules { Ok(glance) } else { Err(Damage::OtherRules) }
    });
    Some(Kept { id: id.to_owned(), glance, size: text.len() })
}

/// What is wrong with a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// It can be played, though not all of it is as it was.
    InPart(Damage),
    Unplayable(Damage),
}

/// Replays a match of the shelf, and tells what is wrong with it.
pub fn check(id: &str) -> Option<Flaw> {
    check_text(&text(id)?)
}

/// Replays the text of a match, and tells what is wrong with it.
pub fn check_text(text: &str) -> Option<Flaw> {
    let game = match head(text) {
        Ok(glance) => glance.game,
        Err(damage) => return Some(Flaw::Unplayable(damage)),
    };
    match with_game!(game, G => restore::<G>(text).map(|restored| restored.damage)) {
        Ok(damage) => damage.map(Flaw::InPart),
        Err(damage) => Some(Flaw::Unplayable(damage)),
    }
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

/// Keeps a match, with the present time and version on its label.
///
/// # Errors
/// The device does not take it; it stays in memory.
pub fn save<G: Game>(id: &str, game: &Match<G>, label: Label) -> Result<(), Trouble> {
    let app = env!("CARGO_PKG_VERSION").to_owned();
    let label = Label { played: clock::now(), app, ..label };
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
    format!("{NOTES}{id}")
}

/// What was taken off the shelf, to be put back if it was a mistake.
#[derive(Debug, Clone)]
pub struct Removed {
    /// The match itself, its original text and the players' marks, by their keys.
    texts: Vec<(String, String)>,
}

/// Takes a match off the shelf, with all that belongs to it.
pub fn remove(id: &str) -> Removed {
    let keys = [key(id), original_key(id), notes_key(id)];
    let texts = keys.map(|key| {
        let text = storage::read(&key);
        storage::remove(&key);
        text.map(|text| (key, text))
    });
    Removed { texts: texts.into_iter().flatten().collect() }
}

/// Puts back what was removed.
pub fn put_back(removed: &Removed) {
    for (key, text) in &removed.texts {
        let _ = storage::write(key, text);
    }
}

/// Everything that the app keeps on this device, as one text.
///
/// # Errors
/// It cannot be written.
pub fn everything() -> serde_json::Result<String> {
    let keys = storage::keys("").into_iter();
    backup::write(keys.filter_map(|key| storage::read(&key).map(|text| (key, text))).collect())
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
pub mod tests {
    use cambriole_engine::{
        bots::Level,
        rules::{
            Seat, Seed,
            art_robbery::{Setup, State},
        },
        table::{Chair, LessonMark, Sitter},
    };

    use super::*;

    // Without a browser everything is kept in memory, each test's thread having its own.

    pub(super) fn text_of(title: &str) -> String {
        let chair = |mark| Chair { name: String::new(), mark, sitter: Sitter::Bot(Level::Novice) };
        let setup = Setup { first: Some(Seat(0)), ..Setup::of(2) };
        let mut game =
            Match::<State>::start(setup, vec![chair(1), chair(2)], Seed(6)).expect("a legal table");
        let legal = game.legal_actions(Seat(0));
        game.act(Seat(0), legal[0]).expect("it is legal");
        write(&game, &Label { title: title.into(), ..Label::default() }).expect("it can be written")
    }

    #[test]
    fn what_was_removed_can_be_put_back() {
        let id = import(&text_of("one")).expect("it is whole").id;
        let _ = storage::write(&notes_key(&id), "[7]");
        let removed = remove(&id);
        assert_eq!((list().len(), storage::keys("").len()), (0, 0));
        put_back(&removed);
        assert_eq!(text(&id), Some(text_of("one")));
        assert_eq!(storage::read(&notes_key(&id)).as_deref(), Some("[7]"), "the marks come back too");
    }

    #[test]
    fn a_damaged_match_is_never_written_over_while_its_text_cannot_be_put_aside() {
        let broken = text_of("Samedi").replace("Samedi", "Dimanche");
        let id = import(&broken).expect("it can be read").id;
        let loaded = load::<State>(&id).expect("it can be played");
        assert_eq!(loaded.restored.damage, Some(Damage::Checksum));
        let label = Label { title: "played on".into(), ..Label::default() };
        let _ = save(&loaded.id, &loaded.restored.game, label);
        assert_ne!(loaded.id, id);
        assert_eq!(text(&id), Some(broken));
    }

    #[test]
    fn a_name_is_changed_and_nothing_else() {
        let id = import(&text_of("one")).expect("it is whole").id;
        rename::<State>(&id, "Soirée").expect("it is there");
        let loaded = load::<State>(&id).expect("it is whole");
        assert_eq!((loaded.restored.label.title.as_str(), loaded.restored.game.len()), ("Soirée", 1));
        assert_eq!(rename::<State>("nowhere", "x"), Err(None));
    }

    #[test]
    fn a_lesson_is_kept_with_how_far_it_is_and_other_matches_do_not_speak_of_it() {
        let plain = text_of("one");
        assert!(!plain.contains("lesson"));
        let id = import(&plain).expect("it is whole").id;
        let game = load::<State>(&id).expect("it is whole").restored.game;
        let lesson = Some(LessonMark { part: 1, done: 5, quiet: true });
        let _ = save(&id, &game, Label { lesson, ..Label::default() });
        assert_eq!(load::<State>(&id).expect("it is whole").restored.label.lesson, lesson);
        let of_later = text(&id).expect("it is kept").replace(r#""part":1"#, r#""part":300"#);
        let _ = storage::write(&key(&id), &of_later);
        let restored = load::<State>(&id).expect("its match can be played").restored;
        assert_eq!((restored.label.lesson, restored.damage), (None, Some(Damage::Checksum)));
    }

    #[test]
    fn what_goes_on_stands_before_what_is_over_and_the_last_played_first() {
        let dated = |title: &str, played: u64, over: bool| {
            let text = text_of(title).replace(r#""played":0"#, &format!(r#""played":{played}"#));
            text.replace(r#""over":false"#, &format!(r#""over":{over}"#))
        };
        for (title, played, over) in [("a", 5, true), ("b", 3, false), ("c", 9, true), ("d", 4, false)] {
            import(&dated(title, played, over)).expect("it can be read");
        }
        let _ = storage::write(&key("broken"), "{");
        let _ = storage::write(&key("older"), &text_of("older").replace(r#""rules":"#, r#""rules":9"#));
        let titles = list().into_iter().map(|kept| kept.glance.map(|glance| glance.label.title));
        let expected = ["d", "b", "c", "a"].map(|title| Ok(title.to_owned()));
        let unreadable = [Err(Damage::NotJson), Err(Damage::OtherRules)];
        assert_eq!(titles.collect::<Vec<_>>(), [&expected[..], &unreadable[..]].concat());
    }

    #[test]
    fn a_replay_finds_what_the_head_does_not_tell() {
        let whole = import(&text_of("one")).expect("it is whole").id;
        assert_eq!(check(&whole), None);
        let broken = text_of("one").replace(r#""actions":[["#, r#""actions":[[6,"x"],["#);
        let stopped = import(&broken).expect("its head is whole").id;
        assert_eq!(check(&stopped), Some(Flaw::InPart(Damage::Stops { after: 0 })));
        let _ = storage::write(&key("cut"), text_of("one").trim_end_matches('}'));
        assert!(look("cut").is_some_and(|kept| kept.glance.is_ok()));
        assert_eq!(check("cut"), Some(Flaw::Unplayable(Damage::NotJson)));
    }
}
