//! Phase A, the mission: draw, plan, play (AP-8 to AP-11).

use super::{
    Card, CardSet, Event, Fact, Price, Resource, State, Symbol, Task, event::tell, setup::above_tile,
};
use crate::rules::Seat;

/// How often a seat declares in a round, at most: talk must not keep a match from ending.
pub(super) const DECLARATIONS: u8 = 6;
/// How often the plan is changed in a round, at most.
pub(super) const REPLANS: u8 = 30;

impl State {
    /// AP-8, AP-9: takes the top card.
    pub(super) fn draw(&mut self, seat: Seat, price: Option<Price>, events: &mut Vec<Event>) {
        let Some(card) = self.deck.pop() else { return };
        self.hands[seat.index()].insert(card);
        let before = self.scene.deck;
        self.scene.deck = self.deck.size();
        self.scene.top = self.deck.top().map(Card::clues);
        let (next, open) = (self.scene.top, self.scene.setup.is_open());
        events.push(Event::Drew { seat, card, price, next, open });
        if reaches_tile(before, self.scene.deck) {
            self.scene.last_round = true;
            tell(events, Fact::LastRound);
        }
    }

    /// AP-9.
    pub(super) fn buy(&mut self, seat: Seat, price: Price, events: &mut Vec<Event>) {
        let goes_on = match price {
            Price::Resource(resource) => self.pay(seat, resource, 1, events),
            Price::Heart => self.lose_hearts(seat, 1, events),
        };
        if goes_on {
            self.draw(seat, Some(price), events);
        }
    }

    pub(super) fn declare(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        if !self.scene.setup.is_open() && !self.scene.told.contains(card) {
            events.push(Event::Shown(CardSet::only(card)));
        }
        self.scene.told.insert(card);
        self.scene.declared[seat.index()] = Some(card);
        self.scene.said[seat.index()] += 1;
        tell(events, Fact::Declared { seat, card });
    }

    pub(super) fn sooner(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some(place) = self.scene.plan.iter().position(|it| *it == seat).filter(|place| *place > 0) {
            self.scene.plan.swap(place, place - 1);
            self.scene.replanned += 1;
            tell(events, Fact::Planned { seat });
        }
    }

    /// AP-10, AP-11: the card from the top; the rest of the hand goes once the last card is played.
    pub(super) fn play_card(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let place = seat.index();
        self.scene.played[place] += 1;
        self.hands[place].remove(card);
        let rest = if self.scene.has_to_play(seat) { CardSet::default() } else { self.hands[place] };
        let mut shown = rest;
        shown.insert(card);
        shown = shown.without(self.scene.told);
        if !self.scene.setup.is_open() && !shown.is_empty() {
            events.push(Event::Shown(shown));
        }
        tell(events, Fact::Played { seat, card });
        self.scene.told.remove(card);
        self.scene.declared[place] = self.scene.declared[place].filter(|declared| *declared != card);
        // The played card is neither in a hand nor among the clues until it has been carried out; should
        // the game end meanwhile, it lies with the discarded ones.
        self.scene.discard.insert(card);
        if !rest.is_empty() {
            self.hands[place] = CardSet::default();
            self.scene.discard = self.scene.discard.union(rest);
            self.scene.told = self.scene.told.without(rest);
            self.scene.declared[place] = None;
            tell(events, Fact::Discarded { seat, cards: rest });
        }
        self.carry_out_card(seat, card, events);
    }

    fn carry_out_card(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let face = card.face();
        for (resource, count) in Resource::ALL.into_iter().zip(face.cost.resources) {
            if !self.pay(seat, resource, count, events) {
                return;
            }
        }
        if !self.lose_hearts(seat, face.cost.hearts, events) {
            return;
        }
        for (symbol, count) in Symbol::ALL.into_iter().zip(face.agents) {
            for _ in 0..count {
                self.scene.board().of_symbol(symbol).iter().for_each(|city| self.send_agent(city, events));
            }
        }
        if self.is_over() {
            return;
        }
        for (resource, count) in Resource::ALL.into_iter().zip(face.gain.resources) {
            self.gain(resource, count, events);
        }
        if face.gain.hearts > 0 && self.scene.hearts_in_stock() > 0 {
            if self.scene.players() > 1 {
                self.scene.task = Some(Task::GiveHeart { seat, card });
                return;
            }
            self.gain_heart(seat, seat, events);
        }
        self.lay_clue(seat, card, events);
    }
}

/// AP-25, and nothing else decides it: the last card above the end tile was drawn.
fn reaches_tile(before: u8, after: u8) -> bool {
    above_tile(before) > 0 && above_tile(after) == 0
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, End, Glimpse, Phase, Refusal, Setup,
        fixtures::{ADA, BEN, CAT, card, cards, start, table},
    };
    use super::*;
    use crate::rules::{Game, Privacy, SeatSet, Viewer};

    #[test]
    fn ap_8_two_cards_each_in_any_order_seeing_the_next_back() {
        let mut state = table(3);
        for seat in [CAT, ADA, CAT, BEN, BEN] {
            let back = state.scene.top;
            let events = state.act(seat, Action::Draw).expect("anybody may be next");
            let Event::Drew { card, .. } = events[0] else { panic!("{events:?}") };
            assert_eq!(Some(card.clues()), back);
        }
        assert_eq!(state.refusal(CAT, Action::Draw), Some(Refusal::NothingToDraw));
        assert!(!state.scene.has_to_draw(crate::rules::Seat(3)), "three play");
        assert_eq!((state.seats_to_act(), state.scene.phase), (vec![ADA], Phase::Draw));
        state.seen(ADA, Action::Draw);
        assert_eq!((state.scene.phase, state.scene.deck), (Phase::Play, 66));
    }

    #[test]
    fn ap_8_faces_are_secret_and_backs_are_not() {
        let state = table(2).playing("A1");
        let hand = state.view(Viewer::Seat(BEN)).hand(ADA).to_vec();
        assert_eq!(hand, [card("A1"), card("A2")].map(|card| Glimpse::Back(card.clues())));
        assert_eq!(state.view(Viewer::Seat(ADA)).faces(ADA).count(), 2);
        assert_eq!(state.privacy(ADA), Privacy::Private);
    }

    #[test]
    fn ap_8_players_may_tell_what_their_cards_do() {
        let mut state = table(2).playing("A1");
        let events = state.act(ADA, Action::Declare(card("A1"))).expect("it is theirs to tell");
        assert!(events.iter().any(State::reveals));
        assert_eq!(state.view(Viewer::Seat(BEN)).faces(ADA).collect::<Vec<_>>(), [card("A1")]);
        assert_eq!(state.scene.declared[0], Some(card("A1")));
        assert_eq!(state.refusal(ADA, Action::Declare(card("A1"))), Some(Refusal::SaidEnough), "it is said");
        assert_eq!(
            state.refusal(ADA, Action::Declare(card("B1"))),
            Some(Refusal::NotInHand),
            "the truth only"
        );
        for name in ["A2", "A1", "A2", "A1", "A2"] {
            state.seen(ADA, Action::Declare(card(name)));
        }
        assert_eq!(state.refusal(ADA, Action::Declare(card("A1"))), Some(Refusal::SaidEnough));
    }

    #[test]
    fn ap_8_nothing_is_drawn_from_an_empty_deck() {
        assert_eq!(table(2).with_deck(0).refusal(ADA, Action::Draw), Some(Refusal::NothingToDraw));
    }

    #[test]
    fn ap_8_a_face_is_shown_once_and_never_where_all_hands_are_open() {
        let shown = |events: &[Event]| {
            let shown = events.iter().filter_map(|event| match event {
                Event::Shown(cards) => Some(*cards),
                _ => None,
            });
            shown.collect::<Vec<_>>()
        };
        let mut state = table(2).playing("A1");
        for (name, first) in [("A1", true), ("A2", true), ("A1", false)] {
            let events = state.act(ADA, Action::Declare(card(name))).expect("it is theirs to tell");
            assert_eq!(shown(&events), if first { vec![cards(&[name])] } else { Vec::new() }, "{name}");
        }
        assert_eq!(shown(&state.act(ADA, Action::Play(card("A1"))).expect("legal")), []);
        let events = state.act(BEN, Action::Play(card("B1"))).expect("legal");
        assert_eq!(shown(&events), [cards(&["B1", "B2"])], "he had told nothing");

        let mut state = start(Setup { open_hands: true, ..Setup::of(2) }).playing("A1");
        assert_eq!(shown(&state.act(ADA, Action::Declare(card("A1"))).expect("legal")), []);
        assert_eq!(shown(&state.act(ADA, Action::Play(card("A2"))).expect("legal")), []);
    }

    #[test]
    fn ap_8_who_plays_alone_has_nobody_to_tell() {
        let state = start(Setup::of(1)).phase(Phase::Play).with_hand(ADA, &["A1", "A2", "A3"]);
        assert_eq!(state.refusal(ADA, Action::Declare(card("A1"))), Some(Refusal::SaidEnough));
    }

    #[test]
    fn ap_10_the_plan_is_an_order_that_anybody_changes() {
        let mut state = table(3).playing("A1").with_hand(CAT, &["B3", "B4"]);
        state.seen(ADA, Action::Sooner(CAT));
        assert_eq!(state.scene.plan[..3], [ADA, CAT, BEN]);
        state.seen(BEN, Action::Sooner(CAT));
        assert_eq!(state.scene.plan[..3], [CAT, ADA, BEN]);
        assert_eq!(state.refusal(ADA, Action::Sooner(CAT)), Some(Refusal::SaidEnough), "it is first");
        state.seen(BEN, Action::Play(card("B1")));
        assert_eq!(state.scene.played[..3], [0, 1, 0], "nobody is bound by it");
    }

    #[test]
    fn ap_10_the_plan_is_not_changed_for_ever() {
        let mut state = table(2).playing("A1");
        assert_eq!(state.refusal(ADA, Action::Sooner(CAT)), Some(Refusal::Nowhere), "two play");
        for time in 0..REPLANS {
            state.seen(ADA, Action::Sooner(if time % 2 == 0 { BEN } else { ADA }));
        }
        assert_eq!(state.scene.plan[..2], [ADA, BEN]);
        assert_eq!(state.refusal(ADA, Action::Sooner(BEN)), Some(Refusal::SaidEnough));
    }

    #[test]
    fn ap_10_a_card_that_was_played_is_no_longer_declared() {
        let mut state = table(2).playing("A1").with_hand(ADA, &["A1"]);
        state.seen(ADA, Action::Declare(card("A1")));
        state.play(ADA, "A1");
        assert_eq!(state.scene.declared[0], None);
    }

    #[test]
    fn ap_9_one_more_card_for_a_resource_as_often_as_wanted() {
        let mut state = table(2).playing("A1").with_van([1, 0, 1]);
        let fuel = Action::Buy(Price::Resource(Resource::Fuel));
        state.seen(ADA, fuel);
        assert_eq!(state.refusal(ADA, fuel), Some(Refusal::GoldenRule), "it is gone");
        state.seen(ADA, Action::Buy(Price::Resource(Resource::Walkie)));
        assert_eq!((state.hands[0].len(), state.scene.van), (4, [0; 3]));
    }

    #[test]
    fn ap_9_not_before_all_have_drawn_nor_after_one_has_played() {
        let buy = Action::Buy(Price::Resource(Resource::Fuel));
        assert_eq!(table(2).refusal(ADA, buy), Some(Refusal::NotNow));
        let mut state = table(2).playing("A1");
        state.play(ADA, "A1");
        assert_eq!(state.refusal(ADA, buy), Some(Refusal::HasPlayed));
        assert!(state.legal(BEN).contains(&buy));
    }

    #[test]
    fn ap_9_also_after_the_end_tile_and_never_from_an_empty_deck() {
        let buy = Action::Buy(Price::Resource(Resource::Fuel));
        let mut state = table(2).playing("A1").with_deck(1);
        state.seen(ADA, buy);
        assert_eq!(state.scene.deck, 0);
        assert_eq!(state.refusal(ADA, buy), Some(Refusal::NothingToDraw));
    }

    #[test]
    fn ap_10_one_card_is_played_and_the_rest_discarded_with_their_faces_shown() {
        let mut state = table(2).playing("A1");
        let seen = state.play(ADA, "A1");
        assert_eq!(
            seen[..2],
            [
                Fact::Played { seat: ADA, card: card("A1") },
                Fact::Discarded { seat: ADA, cards: cards(&["A2"]) }
            ]
        );
        assert!(state.hands[0].is_empty() && state.view(Viewer::Table).scene.discard.contains(card("A2")));
        assert_eq!(state.refusal(ADA, Action::Play(card("A2"))), Some(Refusal::HasPlayed));
    }

    #[test]
    fn ap_10_only_a_card_of_ones_own() {
        let state = table(2).playing("A1");
        assert_eq!(state.refusal(BEN, Action::Play(card("A1"))), Some(Refusal::NotInHand));
        assert_eq!(state.seats_to_act(), [ADA, BEN], "in any order");
    }

    #[test]
    fn ap_11_a_card_is_carried_out_from_the_top() {
        let mut state = table(2).playing("J1").with_van([6, 2, 2]);
        let hiroshima = state.city("hiroshima");
        let seen = state.play(ADA, "J1");
        assert_eq!(
            seen[2..],
            [
                Fact::LostHearts { seat: ADA, count: 1 },
                Fact::AgentCame { city: hiroshima, lair: false },
                Fact::Gained { resource: Resource::Weapon, count: 1 },
                Fact::Gained { resource: Resource::Walkie, count: 1 },
                Fact::ClueLaid { owner: ADA, card: card("J1") },
            ]
        );
        assert_eq!(state.scene.agents_in(hiroshima), 3);
    }

    #[test]
    fn ap_11_three_of_a_symbol_bring_three_agents() {
        let mut state = table(2).playing("H1");
        state.play(ADA, "H1");
        assert_eq!(state.scene.agents_in(state.city("kyoto")), 5, "and it is not lost before the round ends");
        assert!(!state.scene.is_lost(state.city("kyoto")));
    }

    #[test]
    fn ap_25_the_round_of_the_sixtieth_card_is_the_last() {
        let mut state = table(2).with_deck(13);
        assert_eq!((state.scene.to_tile(), state.scene.last_round), (1, false));
        let seen = state.seen(BEN, Action::Draw);
        assert_eq!(seen, [Fact::LastRound]);
        assert_eq!(state.seen(BEN, Action::Draw), [], "it is said once");
        assert_eq!((state.scene.deck, state.scene.last_round), (11, true), "cards below the tile are drawn");
    }

    #[test]
    fn ap_25_a_paid_draw_counts() {
        let mut state = table(2).playing("A1").with_deck(13);
        let seen = state.seen(ADA, Action::Buy(Price::Resource(Resource::Fuel)));
        assert!(seen.contains(&Fact::LastRound));
    }

    #[test]
    fn ap_25_the_track_has_to_be_full_at_the_end_of_the_last_round() {
        let mut state = table(2).phase(Phase::Dusk);
        state.scene.last_round = true;
        state.seen(ADA, Action::EndRound);
        assert_eq!(state.scene.end, Some(End::TimeUp));
    }

    #[test]
    fn ap_32_b_a_solo_player_draws_three_and_plays_two() {
        let mut state = start(Setup::of(1));
        for _ in 0..3 {
            state.seen(ADA, Action::Draw);
        }
        assert_eq!((state.scene.phase, state.privacy(ADA)), (Phase::Play, Privacy::Open));
        let mut state = state.with_hand(ADA, &["A1", "A2", "A3"]);
        state.play(ADA, "A1");
        assert_eq!(state.hands[0].len(), 2, "the rest waits for the second card");
        state.seen(ADA, Action::Buy(Price::Resource(Resource::Fuel)));
        let seen = state.play(ADA, "A2");
        assert!(matches!(seen[1], Fact::Discarded { cards, .. } if cards.len() == 2));
        assert_eq!(state.scene.phase, Phase::Move);
        let mut state = start(Setup::of(1)).phase(Phase::Play).with_hand(ADA, &["E3", "A1"]);
        state.play(ADA, "E3");
        assert_eq!((state.scene.task, state.scene.hearts_of(ADA)), (None, 7), "a heart is the player's own");
    }

    #[test]
    fn ap_33_phase_a_ends_when_all_have_played() {
        let mut state = table(2).playing("A1");
        state.play(BEN, "B1");
        assert_eq!((state.scene.phase, state.seats_to_act()), (Phase::Play, vec![ADA]));
        state.play(ADA, "A1");
        assert_eq!(state.scene.phase, Phase::Move);
        assert_eq!(state.seats_to_act().into_iter().collect::<SeatSet>().len(), 2);
    }
}
