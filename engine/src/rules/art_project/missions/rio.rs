//! Rio de Janeiro (AP-31): artworks are carried to the quarter that the track names next.

use super::MissionRules;
use crate::rules::art_project::{City, End, Event, Scene, State};

pub(super) struct Rio;

/// Agents that come to the centre with each recovery.
const TO_THE_CENTRE: u8 = 2;

impl MissionRules for Rio {
    fn agents_to_place(&self) -> u8 {
        2
    }

    fn carries(&self) -> bool {
        true
    }

    fn recovers(&self, scene: &Scene, city: City) -> bool {
        scene.board().order.get(usize::from(scene.recovered)) == Some(&city)
    }

    /// AP-31d.
    fn after_recovery(&self, state: &mut State, _: City, events: &mut Vec<Event>) {
        let centre = state.scene.board().start;
        (0..TO_THE_CENTRE).for_each(|_| state.send_agent(centre, events));
    }

    /// AP-31e.
    fn fatal(&self, scene: &Scene, city: City) -> Option<End> {
        let ahead = scene.board().order.iter().skip(usize::from(scene.recovered));
        ahead.copied().any(|quarter| quarter == city).then_some(End::QuarterLost { city })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::art_project::{
        Action, Expert, Fact, Mission, Phase, Refusal,
        fixtures::{ADA, mission},
    };

    fn rio() -> State {
        mission(Mission::Rio, 2).phase(Phase::Move).without_agents()
    }

    #[test]
    fn ap_31_b_artworks_are_recovered_in_the_order_of_the_track() {
        let mut state = rio().with_artwork("sao-cristovao").with_artwork("ipanema").at(1, "ipanema");
        state.go(0, &["sao-cristovao"]);
        state.go(1, &[]);
        assert_eq!(state.scene.recovered, 0, "Santa Teresa comes first");
        let mut state =
            rio().with_artwork("sao-cristovao").with_artwork("santa-teresa").at(1, "santa-teresa");
        state.go(0, &["sao-cristovao"]);
        state.go(1, &[]);
        assert_eq!(state.scene.recovered, 2, "the next slot is looked at again");
    }

    #[test]
    fn ap_31_b_in_phase_c_only_a_won_fight_recovers() {
        let state = mission(Mission::Rio, 2).phase(Phase::Fight).without_agents().with_allies(5);
        let state = state.with_artwork("santa-teresa").with_artwork("sao-cristovao").at(1, "sao-cristovao");
        let mut state = state.at(0, "santa-teresa").with_agents("santa-teresa", 1);
        while state.scene.agents_in(state.city("santa-teresa")) > 0 {
            let action = if state.scene.fight.is_some() { Action::Weapon } else { Action::Fight };
            state.seen(ADA, action);
        }
        assert_eq!(state.scene.recovered, 1, "the other waits for the next phase B");
        assert_eq!(state.scene.artworks_in(state.city("sao-cristovao")), 1);
    }

    #[test]
    fn ap_31_c_an_expert_takes_an_artwork_along_agents_or_not() {
        let mut state = rio().with_artwork("centro").with_artwork("centro").with_agents("centro", 3);
        let (centro, botafogo) = (state.city("centro"), state.city("botafogo"));
        let seen = state.seen(ADA, state.carry(Expert::King, "botafogo"));
        assert!(matches!(seen[1], Fact::Moved { carried: true, .. }));
        assert_eq!((state.scene.artworks_in(centro), state.scene.artworks_in(botafogo)), (1, 1));
        state.seen(ADA, Action::Stop(Expert::King));
        state.seen(crate::rules::Seat(1), state.carry(Expert::Queen, "botafogo"));
        assert_eq!(state.scene.artworks_in(botafogo), 2, "several may lie in one quarter");
        assert_eq!(rio().refusal(ADA, rio().carry(Expert::King, "botafogo")), Some(Refusal::NothingToCarry));
    }

    #[test]
    fn ap_31_c_elsewhere_artworks_stay_where_they_lie() {
        let state = mission(Mission::Japan, 2).phase(Phase::Move).with_artwork("tokyo");
        assert_eq!(state.refusal(ADA, state.carry(Expert::King, "kyoto")), Some(Refusal::NothingToCarry));
    }

    #[test]
    fn ap_31_c_a_discovery_where_one_lies_gives_nothing() {
        let mut state = mission(Mission::Rio, 2).playing("A1").with_trail(ADA, &["B1", "C1"]);
        state = state.with_artwork("cosme-velho");
        let seen = state.play(ADA, "A1");
        assert!(seen.iter().any(|fact| matches!(fact, Fact::NothingFound { .. })));
    }

    #[test]
    fn ap_31_d_each_recovery_brings_two_agents_to_the_centre() {
        let recover = |state: State| {
            let mut state = state.with_artwork("santa-teresa").at(0, "santa-teresa");
            let ends: &[&str] = if state.scene.is_lost(City(0)) { &["botafogo"] } else { &[] };
            state.go(0, &[]);
            state.go(1, ends);
            state.scene
        };
        let scene = recover(rio());
        assert_eq!((scene.agents_in(City(0)), scene.recovered), (2, 1));
        let scene = recover(rio().with_lost("centro"));
        assert_eq!((scene.lair, scene.agents_in(City(0))), (2, 0));
    }

    #[test]
    fn ap_26_winning_comes_before_rio_s_two_agents() {
        let mut state =
            rio().with_recovered(5).with_artwork("ipanema").at(0, "ipanema").with_agents("centro", 40);
        state.go(0, &[]);
        state.go(1, &[]);
        assert_eq!(state.scene.end, Some(End::Won));
    }

    #[test]
    fn ap_31_e_a_quarter_lost_before_its_artwork_loses_the_game() {
        let dusk = |id: &str, recovered| {
            let state = mission(Mission::Rio, 2).phase(Phase::Dusk).with_recovered(recovered);
            let mut state = state.with_agents(id, 5).with_artwork(id);
            state.seen(ADA, Action::EndRound);
            state
        };
        let state = dusk("santa-teresa", 0);
        assert_eq!(state.scene.end, Some(End::QuarterLost { city: state.city("santa-teresa") }));
        assert_eq!(dusk("santa-teresa", 1).scene.end, None, "it was recovered there");
        let state = dusk("centro", 0);
        assert_eq!((state.scene.end, state.scene.markers_left()), (None, 2));
        assert_eq!(state.scene.artworks.iter().sum::<u8>(), 0, "what lay there is gone");
    }
}
