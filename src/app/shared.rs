//! What every screen can reach.

pub mod names;
pub mod route;
pub mod settings;
pub mod voice;

use leptos::prelude::*;

use crate::app::shared::{route::Navigation, settings::Preferences, voice::Speaker};

/// The preferences, the voice, the places. One context: each would bring code of its own.
#[derive(Debug, Clone, Copy)]
pub struct Common {
    pub preferences: Preferences,
    pub voice: Speaker,
    pub places: Navigation,
    /// Whether somebody is in the middle of a turn, and does not want to be asked about versions.
    pub busy: RwSignal<bool>,
}

/// What is common to all screens; whoever asks first makes it, for all that it holds.
pub fn common() -> Common {
    use_context().unwrap_or_else(|| {
        let common = Common {
            preferences: Preferences::load(),
            voice: Speaker::silent(),
            places: Navigation::follow(),
            busy: RwSignal::new(false),
        };
        provide_context(common);
        common
    })
}
