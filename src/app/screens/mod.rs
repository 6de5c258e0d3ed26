//! One file a screen.

mod curtain;
pub mod hall;
mod lobby;
mod play;
mod rules;
mod settings;
pub mod setup;

pub use curtain::curtain;
pub use hall::HallScreen;
pub use lobby::Lobby;
pub use play::Play;
pub use rules::Rules;
pub use settings::SettingsScreen;
pub use setup::Setup;
