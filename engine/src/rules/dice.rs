//! Chance: a `ChaCha8` stream from a seed, sampled in a way that is the same on every machine.

use std::{fmt, str::FromStr};

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

/// Where a match's chance comes from. People see and type it as letters and digits, like `K7QX-29MD`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

/// The text is not a seed: 1 to 13 letters and digits, dashes and spaces aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 1 to 13 letters and digits")
    }
}

impl std::error::Error for BadSeed {}

/// Crockford's base 32: no I, L, O or U, so that nobody misreads or misspells.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// As many as the largest seed takes.
const MOST_LETTERS: usize = 13;

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Vec::new();
        let mut rest = self.0;
        while rest > 0 || letters.len() < 8 {
            letters.push(char::from(LETTERS[(rest % 32) as usize]));
            rest /= 32;
        }
        for (place, letter) in letters.iter().rev().enumerate() {
            if place > 0 && place % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let mut value = 0_u64;
        let mut count = 0;
        for letter in text.chars().filter(|c| *c != '-' && !c.is_whitespace()) {
            let letter = match letter.to_ascii_uppercase() {
                'I' | 'L' => '1',
                'O' => '0',
                'U' => 'V',
                other => other,
            };
            let digit = LETTERS.iter().position(|l| char::from(*l) == letter).ok_or(BadSeed)?;
            value = value.checked_mul(32).ok_or(BadSeed)? + digit as u64;
            count += 1;
        }
        if (1..=MOST_LETTERS).contains(&count) { Ok(Self(value)) } else { Err(BadSeed) }
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A stream of chance that remembers only its seed and how far it was read, so that a state stays
/// small, comparable and readable when it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    seed: Seed,
    /// How many 32-bit words of the stream were used.
    used: u64,
}

impl Dice {
    /// The stream of a seed, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Self { seed, used: 0 }
    }

    /// A number below `bound`, each as likely as the other; 0 where there is no choice.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.with_stream(|stream| stream.below(bound))
    }

    /// Rolls six-sided dice.
    pub fn roll(&mut self, dice: &mut [u8]) {
        self.with_stream(|stream| {
            for die in dice {
                *die = 1 + u8::try_from(stream.below(6)).unwrap_or_default();
            }
        });
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.with_stream(|stream| {
            for last in (1..items.len()).rev() {
                let chosen = stream.below(u32::try_from(last + 1).unwrap_or(u32::MAX));
                items.swap(last, chosen as usize);
            }
        });
    }

    fn with_stream<T>(&mut self, draw: impl FnOnce(&mut Stream) -> T) -> T {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        let mut chacha = ChaCha8Rng::from_seed(key);
        chacha.set_word_pos(u128::from(self.used));
        let mut stream = Stream { chacha, used: 0 };
        let drawn = draw(&mut stream);
        self.used += stream.used;
        drawn
    }
}

struct Stream {
    chacha: ChaCha8Rng,
    used: u64,
}

impl Stream {
    /// Unbiased, from 32-bit words only: the word is scaled down, and one that falls in the uneven rest
    /// is thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        loop {
            self.used += 1;
            let scaled = u64::from(self.chacha.next_u32()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the two halves")]
            let (chosen, rest) = ((scaled >> 32) as u32, scaled as u32);
            if rest >= bound || rest >= bound.wrapping_neg() % bound {
                return chosen;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_as_it_was_shown() {
        for value in [0, 1, 31, 32, 0x00FF_EEDD_CCBB, (1 << 60) - 1, u64::MAX] {
            let seed = Seed(value);
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!(Seed(7).to_string(), "0000-0007");
        assert_eq!("oi-l".parse(), Ok(Seed(33)));
        assert_eq!("".parse::<Seed>(), Err(BadSeed));
        assert_eq!("é".parse::<Seed>(), Err(BadSeed));
        assert_eq!("G000000000000".parse::<Seed>(), Err(BadSeed), "too large");
        assert_eq!("00000000000001".parse::<Seed>(), Err(BadSeed), "too long");
    }

    #[test]
    fn the_stream_is_the_same_everywhere() {
        // A change here changes every saved match: it needs a new rules version.
        let mut dice = Dice::new(Seed(2026));
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(drawn, STREAM_2026);
    }

    const STREAM_2026: [u32; 8] = [71, 80, 38, 83, 90, 70, 46, 19];

    #[test]
    fn a_stream_goes_on_where_it_was_saved() {
        let mut dice = Dice::new(Seed(5));
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        dice.shuffle(&mut cards);
        let text = serde_json::to_string(&dice).expect("dice serialise");
        let mut again: Dice = serde_json::from_str(&text).expect("dice read back");
        assert_eq!(again.below(1000), dice.below(1000));
        assert_ne!(cards, [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn dice_are_rolled_from_the_same_stream() {
        let (mut one, mut other, mut faces) = (Dice::new(Seed(3)), Dice::new(Seed(3)), [0; 20]);
        one.roll(&mut faces);
        assert!(faces.iter().all(|face| u32::from(*face) == 1 + other.below(6)));
        assert_eq!(one, other);
    }

    #[test]
    fn below_is_fair_enough() {
        let mut dice = Dice::new(Seed(11));
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[dice.below(6) as usize] += 1);
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
    }
}
