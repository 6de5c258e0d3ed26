//! Squares and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::museum;
use crate::rules::bits::Bits;

/// A square of the museum, counted in reading order. One that exists: nothing else can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// No square of the museum has that number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSquare;

impl fmt::Display for NoSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no square of the museum has that number")
    }
}

impl std::error::Error for NoSquare {}

impl TryFrom<u8> for Square {
    type Error = NoSquare;

    fn try_from(number: u8) -> Result<Self, NoSquare> {
        if museum().all().holds(number) { Ok(Self(number)) } else { Err(NoSquare) }
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl Square {
    /// No plan has more.
    pub const MOST: usize = 128;

    /// The square in that row and column, both counted from 1 at the top left.
    pub fn at(row: u8, column: u8) -> Option<Self> {
        museum().square(row, column)
    }

    /// For the plan, which numbers them.
    pub(super) const fn numbered(number: u8) -> Self {
        Self(number & 127)
    }

    /// Its row, from 1 at the top.
    pub fn row(self) -> u8 {
        museum().place(self).0
    }

    /// Its column, from 1 at the left.
    pub fn column(self) -> u8 {
        museum().place(self).1
    }

    /// The square's place in a list of [`Square::MOST`].
    pub fn index(self) -> usize {
        usize::from(self.0 & 127)
    }

    /// Every square, in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        museum().all().iter()
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(Bits);

impl SquareSet {
    /// The set of no square.
    pub const EMPTY: Self = Self(Bits::EMPTY);

    /// The set of one square.
    pub fn only(square: Square) -> Self {
        Self::EMPTY.with(square)
    }

    fn holds(self, number: u8) -> bool {
        number < 128 && self.0.contains(usize::from(number))
    }

    /// Whether the square is one of them.
    pub fn contains(self, square: Square) -> bool {
        self.0.contains(square.index())
    }

    /// Adds a square.
    pub fn insert(&mut self, square: Square) {
        self.0.insert(square.index());
    }

    /// Takes a square out, if it is there.
    pub fn remove(&mut self, square: Square) {
        self.0.remove(square.index());
    }

    /// The set and one square more.
    #[must_use]
    pub fn with(mut self, square: Square) -> Self {
        self.insert(square);
        self
    }

    /// The squares that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// The squares that are in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }

    /// The squares that are in either.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether the two share a square.
    pub fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The first in reading order.
    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    /// The last in reading order.
    pub fn last(self) -> Option<Square> {
        self.0.last().map(Square::numbered)
    }

    /// The square in that place of the order.
    pub fn nth(self, place: usize) -> Option<Square> {
        self.iter().nth(place)
    }

    /// The squares in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        self.0.iter().map(Square::numbered)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.0)).finish()
    }
}

impl Serialize for SquareSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_squares_that_exist_are_read() {
        assert_eq!(
            serde_json::from_str::<Square>("103").map(|square| (square.row(), square.column())).ok(),
            Some((11, 9))
        );
        for nonsense in ["104", "127", "128", "255", "256", "-1", "\"a\""] {
            assert!(serde_json::from_str::<Square>(nonsense).is_err(), "{nonsense}");
        }
    }

    #[test]
    fn a_set_is_written_as_its_squares() {
        let set: SquareSet = [3, 0, 77].into_iter().filter_map(|n| Square::try_from(n).ok()).collect();
        assert_eq!(serde_json::to_string(&set).expect("it can be written"), "[0,3,77]");
        assert_eq!(serde_json::from_str::<SquareSet>("[0,3,77]").ok(), Some(set));
        assert_eq!(
            (set.len(), set.nth(1), set.last().map(Square::index)),
            (3, Square::try_from(3).ok(), Some(77))
        );
        assert_eq!(SquareSet::EMPTY.last(), None);
    }
}
