//! What happened, and how each viewer saw it.

use serde::{Deserialize, Serialize};

use super::{CameraId, Exit, ExitSet, Fact, How, Layout, Order, Piece, Square, Stop};
use crate::rules::{Seat, SeatSet, Viewer};

/// One thing that happened. All of it is open but where the thief is and which locks are open: an exit that
/// not everybody may know is an `E` and a set of them an `S`, themselves in an event, perhaps in a
/// [`Notice`]. Of a move the others are told what they [learned](Self::Learned).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event<E = Exit, S = ExitSet> {
    /// A piece was set up (MC-3 to MC-5).
    Placed {
        /// Who placed it.
        seat: Seat,
        /// The kind of piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// A piece was taken back.
    Took {
        /// Who took it.
        seat: Seat,
        /// The kind of piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A camera was turned (MC-4).
    Turned {
        /// Who turned it.
        seat: Seat,
        /// The camera.
        camera: CameraId,
    },
    /// A random museum was set up (MC-6).
    Randomised {
        /// Who asked for it.
        seat: Seat,
        /// The museum.
        layout: Layout,
    },
    /// All pieces went back into the box.
    Cleared {
        /// Who cleared the museum.
        seat: Seat,
    },
    /// A detective is content with the museum (MC-5).
    Confirmed {
        /// Which one.
        seat: Seat,
    },
    /// The detectives turn the locks up to place them: the thief may not see them.
    Dealt {
        /// Who may not see them.
        thief: Seat,
        /// The exits whose lock is open.
        open: S,
    },
    /// Two locks changed places: the thief may not know which.
    Swapped {
        /// Who swapped them.
        seat: Seat,
        /// Who may not know which.
        thief: Seat,
        /// The exit whose lock was open.
        open: E,
        /// The exit whose lock was closed.
        closed: E,
    },
    /// The locks are placed.
    Locked {
        /// Who said so.
        seat: Seat,
    },
    /// The thief came in: only they know where.
    Entered {
        /// The thief.
        thief: Seat,
        /// Where they came in.
        exit: E,
    },
    /// The thief moved: only they know all of it.
    Moved {
        /// The thief.
        thief: Seat,
        /// The way, and what they did at its end.
        stop: Stop,
        /// What the detectors hear.
        order: Order,
        /// What the others learned.
        fact: Fact,
    },
    /// Everybody learned something.
    Learned(Fact),
    /// The detectors ask the thief.
    Asked {
        /// The thief.
        thief: Seat,
    },
    /// A detective's turn is over.
    Rested {
        /// The detective.
        pawn: u8,
    },
    /// A round ended.
    RoundEnded {
        /// The round, from 0.
        round: u8,
        /// Whose round it was.
        thief: Seat,
        /// How it ended.
        how: How,
    },
    /// Another round is set up (MC-27).
    RoundBegan {
        /// The round, from 0.
        round: u8,
        /// Whose round it is.
        thief: Seat,
    },
    /// Nobody won if every thief of a long game was caught (MC-27).
    MatchEnded {
        /// Who won.
        winners: SeatSet,
    },
}

/// An event as one viewer saw it: an exit that the viewer must not know is not in it.
pub type Notice = Event<Option<Exit>, Option<ExitSet>>;

impl Event {
    pub(super) fn notice(self, viewer: Viewer) -> Notice {
        let knows_locks = |thief| match viewer {
            Viewer::Seat(seat) => seat != thief,
            Viewer::Table => false,
            Viewer::Everything => true,
        };
        match self {
            Self::Placed { seat, piece, at } => Notice::Placed { seat, piece, at },
            Self::Took { seat, piece, at } => Notice::Took { seat, piece, at },
            Self::Turned { seat, camera } => Notice::Turned { seat, camera },
            Self::Randomised { seat, layout } => Notice::Randomised { seat, layout },
            Self::Cleared { seat } => Notice::Cleared { seat },
            Self::Confirmed { seat } => Notice::Confirmed { seat },
            Self::Dealt { thief, open } => Notice::Dealt { thief, open: knows_locks(thief).then_some(open) },
            Self::Swapped { seat, thief, open, closed } => {
                let known = |exit| knows_locks(thief).then_some(exit);
                Notice::Swapped { seat, thief, open: known(open), closed: known(closed) }
            }
            Self::Locked { seat } => Notice::Locked { seat },
            Self::Entered { thief, exit } => {
                Notice::Entered { thief, exit: viewer.sees(thief).then_some(exit) }
            }
            Self::Moved { thief, stop, order, fact } if viewer.sees(thief) => {
                Notice::Moved { thief, stop, order, fact }
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
