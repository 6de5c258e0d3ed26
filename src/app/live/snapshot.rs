//! What most of the page asks about a match, in one small value.

use cambriole_engine::{
    rules::{GameId, Seat, SeatSet, Viewer},
    table::Stage,
};

/// A match at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Snapshot {
    pub game: GameId,
    /// What is to be decided, and by whom.
    pub stage: Stage,
    /// Who holds the device, or the whole table.
    pub holder: Viewer,
    /// The one person at a table of bots.
    pub sole_human: Option<Seat>,
    /// Bots that could move.
    pub bots: SeatSet,
    /// How many moves were made.
    pub moves: usize,
    /// Who made the last one.
    pub last_seat: Option<Seat>,
}

impl Snapshot {
    /// Whether the person at `seat` is to decide.
    pub fn asks(&self, seat: Seat) -> bool {
        match self.stage {
            Stage::Private(asked) | Stage::Open(asked) => asked == seat,
            Stage::Together(people) => people.contains(seat),
            Stage::Curtain(_) | Stage::Bot(_) | Stage::Over => false,
        }
    }
}

/// What the page shows of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchScreen {
    /// Another tab is being asked, for a moment.
    Knocking,
    /// Another tab has the match open.
    OpenElsewhere,
    /// Another tab took it over.
    TakenOver,
    Curtain(Seat),
    Table,
    End,
}
