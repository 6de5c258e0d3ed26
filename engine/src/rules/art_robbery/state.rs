//! All that there is in a match, secrets included.

use serde::{Deserialize, Serialize};

use super::{
    Action, Card, Event, Hand, Notice, Raid, Refusal, Setup, Token, TokenSet, View, legal, score, setup,
    turn, view,
};
use crate::rules::{Dice, Eyes, Game, GameId, Outcome, Seat, SeatSet, Seed, Turn, Viewer};

/// A match of Art Robbery.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) dice: Dice,
    pub(super) raid: Raid,
    /// How often the draw pile was rebuilt in this raid (AR-22).
    pub(super) rebuilds: u8,
    /// Whose turn it is, also while another answers for the guard dog.
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// Who holds the guard dog; nobody while it is in the centre.
    pub(super) dog: Option<Seat>,
    pub(super) centre: TokenSet,
    /// The tokens of this raid before each seat.
    pub(super) front: [TokenSet; Setup::MOST as usize],
    /// The tokens of earlier raids, safe for good.
    pub(super) banked: [TokenSet; Setup::MOST as usize],
    /// The tokens that went back to the box.
    pub(super) lost: TokenSet,
    pub(super) hands: [Hand; Setup::MOST as usize],
    /// The last is the top.
    pub(super) pile: Pile,
    pub(super) discard: Pile,
}

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The seat whose turn it is plays a card.
    Play,
    /// The holder of the guard dog gives the token or the dog (AR-12).
    Dog { holder: Seat, token: Token },
    /// The fourth raid is over.
    Over,
}

impl State {
    pub(super) fn players(&self) -> usize {
        usize::from(self.setup.players)
    }

    /// Who has to decide now.
    pub(super) fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play => Some(self.turn),
            Phase::Dog { holder, .. } => Some(holder),
            Phase::Over => None,
        }
    }

    /// Kept out of [`Game::turn`], which is asked before every action.
    #[cold]
    fn outcome(&self) -> Outcome {
        score::count(&self.banked[..self.players()]).outcome()
    }
}

impl Game for State {
    const ID: GameId = GameId::ArtRobbery;
    const RULES_VERSION: u32 = 1;

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
        self.players()
    }

    fn turn(&self) -> Turn {
        match self.decider() {
            Some(seat) => Turn::Of(SeatSet::only(seat)),
            None => Turn::Over(self.outcome()),
        }
    }

    fn eyes(&self, _: Seat) -> Eyes {
        // The dog's question is put to its holder before the whole table.
        if matches!(self.phase, Phase::Dog { .. }) { Eyes::Open } else { Eyes::Private }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        legal::list(self, seat, actions);
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        legal::check(self, seat, *action)?;
        turn::carry_out(self, *action, events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn notice(event: &Event, viewer: Viewer) -> Notice {
        event.notice(viewer)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { .. })
    }
}

/// A pile of cards that never leaves its place in memory: matches are played by the million.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    cards: [Card; Card::TOTAL],
    len: u8,
}

impl Pile {
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(super) fn size(&self) -> u8 {
        self.len
    }

    pub(super) fn as_slice(&self) -> &[Card] {
        self.cards.get(..self.len()).unwrap_or_default()
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [Card] {
        let len = self.len();
        self.cards.get_mut(..len).unwrap_or_default()
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

impl Default for Pile {
    fn default() -> Self {
        Self { cards: [Card::Zero; Card::TOTAL], len: 0 }
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
