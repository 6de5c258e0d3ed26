//! Matches in the middle, for the rules' own tests.

use super::{Action, Aim, Card, Event, Gift, Hand, Raid, Refusal, Setup, State, Token, TokenSet};
use crate::rules::{Game, Seat, Seed};

pub(super) const FIRST: Raid = Raid::FIRST;
pub(super) const US: Seat = Seat(0);
pub(super) const THEM: Seat = Seat(1);

pub(super) fn steal(from: Seat, token: Token) -> Aim {
    Aim::Steal { from, token }
}

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

/// The first tokens of these raids (from 1) and values.
pub(super) fn loot(tokens: &[(usize, u8)]) -> TokenSet {
    tokens.iter().map(|(raid, value)| token(Raid::ALL[raid - 1], *value)).collect()
}

impl State {
    /// Deals the seat these cards instead of its own, out of the pile or, failing that, another's hand.
    pub(super) fn with_hand(mut self, seat: Seat, cards: [Card; Hand::FULL]) -> Self {
        let old = std::mem::take(&mut self.hands[seat.index()]);
        old.cards().for_each(|card| self.pile.push(card));
        for card in cards {
            if !self.pile.as_slice().contains(&card) {
                let other = Seat::all(self.players())
                    .find(|other| *other != seat && self.hands[other.index()].remove(card));
                let spare = self.pile.pop().expect("a card to give in exchange");
                self.hands[other.expect("the box holds enough of them").index()].add(spare);
                self.pile.push(card);
            }
            let pile = self.pile.as_mut_slice();
            let place = pile.iter().position(|c| *c == card).expect("it is there now");
            let top = pile.len() - 1;
            pile.swap(place, top);
            self.pile.pop();
            self.hands[seat.index()].add(card);
        }
        self
    }

    /// Deals the seat five cards of a kind.
    pub(super) fn with_all(self, seat: Seat, card: Card) -> Self {
        self.with_hand(seat, [card; Hand::FULL])
    }

    /// Goes on to a later raid; the tokens before it went back to the box.
    pub(super) fn with_raid(mut self, number: usize) -> Self {
        self.lost = Raid::ALL[..number - 1].iter().fold(self.lost, |lost, raid| lost.union(raid.tokens()));
        self.raid = Raid::ALL[number - 1];
        self.centre = self.raid.tokens();
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
        let mut kept = TokenSet::default();
        for value in values {
            let token = self.centre.worth(*value).iter().next().expect("it is in the centre");
            self.centre.remove(token);
            kept.insert(token);
        }
        self.lost = self.lost.union(self.centre);
        self.centre = kept;
        self
    }

    /// Empties the centre but for the Boss; the others went back to the box.
    pub(super) fn with_only_the_boss(self) -> Self {
        let boss = Token::boss(self.raid);
        let mut state = self.with_centre(&[]);
        state.lost.remove(boss);
        state.centre.insert(boss);
        state
    }

    /// Leaves a draw pile of `left` cards; the rest lies on the discard pile.
    pub(super) fn with_pile(mut self, left: usize) -> Self {
        while self.pile.len() > left {
            let card = self.pile.pop().expect("it is longer");
            self.discard.push(card);
        }
        self
    }

    pub(super) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// What the seat whose turn it is may go for with a card.
    pub(super) fn aims(&self, card: Card) -> Vec<Aim> {
        let mut actions = Vec::new();
        self.legal_actions(self.turn, &mut actions);
        let aims = actions.into_iter().filter_map(|action| match action {
            Action::Play { card: played, aim } if played == card => Some(aim),
            _ => None,
        });
        aims.collect()
    }

    /// Plays a card of the seat whose turn it is.
    pub(super) fn play(&mut self, card: Card, aim: Aim) -> Result<Vec<Event>, Refusal> {
        self.act(self.turn, Action::Play { card, aim })
    }

    /// Answers the guard dog's question.
    pub(super) fn give(&mut self, gift: Gift) -> Result<Vec<Event>, Refusal> {
        self.act(self.decider().unwrap_or(self.turn), Action::Give(gift))
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply(seat, &action, &mut events)?;
        Ok(events)
    }

    /// Why a card may not be played that way; the refusal has changed nothing.
    pub(super) fn refusal(&self, card: Card, aim: Aim) -> Option<Refusal> {
        self.refusal_to(self.turn, Action::Play { card, aim })
    }

    pub(super) fn refusal_to(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let mut after = self.clone();
        let refusal = after.act(seat, action).err()?;
        assert_eq!(after, *self, "a refused action changes nothing");
        Some(refusal)
    }
}
