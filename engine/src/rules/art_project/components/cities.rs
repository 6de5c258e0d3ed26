//! Places on a board.

use serde::{Deserialize, Serialize};

/// A city, island or quarter, by its place on the mission's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct City(pub u8);

impl City {
    /// The most cities that a board has.
    pub const MOST: usize = 12;

    /// Its place in lists by city.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some cities of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CitySet(u16);

impl CitySet {
    /// Adds a city.
    pub fn insert(&mut self, city: City) {
        self.0 |= 1 << (city.0 & 15);
    }

    /// Whether the city is one of them.
    pub fn contains(self, city: City) -> bool {
        city.0 < 16 && self.0 & (1 << city.0) != 0
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cities that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cities in the order of the board.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: CitySet = [City(11), City(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [City(2), City(11)]);
        assert!(set.contains(City(11)) && !set.contains(City(200)) && set.len() == 2);
        assert!(set.without(set).is_empty());
    }
}
