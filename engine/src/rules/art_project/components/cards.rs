//! The 72 mission cards. `cards.csv` is the data: four lines a card, from cost to clues.

use std::{fmt, sync::LazyLock};

use serde::{Deserialize, Serialize};

use super::{CardSet, Resource, Symbol};
use crate::rules::put_in_order;

/// A mission card, and once played a clue card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// What a card says: its four lines, from the top (AP-11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// Its name in the data and in saves.
    pub name: &'static str,
    /// What has to be paid.
    pub cost: Toll,
    /// How many agents come to the city of each symbol.
    pub agents: [u8; 6],
    /// What is gained.
    pub gain: Toll,
    /// What its back shows.
    pub clues: Clues,
}

/// Resources and hearts, as a cost or a gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Toll {
    /// How many of each resource, in the order of [`Resource::ALL`].
    pub resources: [u8; 3],
    /// How many hearts.
    pub hearts: u8,
}

/// What the back of a card shows: one symbol or two, in the order of [`Symbol::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Clues((Symbol, Option<Symbol>));

impl Clues {
    /// The symbols that it shows.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        std::iter::once(self.0.0).chain(self.0.1)
    }

    /// How many symbols it shows.
    pub fn len(self) -> usize {
        1 + usize::from(self.0.1.is_some())
    }

    /// A back always shows something.
    pub fn is_empty(self) -> bool {
        false
    }

    /// How often it shows a symbol.
    pub fn count(self, symbol: Symbol) -> usize {
        self.iter().filter(|shown| *shown == symbol).count()
    }
}

impl Card {
    /// How many there are.
    pub const TOTAL: usize = 72;
    /// The first of the box.
    pub const FIRST: Self = Self(0);

    /// Every card, in the order of the box.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..72).map(Self)
    }

    /// The card at a place in the box.
    pub fn at(place: usize) -> Option<Self> {
        u8::try_from(place).ok().filter(|place| usize::from(*place) < Self::TOTAL).map(Self)
    }

    /// Its place in the box.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card of that name in the data.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|card| card.face().name == name)
    }

    /// What it says.
    pub fn face(self) -> &'static Face {
        &BOX.faces[self.index().min(Self::TOTAL - 1)]
    }

    /// What its back shows.
    pub fn clues(self) -> Clues {
        self.face().clues
    }
}

impl CardSet {
    /// How many symbols of that kind the cards show.
    #[inline]
    pub fn visible(self, symbol: Symbol) -> usize {
        let (shows, twice) = BOX.shows[symbol.index()];
        self.shared(shows).len() + self.shared(twice).len()
    }

    /// The cards that show the symbol.
    #[must_use]
    pub fn showing(self, symbol: Symbol) -> Self {
        self.shared(BOX.shows[symbol.index()].0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().name)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.face().name)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| serde::de::Error::custom("there is no such card"))
    }
}

/// The cards as they were read, once.
struct Cards {
    faces: [Face; Card::TOTAL],
    /// For each symbol the cards that show it, and those that show it twice.
    shows: [(CardSet, CardSet); 6],
}

static BOX: LazyLock<Cards> = LazyLock::new(|| {
    let mut lines = include_str!("cards.csv").lines().skip(1);
    let faces = std::array::from_fn(|_| read(lines.next().unwrap_or_default()));
    let mut shows = [(CardSet::default(), CardSet::default()); 6];
    for (card, face) in Card::all().zip(&faces) {
        for symbol in face.clues.iter() {
            let (once, twice) = &mut shows[symbol.index()];
            if once.contains(card) { twice.insert(card) } else { once.insert(card) }
        }
    }
    Cards { faces, shows }
});

/// Reads a line of the data; the tests see to it that nothing in it is misspelt.
fn read(line: &'static str) -> Face {
    let mut cells = line.split(',');
    let mut next = || cells.next().unwrap_or_default();
    let (name, cost, agents, gain, clues) = (next(), next(), next(), next(), next());
    let mut sent = [0; 6];
    words(agents).filter_map(Symbol::from_slug).for_each(|symbol| sent[symbol.index()] += 1);
    let mut symbols: Vec<Symbol> = words(clues).filter_map(Symbol::from_slug).collect();
    put_in_order(&mut symbols, |symbol| *symbol);
    let first = symbols.first().copied().unwrap_or(Symbol::Sculpture);
    Face {
        name,
        cost: toll(cost),
        agents: sent,
        gain: toll(gain),
        clues: Clues((first, symbols.get(1).copied())),
    }
}

fn toll(cell: &str) -> Toll {
    let mut toll = Toll::default();
    for word in words(cell) {
        match Resource::from_slug(word) {
            Some(resource) => toll.resources[resource.index()] += 1,
            None => toll.hearts += 1,
        }
    }
    toll
}

fn words(cell: &str) -> impl Iterator<Item = &str> {
    cell.split_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_is_spelt_with_the_words_of_the_game() {
        let known = |word: &str| word == "heart" || Resource::from_slug(word).is_some();
        let mut count = 0;
        for line in include_str!("cards.csv").lines().skip(1) {
            let cells: Vec<&str> = line.split(',').collect();
            let [_, cost, agents, gain, clues] = cells[..] else { panic!("{line}") };
            assert!(words(cost).chain(words(gain)).all(known), "{line}");
            assert!(
                words(agents).chain(words(clues)).all(|word| Symbol::from_slug(word).is_some()),
                "{line}"
            );
            assert!((1..=2).contains(&words(clues).count()) && words(agents).count() > 0, "{line}");
            count += 1;
        }
        assert_eq!(count, Card::TOTAL);
        assert!(Card::all().all(|card| Card::named(card.face().name) == Some(card)), "names differ");
    }

    #[test]
    fn the_cards_add_up_as_on_the_rules_page() {
        let faces: Vec<&Face> = Card::all().map(Card::face).collect();
        let with = |count| faces.iter().filter(|face| face.clues.len() == count).count();
        assert_eq!((with(1), with(2)), (48, 24));
        for symbol in Symbol::ALL {
            assert_eq!(CardSet::ALL.visible(symbol), 16, "{symbol:?}");
            assert_eq!(CardSet::ALL.showing(symbol).len(), 16, "no card shows a symbol twice");
            let sent: u32 = faces.iter().map(|face| u32::from(face.agents[symbol.index()])).sum();
            assert_eq!(sent, 21, "{symbol:?}");
        }
        let resources = |of: fn(&Face) -> Toll| {
            faces.iter().map(|face| of(face).resources.iter().map(|n| u32::from(*n)).sum::<u32>()).sum()
        };
        let (cost, gain): (u32, u32) = (resources(|face| face.cost), resources(|face| face.gain));
        assert_eq!((cost, gain), (54, 120), "0.75 and 1.67 a card");
        let hearts = |of: fn(&Face) -> Toll| faces.iter().map(|face| u32::from(of(face).hearts)).sum::<u32>();
        assert_eq!((hearts(|face| face.cost), hearts(|face| face.gain)), (6, 12));
        assert!(faces.iter().all(|face| face.gain.hearts < 2), "one heart at a time");
        for resource in Resource::ALL {
            let all = |of: fn(&Face) -> Toll| {
                faces.iter().map(|face| u32::from(of(face).resources[resource.index()])).sum::<u32>()
            };
            assert_eq!((all(|face| face.cost), all(|face| face.gain)), (18, 40), "{resource:?}");
        }
    }

    #[test]
    fn a_card_is_read_line_by_line() {
        let card = Card::named("K1").expect("it is in the box");
        let face = card.face();
        assert_eq!(face.cost, Toll { resources: [0, 1, 1], hearts: 0 });
        assert_eq!(face.agents, [0, 1, 0, 0, 0, 1]);
        assert_eq!(face.gain, Toll { resources: [1, 0, 0], hearts: 1 });
        assert_eq!(face.clues.iter().collect::<Vec<_>>(), [Symbol::Sculpture]);
        assert!(serde_json::from_str::<Card>("\"M1\"").is_err());
    }
}
