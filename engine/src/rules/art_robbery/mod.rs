//! Art Robbery, 2 to 5 players: the heist is done, now share the loot.

mod action;
mod components;
mod event;
mod imagine;
mod legal;
mod raid;
mod score;
mod setup;
mod state;
mod turn;
mod view;

#[cfg(test)]
mod fixtures;

pub use action::{Action, Aim, Gift, Refusal};
pub use components::{Card, Hand, Raid, Token, TokenSet};
pub use event::{Event, Notice, Place, RaidEnd};
pub use raid::REBUILDS;
pub use score::{Count, SeatCount, count};
pub use setup::Setup;
pub use state::{Phase, State};
pub use view::{Held, View};
