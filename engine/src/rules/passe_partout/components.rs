//! Keys and paintings.

use serde::{Deserialize, Serialize};

/// The paintings, each named by what it is worth (PP-3).
pub const PAINTINGS: [u8; 5] = [1, 2, 3, 4, 5];

/// A key, from 1 to 6. One of another number cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Key(u8);

impl Key {
    /// The ring that each thief starts with, broken key included (PP-2).
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Key {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL.into_iter().find(|key| key.0 == number).ok_or("keys are numbered from 1 to 6")
    }
}

impl From<Key> for u8 {
    fn from(key: Key) -> Self {
        key.0
    }
}
