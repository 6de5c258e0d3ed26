//! Two copies at start: what each key's two sides say, and which of them is right.
//!
//! A browser that dies loses the end of local storage: what comes back is how *all* of it was some seconds
//! earlier, its counter of revisions included. So whatever the journal has from a later revision than that
//! counter is what was lost, and whatever differs from an earlier record was written after it.

/// For how long the journal remembers what was removed. Local storage has written it down long before.
const MEMORY: u64 = 24 * 60 * 60 * 1000;

/// What holds for all keys.
#[derive(Debug, Clone, Copy, Default)]
pub struct Facts {
    /// The last revision that local storage knows of.
    pub revision: u64,
    /// The revision at which the page went on without the journal, if it did since they last met.
    pub alone_since: Option<u64>,
    /// The revision at which everything was erased.
    pub erased: u64,
    /// Milliseconds since 1970.
    pub now: u64,
}

/// What the journal has of a key.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    pub revision: u64,
    /// When it was made, in milliseconds since 1970.
    pub date: u64,
    /// Whether there is a text, or the note that it was removed.
    pub is_text: bool,
}

/// What local storage has of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Local {
    /// The journal's text.
    Same,
    /// A text, and not the journal's.
    Other,
    Nothing,
    /// Nothing, as it was removed while the page went on without the journal.
    Removed,
}

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Agree,
    /// Local storage takes what the journal has: its text, or that it was removed.
    Restore,
    /// The journal takes what local storage has.
    Journal,
    /// Neither explains the other: both texts are kept.
    Both,
    /// The journal no longer needs to remember that it was removed.
    Sweep,
}

pub fn judge(facts: &Facts, entry: Option<Entry>, local: Local) -> Verdict {
    let is_void = facts.alone_since.is_none() && facts.revision < facts.erased;
    let Some(entry) = entry else {
        return match local {
            Local::Nothing | Local::Removed => Verdict::Agree,
            // An erasure that local storage has lost.
            _ if is_void => Verdict::Restore,
            _ => Verdict::Journal,
        };
    };
    // The page has gone on without knowing of it.
    let is_unheard = facts.alone_since.is_some_and(|since| entry.revision > since);
    match (local, entry.is_text) {
        (Local::Same, true) => Verdict::Agree,
        (Local::Other, true) if is_unheard => Verdict::Both,
        // What was removed and is there again may have been played on.
        (Local::Same | Local::Other, false) if is_unheard => Verdict::Journal,
        (Local::Same | Local::Other, _) if entry.revision > facts.revision => Verdict::Restore,
        (Local::Same | Local::Other, _) | (Local::Removed, true) => Verdict::Journal,
        // Lost, or there was no room for it.
        (Local::Nothing, true) => Verdict::Restore,
        (Local::Nothing | Local::Removed, false) => {
            if facts.now.saturating_sub(entry.date) > MEMORY {
                Verdict::Sweep
            } else {
                Verdict::Agree
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 10 * MEMORY;

    /// Local storage is at revision 7.
    fn facts() -> Facts {
        Facts { revision: 7, now: NOW, ..Facts::default() }
    }

    #[expect(clippy::unnecessary_wraps, reason = "a journal may have no entry, and these are of it")]
    fn text(revision: u64) -> Option<Entry> {
        Some(Entry { revision, date: NOW, is_text: true })
    }

    fn removed(revision: u64) -> Option<Entry> {
        Some(Entry { is_text: false, ..text(revision)? })
    }

    #[test]
    fn what_local_storage_has_lost_comes_back() {
        assert_eq!(judge(&facts(), text(8), Local::Other), Verdict::Restore, "the last moves");
        assert_eq!(judge(&facts(), text(8), Local::Nothing), Verdict::Restore, "a whole match");
        assert_eq!(judge(&facts(), removed(8), Local::Other), Verdict::Restore, "a deletion");
        assert_eq!(judge(&Facts::default(), text(1), Local::Nothing), Verdict::Restore, "all of it");
    }

    #[test]
    fn what_the_journal_has_missed_is_told_it() {
        assert_eq!(judge(&facts(), None, Local::Other), Verdict::Journal, "a journal that was evicted");
        assert_eq!(judge(&facts(), text(7), Local::Other), Verdict::Journal, "moves");
        assert_eq!(judge(&facts(), removed(7), Local::Other), Verdict::Journal, "a deletion taken back");
    }

    #[test]
    fn where_both_say_the_same_nothing_is_done() {
        for revision in [1, 7, 8] {
            assert_eq!(judge(&facts(), text(revision), Local::Same), Verdict::Agree);
            assert_eq!(judge(&facts(), removed(revision), Local::Nothing), Verdict::Agree);
        }
        assert_eq!(judge(&facts(), None, Local::Nothing), Verdict::Agree);
    }

    /// Local storage was full, so the text is in the journal alone, however old it is.
    #[test]
    fn a_text_without_room_is_read_from_the_journal() {
        assert_eq!(judge(&facts(), text(2), Local::Nothing), Verdict::Restore);
        let alone = Facts { alone_since: Some(5), ..facts() };
        assert_eq!(judge(&alone, text(2), Local::Nothing), Verdict::Restore);
    }

    /// The browser died, the journal kept silent at the next start, and the match was played on from
    /// where local storage had it.
    #[test]
    fn a_match_that_went_on_without_the_journal_keeps_both() {
        let alone = Facts { alone_since: Some(5), ..facts() };
        assert_eq!(judge(&alone, text(6), Local::Other), Verdict::Both);
        assert_eq!(judge(&alone, text(9), Local::Other), Verdict::Both);
        assert_eq!(judge(&alone, text(5), Local::Other), Verdict::Journal, "it went on from this one");
        assert_eq!(judge(&alone, removed(6), Local::Other), Verdict::Journal);
        assert_eq!(judge(&alone, text(3), Local::Removed), Verdict::Journal, "deleted meanwhile");
    }

    #[test]
    fn an_erasure_holds_though_local_storage_lost_it() {
        let erased = Facts { erased: 9, ..facts() };
        assert_eq!(judge(&erased, None, Local::Other), Verdict::Restore);
        assert_eq!(judge(&erased, text(10), Local::Other), Verdict::Restore, "begun since");
        let later = Facts { revision: 9, ..erased };
        assert_eq!(judge(&later, None, Local::Other), Verdict::Journal, "written since");
        let alone = Facts { alone_since: Some(0), revision: 3, ..erased };
        assert_eq!(judge(&alone, None, Local::Other), Verdict::Journal, "written without the journal");
    }

    #[test]
    fn old_removals_are_forgotten() {
        let old = Entry { revision: 3, date: NOW - MEMORY - 1, is_text: false };
        assert_eq!(judge(&facts(), Some(old), Local::Nothing), Verdict::Sweep);
        assert_eq!(judge(&facts(), Some(old), Local::Other), Verdict::Journal);
    }
}
