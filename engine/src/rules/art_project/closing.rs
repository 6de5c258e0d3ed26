//! Phase D, the end of the round (AP-24, AP-25).

use super::{CardSet, CitySet, End, Event, Fact, State, components::TOO_MANY, event::tell};

impl State {
    /// Cities are lost, then the next round begins or the match is over.
    pub(super) fn close_round(&mut self, events: &mut Vec<Event>) {
        let board = self.scene.board();
        for city in
            board.cities().filter(|city| self.scene.agents_in(*city) >= TOO_MANY).collect::<CitySet>().iter()
        {
            if self.scene.markers_left() == 0 {
                return self.finish(End::NoMarkers { city }, events);
            }
            self.scene.lost.insert(city);
            self.scene.agents[city.index()] = 0;
            let artworks = std::mem::take(&mut self.scene.artworks[city.index()]);
            tell(events, Fact::CityLost { city, artworks });
            if let Some(end) = self.scene.setup.mission.mission_rules().fatal(&self.scene, city) {
                return self.finish(end, events);
            }
        }
        if self.scene.last_round {
            return self.finish(End::TimeUp, events);
        }
        let scene = &mut self.scene;
        scene.round += 1;
        scene.drawn = [0; 6];
        scene.played = [0; 6];
        scene.declared = [None; 6];
        scene.said = [0; 6];
        scene.replanned = 0;
        scene.moved = 0;
        scene.roamed = 0;
        scene.fought = CitySet::default();
        scene.traded = CardSet::default();
        scene.offered = [0; 6];
        scene.declined.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Phase, Refusal,
        fixtures::{ADA, BEN, table},
    };
    use super::*;

    #[test]
    fn ap_24_five_agents_or_more_make_a_city_lost() {
        let mut state = table(2).phase(Phase::Dusk).with_agents("kyoto", 4).with_agents("sendai", 6);
        state = state.with_artwork("sendai");
        let (kyoto, sendai) = (state.city("kyoto"), state.city("sendai"));
        let seen = state.seen(BEN, Action::EndRound);
        assert_eq!(seen[0], Fact::CityLost { city: sendai, artworks: 1 });
        assert!(state.scene.is_lost(sendai) && !state.scene.is_lost(kyoto));
        assert_eq!((state.scene.agents_in(sendai), state.scene.artworks_in_stock()), (0, 8));
        assert_eq!((state.scene.markers_left(), state.scene.round, state.scene.phase), (2, 2, Phase::Draw));
    }

    #[test]
    fn ap_24_no_marker_left_loses() {
        let lost = table(2).phase(Phase::Dusk).with_lost("kyoto").with_lost("sendai").with_lost("fukuoka");
        let mut state = lost.with_agents("tokyo", 5);
        let tokyo = state.city("tokyo");
        assert_eq!(state.scene.cities_falling().collect::<Vec<_>>(), [tokyo]);
        state.seen(ADA, Action::EndRound);
        assert_eq!(state.scene.end, Some(End::NoMarkers { city: tokyo }));
        assert_eq!(state.refusal(ADA, Action::Draw), Some(Refusal::Over));
    }

    #[test]
    fn ap_33_a_new_round_begins_with_everything_to_do() {
        let mut state = table(2).phase(Phase::Dusk);
        state.scene.fought.insert(state.city("tokyo"));
        state.seen(ADA, Action::EndRound);
        let scene = &state.scene;
        assert_eq!((scene.drawn, scene.played, scene.moved), ([0; 6], [0; 6], 0));
        assert!(scene.fought.is_empty() && scene.window);
    }
}
