//! What everybody learned in a round, in order: all that detectives can reason from.

use serde::{Deserialize, Serialize};

use super::{CameraId, CameraSet, Colour, Exit, Face, Path, Square, Walk};

/// One thing that everybody knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The thief moved. The path is known of a visible thief alone; `gone` is the painting stolen on the
    /// move before (MC-11); `tried` the exit whose lock was turned up (MC-15).
    Moved {
        /// The way, of a visible thief.
        path: Option<Path>,
        /// Where the painting hung that is seen to be gone.
        gone: Option<Square>,
        /// The exit that was tried.
        tried: Option<Attempt>,
    },
    /// A detective rolled; the special die only while the thief is hidden (MC-17, MC-22).
    Rolled {
        /// The detective.
        pawn: u8,
        /// What the number die shows.
        number: u8,
        /// What the special die shows.
        face: Option<Face>,
    },
    /// A detective moved this way, and restored the power if it was cut (MC-13, MC-18).
    Walked {
        /// The detective.
        pawn: u8,
        /// The squares stepped on.
        way: Walk,
        /// Whether the power was cut and is back.
        restored: bool,
    },
    /// A camera was asked (MC-19a).
    Asked {
        /// The detective.
        pawn: u8,
        /// The camera.
        camera: CameraId,
        /// What it replied.
        reply: Reply,
    },
    /// A detective looked with their own eyes, and saw the thief there (MC-19b).
    Looked {
        /// The detective.
        pawn: u8,
        /// Where the thief stands, if seen.
        seen: Option<Square>,
    },
    /// All cameras were asked: which were destroyed, and which see the thief unless the power is cut
    /// (MC-20).
    Scanned {
        /// The detective.
        pawn: u8,
        /// The cameras that turned out to be destroyed.
        gone: CameraSet,
        /// The working cameras that see the thief; nothing without power.
        seeing: Option<CameraSet>,
    },
    /// The detectors were asked (MC-21).
    Detected {
        /// The detective.
        pawn: u8,
        /// What they replied.
        reply: Detection,
    },
    /// Dawn came before anybody saw the thief, who stands there (MC-28, seen first).
    Exposed {
        /// The thief's square.
        at: Square,
    },
}

/// An exit that was tried, and what its lock turned out to be (MC-15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The exit.
    pub exit: Exit,
    /// Whether it was open: the thief is away.
    pub open: bool,
}

/// A camera's reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It works, and sees the thief or not.
    Sees(bool),
    /// The power is cut.
    Dark,
    /// It was destroyed, and is gone now; whether the power is cut as well.
    Gone {
        /// Whether the power is cut as well.
        dark: bool,
    },
}

/// The detectors' reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detection {
    /// The colour of the thief's square.
    Colour(Colour),
    /// The thief unplugged them (MC-14).
    CutOut,
    /// The power is cut.
    Dark,
}

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Through this exit, with so many paintings (MC-15).
    Escaped {
        /// The exit.
        exit: Exit,
        /// How many paintings left with the thief.
        paintings: u8,
    },
    /// A detective ended a move there (MC-24).
    Caught {
        /// The detective.
        pawn: u8,
        /// Where they met.
        at: Square,
    },
    /// Every move of the thief ended on a detective (MC-10).
    Cornered {
        /// The detective.
        pawn: u8,
        /// Where they met.
        at: Square,
    },
    /// Dawn came (MC-28).
    Dawn {
        /// Where the thief stood.
        at: Square,
    },
}

impl How {
    /// The paintings that the thief got out with; nothing for one who was caught.
    pub fn haul(self) -> Option<u8> {
        match self {
            Self::Escaped { paintings, .. } => Some(paintings),
            Self::Caught { .. } | Self::Cornered { .. } | Self::Dawn { .. } => None,
        }
    }

    /// What the thief has of it (MC-27).
    pub fn paintings(self) -> u8 {
        self.haul().unwrap_or_default()
    }

    /// Where a detective and the thief met.
    pub fn met_at(self) -> Option<Square> {
        match self {
            Self::Caught { at, .. } | Self::Cornered { at, .. } => Some(at),
            Self::Escaped { .. } | Self::Dawn { .. } => None,
        }
    }
}
