//! A match is played in one tab: the others are asked first, and told.

use std::time::Duration;

use leptos::prelude::*;

use super::Sitting;
use crate::browser::{clock, tabs};

/// How long another tab has to say that it has this match open.
const KNOCK: Duration = Duration::from_millis(150);

/// Where the match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    Knocking,
    Elsewhere,
    Here,
    TakenOver,
}

impl Sitting {
    /// Asks the other tabs, then starts.
    pub fn open(self) {
        self.tab.set(Tab::Knocking);
        let line = tabs::Line::open(&self.id.get_value(), move |word| self.hear(word));
        line.say(tabs::Word::Anybody);
        self.line.set_value(Some(line));
        let _ = clock::after(KNOCK, move || {
            if self.tab.try_get_untracked() == Some(Tab::Knocking) {
                // A tab that knocked at the same time, or slept while we did, learns it now.
                self.say_to_tabs(tabs::Word::Mine);
                self.tab.set(Tab::Here);
                self.go_on();
            }
        });
    }

    fn hear(self, word: tabs::Word) {
        match (word, self.tab.try_get_untracked()) {
            (tabs::Word::Anybody, Some(Tab::Here)) => self.say_to_tabs(tabs::Word::Here),
            (tabs::Word::Here, Some(Tab::Knocking)) => self.tab.set(Tab::Elsewhere),
            (tabs::Word::Mine, Some(_)) => {
                self.interrupt();
                self.tab.set(Tab::TakenOver);
            }
            _ => {}
        }
    }

    fn say_to_tabs(self, word: tabs::Word) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.say(word);
            }
        });
    }

    /// Plays the match here and no longer in the other tab. What the other tab did is read back.
    pub fn take_over(self) {
        self.say_to_tabs(tabs::Word::Mine);
        let (id, mut label) = (self.id.get_value(), None);
        self.change(&mut |table| label = table.reload(&id));
        if let Some(label) = label {
            self.title.set(label.title);
            self.counts.update_value(|counts| counts.hints = label.hints);
        }
        self.pause.set(None);
        self.tab.set(Tab::Here);
        self.go_on();
    }

    /// Ends the session for good.
    pub fn close(self) {
        self.interrupt();
        let _ = self.line.try_update_value(Option::take);
    }
}
