//! Places at the table, and who looks at it.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 7;

    /// The first `count` seats in clockwise order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..u8::try_from(count.min(Self::MOST)).unwrap_or(0)).map(Self)
    }

    /// The seat's place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The neighbour to the left, that is the next in clockwise order, at a table of `count`.
    #[must_use]
    pub fn left(self, count: usize) -> Self {
        let next = self.index() + 1;
        if next < count { Self(self.0 + 1) } else { Self(0) }
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set of one seat.
    pub fn only(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// The set as a number, one bit a seat.
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The set that [`Self::bits`] gave.
    pub fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= Self::only(seat).0;
    }

    /// Takes a seat out, if it is there.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !Self::only(seat).0;
    }

    /// Whether the seat is one of them.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < 8 && self.0 & Self::only(seat).0 != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set in clockwise order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = u8::try_from(rest.trailing_zeros()).ok().filter(|_| rest != 0)?;
            rest &= rest - 1;
            Some(Seat(first))
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// Who looks at a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// One player: what is open, and what this seat alone may know.
    Seat(Seat),
    /// The shared screen: what is open, and nothing else.
    Table,
    /// Every secret. Only for a match that is over, and for the search's upper bound; the table hands
    /// it out to nobody before the end.
    Everything,
}

impl Viewer {
    /// Whether this viewer may see what belongs to `seat` alone.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Table => false,
            Self::Everything => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round_the_table() {
        assert_eq!(Seat(0).left(3), Seat(1));
        assert_eq!(Seat(2).left(3), Seat(0));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat(4)) && !set.contains(Seat(0)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
    }
}
