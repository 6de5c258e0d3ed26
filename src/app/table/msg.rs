//! What players at a table say by tapping. A button carries its message as data, and one handler hears
//! them all.

use cambriole_engine::rules::Seat;
use leptos::{ev, prelude::*};

use super::GamePage;
use crate::app::parts::Over;

/// A message to the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Msg<G: GamePage> {
    Nothing,
    /// Actions of a seat, one after the other.
    Act(Seat, Vec<G::Action>),
    /// This is picked now.
    Pick(G::Local),
    /// This bot is to go first.
    Let(Seat),
    /// The person asked in the open wants to look at their own things first.
    Peek,
    /// At a table that plays together, this person wants to look at their own things.
    Take(Seat),
    /// They have seen enough.
    LayDown,
    /// The last action is to be taken back.
    Undo,
    /// The table has looked.
    GoOn,
    /// Something is to be opened over the table.
    Open(Over),
    /// What is open over the table is to be closed.
    Close,
    /// Those who hear the page hear this.
    Say(String),
    /// Everybody sees and hears this for a while.
    Toast(String),
    /// The same table once more.
    Rematch,
    /// What only this game knows.
    Own(G::Msg),
}

/// Where messages go.
#[derive(Debug)]
pub struct Dispatch<G: GamePage>(Callback<Msg<G>>);

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for states that are Copy")]
impl<G: GamePage> Clone for Dispatch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GamePage> Copy for Dispatch<G> {}

impl<G: GamePage> Dispatch<G> {
    pub fn new(hear: impl Fn(Msg<G>) + Send + Sync + 'static) -> Self {
        Self(Callback::new(hear))
    }

    /// For markup that nobody taps.
    pub fn nowhere() -> Self {
        Self::new(|_| ())
    }

    pub fn send(self, msg: Msg<G>) {
        self.0.run(msg);
    }

    /// What a button does.
    pub fn press(self, msg: Msg<G>) -> impl FnMut(ev::MouseEvent) + Send + use<G> {
        move |_| self.send(msg.clone())
    }

    /// What a switch does.
    pub fn change(self, msg: Msg<G>) -> impl FnMut(ev::Event) + Send + use<G> {
        move |_| self.send(msg.clone())
    }
}
