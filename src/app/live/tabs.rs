//! A match is played in one tab: the others are asked first, and told.

use std::time::Duration;

use leptos::prelude::*;

use super::LiveMatch;
use crate::{
    app::{
        kept::{
            doubts::{self, Settled},
            shelf,
        },
        lessons::Coach,
    },
    browser::{
        clock,
        tabs::{self, Word},
    },
};

/// How long another tab has to say that it has this match open.
const KNOCK: Duration = Duration::from_millis(150);
/// How long it has to hand the match over. One that is frozen says nothing; what is kept has to do then.
const HAND_OVER: Duration = Duration::from_millis(600);

/// Where the match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    Knocking,
    Elsewhere,
    /// The other tab is about to hand it over.
    Taking,
    Here,
    TakenOver,
}

impl LiveMatch {
    /// Asks the other tabs, then starts.
    pub fn open(self) {
        self.tab.set(Tab::Knocking);
        let line = tabs::TabChannel::open(&self.id.get_value(), move |word| self.hear(word));
        line.say(&Word::Anybody);
        self.line.set_value(Some(line));
        let _ = clock::after(KNOCK, move || {
            if self.tab.try_get_untracked() == Some(Tab::Knocking) {
                // A tab that knocked at the same time, or slept while we did, learns it now.
                self.say_to_tabs(&Word::Mine);
                if shelf::take(&self.id.get_value(), None) {
                    self.read_back();
                }
                self.begin();
            }
        });
    }

    fn hear(self, word: Word) {
        match (word, self.tab.try_get_untracked()) {
            (Word::Anybody, Some(Tab::Here)) => self.say_to_tabs(&Word::Here),
            (Word::Here, Some(Tab::Knocking)) => self.tab.set(Tab::Elsewhere),
            (Word::Mine, Some(tab)) => {
                self.interrupt();
                self.tab.set(Tab::TakenOver);
                if let (Tab::Here, Some(text)) = (tab, shelf::text(&self.id.get_value())) {
                    self.say_to_tabs(&Word::Yours(text));
                }
            }
            (Word::Yours(text), Some(Tab::Taking)) => {
                shelf::take(&self.id.get_value(), Some(&text));
                self.read_back();
                self.begin();
            }
            // It comes late: what was played here meanwhile stays, and what was played there too.
            (Word::Yours(text), Some(Tab::Here))
                if doubts::settle(&self.id.get_value(), &text) == Settled::Later =>
            {
                self.interrupt();
                self.read_back();
                self.begin();
            }
            _ => {}
        }
    }

    fn say_to_tabs(self, word: &Word) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.say(word);
            }
        });
    }

    /// Plays the match here and no longer in the other tab, which hands it over as it is there.
    pub fn take_over(self) {
        self.tab.set(Tab::Taking);
        self.say_to_tabs(&Word::Mine);
        let _ = clock::after(HAND_OVER, move || {
            if self.tab.try_get_untracked() == Some(Tab::Taking) {
                shelf::take(&self.id.get_value(), None);
                self.read_back();
                self.begin();
            }
        });
    }

    fn begin(self) {
        self.tab.set(Tab::Here);
        self.go_on();
    }

    /// Goes on with what the shelf has: what another tab did.
    fn read_back(self) {
        let id = self.id.get_value();
        if let Some(label) = self.change(|table| table.reload(&id)).flatten() {
            self.title.set(label.title);
            self.counts.update_value(|counts| counts.hints = label.hints);
            self.coach.set(label.lesson.map(Coach::of));
        }
        self.pause.set(None);
    }

    /// Ends the match on this page for good.
    pub fn close(self) {
        self.interrupt();
        let _ = self.line.try_update_value(Option::take);
    }
}
