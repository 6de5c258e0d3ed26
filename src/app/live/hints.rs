//! Hints: what a strong bot would do in a person's place, for their eyes only and only if they ask.

use cambriole_engine::rules::{Seat, Viewer};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{LiveMatch, bots::BotStatus};
use crate::{
    app::{
        parts::lamps,
        thinking::{self, Budget},
    },
    browser::chance,
    words::hints,
};

/// What was advised.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Hint {
    seat: Seat,
    /// Which of the legal actions it is.
    place: usize,
    /// How sure it is, from 0 to 1; 0 where nothing was weighed.
    share: f64,
    /// How many moves were made before.
    moves: usize,
}

impl LiveMatch {
    /// Who can be advised: whoever is to decide and looks at their own things.
    pub fn advised(self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) if self.waits_for(seat) => Some(seat),
            _ => None,
        }
    }

    /// Asks for a hint. It is counted, and [`Self::hint`] shows it.
    pub fn seek_advice(self) {
        let Some(seat) = untrack(|| self.advised()) else { return };
        let question = self.table.with_untracked(|table| table.question_for_advice(seat, chance::seed()));
        let Some(question) = question else { return };
        self.interrupt();
        self.bot_status.set(BotStatus::Idle);
        self.counts.update_value(|counts| counts.hints += 1);
        self.keep();
        let (mine, moves) = (self.epoch(), untrack(|| self.snapshot()).moves);
        thinking::ask(question, Budget::FIRST, move |advice| {
            if mine.is_some() && self.epoch() == mine {
                let hint = advice.map(|it| Hint { seat, place: it.place, share: it.share, moves });
                self.bot_status.set(hint.map_or(BotStatus::Idle, BotStatus::Advised));
                self.go_on();
            }
        });
    }

    /// The hint, or that it is on its way.
    pub fn hint(self) -> Node {
        let (lang, moves) = (self.lang(), self.snapshot().moves);
        let Some(seat) = self.advised() else { return Node::EMPTY };
        let given = match self.bot_status.get() {
            BotStatus::Advised(hint) if hint.seat == seat && hint.moves == moves => Some(hint),
            _ => None,
        };
        let said = given.and_then(|hint| {
            let look = self.look(false);
            let (what, why) = self.table.with(|table| table.advice(&look, seat, hint.place))?;
            let sure = match hint.share {
                0.6.. => hints::sure(lang),
                0.4.. => hints::rather(lang),
                0.01.. => hints::hardly(lang),
                // Taken at once: nothing was weighed against it.
                _ => "",
            };
            Some(view! { <p><b>{what}</b></p><p>{why}</p><p class="fine">{sure}</p> })
        });
        let said = said.unwrap_or_else(|| view! { <p>{hints::comes(lang)}" "{lamps()}</p> });
        view! { <div class="sheet-body hint" role="status">{said}</div> }
    }

    /// How often somebody asked in a match that is over.
    pub fn hints_used(self) -> Option<Node> {
        let count = self.counts.get_value().hints;
        (count > 0).then(|| view! { <aside class="hints"><p>{hints::used(self.lang(), &count)}</p></aside> })
    }
}
