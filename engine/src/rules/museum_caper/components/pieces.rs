//! What stands in the museum, and the small sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Square, museum, numbered::numbered};

/// What the detectives set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// One of nine (MC-3).
    Painting,
    /// One of six (MC-4).
    Camera,
    /// A detective (MC-5).
    Pawn,
}

impl Piece {
    /// Every kind, in the order in which they are set up.
    pub const ALL: [Self; 3] = [Self::Painting, Self::Camera, Self::Pawn];
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Painting => "painting",
            Self::Camera => "camera",
            Self::Pawn => "pawn",
        })
    }
}

/// How a camera is turned (MC-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// Four orthogonal lines.
    #[default]
    Straight,
    /// Four diagonal lines.
    Diagonal,
}

impl Facing {
    /// The other way round.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Straight => Self::Diagonal,
            Self::Diagonal => Self::Straight,
        }
    }
}

/// A camera in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Camera {
    /// Where it stands.
    pub at: Square,
    /// How it is turned.
    pub facing: Facing,
}

numbered! {
    /// A camera by its number, counted from 0; people count from 1.
    CameraId of 6,
    /// A set of cameras.
    CameraSet in u8
}

impl CameraSet {
    /// The set as bits, the first camera lowest.
    pub(in crate::rules::museum_caper) fn bits(self) -> u8 {
        self.0
    }

    pub(in crate::rules::museum_caper) fn of_bits(bits: u8) -> Self {
        Self(bits & 63)
    }

    /// The cameras that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

numbered! {
    /// An exit, counted in reading order.
    Exit of 11,
    /// A set of exits.
    ExitSet in u16
}

impl Exit {
    /// The square before it.
    pub fn before(self) -> Square {
        museum().door(self).before
    }

    /// The exit that the square lies before.
    pub fn at(square: Square) -> Option<Self> {
        museum().exit_at(square)
    }
}

/// What the special die shows: four eyes, a scan, the detectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// One camera or one's own eyes (MC-19).
    Eye,
    /// All cameras (MC-20).
    Scan,
    /// The colour of the thief's square (MC-21).
    Detectors,
}

impl Face {
    /// The six sides.
    pub const DIE: [Self; 6] = [Self::Eye, Self::Eye, Self::Eye, Self::Eye, Self::Scan, Self::Detectors];
}

/// The squares that somebody steps on, in order; the last is where the way ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Square>", into = "Vec<Square>")]
pub struct Way<const LONGEST: usize> {
    squares: [Square; LONGEST],
    len: u8,
}

/// A thief's move of one to three steps (MC-9). One without a step has the square on which the thief
/// stays (MC-15f).
pub type Path = Way<3>;

/// A detective's move (MC-18).
pub type Walk = Way<6>;

impl<const LONGEST: usize> Way<LONGEST> {
    /// How many squares it can have.
    pub const LONGEST: usize = LONGEST;

    /// One square or more, whether they lie side by side or not.
    pub fn of(squares: &[Square]) -> Option<Self> {
        let last = *squares.last()?;
        let mut way = Self { squares: [last; LONGEST], len: u8::try_from(squares.len()).ok()? };
        if squares.len() > LONGEST {
            return None;
        }
        way.squares.iter_mut().zip(squares).for_each(|(place, square)| *place = *square);
        Some(way)
    }

    /// A way of one square.
    pub fn to(square: Square) -> Self {
        Self { squares: [square; LONGEST], len: 1 }
    }

    /// Its squares, in order.
    pub fn squares(&self) -> &[Square] {
        self.squares.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Where it ends: what lies beyond the last square repeats it.
    pub fn end(&self) -> Square {
        self.squares[LONGEST - 1]
    }

    /// The way with a step more, if it may have one.
    pub fn and(&self, square: Square) -> Option<Self> {
        let mut squares = self.squares().to_vec();
        squares.push(square);
        Self::of(&squares)
    }
}

impl<const LONGEST: usize> TryFrom<Vec<Square>> for Way<LONGEST> {
    type Error = &'static str;

    fn try_from(squares: Vec<Square>) -> Result<Self, Self::Error> {
        Self::of(&squares).ok_or("no way has so many squares")
    }
}

impl<const LONGEST: usize> From<Way<LONGEST>> for Vec<Square> {
    fn from(way: Way<LONGEST>) -> Self {
        way.squares().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_has_one_to_three_squares() {
        let squares: Vec<Square> = Square::all().take(4).collect();
        assert_eq!(Path::of(&[]), None);
        assert_eq!(Path::of(&squares), None);
        for length in 1..=3 {
            let path = Path::of(&squares[..length]).expect("one to three");
            assert_eq!((path.squares(), path.end()), (&squares[..length], squares[length - 1]));
        }
        assert!(
            serde_json::from_str::<Path>("[]").is_err() && serde_json::from_str::<Path>("[0,1,2,3]").is_err()
        );
        assert_eq!(serde_json::from_str::<Path>("[0,1]").ok(), Path::of(&squares[..2]));
        assert_eq!(Path::of(&squares[..1]), Some(Path::to(squares[0])));
        assert_eq!(Walk::of(&squares).map(|walk| walk.end()), Some(squares[3]), "a detective goes farther");
    }

    #[test]
    fn the_special_die_has_four_eyes_a_scan_and_the_detectors() {
        let count = |face| Face::DIE.iter().filter(|it| **it == face).count();
        assert_eq!([Face::Eye, Face::Scan, Face::Detectors].map(count), [4, 1, 1]);
    }

    #[test]
    fn numbers_that_are_not_there_are_not_read() {
        assert!(
            serde_json::from_str::<CameraId>("6").is_err() && serde_json::from_str::<Exit>("11").is_err()
        );
        assert!(serde_json::from_str::<CameraId>("5").is_ok() && serde_json::from_str::<Exit>("10").is_ok());
        let set: CameraSet = CameraId::all().filter(|camera| camera.index() % 2 == 1).collect();
        assert_eq!(serde_json::to_string(&set).expect("it can be written"), "[1,3,5]");
    }
}
