//! United States (AP-28): clues are one's own, they can be traded, and Dallas has weapons.

use super::Twist;
use crate::rules::art_project::{Event, Resource, State};

pub(super) struct UnitedStates;

impl Twist for UnitedStates {
    fn own_clues(&self) -> bool {
        true
    }

    fn trades(&self) -> bool {
        true
    }

    /// AP-28e: a weapon for each expert who moved and ended in Dallas.
    fn after_moves(&self, state: &mut State, events: &mut Vec<Event>) {
        let dallas = state.scene.board().start;
        let came = state.scene.figures().filter(|figure| state.scene.roamed & (1 << figure) != 0);
        let count = came.filter(|figure| state.scene.experts[*figure] == dallas).count();
        state.gain(Resource::Weapon, u8::try_from(count).unwrap_or_default(), events);
    }
}
