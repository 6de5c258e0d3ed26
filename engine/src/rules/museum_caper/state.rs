//! All that there is in a match, secrets included.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Action, Event, Exit, ExitSet, Notice, Open, Phase, Refusal, Setup, Sheet, View, legal, rounds, score,
    turn, view,
};
use crate::rules::{Dice, Game, GameId, Privacy, Progress, Seat, Seed, Turn, Viewer};

/// A match of Le Casse du Siècle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) dice: Dice,
    pub(super) open: Open,
    /// What the thief alone knows, once inside.
    pub(super) sheet: Option<Sheet>,
    /// The open locks.
    pub(super) locks: ExitSet,
}

impl Game for State {
    const ID: GameId = GameId::MuseumCaper;
    const RULES_VERSION: u32 = 2;
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
        rounds::start(*setup, seed)
    }

    fn seats(&self) -> usize {
        self.open.players()
    }

    fn progress(&self) -> Progress {
        Progress { round: self.open.round + 1, won: 0 }
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Over => Turn::Over(score::outcome(&self.open)),
            _ => Turn::Of(self.open.deciders()),
        }
    }

    fn privacy(&self, seat: Seat) -> Privacy {
        // Locks are placed where the thief cannot see; what detectives do otherwise, the table sees.
        let secret = seat == self.open.thief && self.open.phase != Phase::RoundOver;
        if secret || self.open.phase == Phase::Locks { Privacy::Private } else { Privacy::Open }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        legal::list(self, seat, actions);
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        legal::check(self, seat, *action)?;
        turn::carry_out(self, seat, *action, events);
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

impl State {
    /// The locks, shuffled face down, one to each exit (MC-2).
    pub(super) fn shuffled_locks(setup: &Setup, dice: &mut Dice) -> ExitSet {
        let mut exits: Vec<Exit> = Exit::all().collect();
        dice.shuffle(&mut exits);
        exits.into_iter().take(usize::from(setup.open_locks)).collect()
    }
}
