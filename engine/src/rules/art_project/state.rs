//! All that there is in a match, secrets included.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Action, Card, CardSet, Event, Notice, Refusal, Scene, Setup, View, end, legal, list, setup, turn, view,
};
use crate::rules::{
    Dice, Game, GameId, Outcome, Privacy, Progress, Seat, SeatSet, Seed, Turn, Viewer,
    pile::{Pile, Piled},
};

/// The cards to draw.
pub(super) type Deck = Pile<Card, { Card::TOTAL }>;

impl Piled for Card {
    const FILLER: Self = Self::FIRST;
}

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

impl State {
    /// All that lies open.
    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// From here on everybody sees all hands: for those who imagine how a match goes on.
    pub(crate) fn open_hands(&mut self) {
        self.scene.setup.open_hands = true;
    }
}

impl Game for State {
    const ID: GameId = GameId::ArtProject;
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = Setup::FEWEST..=Setup::MOST;
    const TOGETHER: bool = true;

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
        self.scene.players()
    }

    fn progress(&self) -> Progress {
        Progress { round: self.scene.round, won: self.scene.recovered }
    }

    fn turn(&self) -> Turn {
        match self.scene.end {
            None => Turn::Of(turn::deciders(&self.scene)),
            Some(end) => Turn::Over(self.outcome(end)),
        }
    }

    fn first_to_act(&self, seats: SeatSet) -> Option<Seat> {
        turn::first_to_act(&self.scene, seats)
    }

    fn privacy(&self, seat: Seat) -> Privacy {
        turn::privacy(&self.scene, seat)
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
