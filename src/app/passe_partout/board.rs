//! All that a table shows, gathered before anything is drawn.

use cambriole_engine::{
    rules::{
        Seat, Viewer,
        passe_partout::{Action, Key, State, View},
    },
    table::{Chair, Stage, Table},
};

use crate::{
    app::{
        live::AnyTable,
        parts::mark_of,
        shared::names,
        table::{self, LogLine, Look},
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
    /// The key that waits to be confirmed.
    pub picked: Option<Key>,
    /// Whose place is at the foot of the table.
    pub focal: Seat,
    /// What happened, each line with the number of its move.
    pub journal: Vec<(usize, LogLine)>,
    /// Whether the players want to confirm their moves.
    pub confirms: bool,
    /// Whether the result is shown, and no longer the table.
    pub over: bool,
}

impl Board {
    pub fn gather(table: &Table<State>, look: &Look, picked: Option<Key>) -> Self {
        let focal = match (look.sole_human, look.viewer) {
            (Some(seat), _) | (None, Viewer::Seat(seat)) => seat,
            _ => Seat(0),
        };
        Self {
            view: table.game().view(look.viewer),
            chairs: table.game().chairs().to_vec(),
            lang: look.lang,
            stage: look.stage,
            legal: look.asked().map(|seat| look.legal_actions(table, seat)).unwrap_or_default(),
            picked,
            focal,
            journal: table.lines(0, look.lang),
            confirms: look.confirms,
            over: look.is_over,
        }
    }

    pub fn name(&self, seat: Seat) -> String {
        names::seat(&self.chairs, seat, self.lang)
    }

    pub fn mark(&self, seat: Seat) -> u8 {
        mark_of(self.chairs.get(seat.index()))
    }

    /// What a seat's paintings are worth.
    pub fn loot(&self, seat: Seat) -> u8 {
        self.view.thieves.get(seat.index()).map_or(0, |thief| thief.won.iter().sum())
    }
}

/// What a tap can mean in this game alone: a key was tapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tap(pub Key);

pub type Msg = table::Msg<State>;
pub type Dispatch = table::Dispatch<State>;
