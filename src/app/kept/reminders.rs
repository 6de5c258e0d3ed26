//! What the player is reminded of for the sake of their matches, each once, and what the browser is asked.

use serde::{Deserialize, Serialize};

use crate::{
    app::kept::shelf,
    browser::{clock, persistence, storage},
};

const KEY: &str = "reminders";
/// So many matches, or so many bytes of them, are much to lose.
const MANY: usize = 5;
const LONG: usize = 12 * 1024;
/// How long a backup is good for, and how long nobody is reminded of it again, in days.
const FRESH: u64 = 30;

/// What has been said and done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Reminders {
    /// Whether the browser was asked to keep everything.
    asked: bool,
    /// Whether the player knows what Safari forgets.
    knows_safari: bool,
    /// When everything was exported, or the reminder put off, in milliseconds since 1970.
    backup: u64,
}

/// Something to be said in the lobby.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reminder {
    /// Safari forgets a page that is not opened for a week.
    Safari,
    /// There is much to lose and no recent backup.
    Backup,
}

impl Reminders {
    fn read() -> Self {
        storage::read(KEY).and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()
    }

    fn change(change: impl FnOnce(&mut Self)) {
        let mut reminders = Self::read();
        change(&mut reminders);
        if let Ok(text) = serde_json::to_string(&reminders) {
            // Where nothing can be kept there are greater worries.
            let _ = storage::write(KEY, &text);
        }
    }

    fn due(self, forgets: bool, matches: usize, much: bool, days: u64) -> Option<Reminder> {
        if forgets && matches > 0 && !self.knows_safari {
            Some(Reminder::Safari)
        } else if much && (self.backup == 0 || days >= FRESH) {
            Some(Reminder::Backup)
        } else {
            None
        }
    }
}

/// What is to be said now, if anything.
pub fn due() -> Option<Reminder> {
    let reminders = Reminders::read();
    let matches = shelf::ids();
    let much = matches.len() >= MANY
        || matches.iter().any(|id| shelf::text(id).is_some_and(|text| text.len() >= LONG));
    let forgets = persistence::forgets_after_a_week();
    reminders.due(forgets, matches.len(), much, clock::days_since(reminders.backup))
}

/// It was read, and is not said again soon.
pub fn dismiss(reminder: Reminder) {
    Reminders::change(|reminders| match reminder {
        Reminder::Safari => reminders.knows_safari = true,
        Reminder::Backup => reminders.backup = clock::now().max(1),
    });
}

/// Everything was exported.
pub fn exported() {
    dismiss(Reminder::Backup);
}

/// A match is kept: the first time, the browser is asked to keep everything.
pub fn kept_a_match() {
    if !Reminders::read().asked {
        Reminders::change(|reminders| reminders.asked = true);
        persistence::ask(|_| {});
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn safari_is_explained_once_and_only_there() {
        let fresh = Reminders::default();
        assert_eq!(fresh.due(true, 1, false, 0), Some(Reminder::Safari));
        assert_eq!(fresh.due(true, 0, false, 0), None, "there is nothing to lose yet");
        assert_eq!(fresh.due(false, 1, false, 0), None);
        let knows = Reminders { knows_safari: true, ..fresh };
        assert_eq!(knows.due(true, 1, false, 0), None);
    }

    #[test]
    fn a_backup_is_reminded_of_when_there_is_much_to_lose_and_the_last_is_old() {
        let exported = Reminders { backup: 1, ..Reminders::default() };
        assert_eq!(Reminders::default().due(false, 9, true, 20_000), Some(Reminder::Backup));
        assert_eq!(exported.due(false, 9, true, FRESH - 1), None);
        assert_eq!(exported.due(false, 9, true, FRESH), Some(Reminder::Backup));
        assert_eq!(Reminders::default().due(false, 4, false, 20_000), None);
    }

    #[test]
    fn what_was_dismissed_is_remembered() {
        dismiss(Reminder::Safari);
        exported();
        let now = Reminders::read();
        assert!(now.knows_safari && now.backup > 0 && !now.asked);
    }
}
