//! How a match goes on: what follows an action, when bots move, who takes the device, what is undone.

use std::time::Duration;

use cambriole_engine::{
    rules::{Seat, SeatSet},
    table::{Label, Stage},
};
use leptos::prelude::*;

use super::{AnyTable, LiveMatch, Snapshot, any_table::Remark, live_match::Pause, tabs::Tab};
use crate::{
    app::{kept::met, shared::route::Route},
    browser::{clock, motion::Places, sound, storage::Trouble},
    words::house,
};

/// A learner sees each move of a bot, whatever the pace.
const LEAST_IN_LESSONS: Duration = Duration::from_millis(700);

impl LiveMatch {
    pub(super) fn refuse(self, why: &'static str, rule: &str) {
        let lang = self.lang_untracked();
        let route = Route::Rules { game: self.game(), rule: Some(rule.to_owned()) };
        self.voice.toast_with(why, house::read_rule(lang, &rule), move || route.go());
    }

    /// What follows an action.
    pub(super) fn acted(self, places: Places) {
        // Whatever a bot was about to say belonged to the moment before.
        self.interrupt();
        untrack(|| {
            self.keep();
            // A lesson is no record of anything.
            if !self.is_lesson() {
                self.table.with(|table| table.enter(&self.id.get_value()));
                if self.snapshot().stage == Stage::Over {
                    met::remember(self.game());
                }
            }
            places.fly();
            self.tell();
            self.linger();
        });
    }

    /// Tells screen readers and ears what happened in the last move, and stops where the table should
    /// look at it.
    fn tell(self) {
        let number = self.snapshot().moves.saturating_sub(1);
        let lang = self.lang_untracked();
        let (told, (sound, stops)) = self.table.with(|table| (table.told(lang), table.heard()));
        self.voice.say(told);
        if let Some(sound) = sound {
            self.sound(sound);
        }
        if stops {
            self.pause.set(Some(Pause::Interval(number)));
        }
    }

    fn sound(self, heard: sound::Sound) {
        if self.preferences.get_untracked().has_sound() {
            sound::play(heard);
        }
    }

    /// Leaves the table in sight for a moment where the curtain or the result would hide the move.
    fn linger(self) {
        let hides = match self.snapshot().stage {
            Stage::Curtain(_) => true,
            Stage::Over => !self.table.with(|table| table.ends_at_table()),
            _ => false,
        };
        if !hides || self.interval().is_some() {
            self.go_on();
            return;
        }
        self.pause.set(Some(Pause::Linger));
        self.after(self.preferences.get_untracked().pace.linger(), move || {
            self.pause.set(None);
            self.go_on();
        });
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
        if self.is_held.get_value() {
            return;
        }
        let mut pause = self.preferences.get_untracked().pace.pause();
        if self.is_lesson() {
            pause = pause.max(LEAST_IN_LESSONS);
        }
        let Snapshot { stage, sole_human, bots, .. } = untrack(|| self.snapshot());
        match (stage, sole_human) {
            (Stage::Bot(_), _) => self.let_bots_decide(bots, pause),
            // Nobody is interrupted who looks at their own things.
            (Stage::Together(_), _) | (Stage::Private(_), Some(_)) => {
                match self.table.with_untracked(|table| table.remark(self.bot_seed())) {
                    Some(Remark::Says(seat, place)) => self.after(pause, move || self.play(seat, place)),
                    Some(Remark::Moves(seat)) => {
                        self.after(pause, move || self.let_bots_move(SeatSet::only(seat)));
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }

    /// Lets a bot take the action at that place among its legal ones.
    pub(super) fn play(self, seat: Seat, place: usize) {
        let places = Places::now();
        if self.change(|table| table.play(seat, place)) == Some(true) {
            self.acted(places);
        }
    }

    pub(super) fn after(self, delay: Duration, then: impl FnOnce() + 'static) {
        self.interrupt();
        let mine = self.epoch();
        let _ = clock::after(delay, move || {
            if mine.is_some() && self.epoch() == mine {
                then();
            }
        });
    }

    /// The person behind the curtain takes the device.
    pub fn unveil(self) {
        self.change(AnyTable::unveil);
        self.sound(sound::Sound::Curtain);
    }

    /// The person asked in the open looks at their own things first.
    pub fn peek(self) {
        self.change(AnyTable::peek);
    }

    /// At a table that plays together, this person takes the device.
    pub fn take(self, seat: Seat) {
        self.interrupt();
        self.change(|table| table.take(seat));
    }

    /// They lay it down again, and the bots go on.
    pub fn lay_down(self) {
        self.change(AnyTable::lay_down);
        self.go_on();
    }

    /// The page went out of sight: who looks next is not known.
    pub fn cover(self) {
        let (hides, together) =
            self.table.with_untracked(|table| (table.snapshot().sole_human.is_none(), table.is_together()));
        if hides {
            self.change(AnyTable::cover);
        }
        if together {
            self.go_on();
        }
    }

    pub fn can_undo(self) -> bool {
        self.table.with(|table| table.can_undo())
    }

    /// Whether there is a person's move to take back or to be too late for.
    pub fn has_begun(self) -> bool {
        self.table.with(|table| table.has_begun())
    }

    /// Whether the rules would let the last move be taken back, whoever holds the device.
    pub fn is_undoable(self) -> bool {
        self.table.with(|table| table.is_undoable())
    }

    pub fn undo(self) {
        let places = Places::now();
        if self.change(AnyTable::undo) == Some(true) {
            self.interrupt();
            self.pause.set(None);
            self.keep();
            places.fly();
            self.go_on();
        }
    }

    /// The same table, another seed.
    pub fn rematch(self) {
        let title = self.title.get_untracked();
        if let Some(id) = self.table.with_untracked(|table| table.rematch(&title)) {
            Route::Match(id).go();
        }
    }

    /// Keeps the match; the page says so where it is in memory only.
    pub(super) fn keep(self) {
        let label = Label {
            title: self.title.get_untracked(),
            hints: self.counts.get_value().hints,
            lesson: self.coach.with_untracked(|coach| coach.as_ref().map(|coach| coach.mark)),
            ..Label::default()
        };
        let id = self.id.get_value();
        let kept = self.table.with_untracked(|table| table.keep(&id, label));
        self.is_unwritable.set(kept == Err(Trouble::Unwritable));
    }
}
