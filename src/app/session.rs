//! A match that is being played on this page: it takes actions, lets bots move, keeps the match after
//! every action, and decides when the curtain may fall.

mod advice;
mod course;
mod facing;
mod seated;
mod sitting;
mod tabs;
mod thinking;

use std::{ops::Deref, sync::Arc};

use cambriole_engine::{
    rules::{Refuse, Seat, Viewer},
    table::{Damage, Label, Table},
};
use leptos::prelude::*;

use crate::{app::staged::Staged, browser::motion::Places};

pub use facing::Facing;
pub use sitting::{Scene, Sitting};

/// A match on this page, with the types of its game. What does not need them is its [`Sitting`].
#[derive(Debug)]
pub struct Session<G: Staged> {
    sitting: Sitting,
    table: StoredValue<Table<G>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for states that are Copy")]
impl<G: Staged> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Staged> Copy for Session<G> {}

impl<G: Staged> Deref for Session<G> {
    type Target = Sitting;

    fn deref(&self) -> &Sitting {
        &self.sitting
    }
}

impl<G: Staged> Session<G> {
    /// A match on this page, at rest: [`Sitting::open`] sets it going.
    pub fn new(id: &str, table: Table<G>, label: Label, damage: Option<Damage>) -> Self {
        let table = StoredValue::new(table);
        Self { sitting: Sitting::new(id, Arc::new(table), label, damage), table }
    }

    /// What the page may show now.
    pub fn view(self) -> G::View {
        self.view_of(self.viewer())
    }

    /// What a viewer knows now.
    pub fn view_of(self, viewer: Viewer) -> G::View {
        self.track();
        self.table.with_value(|table| table.game().view(viewer))
    }

    /// What the seat may do, if the page waits for it.
    pub fn legal_actions(self, seat: Seat) -> Vec<G::Action> {
        if self.waits_for(seat) {
            self.table.with_value(|table| table.game().legal_actions(seat))
        } else {
            Vec::new()
        }
    }

    /// What happened from a move on, as the table saw it.
    pub fn notices(self, from: usize) -> Vec<G::Notice> {
        self.track();
        self.table
            .with_value(|table| table.game().notices(from, Viewer::Table).map(|(_, notice)| notice).collect())
    }

    /// Takes an action for a seat.
    pub fn act(self, seat: Seat, action: G::Action) {
        let places = Places::now();
        let result = self.table.try_update_value(|table| table.act(seat, action));
        match result {
            Some(Ok(())) => self.acted(places),
            Some(Err(refusal)) => {
                self.refuse(G::explain(&refusal, self.lang_untracked()), refusal.rule());
            }
            None => {}
        }
    }
}
