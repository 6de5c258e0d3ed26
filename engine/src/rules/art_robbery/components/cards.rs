//! Cards and hands.

use serde::{Deserialize, Serialize};

/// A card. All cards of a kind are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Takes a 0 (AR-6).
    Zero,
    /// Takes a 1 (AR-6).
    One,
    /// Takes a 2 (AR-6).
    Two,
    /// Takes a 3 (AR-6).
    Three,
    /// Takes a 4 (AR-6).
    Four,
    /// Takes a 5, never the Boss (AR-6, AR-9).
    Five,
    /// Takes the Boss token (AR-9).
    Boss,
    /// Takes the guard dog (AR-10).
    GuardDog,
    /// Takes any token of the centre (AR-11).
    GreedyThief,
}

impl Card {
    /// Every kind, in the order in which a hand is shown.
    pub const ALL: [Self; 9] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Boss,
        Self::GuardDog,
        Self::GreedyThief,
    ];

    /// How many of each kind there are.
    pub const COPIES: [u8; 9] = [6, 6, 6, 6, 6, 6, 6, 6, 7];

    /// All the cards of the box.
    pub const TOTAL: usize = 55;

    /// The value that a number card takes.
    pub fn number(self) -> Option<u8> {
        (self <= Self::Five).then_some(self as u8)
    }

    /// The whole box, kind by kind.
    pub(in crate::rules::art_robbery) fn deck() -> [Self; Self::TOTAL] {
        let mut deck = [Self::Zero; Self::TOTAL];
        let kinds = Self::ALL.into_iter().zip(Self::COPIES);
        let cards = kinds.flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)));
        deck.iter_mut().zip(cards).for_each(|(place, card)| *place = card);
        deck
    }
}

/// Cards held, counted by kind: four bits each, so that the kinds held are found without a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand(u64);

impl Hand {
    /// How many cards a hand holds between turns.
    pub const FULL: usize = 5;

    /// Every card of the box.
    pub fn box_of_cards() -> Self {
        Card::deck().into_iter().collect()
    }

    /// How many cards of a kind are held.
    pub fn count(&self, card: Card) -> u8 {
        ((self.0 >> Self::place(card)) & 15) as u8
    }

    /// How many cards are held.
    pub fn len(&self) -> usize {
        usize::from(self.size())
    }

    pub(in crate::rules::art_robbery) fn size(self) -> u8 {
        Card::ALL.iter().map(|card| self.count(*card)).sum()
    }

    /// Whether no card is held.
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The kinds held, each once, in the order of [`Card::ALL`].
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() / 4;
            let card = Card::ALL.get(place as usize).copied()?;
            rest &= !(15 << Self::place(card));
            Some(card)
        })
    }

    /// The cards one by one, in the order of [`Card::ALL`].
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Puts a card into the hand.
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << Self::place(card);
    }

    /// Takes one card out, if there is one.
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.count(card) > 0;
        self.0 -= u64::from(held) << Self::place(card);
        held
    }

    fn place(card: Card) -> u32 {
        4 * card as u32
    }
}

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Card::ALL.map(|card| self.count(card)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = <[u8; 9]>::deserialize(deserializer)?;
        if counts.iter().zip(Card::COPIES).any(|(count, copies)| *count > copies) {
            return Err(serde::de::Error::custom("the box holds fewer cards of a kind"));
        }
        let kinds = Card::ALL.into_iter().zip(counts);
        Ok(kinds.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count))).collect())
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_55_cards() {
        let deck: Hand = Card::deck().into_iter().collect();
        assert_eq!(deck.len(), Card::TOTAL);
        assert_eq!(Card::ALL.map(|card| deck.count(card)), Card::COPIES);
        let numbers: u8 = Card::ALL[..6].iter().map(|card| deck.count(*card)).sum();
        assert_eq!(numbers, 36);
        assert_eq!(deck.count(Card::GreedyThief), 7);
    }

    #[test]
    fn a_hand_counts_its_cards() {
        let mut hand: Hand = [Card::Five, Card::Zero, Card::Five, Card::GreedyThief].into_iter().collect();
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Card::Zero, Card::Five, Card::GreedyThief]);
        assert_eq!(hand.cards().filter(|card| *card == Card::Five).count(), 2);
        assert!(hand.remove(Card::Zero) && !hand.remove(Card::Zero) && !hand.remove(Card::Boss));
        assert_eq!((hand.len(), hand.count(Card::Five), hand.is_empty()), (3, 2, false));
        let text = serde_json::to_string(&hand).expect("a hand can be written");
        assert_eq!(text, "[0,0,0,0,0,2,0,0,1]");
        assert_eq!(serde_json::from_str::<Hand>(&text).ok(), Some(hand));
        assert!(serde_json::from_str::<Hand>("[7,0,0,0,0,0,0,0,0]").is_err());
    }
}
