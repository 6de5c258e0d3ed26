//! A table while it is being laid.

#[cfg(test)]
mod tests;

use cambriole_engine::{
    bots::Level,
    rules::{GameId, Seat},
    table::{Chair, MARKS, Sitter},
};

use crate::{
    app::{
        games::{Chosen, limits},
        shared::names,
    },
    words::{Lang, house},
};

/// What bots are called in every language.
const BOT_NAMES: [&str; 7] = ["Noé", "Zoé", "Gus", "Léa", "Tosca", "Hugo", "Nina"];
/// A newcomer meets three bots.
const USUAL: usize = 4;

/// A seat of the table, known by a key that stays when seats move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub key: u32,
    pub chair: Chair,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    pub game: GameId,
    places: Vec<Place>,
    /// Who starts, by key; nobody in particular: chance decides.
    pub first: Option<u32>,
    /// How it is played.
    pub chosen: Chosen,
    next_key: u32,
}

/// Which way a seat moves in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
}

impl Draft {
    /// One person and bots.
    pub fn fresh(game: GameId, lang: Lang) -> Self {
        let (fewest, most) = limits(game);
        let person = Chair { name: house::first_name(lang).into(), mark: 1, sitter: Sitter::Person };
        let mut draft = Self::of(game, [person]);
        while draft.count() < USUAL.clamp(fewest, most) {
            draft.add_chair(Sitter::Bot(Level::default()));
        }
        draft
    }

    /// A table with these chairs, made to fit: names and marks that exist, no mark twice.
    pub fn of(game: GameId, chairs: impl IntoIterator<Item = Chair>) -> Self {
        let mut draft =
            Self { game, places: Vec::new(), first: None, chosen: Chosen::usual(game), next_key: 0 };
        for chair in chairs.into_iter().take(limits(game).1) {
            let mut chair = chair.tidy();
            if draft.places.iter().any(|place| place.chair.mark == chair.mark) {
                chair.mark = draft.free_mark();
            }
            draft.push(chair);
        }
        while draft.count() < limits(game).0 {
            draft.add_chair(Sitter::Bot(Level::default()));
        }
        draft
    }

    pub fn count(&self) -> usize {
        self.places.len()
    }

    pub fn keys(&self) -> Vec<u32> {
        self.places.iter().map(|place| place.key).collect()
    }

    pub fn can_add(&self) -> bool {
        self.count() < limits(self.game).1
    }

    pub fn can_remove(&self) -> bool {
        self.count() > limits(self.game).0
    }

    pub fn people(&self) -> usize {
        self.places.iter().filter(|place| place.chair.is_person()).count()
    }

    /// Where a seat stands in the order of play, from 0.
    pub fn position(&self, key: u32) -> Option<usize> {
        self.places.iter().position(|place| place.key == key)
    }

    pub fn chair(&self, key: u32) -> Option<&Chair> {
        self.places.iter().find(|place| place.key == key).map(|place| &place.chair)
    }

    /// Changes a chair.
    pub fn edit(&mut self, key: u32, edit: impl FnOnce(&mut Chair)) {
        if let Some(place) = self.places.iter_mut().find(|place| place.key == key) {
            edit(&mut place.chair);
        }
    }

    /// The chairs as the match gets them.
    pub fn chairs(&self) -> Vec<Chair> {
        self.places.iter().map(|place| place.chair.clone().tidy()).collect()
    }

    /// The set-up as the match gets it.
    pub fn setup(&self) -> Chosen {
        let first = self.first.and_then(|first| self.position(first));
        let first = first.and_then(|place| Seat::all(self.count()).nth(place));
        self.chosen.at(self.count(), first)
    }

    /// What a seat is called; one without a name is called by its number.
    pub fn name(&self, key: u32, lang: Lang) -> String {
        let seat = self.position(key).and_then(|place| Seat::all(self.count()).nth(place));
        seat.map(|seat| names::seat(&self.chairs(), seat, lang)).unwrap_or_default()
    }

    /// Whether another seat has the same name.
    pub fn is_repeated(&self, key: u32) -> bool {
        let same = |a: &str, b: &str| !a.trim().is_empty() && a.trim().eq_ignore_ascii_case(b.trim());
        let others = |name: &str| self.places.iter().any(|p| p.key != key && same(&p.chair.name, name));
        self.chair(key).is_some_and(|chair| others(&chair.name))
    }

    /// Adds a seat like the last one and tells its key.
    pub fn add(&mut self) -> Option<u32> {
        let sitter = self.places.last().map_or(Sitter::Person, |place| place.chair.sitter);
        self.can_add().then(|| self.add_chair(sitter))
    }

    pub fn remove(&mut self, key: u32) {
        if self.can_remove() {
            self.places.retain(|place| place.key != key);
            self.first = self.first.filter(|first| *first != key);
        }
    }

    /// Moves a seat by one place in the order of play, if there is one to move to.
    pub fn shift(&mut self, key: u32, way: Way) {
        let target = |place: usize| match way {
            Way::Up => place.checked_sub(1),
            Way::Down => Some(place + 1).filter(|next| *next < self.count()),
        };
        if let Some((place, next)) = self.position(key).and_then(|place| Some((place, target(place)?))) {
            self.places.swap(place, next);
        }
    }

    /// Seats a person or a bot. A name that only the other kind would have goes with it.
    pub fn seat(&mut self, key: u32, sitter: Sitter) {
        let bot_name = self.free_bot_name();
        self.edit(key, |chair| {
            match sitter {
                Sitter::Person if BOT_NAMES.contains(&chair.name.as_str()) => chair.name.clear(),
                Sitter::Bot(_) if chair.name.trim().is_empty() => chair.name = bot_name.into(),
                _ => {}
            }
            chair.sitter = sitter;
        });
    }

    /// Each seat's mark, by key.
    pub fn marks(&self) -> Vec<(u32, u8)> {
        self.places.iter().map(|place| (place.key, place.chair.mark)).collect()
    }

    /// Gives a seat a mark, from where the marks were `before`; whoever had it gets the seat's own, and
    /// is told.
    pub fn take_mark(&mut self, key: u32, mark: u8, before: &[(u32, u8)]) -> Option<u32> {
        let own = before.iter().find(|(k, _)| *k == key).map_or(mark, |(_, own)| *own);
        let swapped = before.iter().find(|(k, taken)| *k != key && *taken == mark).map(|(k, _)| *k);
        for &(k, was) in before {
            self.edit(k, |chair| {
                chair.mark = if k == key {
                    mark
                } else if Some(k) == swapped {
                    own
                } else {
                    was
                };
            });
        }
        swapped
    }

    fn add_chair(&mut self, sitter: Sitter) -> u32 {
        let name = if sitter == Sitter::Person { "" } else { self.free_bot_name() };
        let mark = self.free_mark();
        self.push(Chair { name: name.into(), mark, sitter })
    }

    fn push(&mut self, chair: Chair) -> u32 {
        let key = self.next_key;
        self.next_key += 1;
        self.places.push(Place { key, chair });
        key
    }

    fn free_mark(&self) -> u8 {
        let taken = |mark: &u8| self.places.iter().any(|place| place.chair.mark == *mark);
        (1..=MARKS).find(|mark| !taken(mark)).unwrap_or(1)
    }

    fn free_bot_name(&self) -> &'static str {
        let taken = |name: &str| self.places.iter().any(|place| place.chair.name == name);
        BOT_NAMES.into_iter().find(|name| !taken(name)).unwrap_or_default()
    }
}
