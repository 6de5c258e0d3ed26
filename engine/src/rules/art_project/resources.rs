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

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Price,
        fixtures::{ADA, BEN, CAT, table},
    };
    use super::*;
    use crate::rules::{Game, Turn};

    #[test]
    fn ap_4_what_is_spent_goes_to_the_stock_and_what_it_lacks_is_not_gained() {
        let mut state = table(2).playing("C1").with_van([5, 3, 1]);
        let seen = state.play(ADA, "C1");
        assert!(seen.contains(&Fact::Spent { seat: ADA, resource: Resource::Walkie, count: 1 }));
        assert!(seen.contains(&Fact::Gained { resource: Resource::Fuel, count: 1 }), "two are on the card");
        assert_eq!(state.scene.van, [6, 4, 0]);
        assert_eq!(Resource::ALL.map(|kind| state.scene.in_stock(kind)), [0, 2, 6]);
    }

    #[test]
    fn ap_5_a_heart_for_each_resource_that_the_van_lacks() {
        let mut state = table(2).playing("F1").with_van([0, 3, 1]);
        let seen = state.play(ADA, "F1");
        assert!(seen.contains(&Fact::LostHearts { seat: ADA, count: 1 }), "the walkie was there");
        assert_eq!((state.scene.hearts_of(ADA), state.scene.hearts_of(BEN)), (2, 3));
        let nothing = |fact: &Fact| {
            matches!(
                fact,
                Fact::Spent { count: 0, .. }
                    | Fact::Gained { count: 0, .. }
                    | Fact::LostHearts { count: 0, .. }
            )
        };
        assert!(!seen.iter().any(nothing), "what costs or gives nothing is not told: {seen:?}");
    }

    #[test]
    fn ap_5_no_heart_while_the_van_has_the_resource() {
        let state = table(2).playing("A1").with_van([0, 0, 1]);
        let heart = Action::Buy(Price::Heart);
        assert_eq!(state.refusal(ADA, heart), Some(super::super::Refusal::GoldenRule));
        let mut state = state.with_van([0, 0, 0]);
        state.seen(ADA, heart);
        assert_eq!((state.scene.hearts_of(ADA), state.hands[0].len()), (2, 3));
    }

    #[test]
    fn ap_6_a_gained_heart_goes_to_anyone_whom_the_player_names() {
        let mut state = table(3).playing("E3").with_hearts(CAT, 1);
        state.play(ADA, "E3");
        assert_eq!(state.seats_to_act(), [ADA], "it is the player's to give");
        assert_eq!(state.legal(ADA).len(), 3);
        assert_eq!(state.refusal(ADA, Action::GiveHeart(Seat(3))), Some(super::super::Refusal::Nowhere));
        assert_eq!(state.refusal(BEN, Action::GiveHeart(BEN)), Some(super::super::Refusal::NotYours));
        let seen = state.seen(ADA, Action::GiveHeart(CAT));
        assert_eq!(seen[0], Fact::GainedHeart { from: ADA, seat: CAT });
        assert_eq!(state.scene.hearts[..3], [3, 3, 2]);
    }

    #[test]
    fn ap_6_only_the_stock_limits_hearts() {
        let state = table(3).playing("E3").with_hearts(BEN, 19);
        let (mut full, mut spare) = (state.clone(), state.with_hearts(BEN, 18));
        full.play(ADA, "E3");
        assert_eq!((full.scene.task, full.scene.hearts[..3].to_vec()), (None, vec![3, 19, 3]));
        full.gain_heart(ADA, CAT, &mut Vec::new());
        assert_eq!(full.scene.hearts_of(CAT), 3);
        spare.play(ADA, "E3");
        spare.seen(ADA, Action::GiveHeart(BEN));
        assert_eq!(spare.scene.hearts_of(BEN), 19);
    }

    #[test]
    fn ap_7_the_last_heart_loses_the_game_before_what_it_paid_for() {
        let mut state = table(2).playing("E3").with_van([0, 3, 3]).with_hearts(ADA, 1);
        let agents = state.scene.agents;
        let seen = state.play(ADA, "E3");
        assert_eq!(seen.last(), Some(&Fact::Ended(End::HeartsGone { seat: ADA })));
        assert_eq!(
            (state.scene.agents, state.scene.task),
            (agents, None),
            "no agent, and no heart of its own"
        );
        let Turn::Over(outcome) = state.turn() else { panic!("it goes on") };
        assert!(outcome.winners.is_empty());
        assert_eq!(outcome.reason.as_deref(), Some("hearts-gone"));
    }

    #[test]
    fn ap_7_the_page_can_ask_before_an_action_that_loses() {
        let state = table(2).playing("E3").with_van([0, 3, 3]).with_hearts(ADA, 1);
        let view = state.view(crate::rules::Viewer::Seat(ADA));
        let lost = Some(End::HeartsGone { seat: ADA });
        assert_eq!(view.would_lose(ADA, &[Action::Play(super::super::fixtures::card("E3"))]), lost);
        assert_eq!(view.would_lose(ADA, &[Action::Play(super::super::fixtures::card("A1"))]), None);
    }

    #[test]
    fn ap_12_an_agent_for_a_lost_city_goes_to_the_lair() {
        let mut state = table(2).playing("C1").with_lost("hiroshima");
        let city = state.city("hiroshima");
        let seen = state.play(ADA, "C1");
        assert_eq!(seen.iter().filter(|fact| **fact == Fact::AgentCame { city, lair: true }).count(), 2);
        assert_eq!((state.scene.lair, state.scene.agents_in(city)), (2, 0));
    }

    #[test]
    fn ap_12_no_agent_left_to_place_loses_and_an_empty_stock_alone_does_not() {
        let full = |agents| table(2).playing("C1").with_agents("tokyo", agents);
        let mut state = full(28);
        assert_eq!(state.scene.agents_in_stock(), 2);
        state.play(ADA, "C1");
        assert_eq!((state.scene.agents_in_stock(), state.scene.end), (0, None));
        let mut state = full(29);
        state.play(ADA, "C1");
        assert_eq!(state.scene.end, Some(End::NoAgents));
        let mut state = full(28);
        state.scene.lair = 2;
        assert_eq!(state.scene.agents_in_stock(), 0, "those in the lair are on the board as well");
    }
}
