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
    pub(super) fn play(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
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
