//! What the player who lays a table says by tapping. A control carries its message as data, and one handler
//! hears them all.

use cambriole_engine::table::Sitter;
use leptos::{ev, prelude::*};

use super::draft::Way;
use crate::app::{
    games::Chosen,
    parts::{Change, Picked},
};

/// A message; seats are known by their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Msg {
    AddSeat,
    RemoveSeat(u32),
    MoveSeat(u32, Way),
    Name(u32, String),
    /// Who is to sit there.
    Sit(u32, Sitter),
    /// The panel of a seat opens, or closes if it is open.
    Open(u32),
    /// The panel closes and gives the focus back.
    Close(u32),
    /// The player has turned to something else.
    Leave,
    Mark(u32, u8),
    /// Who begins.
    First(Option<u32>),
    /// The game is played in this way.
    Choose(Chosen),
    /// Whether moves are shown before they are made.
    Confirm(bool),
    Seed(String),
    Begin,
}

/// Where messages go.
#[derive(Debug, Clone, Copy)]
pub struct Dispatch(Callback<Msg>);

impl Dispatch {
    pub fn new(hear: impl Fn(Msg) + Send + Sync + 'static) -> Self {
        Self(Callback::new(hear))
    }

    pub fn send(self, msg: Msg) {
        self.0.run(msg);
    }

    /// What a button does.
    pub fn press(self, msg: Msg) -> impl FnMut(ev::MouseEvent) + Send + use<> {
        move |_| self.send(msg.clone())
    }

    /// What a switch or one of a few does.
    pub fn change(self, msg: Msg) -> Change {
        Box::new(move |_| self.send(msg.clone()))
    }

    /// What a list does, each of its places having its message.
    pub fn pick(self, messages: Vec<Msg>) -> Picked {
        Box::new(move |place| {
            if let Some(msg) = messages.get(place) {
                self.send(msg.clone());
            }
        })
    }
}
