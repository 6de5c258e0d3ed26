//! How a match goes on: what follows an action, when bots move, who takes the device, what is undone.

use std::time::Duration;

use cambriole_engine::{rules::Seat, table::Stage};
use leptos::prelude::*;

use super::{
    seated::Deed,
    sitting::{Pause, Sitting},
    tabs::Tab,
};
use crate::{
    app::route::Route,
    browser::{clock, motion::Places, sound, storage::Trouble},
    words::house,
};

impl Sitting {
    pub(super) fn refuse(self, why: &'static str, rule: &str) {
        let lang = self.lang_untracked();
        let route = Route::Rules { game: self.game(), rule: Some(rule.to_owned()) };
        self.voice.toast_with(why, house::read_rule(lang, &rule), move || route.go());
    }

    /// What follows an action.
    pub(super) fn acted(self, places: Places) {
        self.changed();
        // Whatever a bot was about to say belonged to the moment before.
        self.interrupt();
        untrack(|| {
            self.keep();
            self.read(&mut |table| table.enter(&self.id.get_value()));
            places.fly();
            self.tell();
            self.linger();
        });
    }

    /// Tells screen readers and ears what happened in the last move, and stops where the table should
    /// look at it.
    fn tell(self) {
        let number = self.moves().saturating_sub(1);
        let (mut told, mut heard) = (String::new(), (None, false));
        let lang = self.lang_untracked();
        self.read(&mut |table| (told, heard) = (table.told(lang), table.heard()));
        self.voice.say(told);
        if let Some(heard) = heard.0 {
            self.play(heard);
        }
        if heard.1 {
            self.pause.set(Some(Pause::Interval(number)));
        }
    }

    fn play(self, heard: sound::Sound) {
        if self.preferences.get_untracked().has_sound() {
            sound::play(heard);
        }
    }

    /// Leaves the table in sight for a moment where the curtain or the result would hide the move.
    fn linger(self) {
        let mut hides = false;
        self.read(&mut |table| {
            hides = match table.stage() {
                Stage::Curtain(_) => true,
                Stage::Over => !table.ends_at_table(),
                _ => false,
            };
        });
        if !hides || self.interval().is_some() {
            self.go_on();
            return;
        }
        self.pause.set(Some(Pause::Linger));
        let then = move |sitting: Self| {
            sitting.pause.set(None);
            sitting.go_on();
        };
        self.after(self.preferences.get_untracked().pace.linger(), Box::new(then));
    }

    /// The table has looked, all of it: who looks next is not known.
    pub fn end_interval(self) {
        self.cover();
        self.pause.set(None);
        self.go_on();
    }

    /// Lets a bot move if one is to, or speak while people decide.
    pub(super) fn go_on(self) {
        if self.tab.get_untracked() != Tab::Here || untrack(|| self.interval()).is_some() {
            return;
        }
        let pause = self.preferences.get_untracked().pace.pause();
        match untrack(|| (self.stage(), self.loner())) {
            (Stage::Bot(_), _) => self.let_bots_decide(untrack(|| self.bots()), pause),
            // Nobody is interrupted who looks at their own things.
            (Stage::Together(_), _) | (Stage::Private(_), Some(_)) => {
                if let Some(said) = self.table.with_value(|table| table.remark()) {
                    self.after(pause, said);
                }
            }
            _ => {}
        }
    }

    pub(super) fn after(self, delay: Duration, then: Deed) {
        self.interrupt();
        let mine = self.beat();
        let _ = clock::after(delay, move || {
            if mine.is_some() && self.beat() == mine {
                then(self);
            }
        });
    }

    /// The person behind the curtain takes the device.
    pub fn unveil(self) {
        self.change(&mut |table| table.unveil());
        self.play(sound::Sound::Curtain);
    }

    /// The person asked in the open looks at their own things first.
    pub fn peek(self) {
        self.change(&mut |table| table.peek());
    }

    /// At a table that plays together, this person takes the device.
    pub fn take(self, seat: Seat) {
        self.interrupt();
        self.change(&mut |table| table.take(seat));
    }

    /// They lay it down again, and the bots go on.
    pub fn lay_down(self) {
        self.change(&mut |table| table.lay_down());
        self.go_on();
    }

    /// The page went out of sight: who looks next is not known.
    pub fn cover(self) {
        let (mut hides, mut together) = (false, false);
        untrack(|| {
            self.read(&mut |table| (hides, together) = (table.loner().is_none(), table.is_together()));
        });
        if hides {
            self.change(&mut |table| table.cover());
        }
        if together {
            self.go_on();
        }
    }

    pub fn can_undo(self) -> bool {
        let mut can = false;
        self.read(&mut |table| can = table.can_undo());
        can
    }

    /// Whether there is a person's move to take back or to be too late for.
    pub fn has_begun(self) -> bool {
        let mut has = false;
        self.read(&mut |table| has = table.has_begun());
        has
    }

    /// Whether the rules would let the last move be taken back, whoever holds the device.
    pub fn is_undoable(self) -> bool {
        let mut is = false;
        self.read(&mut |table| is = table.is_undoable());
        is
    }

    pub fn undo(self) {
        let places = Places::now();
        let mut undone = false;
        self.change(&mut |table| undone = table.undo());
        if undone {
            self.interrupt();
            self.pause.set(None);
            self.keep();
            places.fly();
            self.go_on();
        }
    }

    /// The same table, another seed.
    pub fn rematch(self) {
        let mut started = None;
        untrack(|| self.read(&mut |table| started = table.rematch(&self.title.get_untracked())));
        if let Some(id) = started {
            Route::Match(id).go();
        }
    }

    /// Keeps the match; the page says so where it is in memory only.
    pub(super) fn keep(self) {
        let (id, title, hints) =
            (self.id.get_value(), self.title.get_untracked(), self.counts.get_value().hints);
        let mut kept = Ok(());
        untrack(|| self.read(&mut |table| kept = table.keep(&id, &title, hints)));
        self.is_unwritable.set(kept == Err(Trouble::Unwritable));
    }
}
