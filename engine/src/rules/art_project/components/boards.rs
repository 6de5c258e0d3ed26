//! The six boards. Each is a file of data in `boards/`, read once.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Resource, Symbol};
use crate::rules::art_project::Mission;

/// A city, island or quarter, by its place on the mission's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct City(pub u8);

impl City {
    /// The most cities that a board has.
    pub const MOST: usize = 12;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some cities of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CitySet(u16);

impl CitySet {
    pub fn insert(&mut self, city: City) {
        self.0 |= 1 << (city.0 & 15);
    }

    pub fn contains(self, city: City) -> bool {
        city.0 < 16 && self.0 & (1 << city.0) != 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cities that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = City> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = u8::try_from(rest.trailing_zeros()).ok().filter(|_| rest != 0)?;
            rest &= rest - 1;
            Some(City(first))
        })
    }
}

impl FromIterator<City> for CitySet {
    fn from_iter<I: IntoIterator<Item = City>>(cities: I) -> Self {
        let mut set = Self::default();
        cities.into_iter().for_each(|city| set.insert(city));
        set
    }
}

/// A city as its board describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// Its name in the data, in maps and translations.
    pub id: &'static str,
    /// Its name in English.
    pub name: &'static str,
    /// The clue that leads here; a start may have none.
    pub symbol: Option<Symbol>,
    /// Agents at the start.
    pub agents: u8,
    /// What recovering an artwork here does (AP-29).
    pub effect: Option<Effect>,
}

/// What recovering an artwork in a city does (AP-29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// The team gains resources.
    Gain(Resource, u8),
    /// The team loses resources of its choice.
    LoseResources(u8),
    /// The team loses clue cards of its choice.
    LoseClues(u8),
    /// That many agents come to every city.
    AgentsEverywhere(u8),
}

/// A mission's board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// Its cities, in the order of the data.
    pub cities: Vec<Site>,
    /// Where the experts start.
    pub start: City,
    /// Fuel, weapons and walkies in the van at the start.
    pub van: [u8; 3],
    /// How many cities may be lost.
    pub markers: u8,
    /// The threat at each slot of the track.
    pub threat: Vec<u8>,
    /// The walkies that an ally costs at each slot of the track.
    pub walkies: Vec<u8>,
    /// Where an artwork lies from the start.
    pub artwork: Option<City>,
    /// Where each slot has to be filled, if that is prescribed (AP-31).
    pub order: Vec<City>,
    roads: [[u8; City::MOST]; City::MOST],
    by_symbol: [CitySet; 6],
}

/// Where no road leads.
const NO_ROAD: u8 = u8::MAX;

impl Board {
    /// The fuel from one city to a neighbour; nothing where there is no road.
    pub fn road(&self, from: City, to: City) -> Option<u8> {
        self.roads.get(from.index())?.get(to.index()).copied().filter(|fuel| *fuel != NO_ROAD)
    }

    pub fn cities(&self) -> impl Iterator<Item = City> + use<> {
        (0..u8::try_from(self.cities.len()).unwrap_or_default()).map(City)
    }

    pub fn neighbours(&self, city: City) -> impl Iterator<Item = City> + '_ {
        self.cities().filter(move |other| self.road(city, *other).is_some())
    }

    pub fn has(&self, city: City) -> bool {
        city.index() < self.cities.len()
    }

    pub fn site(&self, city: City) -> Option<&Site> {
        self.cities.get(city.index())
    }

    /// The city of that name.
    pub fn named(&self, id: &str) -> Option<City> {
        self.cities().zip(&self.cities).find(|(_, site)| site.id == id).map(|(city, _)| city)
    }

    /// The cities that a symbol points to: one, in Polynesia two.
    pub fn of_symbol(&self, symbol: Symbol) -> CitySet {
        self.by_symbol[symbol.index()]
    }

    /// How many artworks win the mission.
    pub fn slots(&self) -> u8 {
        u8::try_from(self.threat.len()).unwrap_or(u8::MAX)
    }
}

impl Mission {
    /// The mission's board.
    pub fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }
}

static BOARDS: LazyLock<[Board; 6]> = LazyLock::new(|| {
    [
        include_str!("boards/japan.csv"),
        include_str!("boards/egypt.csv"),
        include_str!("boards/united-states.csv"),
        include_str!("boards/scandinavia.csv"),
        include_str!("boards/polynesia.csv"),
        include_str!("boards/rio.csv"),
    ]
    .map(read)
});

/// Reads a board; the tests see to it that nothing in the data is misspelt.
fn read(text: &'static str) -> Board {
    let mut board = Board {
        cities: Vec::new(),
        start: City(0),
        van: [0; 3],
        markers: 0,
        threat: Vec::new(),
        walkies: Vec::new(),
        artwork: None,
        order: Vec::new(),
        roads: [[NO_ROAD; City::MOST]; City::MOST],
        by_symbol: [CitySet::default(); 6],
    };
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (word, rest) = line.split_once(',').unwrap_or((line, ""));
        let cells: Vec<&'static str> = rest.split(',').collect();
        read_line(&mut board, word, &cells);
    }
    board
}

/// Whether the line made sense.
fn read_line(board: &mut Board, word: &str, cells: &[&'static str]) -> Option<()> {
    let numbers = || cells.iter().filter_map(|cell| cell.parse::<u8>().ok());
    let named = |place: usize| board.named(cells.get(place)?);
    match (word, cells) {
        ("van", _) => board.van.iter_mut().zip(numbers()).for_each(|(held, count)| *held = count),
        ("markers", _) => board.markers = numbers().next()?,
        ("threat", _) => board.threat = numbers().collect(),
        ("walkies", _) => board.walkies = numbers().collect(),
        ("city", [id, name, symbol, agents]) => {
            let city = City(u8::try_from(board.cities.len()).ok().filter(|city| *city < 12)?);
            let symbol = Symbol::from_slug(symbol);
            if let Some(symbol) = symbol {
                board.by_symbol[symbol.index()].insert(city);
            }
            board.cities.push(Site { id, name, symbol, agents: agents.parse().ok()?, effect: None });
        }
        ("start", _) => board.start = named(0)?,
        ("artwork", _) => board.artwork = Some(named(0)?),
        ("order", _) => board.order = cells.iter().filter_map(|id| board.named(id)).collect(),
        ("effect", [_, what, count]) => {
            let (city, effect) = (named(0)?, effect(what, count.parse().ok()?)?);
            board.cities.get_mut(city.index())?.effect = Some(effect);
        }
        ("road", [_, _, there, back]) => {
            let (from, to) = (named(0)?, named(1)?);
            board.roads[from.index()][to.index()] = there.parse().ok()?;
            board.roads[to.index()][from.index()] = back.parse().ok()?;
        }
        ("sea", _) => {
            let fuel = numbers().next()?;
            for from in board.cities() {
                board.cities().filter(|to| *to != from).for_each(|to| {
                    board.roads[from.index()][to.index()] = fuel;
                });
            }
        }
        _ => return None,
    }
    Some(())
}

fn effect(what: &str, count: u8) -> Option<Effect> {
    match what {
        "lose-resources" => Some(Effect::LoseResources(count)),
        "lose-clues" => Some(Effect::LoseClues(count)),
        "agents-everywhere" => Some(Effect::AgentsEverywhere(count)),
        _ => {
            let gained = what.strip_prefix("gain-").and_then(Resource::from_slug)?;
            Some(Effect::Gain(gained, count))
        }
    }
}
