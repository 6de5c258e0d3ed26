//! The hall of fame: how every match of The A.R.T. Project ended, for good. One key an entry, named after
//! the match: nothing is ever written over, a match enters once, and a damaged entry harms no other.

use std::borrow::Cow;

use cambriole_engine::{
    rules::{
        Seat,
        art_project::{City, Difficulty, End, Expert, Mission, Scene, Setup},
        put_in_order,
    },
    table::Chair,
};
use serde::{Deserialize, Serialize};

use crate::{
    app::{art_project::phrases, shared::names},
    browser::{clock, storage},
    words::{Lang, hall as words},
};

/// The number is the version of what stands under these keys.
const ENTRIES: &str = "hall/1/";

/// No entry comes near; what is longer is not read.
const LONGEST: usize = 1 << 14;

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub date: u64,
    pub setup: Setup,
    pub chairs: Vec<Chair>,
    pub end: End,
    /// The round in which it ended.
    pub round: u8,
    /// The artworks that were saved.
    pub recovered: u8,
}

/// An entry as it is kept.
#[derive(Serialize, Deserialize)]
struct Written<'a> {
    date: u64,
    setup: Setup,
    chairs: Vec<Chair>,
    /// The name of the end.
    end: Cow<'a, str>,
    /// The number of the seat, expert or city that it names.
    of: u8,
    round: u8,
    recovered: u8,
}

/// What the hall holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hall {
    /// The last first.
    pub entries: Vec<Entry>,
    /// The texts of entries that cannot be read; they stay where they are.
    pub damaged: Vec<String>,
}

/// A mission at a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Record {
    /// When it was first won.
    pub won: Option<u64>,
    pub defeats: usize,
}

/// Enters a match that is over, once. A device that keeps nothing keeps it in memory, and the table says
/// so.
pub fn record(id: &str, scene: &Scene, chairs: &[Chair]) {
    if let Some(end) = scene.end {
        let (setup, round, recovered) = (scene.setup, scene.round, scene.recovered);
        let entry = Entry { date: clock::now(), setup, chairs: chairs.to_vec(), end, round, recovered };
        if let Ok(text) = entry.write() {
            keep(&format!("{ENTRIES}{id}"), &text);
        }
    }
}

fn keep(key: &str, text: &str) {
    if storage::read(key).is_none() {
        let _ = storage::write(key, text);
    }
}

/// Takes in an entry of another device, unless it is here; tells whether it is one.
pub fn import(key: &str, text: &str) -> bool {
    let is_entry = key.starts_with(ENTRIES) && Entry::read(text).is_some();
    if is_entry {
        keep(key, text);
    }
    is_entry
}

impl Hall {
    pub fn open() -> Self {
        let mut hall = Self::default();
        for text in storage::keys(ENTRIES).iter().filter_map(|key| storage::read(key)) {
            match Entry::read(&text) {
                Some(entry) => hall.entries.push(entry),
                None => hall.damaged.push(text),
            }
        }
        put_in_order(&mut hall.entries, |entry| std::cmp::Reverse(entry.date));
        hall
    }

    pub fn of(&self, mission: Mission, level: Difficulty) -> Record {
        let mut record = Record::default();
        let there = |entry: &&Entry| (entry.setup.mission, entry.setup.level) == (mission, level);
        // From the last to the first.
        for entry in self.entries.iter().filter(there) {
            if entry.end.is_won() {
                record.won = Some(entry.date);
            } else {
                record.defeats += 1;
            }
        }
        record
    }

    pub fn victories(&self) -> usize {
        self.entries.iter().filter(|entry| entry.end.is_won()).count()
    }

    /// Artworks saved in all matches.
    pub fn saved(&self) -> usize {
        self.entries.iter().map(|entry| usize::from(entry.recovered)).sum()
    }
}

impl Entry {
    fn write(&self) -> serde_json::Result<String> {
        let Self { date, setup, ref chairs, end, round, recovered } = *self;
        let (chairs, of) = (chairs.clone(), subject(end));
        serde_json::to_string(&Written { date, setup, chairs, end: end.slug().into(), of, round, recovered })
    }

    fn read(text: &str) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let Written { date, setup, chairs, end: slug, of, round, recovered } =
            serde_json::from_str(text).ok()?;
        let end = end(&slug, of)?;
        let chairs: Vec<Chair> = chairs.into_iter().map(Chair::tidy).collect();
        let fits = chairs.len() == usize::from(setup.players);
        fits.then_some(Self { date, setup, chairs, end, round, recovered })
    }

    /// Who played: the people by name, then how many bots.
    pub fn team(&self, lang: Lang) -> String {
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        let people = seats.filter(|(_, chair)| chair.is_person());
        let mut team: Vec<String> = people.map(|(seat, _)| names::seat(&self.chairs, seat, lang)).collect();
        let bots = self.chairs.len() - team.len();
        if bots > 0 {
            team.push(words::bots(lang, &bots));
        }
        names::list(&team, lang)
    }

    /// How it ended, in a few words.
    pub fn told(&self, lang: Lang) -> String {
        let city = |city: City| phrases::city(self.setup.mission, city, lang);
        let name = |place: usize| {
            // A solo player answers for the companion.
            let seat = Seat::all(self.chairs.len()).nth(place).unwrap_or(Seat(0));
            names::seat(&self.chairs, seat, lang)
        };
        let what = match self.end {
            End::Won => words::won(lang, &self.recovered),
            End::HeartsGone { seat } => words::hearts_gone(lang, &name(seat.index())),
            End::NoAgents => words::no_agents(lang).to_owned(),
            End::Surrounded { expert } => {
                let figure = self.setup.experts.iter().position(|it| *it == expert);
                words::surrounded(lang, &name(figure.unwrap_or_default()))
            }
            End::NoMarkers { city: lost } => words::city_lost(lang, &city(lost)),
            End::QuarterLost { city: lost } => words::quarter_lost(lang, &city(lost)),
            End::TimeUp => words::time_up(lang).to_owned(),
        };
        words::in_round(lang, &what, &self.round)
    }
}

/// The number of the seat, expert or city that an end names.
fn subject(end: End) -> u8 {
    match end {
        End::HeartsGone { seat } => seat.0,
        End::Surrounded { expert } => expert as u8,
        End::NoMarkers { city } | End::QuarterLost { city } => city.0,
        End::Won | End::NoAgents | End::TimeUp => 0,
    }
}

fn end(slug: &str, subject: u8) -> Option<End> {
    let (seat, city) = (Seat(subject), City(subject));
    let expert = Expert::ALL.get(usize::from(subject)).copied().unwrap_or(Expert::King);
    let ends = [
        End::Won,
        End::HeartsGone { seat },
        End::NoAgents,
        End::Surrounded { expert },
        End::NoMarkers { city },
        End::TimeUp,
        End::QuarterLost { city },
    ];
    ends.into_iter().find(|end| end.slug() == slug)
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        bots::Level,
        rules::{Game, Seed, Viewer, art_project::State},
        table::Sitter,
    };

    use super::*;
    use crate::app::kept::shelf;

    // Without a browser everything is kept in memory, each test's thread having its own.

    fn chair(name: &str, sitter: Sitter) -> Chair {
        Chair { name: name.into(), mark: 1, sitter }
    }

    fn chairs() -> Vec<Chair> {
        vec![
            chair("Inès", Sitter::Person),
            chair("", Sitter::Person),
            chair("Zoé", Sitter::Bot(Level::Novice)),
        ]
    }

    fn over(end: End) -> Scene {
        let state = State::start(&Setup::of(3), Seed(1)).expect("a legal table");
        Scene { end: Some(end), round: 9, recovered: 7, ..state.view(Viewer::Table).scene }
    }

    const LOST: End = End::HeartsGone { seat: Seat(1) };

    #[test]
    fn a_match_enters_once_and_only_when_it_is_over() {
        record("k1", &Scene { end: None, ..over(End::Won) }, &chairs());
        assert_eq!(Hall::open(), Hall::default());
        record("k1", &over(End::Won), &chairs());
        record("k1", &over(LOST), &chairs());
        record("k2", &over(LOST), &chairs());
        let hall = Hall::open();
        assert_eq!((hall.entries.len(), hall.victories(), hall.saved()), (2, 1, 14));
        assert_eq!(hall.of(Mission::Japan, Difficulty::Intermediate), Record { won: Some(0), defeats: 1 });
        assert_eq!(hall.of(Mission::Japan, Difficulty::Hard), Record::default());
    }

    #[test]
    fn every_end_reads_back() {
        let (seat, expert, city) = (Seat(2), Expert::Rook, City(5));
        let ends = [
            End::Won,
            End::HeartsGone { seat },
            End::NoAgents,
            End::Surrounded { expert },
            End::NoMarkers { city },
            End::TimeUp,
            End::QuarterLost { city },
        ];
        for ending in ends {
            assert_eq!(end(ending.slug(), subject(ending)), Some(ending));
        }
        assert_eq!(end("draw", 0), None);
    }

    #[test]
    fn an_entry_of_older_rules_can_still_be_read() {
        let entry =
            Entry { date: 5, setup: Setup::of(3), chairs: chairs(), end: LOST, round: 4, recovered: 2 };
        let text = entry.write().expect("it can be written");
        let older = text.replace(r#""setup":{"#, r#""setup":{"edition":"second","#);
        assert_ne!(older, text);
        assert_eq!(Entry::read(&older), Some(entry));
    }

    #[test]
    fn the_first_victory_counts() {
        let entry =
            |date, end| Entry { date, setup: Setup::of(3), chairs: chairs(), end, round: 4, recovered: 2 };
        let entries = vec![entry(9, End::Won), entry(8, LOST), entry(7, End::Won), entry(6, LOST)];
        let hall = Hall { entries, damaged: Vec::new() };
        assert_eq!(hall.of(Mission::Japan, Difficulty::Intermediate), Record { won: Some(7), defeats: 2 });
    }

    #[test]
    fn a_damaged_entry_is_kept_and_harms_no_other() {
        record("k1", &over(LOST), &chairs());
        let broken = ["", "[]", "{\"date\":1}"];
        for (text, key) in broken.iter().zip(["a", "b", "c"]) {
            let _ = storage::write(&format!("{ENTRIES}{key}"), text);
        }
        let hall = Hall::open();
        assert_eq!((hall.entries.len(), hall.damaged.len()), (1, 3));
        record("a", &over(End::Won), &chairs());
        assert_eq!(Hall::open(), hall, "nothing is written over it");
    }

    #[test]
    fn deleting_a_match_leaves_its_entry_and_erasing_everything_does_not() {
        record("k1", &over(End::Won), &chairs());
        shelf::remove("k1");
        assert_eq!(Hall::open().entries.len(), 1);
        shelf::erase();
        assert_eq!(Hall::open(), Hall::default());
    }

    #[test]
    fn the_hall_goes_out_and_comes_back_with_everything_and_never_twice() {
        record("k1", &over(End::Won), &chairs());
        let (all, hall) = (shelf::everything().expect("it can be written"), Hall::open());
        assert_eq!(shelf::import_all(&all), Some((0, 1)));
        assert_eq!(Hall::open(), hall);
        shelf::erase();
        record("k2", &over(LOST), &chairs());
        assert_eq!(shelf::import_all(&all), Some((0, 1)));
        assert_eq!(Hall::open().entries.len(), 2);
        let strange = r#"{"cambriole":{"hall/1/x":"{}","hall/2/x":"{}","settings":"{}"}}"#;
        assert_eq!(shelf::import_all(strange), Some((0, 0)));
        assert!(Hall::open().damaged.is_empty());
    }

    #[test]
    fn an_entry_tells_who_played_and_how_it_ended() {
        let told = |end: End| {
            record(end.slug(), &over(end), &chairs());
            let hall = Hall::open();
            let entry = hall.entries.iter().find(|entry| entry.end == end).cloned();
            entry.map(|entry| (entry.team(Lang::Fr), entry.told(Lang::Fr)))
        };
        let said = |what: &str| Some(("Inès, Siège 2 et 1 bot".to_owned(), what.to_owned()));
        assert_eq!(told(End::Won), said("7 œuvres sauvées, manche 9"));
        assert_eq!(told(LOST), said("Dernier cœur perdu par Siège 2, manche 9"));
        assert_eq!(told(End::Surrounded { expert: Expert::King }), said("Plus d’issue pour Inès, manche 9"));
        assert_eq!(
            told(End::NoMarkers { city: City(3) }),
            said("Une ville perdue de trop : Kyoto, manche 9")
        );
    }
}
