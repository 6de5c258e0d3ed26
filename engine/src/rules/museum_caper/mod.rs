//! Le Casse du Siècle, 2 to 7 players: one thief in the museum, the others after them.

mod action;
mod belief;
mod components;
mod detective;
mod event;
mod fact;
mod imagine;
mod layout;
mod layouts;
mod legal;
mod look;
mod open;
mod rounds;
mod score;
mod setup;
mod sheet;
mod state;
mod thief;
mod turn;
mod view;

#[cfg(test)]
mod fixtures;

pub use action::{Action, Answer, Deed, Look, Order, Refusal};
pub use belief::{Past, whereabouts, whereabouts_next, whereabouts_through};
pub use components::{
    Camera, CameraId, CameraSet, Colour, Door, DoorKind, Exit, ExitSet, Face, Facing, Museum, Path, Piece,
    Side, Square, SquareSet, Walk, Way, Zone, museum,
};
pub use event::{Event, Notice};
pub use fact::{Attempt, Detection, Fact, How, Reply};
pub use layout::{Layout, PAINTINGS, PAWNS};
pub use layouts::layouts;
pub use open::{Danger, Errand, Open, Phase};
pub use score::{ENOUGH, nights, winners};
pub use setup::{Length, Setup};
pub use sheet::{Sheet, Stop};
pub use state::State;
pub use view::View;
