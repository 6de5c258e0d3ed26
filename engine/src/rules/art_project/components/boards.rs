//! The six boards. Each is a file of data in `boards/`, read once.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{City, CitySet, Resource, Symbol};
use crate::rules::art_project::{Difficulty, Mission};

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
    /// The walkies that an ally costs at each slot of the track, for each level.
    prices: [Vec<u8>; Difficulty::ALL.len()],
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

    /// Its cities by place, in the order of the data.
    pub fn cities(&self) -> impl Iterator<Item = City> + use<> {
        (0..u8::try_from(self.cities.len()).unwrap_or_default()).map(City)
    }

    /// The cities to which a road leads from there.
    pub fn neighbours(&self, city: City) -> impl Iterator<Item = City> + '_ {
        self.cities().filter(move |other| self.road(city, *other).is_some())
    }

    /// Whether the board has that city.
    pub fn has(&self, city: City) -> bool {
        city.index() < self.cities.len()
    }

    /// What the board says of a city.
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

    /// The walkies that an ally costs at each slot of the track (AP-15).
    pub fn prices(&self, level: Difficulty) -> &[u8] {
        &self.prices[level as usize]
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
        prices: Default::default(),
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
        ("prices", [level, ..]) => {
            board.prices[Difficulty::from_slug(level)? as usize] = numbers().collect();
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The roads of a board as `from-to there/back`, each once.
    fn roads(mission: Mission) -> Vec<String> {
        let board = mission.board();
        let id = |city: City| board.cities[city.index()].id;
        let pairs = board.cities().flat_map(|from| board.cities().map(move |to| (from, to)));
        let both = pairs.filter(|(from, to)| from < to && board.road(*from, *to).is_some());
        let mut roads: Vec<String> = both
            .map(|(from, to)| {
                let (there, back) = (board.road(from, to), board.road(to, from));
                format!("{}-{} {}/{}", id(from), id(to), there.expect("a road"), back.expect("both ways"))
            })
            .collect();
        roads.sort_unstable();
        roads
    }

    fn is(mission: Mission, wanted: &str) {
        let mut wanted: Vec<String> = wanted.lines().map(|line| line.trim().to_owned()).collect();
        wanted.sort_unstable();
        assert_eq!(roads(mission), wanted, "{mission:?}");
    }

    #[test]
    fn every_road_of_japan_and_the_united_states_is_there() {
        is(
            Mission::Japan,
            "sapporo-sendai 1/1
            sapporo-tokyo 1/1
            sendai-tokyo 1/1
            sendai-kyoto 1/1
            tokyo-kyoto 1/1
            kyoto-hiroshima 1/1
            kyoto-fukuoka 1/1
            hiroshima-fukuoka 1/1",
        );
        is(
            Mission::UnitedStates,
            "san-francisco-los-angeles 1/1
            san-francisco-chicago 1/1
            los-angeles-dallas 1/1
            dallas-chicago 1/1
            dallas-new-orleans 1/1
            washington-new-orleans 1/1
            new-york-washington 1/1
            chicago-new-york 1/1",
        );
    }

    #[test]
    fn ap_27_every_road_of_egypt_is_free_to_the_north() {
        is(
            Mission::Egypt,
            "abu-simbel-aswan 0/1
            aswan-luxor 0/1
            luxor-asyut 0/1
            aswan-asyut 0/1
            asyut-fayoum 0/1
            asyut-cairo 0/1
            fayoum-cairo 0/1
            fayoum-alexandria 0/1
            cairo-alexandria 0/1",
        );
    }

    #[test]
    fn ap_29_every_red_road_of_scandinavia_costs_two() {
        is(
            Mission::Scandinavia,
            "copenhagen-oslo 1/1
            copenhagen-stockholm 1/1
            oslo-stockholm 1/1
            oslo-bergen 1/1
            stockholm-helsinki 1/1
            bergen-tromso 2/2
            stockholm-tromso 2/2
            helsinki-tromso 2/2
            copenhagen-bergen 2/2",
        );
    }

    #[test]
    fn ap_30_every_island_is_one_fuel_from_every_other() {
        let board = Mission::Polynesia.board();
        for from in board.cities() {
            assert_eq!(board.neighbours(from).count(), 11);
            assert!(board.neighbours(from).all(|to| board.road(from, to) == Some(1)));
        }
    }

    #[test]
    fn ap_31_every_road_of_rio_is_paid_or_free() {
        is(
            Mission::Rio,
            "centro-sao-cristovao 1/1
            centro-botafogo 1/1
            santa-teresa-cosme-velho 1/1
            sao-cristovao-cosme-velho 1/1
            cosme-velho-botafogo 1/1
            cosme-velho-ipanema 1/1
            centro-santa-teresa 0/0
            botafogo-copacabana 0/0
            copacabana-ipanema 0/0",
        );
        let board = Mission::Rio.board();
        let order: Vec<&str> = board.order.iter().map(|city| board.cities[city.index()].id).collect();
        let wanted = ["santa-teresa", "sao-cristovao", "botafogo", "cosme-velho", "copacabana", "ipanema"];
        assert_eq!(order, wanted);
    }

    #[test]
    fn the_boards_are_as_on_the_rules_page() {
        use Mission::{Egypt, Japan, Polynesia, Rio, Scandinavia, UnitedStates};
        let starts = [
            (Japan, 6, "tokyo", 3, 12),
            (Egypt, 7, "abu-simbel", 3, 18),
            (UnitedStates, 7, "dallas", 3, 12),
            (Scandinavia, 6, "copenhagen", 3, 12),
            (Polynesia, 12, "tahiti", 6, 0),
            (Rio, 7, "centro", 3, 0),
        ];
        for (mission, cities, start, markers, agents) in starts {
            let board = mission.board();
            assert_eq!(board.cities.len(), cities, "{mission:?}");
            assert_eq!(board.named(start), Some(board.start), "{mission:?}");
            assert_eq!(board.markers, markers, "{mission:?}");
            assert_eq!(board.cities.iter().map(|site| site.agents).sum::<u8>(), agents, "{mission:?}");
            let two = if mission == Polynesia { 2 } else { 1 };
            assert!(Symbol::ALL.iter().all(|symbol| board.of_symbol(*symbol).len() == two), "{mission:?}");
        }
        for mission in Mission::ALL {
            let (board, slots) = (mission.board(), if mission == Rio { 6 } else { 7 });
            assert_eq!(board.threat, [6, 8, 10, 13, 16, 20, 25][..slots]);
            for level in Difficulty::ALL {
                let prices = board.prices(level);
                assert!(prices.len() == slots && prices.is_sorted(), "{mission:?}: {prices:?}");
            }
            assert_eq!(board.van, if mission == Egypt { [0, 3, 3] } else { [3; 3] });
            assert_eq!(Mission::from_slug(mission.slug()), Some(mission));
        }
    }

    #[test]
    fn the_data_is_spelt_as_it_is_read() {
        for text in [
            include_str!("boards/japan.csv"),
            include_str!("boards/egypt.csv"),
            include_str!("boards/united-states.csv"),
            include_str!("boards/scandinavia.csv"),
            include_str!("boards/polynesia.csv"),
            include_str!("boards/rio.csv"),
        ] {
            let mut board = read(text);
            for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
                let (word, rest) = line.split_once(',').expect("a line has its word");
                let cells: Vec<&str> = rest.split(',').collect();
                assert!(word == "city" || read_line(&mut board, word, &cells).is_some(), "{line}");
            }
        }
    }
}
