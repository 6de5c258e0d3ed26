//! All that there is in a match, secrets included.

use serde::{Deserialize, Serialize};

use super::{
    Action, Card, CardSet, Event, Notice, Refusal, Scene, Setup, View, end, legal, list, setup, turn, view,
};
use crate::rules::{Dice, Eyes, Game, GameId, Outcome, Seat, SeatSet, Seed, Turn, Viewer};

/// A match of The A.R.T. Project.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub(super) scene: Scene,
    pub(super) dice: Dice,
    /// The last is the top.
    pub(super) deck: Deck,
    /// Cards taken out unseen (AP-32).
    pub(super) boxed: CardSet,
    pub(super) hands: [CardSet; Setup::MOST as usize],
}

impl State {
    /// Kept out of [`Game::turn`], which is asked before every action.
    #[cold]
    fn outcome(&self, end: super::End) -> Outcome {
        end::outcome(&self.scene, end)
    }
}

impl Game for State {
    const ID: GameId = GameId::ArtProject;
    const RULES_VERSION: u32 = 1;
    const TOGETHER: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        setup::deal(*setup, seed)
    }

    fn seats(&self) -> usize {
        self.scene.players()
    }

    fn turn(&self) -> Turn {
        match self.scene.end {
            None => Turn::Of(turn::deciders(&self.scene)),
            Some(end) => Turn::Over(self.outcome(end)),
        }
    }

    fn foremost(&self, seats: SeatSet) -> Option<Seat> {
        turn::foremost(&self.scene, seats)
    }

    fn eyes(&self, seat: Seat) -> Eyes {
        turn::eyes(&self.scene, seat)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        list::list(self, seat, actions);
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        legal::check(self, seat, *action)?;
        turn::carry_out(self, seat, *action, events);
        turn::advance(self, events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn notice(event: &Event, viewer: Viewer) -> Notice {
        event.notice(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }
}

/// The cards to draw, in their place in memory: matches are played by the million.
#[derive(Clone, Copy)]
pub(super) struct Deck {
    cards: [Card; Card::TOTAL],
    len: u8,
}

impl Deck {
    pub(super) fn size(&self) -> u8 {
        self.len
    }

    pub(super) fn as_slice(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [Card] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    pub(super) fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// Lays a card on top; the box holds no more than fit.
    pub(super) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    pub(super) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards.get(usize::from(self.len)).copied()
    }
}

impl FromIterator<Card> for Deck {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut deck = Self { cards: [Card::FIRST; Card::TOTAL], len: 0 };
        cards.into_iter().for_each(|card| deck.push(card));
        deck
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Deck {}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Serialize for Deck {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
