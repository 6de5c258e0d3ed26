//! All that there is in a match, secrets included.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Action, Card, Event, Hand, Notice, Raid, Refusal, Setup, Token, TokenSet, View, legal, score, setup,
    turn, view,
};
use crate::rules::{
    Dice, Game, GameId, Outcome, Privacy, Progress, Seat, SeatSet, Seed, Turn, Viewer,
    pile::{self, Piled},
};

/// Cards to draw, or cards that were played.
pub(super) type Pile = pile::Pile<Card, { Card::TOTAL }>;

impl Piled for Card {
    const FILLER: Self = Self::Zero;
}

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
    Dog {
        /// Who has to answer.
        holder: Seat,
        /// The token that the card goes for.
        token: Token,
    },
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
    const SEATS: RangeInclusive<u8> = Setup::FEWEST..=Setup::MOST;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn setup(players: u8) -> Setup {
        Setup::of(players)
    }

    fn start(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        setup::deal(*setup, seed)
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn progress(&self) -> Progress {
        Progress { round: self.raid.number(), won: 0 }
    }

    fn turn(&self) -> Turn {
        match self.decider() {
            Some(seat) => Turn::Of(SeatSet::only(seat)),
            None => Turn::Over(self.outcome()),
        }
    }

    fn privacy(&self, _: Seat) -> Privacy {
        // The dog's question is put to its holder before the whole table.
        if matches!(self.phase, Phase::Dog { .. }) { Privacy::Open } else { Privacy::Private }
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
