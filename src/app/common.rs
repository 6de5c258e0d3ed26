//! What every screen can reach.

use leptos::prelude::*;

use crate::app::{route::Places, settings::Preferences, voice::Speaker};

/// The preferences, the voice and the places. One context: each would bring code of its own.
#[derive(Debug, Clone, Copy)]
pub struct Common {
    pub preferences: Preferences,
    pub voice: Speaker,
    pub places: Places,
}

/// What is common to all screens; whoever asks first makes it, for all that it holds.
pub fn common() -> Common {
    use_context().unwrap_or_else(|| {
        let common =
            Common { preferences: Preferences::load(), voice: Speaker::silent(), places: Places::follow() };
        provide_context(common);
        common
    })
}
