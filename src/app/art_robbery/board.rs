//! All that a table shows, gathered before anything is drawn.

use cambriole_engine::{
    rules::{
        Seat,
        art_robbery::{Action, Aim, Card, Phase, State, Token, View},
    },
    table::{Chair, Stage},
};

use super::{choice::Choice, raid_end::Harvest};
use crate::{
    app::{
        parts::{Emblem, mark_of},
        shared::names,
        table::{self, LogLine, emblems},
    },
    words::Lang,
};

/// A board: the view of whoever may look, and what the player there is about to do.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    pub view: View,
    pub chairs: Vec<Chair>,
    pub lang: Lang,
    /// What is being decided.
    pub stage: Stage,
    /// What the player who decides here may do; empty while somebody else does.
    pub legal: Vec<Action>,
    /// What they picked so far.
    pub choice: Option<Choice>,
    /// Whose place is at the foot of the table.
    pub focal: Seat,
    /// What happened, each line with the number of its move.
    pub journal: Vec<(usize, LogLine)>,
    /// The first move that the player at the foot has not seen happen.
    pub unseen: usize,
    /// What the raid that has just ended brought, while the table looks at it.
    pub harvest: Option<Harvest>,
    /// Whether the players want to confirm their moves.
    pub confirms: bool,
    /// Whether the result is shown, and no longer the table.
    pub over: bool,
}

impl Board {
    pub fn name(&self, seat: Seat) -> String {
        names::seat(&self.chairs, seat, self.lang)
    }

    pub fn mark(&self, seat: Seat) -> u8 {
        mark_of(self.chairs.get(seat.index()))
    }

    /// What every seat is at the table.
    pub fn emblems(&self) -> Vec<Emblem> {
        emblems::<State>(&self.view, &self.chairs)
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| !chair.is_person())
    }

    /// Whether the viewer is the player at the foot: their hand and their bank may be shown.
    pub fn is_own(&self) -> bool {
        self.view.seat() == Some(self.focal)
    }

    /// The other seats, clockwise from the one at the foot.
    pub fn others(&self) -> Vec<Seat> {
        let count = self.chairs.len();
        let next = |seat: &Seat| Some(seat.left(count));
        std::iter::successors(Some(self.focal), next).skip(1).take(count.saturating_sub(1)).collect()
    }

    /// The question to the holder of the guard dog, if it is put to a person here.
    pub fn question(&self) -> Option<(Seat, Token)> {
        match (self.view.phase, self.legal.is_empty()) {
            (Phase::Dog { holder, token }, false) => Some((holder, token)),
            _ => None,
        }
    }

    /// The action that the choice stands for.
    pub fn chosen(&self) -> Option<Action> {
        self.choice.map(Choice::action)
    }
}

/// What a tap can mean in this game alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tap {
    /// A card of the hand was tapped: its place and kind.
    Card(usize, Card),
    /// Something that the chosen card can go for was tapped.
    Aim(Aim),
    /// An action is to be carried out.
    Act(Action),
    /// Nothing is chosen any more.
    Cancel,
}

pub type Msg = table::Msg<State>;
pub type Dispatch = table::Dispatch<State>;
