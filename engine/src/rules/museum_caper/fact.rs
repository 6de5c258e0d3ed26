//! What everybody learned in a round, in order: all that detectives can reason from.

use serde::{Deserialize, Serialize};

use super::{CameraId, CameraSet, Colour, Exit, Face, Path, Square, Walk};

/// One thing that everybody knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The thief moved. The path is known of a visible thief alone; `gone` is the painting stolen on the
    /// move before (MC-11); `tried` the exit whose lock was turned up (MC-15).
    Moved { path: Option<Path>, gone: Option<Square>, tried: Option<Attempt> },
    /// A detective rolled; the special die only while the thief is hidden (MC-17, MC-22).
    Rolled { pawn: u8, number: u8, face: Option<Face> },
    /// A detective moved this way, and restored the power if it was cut (MC-13, MC-18).
    Walked { pawn: u8, way: Walk, restored: bool },
    /// A camera was asked (MC-19a).
    Asked { pawn: u8, camera: CameraId, reply: Reply },
    /// A detective looked with their own eyes, and saw the thief there (MC-19b).
    Looked { pawn: u8, seen: Option<Square> },
    /// All cameras were asked: which were destroyed, and which see the thief unless the power is cut
    /// (MC-20).
    Scanned { pawn: u8, gone: CameraSet, seeing: Option<CameraSet> },
    /// The detectors were asked (MC-21).
    Detected { pawn: u8, reply: Detection },
    /// Dawn came before anybody saw the thief, who stands there (MC-28, seen first).
    Exposed { at: Square },
}

/// An exit that was tried, and what its lock turned out to be (MC-15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
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
    Gone { dark: bool },
}

/// The detectors' reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detection {
    Colour(Colour),
    CutOut,
    /// The power is cut.
    Dark,
}

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Through this exit, with so many paintings (MC-15).
    Escaped { exit: Exit, paintings: u8 },
    /// A detective ended a move there (MC-24).
    Caught { pawn: u8, at: Square },
    /// Every move of the thief ended on a detective (MC-10).
    Cornered { pawn: u8, at: Square },
    /// Dawn came (MC-28).
    Dawn { at: Square },
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
