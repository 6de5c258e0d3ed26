//! United States (AP-28): clues are one's own, they can be traded, and Dallas has weapons.

use super::MissionRules;
use crate::rules::art_project::{Event, Resource, State};

pub(super) struct UnitedStates;

impl MissionRules for UnitedStates {
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

#[cfg(test)]
mod tests {
    use crate::rules::art_project::{Fact, Mission, Phase, Resource, fixtures::mission};

    #[test]
    fn ap_28_e_a_weapon_for_each_expert_who_comes_to_dallas() {
        let state = mission(Mission::UnitedStates, 3).phase(Phase::Move).without_agents();
        let mut state = state.at(1, "chicago").at(2, "chicago").with_artwork("dallas");
        state.go(0, &[]);
        state.go(1, &["dallas"]);
        let seen = state.go(2, &["dallas"]);
        let picked = seen.iter().position(|fact| matches!(fact, Fact::Recovered { .. }));
        let gained = Fact::Gained { resource: Resource::Weapon, count: 2 };
        let gained = seen.iter().position(|fact| *fact == gained);
        assert!(picked.expect("an artwork") < gained.expect("two came, one was there"));
        assert_eq!(state.scene.van, [1, 5, 3]);
    }

    #[test]
    fn ap_28_e_who_leaves_dallas_and_comes_back_has_moved() {
        let mut state = mission(Mission::UnitedStates, 2).phase(Phase::Move);
        state.go(0, &["chicago", "dallas"]);
        state.go(1, &["chicago"]);
        assert_eq!(state.scene.van[Resource::Weapon.index()], 4);
    }
}
