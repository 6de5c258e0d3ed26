//! Passe-partout, two thieves with secret keys: the worked example of "Add a game", behind the feature
//! `fourth-game`.

mod action;
mod components;
mod event;
mod setup;
mod state;
mod view;

pub use action::{Action, Refusal};
pub use components::{Key, PAINTINGS};
pub use event::{Event, Notice};
pub use setup::Setup;
pub use state::{Secret, State};
pub use view::{Thief, View};
