//! What is spent, gained and sent: resources, hearts, agents (AP-4 to AP-7, AP-12).

use super::{City, End, Event, Fact, Phase, Resource, State, event::tell};
use crate::rules::Seat;

impl State {
    pub(super) fn is_over(&self) -> bool {
        self.scene.end.is_some()
    }

    /// Ends the match, unless it has ended before.
    pub(super) fn finish(&mut self, end: End, events: &mut Vec<Event>) {
        if self.is_over() {
            return;
        }
        self.scene.end = Some(end);
        self.scene.phase = Phase::Over;
        self.scene.task = None;
        self.scene.fight = None;
        self.scene.moving = None;
        tell(events, Fact::Ended(end));
    }

    /// AP-4, AP-5: out of the van, and the payer's hearts for what it lacks. Says whether the game goes on.
    pub(super) fn pay(&mut self, seat: Seat, resource: Resource, count: u8, events: &mut Vec<Event>) -> bool {
        let held = &mut self.scene.van[resource.index()];
        let spent = count.min(*held);
        *held -= spent;
        if spent > 0 {
            tell(events, Fact::Spent { seat, resource, count: spent });
        }
        self.lose_hearts(seat, count - spent, events)
    }

    /// AP-7: the last heart ends the game at once. Says whether it goes on.
    pub(super) fn lose_hearts(&mut self, seat: Seat, count: u8, events: &mut Vec<Event>) -> bool {
        let Some(hearts) = self.scene.hearts.get_mut(seat.index()).filter(|_| count > 0) else {
            return !self.is_over();
        };
        let lost = count.min(*hearts);
        *hearts -= lost;
        let gone = *hearts == 0;
        tell(events, Fact::LostHearts { seat, count: lost });
        if gone {
            self.finish(End::HeartsGone { seat }, events);
        }
        !gone
    }

    /// AP-4: what the stock lacks is not gained.
    pub(super) fn gain(&mut self, resource: Resource, count: u8, events: &mut Vec<Event>) {
        let gained = count.min(self.scene.in_stock(resource));
        if gained > 0 {
            self.scene.van[resource.index()] += gained;
            tell(events, Fact::Gained { resource, count: gained });
        }
    }

    /// AP-6: if the stock has one.
    pub(super) fn gain_heart(&mut self, from: Seat, seat: Seat, events: &mut Vec<Event>) {
        if self.scene.hearts_in_stock() > 0
            && let Some(hearts) = self.scene.hearts.get_mut(seat.index())
        {
            *hearts += 1;
            tell(events, Fact::GainedHeart { from, seat });
        }
    }

    /// AP-12: to the city, or to the lair if it is lost.
    pub(super) fn send_agent(&mut self, city: City, events: &mut Vec<Event>) {
        if self.is_over() {
            return;
        }
        if self.scene.agents_in_stock() == 0 {
            return self.finish(End::NoAgents, events);
        }
        let lair = self.scene.is_lost(city);
        if lair {
            self.scene.lair += 1;
        } else if let Some(agents) = self.scene.agents.get_mut(city.index()) {
            *agents += 1;
        }
        tell(events, Fact::AgentCame { city, lair });
    }
}
