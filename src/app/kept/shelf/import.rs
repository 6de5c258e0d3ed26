//! Texts that come from elsewhere: a match, or all that another device kept.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use cambriole_engine::table::{Damage, glance};

use super::{MATCHES, NOTES, ORIGINALS, fresh_id, key, text};
use crate::{
    app::kept::{backup::Backup, hall},
    browser::storage,
};

/// Puts a text on the shelf, from a file for instance. A text that cannot be read is refused; one that
/// can be read in part is kept.
///
/// # Errors
/// What is wrong with the text.
pub fn import(text: &str) -> Result<Taken, Damage> {
    let mut known = Known::new();
    while known.look_on() {}
    known.take(text)
}

/// A text that was put on the shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The match's key.
    pub id: String,
    /// Whether the shelf had it before.
    pub was_here: bool,
}

/// The texts on the shelf by their hashes, so that none is kept twice.
#[derive(Debug)]
struct Known {
    ids: HashMap<u64, String>,
    /// The keys of the matches that have not been looked at.
    unseen: Vec<String>,
}

impl Known {
    fn new() -> Self {
        Self { ids: HashMap::new(), unseen: storage::keys(MATCHES) }
    }

    /// Looks at one more match of the shelf, if there is one.
    fn look_on(&mut self) -> bool {
        let Some(key) = self.unseen.pop() else { return false };
        if let Some(text) = storage::read(&key) {
            self.ids.insert(hash(&text), key[MATCHES.len()..].to_owned());
        }
        true
    }

    fn take(&mut self, new: &str) -> Result<Taken, Damage> {
        glance(new)?;
        let hash = hash(new);
        if let Some(id) = self.ids.get(&hash).filter(|id| text(id).as_deref() == Some(new)) {
            return Ok(Taken { id: id.clone(), was_here: true });
        }
        let id = fresh_id();
        // What the device does not take stays in memory, and the page says so.
        let _ = storage::write(&key(&id), new);
        self.ids.insert(hash, id.clone());
        Ok(Taken { id, was_here: false })
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// A backup on its way to the shelf, one text at a time.
#[derive(Debug)]
pub struct Import {
    backup: Backup,
    known: Known,
    /// Under which keys the matches stand here, by those that they had.
    ids: HashMap<String, String>,
    /// What belongs to a match, until all matches are here.
    beside: Vec<(String, String)>,
    /// How many matches it held.
    pub matches: usize,
    /// How many entries of the hall of fame it held.
    pub entries: usize,
}

impl Import {
    pub fn new(backup: Backup) -> Self {
        let (known, ids, beside) = (Known::new(), HashMap::new(), Vec::new());
        Self { backup, known, ids, beside, matches: 0, entries: 0 }
    }

    /// Looks at the next match of the shelf, or takes the next text in; whether there is more to do.
    pub fn step(&mut self) -> bool {
        if self.known.look_on() {
            return true;
        }
        let Some((key, text)) = self.backup.next() else {
            self.put_beside();
            return false;
        };
        if let Some(id) = key.strip_prefix(MATCHES) {
            if let Ok(taken) = self.known.take(&text) {
                self.ids.insert(id.to_owned(), taken.id);
                self.matches += 1;
            }
        } else if [NOTES, ORIGINALS].iter().any(|start| key.starts_with(start)) {
            self.beside.push((key, text));
        } else if hall::import(&key, &text) {
            self.entries += 1;
        }
        true
    }

    /// How much is done, in percent.
    pub fn percent(&self) -> usize {
        self.backup.percent()
    }

    /// Puts what belongs to a match beside it, unless the device has its own.
    fn put_beside(&mut self) {
        for (key, text) in self.beside.drain(..) {
            let Some((start, id)) =
                key.split_once('/').and_then(|(start, id)| Some((start, self.ids.get(id)?)))
            else {
                continue;
            };
            let key = format!("{start}/{id}");
            if storage::read(&key).is_none() {
                let _ = storage::write(&key, &text);
            }
        }
    }
}

/// Takes in a backup at once; tells how many matches and entries of the hall of fame it held, if it is one.
#[cfg(test)]
pub fn import_all(text: &str) -> Option<(usize, usize)> {
    let mut import = Import::new(Backup::open(text.to_owned()).ok()?);
    while import.step() {}
    Some((import.matches, import.entries))
}

#[cfg(test)]
mod tests {
    use super::{
        super::{erase, everything, list, notes_key, original, original_key, tests::text_of},
        *,
    };

    #[test]
    fn a_text_that_is_here_already_is_not_kept_twice() {
        let first = import(&text_of("one")).expect("it is whole");
        assert!(!first.was_here);
        assert_eq!(import(&text_of("one")), Ok(Taken { was_here: true, ..first }));
        assert!(import(&text_of("two")).is_ok());
        assert_eq!(list().len(), 2);
        let all = everything().expect("it can be written");
        assert_eq!(import_all(&all), Some((2, 0)));
        assert_eq!(list().len(), 2);
    }

    #[test]
    fn importing_everything_brings_the_marks_and_the_original_text_back() {
        let id = import(&text_of("one")).expect("it is whole").id;
        for key in [notes_key(&id), original_key(&id)] {
            let _ = storage::write(&key, "[1,2]");
        }
        let _ = storage::write("notes/of-nobody", "[3]");
        let all = everything().expect("it can be written");
        erase();
        assert_eq!(import_all(&all), Some((1, 0)));
        let [kept] = &list()[..] else { panic!("one match") };
        assert_ne!(kept.id, id, "a key is the device's own");
        assert_eq!(storage::read(&notes_key(&kept.id)).as_deref(), Some("[1,2]"));
        assert_eq!(original(&kept.id).as_deref(), Some("[1,2]"));
        assert_eq!(storage::keys(NOTES).len(), 1, "marks of no match stay away");
    }

    #[test]
    fn marks_that_are_here_are_not_written_over() {
        let id = import(&text_of("one")).expect("it is whole").id;
        let _ = storage::write(&notes_key(&id), "[1]");
        let all = everything().expect("it can be written");
        let _ = storage::write(&notes_key(&id), "[2]");
        import_all(&all);
        assert_eq!(storage::read(&notes_key(&id)).as_deref(), Some("[2]"));
    }
}
