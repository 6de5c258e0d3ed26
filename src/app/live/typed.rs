//! A match on this page, with the types of its game.

use std::{any::Any, marker::PhantomData, ops::Deref};

use cambriole_engine::{
    rules::{Refuse as _, Seat},
    table::{Damage, Label, Table},
};
use leptos::prelude::*;

use super::LiveMatch;
use crate::{app::table::GamePage, browser::motion::Places};

/// A match on this page, with the types of its game. What does not need them is its [`LiveMatch`].
#[derive(Debug)]
pub struct TypedMatch<G> {
    live: LiveMatch,
    game: PhantomData<fn() -> G>,
}

impl<G> Clone for TypedMatch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for TypedMatch<G> {}

impl<G> Deref for TypedMatch<G> {
    type Target = LiveMatch;

    fn deref(&self) -> &LiveMatch {
        &self.live
    }
}

impl<G: GamePage> TypedMatch<G> {
    /// A match on this page, at rest: [`LiveMatch::open`] sets it going.
    pub fn new(id: &str, table: Table<G>, label: Label, damage: Option<Damage>) -> Self {
        Self { live: LiveMatch::new(id, Box::new(table), label, damage), game: PhantomData }
    }

    /// Reads the table, and hears of its changes; nothing once the match is gone.
    pub fn with<R>(self, read: impl FnOnce(&Table<G>) -> R) -> Option<R> {
        self.live
            .table
            .try_with(|table| {
                let table: &dyn Any = &**table;
                table.downcast_ref().map(read)
            })
            .flatten()
    }

    /// Takes an action for a seat.
    pub fn act(self, seat: Seat, action: G::Action) {
        let places = Places::now();
        let result = self.live.table.try_update(|table| {
            let table: &mut dyn Any = &mut **table;
            table.downcast_mut::<Table<G>>().map(|table| table.act(seat, action))
        });
        match result.flatten() {
            Some(Ok(())) => self.acted(places),
            Some(Err(refusal)) => {
                self.refuse(G::explain(&refusal, self.lang_untracked()), refusal.rule());
            }
            None => {}
        }
    }
}
