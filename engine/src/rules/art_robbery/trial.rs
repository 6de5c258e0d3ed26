//! Matches in the middle, for the rules' own tests.

use super::{Action, Aim, Card, Event, Gift, Hand, Raid, Refusal, Setup, State, Token, TokenSet};
use crate::rules::{Game, Seat, Seed};

/// A fresh match.
pub(super) fn start(players: u8, seed: u64) -> State {
    State::start(&Setup::of(players), Seed(seed)).expect("a legal table")
}

/// A match in which seat 0 is to play, with all tokens of the raid in the centre.
pub(super) fn table(players: u8) -> State {
    let setup = Setup { first: Some(Seat(0)), ..Setup::of(players) };
    State::start(&setup, Seed(99)).expect("a legal table")
}

/// The first token of that value in the raid.
pub(super) fn token(raid: Raid, value: u8) -> Token {
    raid.tokens().worth(value).iter().next().expect("values go from 0 to 5")
}

impl State {
    /// Puts the card into the seat's hand in exchange for any other, which goes under the pile.
    pub(super) fn with_card(mut self, seat: Seat, card: Card) -> Self {
        let hand = self.hands[seat.index()];
        let other = hand.cards().find(|c| *c != card).expect("five cards, one of them other");
        self.hands[seat.index()].remove(other);
        self.hands[seat.index()].add(card);
        if let Some(place) = self.pile.as_mut_slice().iter_mut().find(|c| **c == card) {
            *place = other;
        }
        self
    }

    /// Lays tokens of the centre before a seat.
    pub(super) fn with_loot(mut self, seat: Seat, values: &[u8]) -> Self {
        for value in values {
            let token = self.centre.worth(*value).iter().next().expect("it is in the centre");
            self.centre.remove(token);
            self.front[seat.index()].insert(token);
        }
        self
    }

    /// Lays the Boss before a seat.
    pub(super) fn with_boss(mut self, seat: Seat) -> Self {
        let boss = Token::boss(self.raid);
        self.centre.remove(boss);
        self.front[seat.index()].insert(boss);
        self
    }

    pub(super) fn with_dog(mut self, seat: Seat) -> Self {
        self.dog = Some(seat);
        self
    }

    /// Leaves only these tokens in the centre; the others went back to the box.
    pub(super) fn with_centre(mut self, values: &[u8]) -> Self {
        let kept: TokenSet = values.iter().map(|value| token(self.raid, *value)).collect();
        self.lost = self.centre.iter().filter(|t| !kept.contains(*t)).collect();
        self.centre = kept;
        self
    }

    /// Leaves a draw pile of `left` cards; the rest lies on the discard pile.
    pub(super) fn with_pile(mut self, left: usize) -> Self {
        while self.pile.len() > left {
            let card = self.pile.pop().expect("it is longer");
            self.discard.push(card);
        }
        self
    }

    pub(super) fn aims(&self, card: Card) -> Vec<Aim> {
        let mut actions = Vec::new();
        self.legal_actions(self.turn, &mut actions);
        let aims = actions.into_iter().filter_map(|action| match action {
            Action::Play { card: played, aim } if played == card => Some(aim),
            _ => None,
        });
        aims.collect()
    }

    pub(super) fn play(&mut self, card: Card, aim: Aim) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply(self.turn, &Action::Play { card, aim }, &mut events)?;
        Ok(events)
    }

    pub(super) fn give(&mut self, gift: Gift) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        let seat = self.decider().unwrap_or(self.turn);
        self.apply(seat, &Action::Give(gift), &mut events)?;
        Ok(events)
    }

    pub(super) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }
}
