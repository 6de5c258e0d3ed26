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
            if let Some(end) = self.scene.setup.mission.twist().fatal(&self.scene, city) {
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
        scene.declined = [CardSet::default(); 6];
    }
}
