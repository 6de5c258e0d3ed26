//! Phase B, moving: roads, lost cities, pick-ups (AP-16 to AP-18).

use super::{City, End, Event, Fact, Resource, Scene, State, Task, event::tell};

impl Scene {
    /// Where a figure may not come back to in the same move: its place and all artworks (AP-16). Van and
    /// hearts differ after every paid road, so positions are only kept since the last of those.
    pub(super) fn position(&self, figure: usize) -> u64 {
        let artworks = self.artworks.iter().fold(0, |all, here| all << 4 | u64::from(*here));
        artworks << 8 | u64::from(self.experts[figure].0)
    }

    /// The position that a step would lead to.
    pub(super) fn position_after(&self, figure: usize, to: City, carry: bool) -> u64 {
        let place = |city: City| 8 + 4 * (City::MOST - 1 - city.index().min(City::MOST - 1));
        let from = self.experts[figure];
        let position = self.position(figure) - u64::from(from.0) + u64::from(to.0);
        if carry { position - (1 << place(from)) + (1 << place(to)) } else { position }
    }

    /// The experts that cannot leave the lost city in which they stand (AP-17).
    pub(super) fn surrounded(&self) -> Option<usize> {
        let board = self.board();
        self.figures().find(|figure| {
            let here = self.experts[*figure];
            self.is_lost(here) && board.neighbours(here).all(|city| self.is_lost(city))
        })
    }
}

impl State {
    pub(super) fn step(&mut self, figure: usize, to: City, carry: bool, events: &mut Vec<Event>) {
        let (from, owner) = (self.scene.experts[figure], self.scene.owner(figure));
        let fuel = self.scene.board().road(from, to).unwrap_or_default();
        self.scene.moving = u8::try_from(figure).ok();
        if fuel > 0 {
            self.scene.trodden.clear();
            if !self.pay(owner, Resource::Fuel, fuel, events) {
                return;
            }
        } else if self.scene.trodden.is_empty() {
            let here = self.scene.position(figure);
            self.scene.trodden.push(here);
        }
        self.scene.experts[figure] = to;
        self.scene.roamed |= 1 << figure;
        if carry {
            self.scene.artworks[from.index()] -= 1;
            self.scene.artworks[to.index()] += 1;
        }
        if fuel == 0 {
            let here = self.scene.position(figure);
            self.scene.trodden.push(here);
        }
        let expert = self.scene.setup.experts[figure];
        tell(events, Fact::Moved { expert, from, to, carried: carry });
    }

    pub(super) fn stop(&mut self, figure: usize, events: &mut Vec<Event>) {
        self.scene.moved |= 1 << figure;
        self.scene.moving = None;
        self.scene.trodden.clear();
        let (expert, at) = (self.scene.setup.experts[figure], self.scene.experts[figure]);
        tell(events, Fact::Stopped { expert, at });
    }

    /// AP-17: nobody may be unable to leave a lost city.
    pub(super) fn begin_moves(&mut self, events: &mut Vec<Event>) {
        if let Some(figure) = self.scene.surrounded() {
            let expert = self.scene.setup.experts[figure];
            self.finish(End::Surrounded { expert }, events);
        }
    }

    /// AP-18: one after the other. Says whether all that there is to recover is recovered.
    pub(super) fn pick_up(&mut self, events: &mut Vec<Event>) -> bool {
        let board = self.scene.board();
        let mut cities = board.cities().filter(|city| self.scene.is_recoverable(*city));
        match (cities.next(), cities.next()) {
            (None, _) => return true,
            (Some(city), None) => self.recover(city, events),
            _ => self.scene.task = Some(Task::Recover),
        }
        false
    }

    /// AP-18, AP-26: onto the leftmost free slot; the last one wins before anything else happens.
    pub(super) fn recover(&mut self, city: City, events: &mut Vec<Event>) {
        self.scene.artworks[city.index()] -= 1;
        let slot = self.scene.recovered;
        self.scene.recovered += 1;
        tell(events, Fact::Recovered { city, slot });
        if self.scene.recovered >= self.scene.board().slots() {
            return self.finish(End::Won, events);
        }
        self.scene.setup.mission.twist().after_recovery(self, city, events);
    }
}
