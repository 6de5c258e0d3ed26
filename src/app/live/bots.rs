//! Bots at a live table: they are asked one after the other, those who think ahead do so beside the page,
//! and what they decide is done here if the match is still where they began.

use std::time::Duration;

use cambriole_engine::{
    bots::{BotTurn, Level, Urge},
    rules::{Seat, SeatSet},
    table::Stage,
};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{LiveMatch, hints::Hint};
use crate::{
    app::{
        parts::lamps,
        shared::names,
        thinking::{self, Budget},
    },
    browser::{clock, worker},
    words::house,
};

/// After this long screen readers hear that somebody thinks, once.
const LONG: Duration = Duration::from_millis(700);

/// What a bot is at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum BotStatus {
    Idle,
    /// It thinks ahead for this seat.
    Thinking(Seat),
    /// It has advised somebody.
    Advised(Hint),
}

/// Bots being asked.
struct Asking {
    turn: BotTurn<usize>,
    /// All that were to be asked.
    seats: SeatSet,
    /// Nothing is done before this.
    not_before: u64,
    /// How long whoever is asked next may think.
    budget: Budget,
}

impl LiveMatch {
    /// Lets the bots among `seats` move, people or not: whoever of them goes first.
    pub fn let_bots_move(self, seats: SeatSet) {
        self.let_bots_decide(seats, Duration::ZERO);
    }

    /// The same, but nothing is done before the pause is over. Thinking counts into it.
    pub(super) fn let_bots_decide(self, seats: SeatSet, pause: Duration) {
        self.interrupt();
        let pause = u64::try_from(pause.as_millis()).unwrap_or(u64::MAX);
        let not_before = clock::ticks().saturating_add(pause);
        let turn = BotTurn::new(seats);
        self.ask(Asking { turn, seats, not_before, budget: Budget::FIRST });
    }

    /// Asks one bot after the other, until it is clear what is done.
    fn ask(self, mut asking: Asking) {
        while let Some(seat) = self.table.with_untracked(|table| table.next_bot(&mut asking.turn)) {
            if self.table.with_untracked(|table| table.level(seat)) == Some(Level::Master) {
                self.ponder(seat, asking);
                return;
            }
            let place = self.table.with_untracked(|table| table.choose(seat, self.bot_seed()));
            if let Some(decided) = self.weigh(&mut asking.turn, seat, place) {
                self.decided(Some(decided), asking.seats, asking.not_before);
                return;
            }
        }
        self.decided(asking.turn.end(), asking.seats, asking.not_before);
    }

    /// Lets the bot at `seat` think beside the page, then asks on.
    fn ponder(self, seat: Seat, mut asking: Asking) {
        let (mine, seed) = (self.epoch(), self.bot_seed());
        let question = self.table.with_untracked(|table| table.question(seat, seed));
        let Some(question) = question else { return self.ask(asking) };
        self.bot_status.set(BotStatus::Thinking(seat));
        self.say_if_long(mine);
        thinking::ask(question, asking.budget, move |advice| {
            if mine.is_none() || self.epoch() != mine {
                return;
            }
            self.bot_status.set(BotStatus::Idle);
            let at_once = || self.table.with_untracked(|table| table.choose(seat, seed));
            let place = advice.map(|advice| advice.place).or_else(at_once);
            match self.weigh(&mut asking.turn, seat, place) {
                Some(decided) => self.decided(Some(decided), asking.seats, asking.not_before),
                None => self.ask(Asking { budget: Budget::AFTERWARDS, ..asking }),
            }
        });
    }

    /// What a bot decided, if that settles it.
    fn weigh(self, turn: &mut BotTurn<usize>, seat: Seat, place: Option<usize>) -> Option<(Seat, usize)> {
        let place = place?;
        let urge = self.table.with_untracked(|table| table.urge(seat, place))?;
        turn.hear(seat, place, urge)
    }

    /// All are heard: what they came to is done, as soon as it may be.
    fn decided(self, decided: Option<(Seat, usize)>, seats: SeatSet, not_before: u64) {
        let allowed = decided.filter(|(seat, place)| {
            let is_bots = matches!(untrack(|| self.snapshot()).stage, Stage::Bot(_));
            let urge = || self.table.with_untracked(|table| table.urge(*seat, *place));
            // Where people may act too, a bot ends nothing for them.
            is_bots || urge().is_some_and(|urge| urge != Urge::Reluctant)
        });
        match (allowed, seats.iter().next()) {
            (Some((seat, place)), _) => match not_before.saturating_sub(clock::ticks()) {
                0 => self.play(seat, place),
                left => self.after(Duration::from_millis(left), move || self.play(seat, place)),
            },
            // Told to go, it finds nothing to do.
            (None, Some(seat)) => {
                let lang = self.lang_untracked();
                self.voice.toast(house::idle(lang, &names::seat(&self.chairs(), seat, lang)));
            }
            (None, None) => {}
        }
    }

    fn say_if_long(self, mine: Option<u32>) {
        let _ = clock::after(LONG, move || {
            if mine.is_some()
                && self.epoch() == mine
                && let Some(seat) = untrack(|| self.thinker())
            {
                self.voice.say(self.is_thinking(seat));
            }
        });
    }

    /// Who thinks ahead just now: where bots are among themselves, whoever is asked first.
    fn thinker(self) -> Option<Seat> {
        let BotStatus::Thinking(seat) = self.bot_status.get() else { return None };
        Some(if let Stage::Bot(bot) = self.snapshot().stage { bot } else { seat })
    }

    fn is_thinking(self, seat: Seat) -> String {
        let lang = self.lang_untracked();
        house::thinking(lang, &names::seat(&self.chairs(), seat, lang))
    }

    /// Whoever thinks is not listened to any more.
    pub(super) fn stop_thinking(self) {
        if let Some(BotStatus::Thinking(_)) = self.bot_status.try_get_untracked() {
            worker::stop();
            self.bot_status.set(BotStatus::Idle);
        }
    }

    /// A sign that a bot thinks, while people could act: elsewhere the table itself shows who decides.
    pub fn sign(self) -> Option<Node> {
        let seat = self.thinker().filter(|_| !matches!(self.snapshot().stage, Stage::Bot(_)))?;
        Some(view! { <p class="thinks" aria-hidden="true">{self.is_thinking(seat)}{lamps()}</p> })
    }
}
