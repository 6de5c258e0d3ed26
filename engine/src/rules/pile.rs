//! Cards on top of each other.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What piles can be made of.
pub(super) trait Piled: Copy {
    /// Fills the places that hold nothing; it is never shown.
    const FILLER: Self;
}

/// A pile of at most `MOST` cards, the last on top. It never leaves its place in memory: matches are
/// played by the million.
#[derive(Clone, Copy)]
pub(super) struct Pile<T, const MOST: usize> {
    cards: [T; MOST],
    len: u8,
}

impl<T: Piled, const MOST: usize> Pile<T, MOST> {
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn size(&self) -> u8 {
        self.len
    }

    pub fn as_slice(&self) -> &[T] {
        self.cards.get(..self.len()).unwrap_or_default()
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        self.cards.get_mut(..len).unwrap_or_default()
    }

    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Lays a card on top; the box holds no more than fit.
    pub fn push(&mut self, card: T) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.cards.get(usize::from(self.len)).copied()
    }
}

impl<T: Piled, const MOST: usize> Default for Pile<T, MOST> {
    fn default() -> Self {
        // The length is counted in a byte.
        const { assert!(MOST < 256) };
        Self { cards: [T::FILLER; MOST], len: 0 }
    }
}

impl<T: Piled, const MOST: usize> FromIterator<T> for Pile<T, MOST> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<T: Piled + PartialEq, const MOST: usize> PartialEq for Pile<T, MOST> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Piled + Eq, const MOST: usize> Eq for Pile<T, MOST> {}

impl<T: Piled + fmt::Debug, const MOST: usize> fmt::Debug for Pile<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Piled + Serialize, const MOST: usize> Serialize for Pile<T, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Piled + Deserialize<'de>, const MOST: usize> Deserialize<'de> for Pile<T, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Piled for u8 {
        const FILLER: Self = 0;
    }

    fn pile(cards: &[u8]) -> Pile<u8, 3> {
        cards.iter().copied().collect()
    }

    #[test]
    fn the_last_card_laid_is_the_first_taken() {
        let mut pile = pile(&[4, 5]);
        pile.push(6);
        assert_eq!((pile.top(), pile.len(), pile.size()), (Some(6), 3, 3));
        assert_eq!([pile.pop(), pile.pop(), pile.pop(), pile.pop()], [Some(6), Some(5), Some(4), None]);
        assert_eq!((pile.top(), pile.as_slice()), (None, &[][..]));
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        assert_eq!(pile(&[1, 2, 3, 4]).as_slice(), [1, 2, 3]);
    }

    #[test]
    fn what_was_taken_leaves_no_trace() {
        let mut once = pile(&[7, 8]);
        once.pop();
        assert_eq!(once, pile(&[7]));
        assert_eq!(format!("{once:?}"), "[7]");
        once.as_mut_slice()[0] = 9;
        assert_ne!(once, pile(&[7]));
    }

    #[test]
    fn a_pile_is_written_as_its_cards() {
        assert_eq!(serde_json::to_string(&pile(&[3, 1])).expect("it can be written"), "[3,1]");
        assert_eq!(serde_json::from_str::<Pile<u8, 3>>("[3,1]").ok(), Some(pile(&[3, 1])));
    }
}
