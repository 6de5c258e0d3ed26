//! What stands in the museum, and the small sets of them.

use serde::{Deserialize, Serialize};

use super::{Square, museum};

/// What the detectives set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Painting,
    Camera,
    Pawn,
}

impl Piece {
    pub const ALL: [Self; 3] = [Self::Painting, Self::Camera, Self::Pawn];
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
    pub at: Square,
    pub facing: Facing,
}

/// A camera by its number, counted from 0; people count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CameraId(u8);

impl CameraId {
    pub const COUNT: usize = 6;

    pub fn new(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|_| index < Self::COUNT).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..6).map(Self)
    }
}

impl TryFrom<u8> for CameraId {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(usize::from(index)).ok_or("no such cameraid")
    }
}

impl From<CameraId> for u8 {
    fn from(it: CameraId) -> Self {
        it.0
    }
}

/// A set of cameras.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<CameraId>", into = "Vec<CameraId>")]
pub struct CameraSet(u8);

impl CameraSet {
    pub fn contains(self, it: CameraId) -> bool {
        self.0 >> it.0 & 1 == 1
    }

    pub fn insert(&mut self, it: CameraId) {
        self.0 |= 1 << it.0;
    }

    pub fn remove(&mut self, it: CameraId) {
        self.0 &= !(1 << it.0);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = CameraId> + Clone {
        CameraId::all().filter(move |it| self.contains(*it))
    }
}

impl FromIterator<CameraId> for CameraSet {
    fn from_iter<I: IntoIterator<Item = CameraId>>(them: I) -> Self {
        let mut set = Self::default();
        them.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl From<Vec<CameraId>> for CameraSet {
    fn from(them: Vec<CameraId>) -> Self {
        them.into_iter().collect()
    }
}

impl From<CameraSet> for Vec<CameraId> {
    fn from(set: CameraSet) -> Self {
        set.iter().collect()
    }
}

impl CameraSet {
    /// The set as bits, the first camera lowest.
    pub(in crate::rules::museum_caper) fn bits(self) -> u8 {
        self.0
    }

    pub(in crate::rules::museum_caper) fn of_bits(bits: u8) -> Self {
        Self(bits & 63)
    }

    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// An exit, counted in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Exit(u8);

impl Exit {
    pub const COUNT: usize = 11;

    pub fn new(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|_| index < Self::COUNT).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..11).map(Self)
    }
}

impl TryFrom<u8> for Exit {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(usize::from(index)).ok_or("no such exit")
    }
}

impl From<Exit> for u8 {
    fn from(it: Exit) -> Self {
        it.0
    }
}

/// A set of exits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Exit>", into = "Vec<Exit>")]
pub struct ExitSet(u16);

impl ExitSet {
    pub fn contains(self, it: Exit) -> bool {
        self.0 >> it.0 & 1 == 1
    }

    pub fn insert(&mut self, it: Exit) {
        self.0 |= 1 << it.0;
    }

    pub fn remove(&mut self, it: Exit) {
        self.0 &= !(1 << it.0);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Exit> + Clone {
        Exit::all().filter(move |it| self.contains(*it))
    }
}

impl FromIterator<Exit> for ExitSet {
    fn from_iter<I: IntoIterator<Item = Exit>>(them: I) -> Self {
        let mut set = Self::default();
        them.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl From<Vec<Exit>> for ExitSet {
    fn from(them: Vec<Exit>) -> Self {
        them.into_iter().collect()
    }
}

impl From<ExitSet> for Vec<Exit> {
    fn from(set: ExitSet) -> Self {
        set.iter().collect()
    }
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
    Eye,
    Scan,
    Detectors,
}

impl Face {
    pub const DIE: [Self; 6] = [Self::Eye, Self::Eye, Self::Eye, Self::Eye, Self::Scan, Self::Detectors];
}

/// The one to three squares of a thief's move, in order; the last is where it ends (MC-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Square>", into = "Vec<Square>")]
pub struct Path {
    squares: [Square; 3],
    len: u8,
}

impl Path {
    pub const LONGEST: usize = 3;

    /// One to three squares, whether they lie side by side or not.
    pub fn of(squares: &[Square]) -> Option<Self> {
        let last = *squares.last()?;
        let mut path = Self { squares: [last; 3], len: u8::try_from(squares.len()).ok()? };
        if squares.len() > Self::LONGEST {
            return None;
        }
        path.squares.iter_mut().zip(squares).for_each(|(place, square)| *place = *square);
        Some(path)
    }

    pub fn squares(&self) -> &[Square] {
        self.squares.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Where it ends: what lies beyond the last square repeats it.
    pub fn end(&self) -> Square {
        let [_, _, end] = self.squares;
        end
    }

    /// The path with a step more, if it may have one.
    pub fn and(&self, square: Square) -> Option<Self> {
        let mut squares = self.squares().to_vec();
        squares.push(square);
        Self::of(&squares)
    }
}

impl TryFrom<Vec<Square>> for Path {
    type Error = &'static str;

    fn try_from(squares: Vec<Square>) -> Result<Self, Self::Error> {
        Self::of(&squares).ok_or("a path has one to three squares")
    }
}

impl From<Path> for Vec<Square> {
    fn from(path: Path) -> Self {
        path.squares().to_vec()
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
