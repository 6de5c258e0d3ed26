//! Some of the 72 cards, in a few bits.

use serde::{Deserialize, Serialize};

use super::Card;
use crate::rules::bits::Bits;

/// Some of the mission cards. There is one of each, so a set is all that a hand, a trail or a discard
/// pile needs to be.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(Bits);

impl CardSet {
    /// All cards of the box.
    pub const ALL: Self = Self(Bits::below(Card::TOTAL));

    /// The set of one card.
    pub fn only(card: Card) -> Self {
        [card].into_iter().collect()
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0.insert(card.index());
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: Card) {
        self.0.remove(card.index());
    }

    /// Whether the card is one of them.
    pub fn contains(self, card: Card) -> bool {
        self.0.contains(card.index())
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The cards that are in either.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }

    /// The cards that are in both.
    #[must_use]
    pub fn shared(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }

    /// The cards that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// The cards in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.iter().filter_map(|place| Card::at(usize::from(place)))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_and_is_written_by_name() {
        let mut set: CardSet = [71, 0, 5].into_iter().filter_map(Card::at).collect();
        assert_eq!(serde_json::to_string(&set).expect("it can be written"), r#"["A1","A6","L6"]"#);
        assert_eq!(serde_json::from_str::<CardSet>(r#"["A1","A6","L6"]"#).ok(), Some(set));
        let first = Card::at(0).expect("the first card");
        assert!(set.contains(first) && set.len() == 3);
        set.remove(first);
        assert_eq!((set.len(), set.contains(first)), (2, false));
        assert_eq!((CardSet::ALL.len(), CardSet::ALL.iter().count()), (72, 72));
        assert_eq!(CardSet::ALL.without(set).len(), 70);
    }
}
