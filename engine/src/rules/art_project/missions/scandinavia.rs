//! Scandinavia (AP-29): recovering an artwork has an effect, good or bad, that its city tells.

use super::MissionRules;
use crate::rules::art_project::{City, Effect, Event, State, Task};

pub(super) struct Scandinavia;

impl MissionRules for Scandinavia {
    fn after_recovery(&self, state: &mut State, city: City, events: &mut Vec<Event>) {
        let board = state.scene.board();
        match board.site(city).and_then(|site| site.effect) {
            Some(Effect::Gain(resource, count)) => state.gain(resource, count, events),
            Some(Effect::LoseResources(left)) => state.scene.task = Some(Task::LoseResources { left }),
            Some(Effect::LoseClues(left)) if state.scene.has_clues() => {
                state.scene.task = Some(Task::LoseClues { left });
            }
            // AP-29c: Stockholm itself too, and the lair for each lost city.
            Some(Effect::AgentsEverywhere(count)) => {
                for city in board.cities() {
                    (0..count).for_each(|_| state.send_agent(city, events));
                }
            }
            Some(Effect::LoseClues(_)) | None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::rules::art_project::{
        Action, End, Fact, Mission, Phase, Refusal, Resource,
        fixtures::{ADA, BEN, card, mission},
    };

    /// An artwork is recovered in that city.
    fn recovered(id: &str, prepare: impl FnOnce(State) -> State) -> (State, Vec<Fact>) {
        let state = mission(Mission::Scandinavia, 2).phase(Phase::Move).without_agents();
        let mut state = prepare(state.at(0, id).at(1, id).with_artwork(id));
        state.go(0, &[]);
        let seen = state.go(1, &[]);
        assert_eq!(state.scene.recovered, 1);
        (state, seen)
    }

    #[test]
    fn ap_29_b_gains_beyond_the_stock_are_lost() {
        for (id, van) in [("tromso", [5, 3, 3]), ("bergen", [3, 5, 3]), ("helsinki", [3, 3, 5])] {
            assert_eq!(recovered(id, |state| state).0.scene.van, van);
        }
        let (state, seen) = recovered("tromso", |state| state.with_van([5, 0, 0]));
        assert_eq!(state.scene.van[0], 6);
        assert!(seen.contains(&Fact::Gained { resource: Resource::Fuel, count: 1 }));
    }

    #[test]
    fn ap_29_b_the_team_chooses_the_resources_that_copenhagen_takes() {
        let (mut state, _) = recovered("copenhagen", |state| state.with_van([1, 1, 0]));
        assert_eq!(state.scene.task, Some(Task::LoseResources { left: 2 }));
        assert_eq!(state.refusal(BEN, Action::LoseHeart(BEN)), Some(Refusal::GoldenRule));
        assert_eq!(state.refusal(BEN, Action::LoseResource(Resource::Walkie)), Some(Refusal::GoldenRule));
        state.seen(BEN, Action::LoseResource(Resource::Weapon));
        state.seen(ADA, Action::LoseResource(Resource::Fuel));
        assert_eq!((state.scene.van, state.scene.task), ([0; 3], None));
    }

    #[test]
    fn ap_29_b_a_heart_for_each_resource_that_the_van_cannot_lose() {
        let (mut state, _) = recovered("copenhagen", |state| state.with_van([1, 0, 0]));
        state.seen(BEN, Action::LoseResource(Resource::Fuel));
        assert_eq!(state.legal(BEN), [ADA, BEN].map(Action::LoseHeart));
        state.seen(BEN, Action::LoseHeart(ADA));
        assert_eq!((state.scene.hearts[..2].to_vec(), state.scene.task), (vec![2, 3], None));
    }

    #[test]
    fn ap_29_b_hearts_for_both_resources_where_the_van_is_empty() {
        let (mut state, _) = recovered("copenhagen", |state| state.with_van([0; 3]));
        assert_eq!(state.refusal(ADA, Action::LoseHeart(Seat(2))), Some(Refusal::Nowhere), "two play");
        state.seen(ADA, Action::LoseHeart(BEN));
        assert_eq!(state.scene.task, Some(Task::LoseResources { left: 1 }));
        state.seen(ADA, Action::LoseHeart(BEN));
        assert_eq!((state.scene.hearts[..2].to_vec(), state.scene.task), (vec![3, 1], None));
    }

    #[test]
    fn ap_29_b_as_many_clues_are_lost_as_the_city_takes_and_there_are() {
        let lose = |names: &[&str]| {
            let (mut state, _) = recovered("oslo", |state| state.with_trail(ADA, names));
            state.scene.task = Some(Task::LoseClues { left: 2 });
            state.seen(ADA, Action::LoseClue(card("A1")));
            state
        };
        assert_eq!(lose(&["A1"]).scene.task, None, "there is no more");
        let mut state = lose(&["A1", "A2", "A3"]);
        assert_eq!(state.scene.task, Some(Task::LoseClues { left: 1 }));
        state.seen(ADA, Action::LoseClue(card("A2")));
        assert_eq!((state.scene.trail(ADA).len(), state.scene.task), (1, None));
    }

    #[test]
    fn ap_29_b_the_team_chooses_the_clue_that_oslo_takes() {
        let (state, _) = recovered("oslo", |state| state);
        assert_eq!(state.scene.task, None, "there was none");
        let (mut state, _) = recovered("oslo", |state| state.with_trail(ADA, &["A1", "A2"]));
        assert_eq!(state.refusal(BEN, Action::LoseClue(card("A3"))), Some(Refusal::NotAClue));
        state.seen(BEN, Action::LoseClue(card("A1")));
        assert_eq!((state.scene.trail(ADA).len(), state.scene.task), (1, None));
    }

    #[test]
    fn ap_29_c_stockholm_brings_an_agent_to_every_city_and_to_the_lair_for_a_lost_one() {
        let (state, _) = recovered("stockholm", |state| state.with_lost("tromso"));
        assert_eq!(state.scene.agents[..6], [1, 1, 1, 1, 1, 0]);
        assert_eq!(state.scene.lair, 1);
    }

    #[test]
    fn ap_29_c_no_agent_left_to_place_loses() {
        let (state, _) = recovered("stockholm", |state| state.with_agents("oslo", 35));
        assert_eq!(state.scene.end, Some(End::NoAgents));
    }

    #[test]
    fn ap_29_c_the_first_agent_in_phase_c_may_still_be_fought() {
        let state = mission(Mission::Scandinavia, 2).phase(Phase::Fight).without_agents().with_allies(5);
        let state = state.at(0, "stockholm").at(1, "oslo").with_artwork("stockholm");
        let mut state = state.with_agents("stockholm", 1);
        state.scene.experts[2] = state.scene.experts[0];
        assert_eq!(state.refusal(BEN, Action::Fight), Some(Refusal::NoFight));
        while state.scene.recovered == 0 {
            let action = if state.scene.fight.is_some() { Action::Weapon } else { Action::Fight };
            state.seen(ADA, action);
        }
        assert!(state.legal(BEN).contains(&Action::Fight), "Oslo was not fought in");
        assert_eq!(state.refusal(ADA, Action::Fight), Some(Refusal::NoFight), "Stockholm was");
    }

    #[test]
    fn ap_26_winning_comes_before_the_city_s_effect() {
        let state = mission(Mission::Scandinavia, 2).phase(Phase::Move).without_agents().with_recovered(6);
        let mut state = state.at(0, "stockholm").with_artwork("stockholm").with_agents("tromso", 40);
        state.go(0, &[]);
        state.go(1, &[]);
        assert_eq!(state.scene.end, Some(End::Won));
    }
}
