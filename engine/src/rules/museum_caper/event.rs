//! What happened, and how each viewer saw it.

use serde::{Deserialize, Serialize};

use super::{CameraId, Exit, ExitSet, Fact, How, Layout, Order, Piece, Square, Stop};
use crate::rules::{Seat, SeatSet, Viewer};

/// One thing that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    Placed {
        seat: Seat,
        piece: Piece,
        at: Square,
    },
    Took {
        seat: Seat,
        piece: Piece,
        at: Square,
    },
    Turned {
        seat: Seat,
        camera: CameraId,
    },
    Randomised {
        seat: Seat,
        layout: Layout,
    },
    Cleared {
        seat: Seat,
    },
    Confirmed {
        seat: Seat,
    },
    /// The detectives turn the locks up to place them: the thief may not see them.
    Dealt {
        thief: Seat,
        open: ExitSet,
    },
    /// Two locks changed places: the thief may not know which.
    Swapped {
        seat: Seat,
        thief: Seat,
        open: Exit,
        closed: Exit,
    },
    /// The locks are placed.
    Locked {
        seat: Seat,
    },
    /// The thief came in: only they know where.
    Entered {
        thief: Seat,
        exit: Exit,
    },
    /// The thief moved: only they know all of it.
    Moved {
        thief: Seat,
        stop: Stop,
        order: Order,
        fact: Fact,
    },
    /// Everybody learned something.
    Learned(Fact),
    /// The detectors ask the thief.
    Asked {
        thief: Seat,
    },
    /// A detective's turn is over.
    Rested {
        pawn: u8,
    },
    RoundEnded {
        round: u8,
        thief: Seat,
        how: How,
    },
    RoundBegan {
        round: u8,
        thief: Seat,
    },
    /// Nobody won if every thief of a long game was caught (MC-27).
    MatchEnded {
        winners: SeatSet,
    },
}

/// An event as one viewer saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    Placed {
        seat: Seat,
        piece: Piece,
        at: Square,
    },
    Took {
        seat: Seat,
        piece: Piece,
        at: Square,
    },
    Turned {
        seat: Seat,
        camera: CameraId,
    },
    Randomised {
        seat: Seat,
        layout: Layout,
    },
    Cleared {
        seat: Seat,
    },
    Confirmed {
        seat: Seat,
    },
    /// The detectives look at the locks.
    Dealt,
    /// These locks are open: the viewer is a detective.
    DealtThese {
        open: ExitSet,
    },
    /// Two locks changed places.
    Swapped {
        seat: Seat,
    },
    /// These two locks changed places: the viewer is a detective.
    SwappedThese {
        seat: Seat,
        open: Exit,
        closed: Exit,
    },
    Locked {
        seat: Seat,
    },
    /// The thief came in.
    Entered {
        thief: Seat,
    },
    /// The viewer came in there.
    EnteredThere {
        thief: Seat,
        exit: Exit,
    },
    /// The viewer made this move; the fact is what the others learned.
    MovedThere {
        thief: Seat,
        stop: Stop,
        order: Order,
        fact: Fact,
    },
    /// Everybody learned something.
    Learned(Fact),
    Asked {
        thief: Seat,
    },
    Rested {
        pawn: u8,
    },
    RoundEnded {
        round: u8,
        thief: Seat,
        how: How,
    },
    RoundBegan {
        round: u8,
        thief: Seat,
    },
    /// Nobody won if every thief of a long game was caught (MC-27).
    MatchEnded {
        winners: SeatSet,
    },
}

impl Event {
    pub(super) fn notice(self, viewer: Viewer) -> Notice {
        match self {
            Self::Placed { seat, piece, at } => Notice::Placed { seat, piece, at },
            Self::Took { seat, piece, at } => Notice::Took { seat, piece, at },
            Self::Turned { seat, camera } => Notice::Turned { seat, camera },
            Self::Randomised { seat, layout } => Notice::Randomised { seat, layout },
            Self::Cleared { seat } => Notice::Cleared { seat },
            Self::Confirmed { seat } => Notice::Confirmed { seat },
            Self::Dealt { thief, open } => match viewer {
                Viewer::Seat(own) if own == thief => Notice::Dealt,
                Viewer::Table => Notice::Dealt,
                Viewer::Seat(_) | Viewer::Everything => Notice::DealtThese { open },
            },
            Self::Swapped { seat, thief, open, closed } => match viewer {
                Viewer::Seat(own) if own == thief => Notice::Swapped { seat },
                Viewer::Table => Notice::Swapped { seat },
                Viewer::Seat(_) | Viewer::Everything => Notice::SwappedThese { seat, open, closed },
            },
            Self::Locked { seat } => Notice::Locked { seat },
            Self::Entered { thief, exit } if viewer.sees(thief) => Notice::EnteredThere { thief, exit },
            Self::Entered { thief, .. } => Notice::Entered { thief },
            Self::Moved { thief, stop, order, fact } if viewer.sees(thief) => {
                Notice::MovedThere { thief, stop, order, fact }
            }
            Self::Moved { fact, .. } | Self::Learned(fact) => Notice::Learned(fact),
            Self::Asked { thief } => Notice::Asked { thief },
            Self::Rested { pawn } => Notice::Rested { pawn },
            Self::RoundEnded { round, thief, how } => Notice::RoundEnded { round, thief, how },
            Self::RoundBegan { round, thief } => Notice::RoundBegan { round, thief },
            Self::MatchEnded { winners } => Notice::MatchEnded { winners },
        }
    }

    /// Whether somebody learned something that cannot be unlearned.
    pub(super) fn reveals(self) -> bool {
        match self {
            Self::Moved { fact, .. } => !matches!(fact, Fact::Moved { gone: None, tried: None, .. }),
            Self::Learned(_) | Self::Asked { .. } | Self::RoundEnded { .. } => true,
            Self::Placed { .. }
            | Self::Took { .. }
            | Self::Turned { .. }
            | Self::Randomised { .. }
            | Self::Cleared { .. }
            | Self::Confirmed { .. }
            | Self::Dealt { .. }
            | Self::Swapped { .. }
            | Self::Locked { .. }
            | Self::Entered { .. }
            | Self::Rested { .. }
            | Self::RoundBegan { .. }
            | Self::MatchEnded { .. } => false,
        }
    }
}
