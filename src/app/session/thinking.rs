//! Bots that take their time: they think beside the page, and what they decide is done here if the match
//! is still where they began.

use std::time::Duration;

use cambriole_engine::{
    bots::Level,
    rules::{Seat, SeatSet},
    table::{Sitter, Stage},
};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{Sitting, seated::Deed};
use crate::{
    app::{
        names,
        parts::lamps,
        shelf,
        thinking::{self, Answer, Question},
    },
    browser::{clock, worker},
    words::house,
};

/// After this long screen readers hear that somebody thinks, once.
const LONG: Duration = Duration::from_millis(700);

impl Sitting {
    /// Lets the bots among `seats` move, people or not: whoever of them goes first.
    pub fn let_bots_move(self, seats: SeatSet) {
        if self.thinkers(seats).is_empty() {
            self.decide_at_once(seats);
        } else {
            self.ponder(seats, Duration::ZERO);
        }
    }

    /// The same, but not before the pause is over. Thinking counts into it.
    pub(super) fn let_bots_decide(self, seats: SeatSet, pause: Duration) {
        if self.thinkers(seats).is_empty() {
            self.after(pause, Box::new(move |sitting| sitting.decide_at_once(seats)));
        } else {
            self.ponder(seats, pause);
        }
    }

    /// Those among `seats` who think ahead.
    fn thinkers(self, seats: SeatSet) -> SeatSet {
        let chairs = self.chairs();
        let expert = Sitter::Bot(Level::Expert);
        seats.iter().filter(|seat| chairs.get(seat.index()).is_some_and(|it| it.sitter == expert)).collect()
    }

    fn decide_at_once(self, seats: SeatSet) {
        // Bots read the match from the shelf, so that it has to lie there as it is now.
        self.keep();
        let answer = shelf::text(&self.id()).and_then(|text| thinking::at_once(seats, &text));
        match (self.deed(answer), seats.iter().next()) {
            (Some(deed), _) => deed(self),
            // Told to go, it finds nothing to do.
            (None, Some(seat)) => {
                let lang = self.lang_untracked();
                self.voice.toast(house::idle(lang, &names::seat(&self.chairs(), seat, lang)));
            }
            (None, None) => {}
        }
    }

    fn ponder(self, seats: SeatSet, pause: Duration) {
        let Some(text) = shelf::text(&self.id()) else { return self.decide_at_once(seats) };
        self.interrupt();
        let (mine, start) = (self.beat(), clock::ticks());
        self.mind.set(seats.iter().next().map_or_else(String::new, |seat| format!("t{}", seat.0)));
        self.say_if_long(mine);
        thinking::ask(Question::Bots(seats), &text, move |said| {
            if mine.is_none() || self.beat() != mine {
                return;
            }
            self.mind.set(String::new());
            let spent = Duration::from_millis(clock::ticks().saturating_sub(start));
            let then = move |sitting: Self| match sitting.deed(Answer::read(&said)) {
                Some(deed) => deed(sitting),
                None => sitting.decide_at_once(seats),
            };
            match pause.checked_sub(spent) {
                Some(left) => self.after(left, Box::new(then)),
                None => then(self),
            }
        });
    }

    /// What was decided, if the match has not moved on since.
    fn deed(self, answer: Option<Answer>) -> Option<Deed> {
        let answer = answer.filter(|answer| untrack(|| self.moves()) == answer.moves)?;
        self.table.with_value(|table| table.deed(answer.seat, answer.place))
    }

    fn say_if_long(self, mine: Option<u32>) {
        let _ = clock::after(LONG, move || {
            if mine.is_some()
                && self.beat() == mine
                && let Some(seat) = untrack(|| self.thinker())
            {
                self.voice.say(self.is_thinking(seat));
            }
        });
    }

    /// Who thinks ahead just now: where bots are among themselves, whoever is asked first.
    fn thinker(self) -> Option<Seat> {
        let number = self.mind.with(|mind| mind.strip_prefix('t')?.parse().ok())?;
        Some(if let Stage::Bot(bot) = self.stage() { bot } else { Seat(number) })
    }

    fn is_thinking(self, seat: Seat) -> String {
        let lang = self.lang_untracked();
        house::thinking(lang, &names::seat(&self.chairs(), seat, lang))
    }

    /// Whoever thinks is not listened to any more.
    pub(super) fn stop_thinking(self) {
        if self.mind.try_get_untracked().is_some_and(|mind| mind.starts_with('t')) {
            worker::stop();
            self.mind.set(String::new());
        }
    }

    /// A sign that a bot thinks, while people could act: elsewhere the table itself shows who decides.
    pub fn sign(self) -> Option<Node> {
        let seat = self.thinker().filter(|_| !matches!(self.stage(), Stage::Bot(_)))?;
        Some(view! { <p class="thinks" aria-hidden="true">{self.is_thinking(seat)}{lamps()}</p> })
    }
}
