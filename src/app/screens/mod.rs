//! One file a screen.

mod curtain;
pub mod hall;
pub mod lobby;
mod play;
pub mod rules;
pub mod settings;
pub mod setup;

pub use curtain::curtain;
pub use play::play;
