//! Hints: what a strong bot would do in a person's place, for their eyes only and only if they ask.

use cambriole_engine::rules::{Seat, Viewer};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::Sitting;
use crate::{
    app::{
        parts::lamps,
        shelf,
        thinking::{self, Answer, Question},
    },
    words::hints,
};

impl Sitting {
    /// Who can be advised: whoever is to decide and looks at their own things.
    pub fn advised(self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) if self.waits_for(seat) => Some(seat),
            _ => None,
        }
    }

    /// Asks for a hint. It is counted, and [`Self::hint`] shows it.
    pub fn seek_advice(self) {
        let Some((seat, text)) = untrack(|| self.advised()).zip(shelf::text(&self.id())) else { return };
        self.interrupt();
        self.mind.set(String::new());
        self.counts.update_value(|counts| counts.hints += 1);
        self.keep();
        let mine = self.beat();
        thinking::ask(Question::Advice(seat), &text, move |answer| {
            if mine.is_some() && self.beat() == mine {
                self.mind.set(answer);
                self.go_on();
            }
        });
    }

    /// The hint, or that it is on its way.
    pub fn hint(self) -> Node {
        let lang = self.lang();
        let (seat, moves) = (self.advised(), self.moves());
        if seat.is_none() {
            return Node::EMPTY;
        }
        // Whoever thinks about it reads the save; another tab may have deleted it.
        if shelf::text(&self.id()).is_none() {
            return view! { <div class="sheet-body hint" role="status"><p>{hints::no_save(lang)}</p></div> };
        }
        let answer =
            Answer::read(&self.mind.get()).filter(|hint| Some(hint.seat) == seat && hint.moves == moves);
        let said = answer.and_then(|answer| {
            let advice = self.table.with_value(|table| table.advice(self, answer.seat, answer.place));
            let (what, why) = advice?;
            let sure = match answer.share {
                60.. => hints::sure(lang),
                40.. => hints::rather(lang),
                1.. => hints::hardly(lang),
                // Taken at once: nothing was weighed against it.
                0 => "",
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
