//! What the player who lays a table can wish for. A control carries its wish as data, and one handler
//! carries them all out.

use cambriole_engine::table::Sitter;
use leptos::{ev, prelude::*};

use super::draft::Way;
use crate::app::{
    games::Chosen,
    parts::{Change, Picked},
};

/// A wish; seats are known by their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
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

/// Where wishes go.
#[derive(Debug, Clone, Copy)]
pub struct Wishes {
    pub carry_out: Callback<Wish>,
}

impl Wishes {
    pub fn run(self, wish: Wish) {
        self.carry_out.run(wish);
    }

    /// What a button does.
    pub fn press(self, wish: Wish) -> impl FnMut(ev::MouseEvent) + Send + use<> {
        move |_| self.run(wish.clone())
    }

    /// What a switch or one of a few does.
    pub fn change(self, wish: Wish) -> Change {
        Box::new(move |_| self.run(wish.clone()))
    }

    /// What a list does, each of its places having its wish.
    pub fn pick(self, wishes: Vec<Wish>) -> Picked {
        Box::new(move |place| {
            if let Some(wish) = wishes.get(place) {
                self.run(wish.clone());
            }
        })
    }
}
