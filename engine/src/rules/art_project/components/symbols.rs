//! The small sets: clue symbols, resources, experts.

use serde::{Deserialize, Serialize};

/// What a clue points to, and what a city is known for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// Sculptures.
    Sculpture,
    /// Books.
    Book,
    /// Films.
    Film,
    /// Graphic arts.
    Graphic,
    /// Artefacts.
    Artefact,
    /// Music.
    Music,
}

impl Symbol {
    /// Every symbol, in the order of the data.
    pub const ALL: [Self; 6] =
        [Self::Sculpture, Self::Book, Self::Film, Self::Graphic, Self::Artefact, Self::Music];

    /// The name in the data files.
    pub fn slug(self) -> &'static str {
        ["sculpture", "book", "film", "graphic", "artefact", "music"][self.index()]
    }

    /// The symbol of that name in the data files.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.slug() == slug)
    }

    /// Its place in [`Symbol::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Some of the six symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SymbolSet(u8);

impl SymbolSet {
    /// Adds a symbol.
    pub fn insert(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol.index();
    }

    /// Whether the symbol is one of them.
    pub fn contains(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol.index()) != 0
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The symbols in the order of [`Symbol::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |symbol| self.contains(*symbol))
    }
}

impl FromIterator<Symbol> for SymbolSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        let mut set = Self::default();
        symbols.into_iter().for_each(|symbol| set.insert(symbol));
        set
    }
}

/// What the van carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// A jerrican: pays for roads (AP-16).
    Fuel,
    /// Adds 2 in a fight (AP-22).
    Weapon,
    /// A walkie-talkie: pays for allies (AP-15).
    Walkie,
}

impl Resource {
    /// Every resource, in the order of the van.
    pub const ALL: [Self; 3] = [Self::Fuel, Self::Weapon, Self::Walkie];

    /// The name in the data files.
    pub fn slug(self) -> &'static str {
        ["fuel", "weapon", "walkie"][self.index()]
    }

    /// The resource of that name in the data files.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|resource| resource.slug() == slug)
    }

    /// Its place in [`Resource::ALL`] and in the van.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// An expert of the Art Rescue Team: a figure and a die, no powers (AP-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expert {
    /// The King.
    King,
    /// The Queen.
    Queen,
    /// The Knight.
    Knight,
    /// The Bishop.
    Bishop,
    /// The Rook, a tower in saves.
    #[serde(rename = "tower")]
    Rook,
    /// The Pawn.
    Pawn,
}

impl Expert {
    /// Every expert, in the order in which seats are given theirs.
    pub const ALL: [Self; 6] = [Self::King, Self::Queen, Self::Knight, Self::Bishop, Self::Rook, Self::Pawn];
}
