//! A match that belongs to a lesson: what the coach holds up, takes back and ends.

use cambriole_engine::rules::Seed;
use leptos::prelude::*;

use super::LiveMatch;
use crate::{
    app::lessons::Coach,
    browser::{chance, motion::Places},
};

impl LiveMatch {
    /// Where a bot's chance comes from. In a lesson it is always the same, so that the coach can count on it.
    pub(super) fn bot_seed(self) -> Seed {
        if self.is_lesson() { Seed(untrack(|| self.snapshot()).moves as u64) } else { chance::seed() }
    }

    /// Whether what a lesson's word names has happened since a move.
    pub fn happened(self, from: usize, word: &str) -> bool {
        self.table.with(|table| table.happened(from, word))
    }

    /// What the log tells of the last move.
    pub fn told(self) -> String {
        let lang = self.lang_untracked();
        self.table.with_untracked(|table| table.told(lang))
    }

    /// Changes the coach, and keeps how far the lesson is.
    pub fn coached(self, change: impl FnOnce(&mut Coach)) {
        let mark = |coach: &Option<Coach>| coach.as_ref().map(|coach| coach.mark);
        let before = self.coach.with_untracked(mark);
        self.coach.update(|coach| {
            if let Some(coach) = coach {
                change(coach);
            }
        });
        if self.coach.with_untracked(mark) != before {
            self.keep();
        }
    }

    /// Lets bots wait, or go on.
    pub fn hold(self, holds: bool) {
        if self.is_held.get_value() != holds {
            self.is_held.set_value(holds);
            if holds {
                self.interrupt();
            } else {
                self.go_on();
            }
        }
    }

    /// Takes back all that was done since a move of a lesson.
    pub fn take_back_to(self, moves: usize) {
        let places = Places::now();
        self.interrupt();
        self.pause.set(None);
        self.coached(|coach| coach.said = None);
        self.change(|table| table.rewind(moves));
        self.keep();
        places.fly();
        self.go_on();
    }

    /// The lesson is over and the match is not: it goes on like any other.
    pub fn leave_lesson(self) {
        self.coach.set(None);
        self.keep();
        self.hold(false);
        self.go_on();
    }
}
