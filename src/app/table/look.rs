//! What a table has to know beside the match to be shown.

use cambriole_engine::{
    rules::{Game, Seat, Viewer},
    table::{Stage, Table},
};

use crate::words::Lang;

/// Who looks at a table, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    pub lang: Lang,
    pub viewer: Viewer,
    /// What is to be decided, and by whom.
    pub stage: Stage,
    /// The one person at a table of bots.
    pub sole_human: Option<Seat>,
    /// Whether the match waits for whoever is to decide; it does not while the last move is looked at.
    pub waits: bool,
    /// The move after which the table stopped to look.
    pub interval: Option<usize>,
    /// Whether the players want to confirm their moves.
    pub confirms: bool,
    /// Whether the result is shown, and no longer the table.
    pub is_over: bool,
}

impl Look {
    /// The one person who is asked.
    pub fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::Private(seat) | Stage::Open(seat) => Some(seat),
            _ => None,
        }
    }

    /// What the seat may do, if the page waits for it.
    pub fn legal_actions<G: Game>(&self, table: &Table<G>, seat: Seat) -> Vec<G::Action> {
        let is_asked = match self.stage {
            Stage::Together(people) => people.contains(seat),
            _ => self.asked() == Some(seat),
        };
        if is_asked && self.waits { table.game().legal_actions(seat) } else { Vec::new() }
    }
}
