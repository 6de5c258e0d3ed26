//! What is in the box: the museum and its plan, what stands in it, locks and dice.

mod museum;
mod numbered;
mod pieces;
mod plan;
mod sight;
mod square;

pub use museum::{Museum, museum};
pub use pieces::{Camera, CameraId, CameraSet, Exit, ExitSet, Face, Facing, Path, Piece, Walk, Way};
pub use plan::{Colour, Door, DoorKind, Side, Zone};
pub use square::{Square, SquareSet};
