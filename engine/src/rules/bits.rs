//! Sets of small numbers.

/// Some of the numbers from 0 to 127.
///
/// Two words and not one of 128 bits: WebAssembly has no such shift, and calls a function for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Bits([u64; 2]);

impl Bits {
    pub const EMPTY: Self = Self([0; 2]);

    /// All numbers below `end`, which is at least 64.
    pub const fn below(end: usize) -> Self {
        Self([u64::MAX, (1 << (end - 64)) - 1])
    }

    /// The set of one number. It chooses between words, as an index would keep them out of registers.
    pub fn only(number: usize) -> Self {
        let bit = 1 << (number % 64);
        if number < 64 { Self([bit, 0]) } else { Self([0, bit]) }
    }

    pub fn contains(self, number: usize) -> bool {
        let word = if number < 64 { self.0[0] } else { self.0[1] };
        word >> (number % 64) & 1 == 1
    }

    pub fn insert(&mut self, number: usize) {
        *self = self.or(Self::only(number));
    }

    pub fn remove(&mut self, number: usize) {
        *self = self.without(Self::only(number));
    }

    pub fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    pub fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    pub fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    pub fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    pub fn last(self) -> Option<u8> {
        let [low, high] = self.0.map(u64::checked_ilog2);
        high.map(|high| high + 64).or(low).and_then(|last| u8::try_from(last).ok())
    }

    /// The numbers in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let [low, high] = self.0;
        ones(low).chain(ones(high).map(|number| number + 64))
    }
}

/// The places of the bits that are set.
fn ones(mut word: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let place = u8::try_from(word.trailing_zeros()).ok().filter(|_| word != 0)?;
        word &= word - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_words_are_one_set() {
        let mut set = Bits::EMPTY;
        assert_eq!((set.last(), set.iter().next()), (None, None));
        for number in [127, 0, 64, 63] {
            set.insert(number);
        }
        assert_eq!((set.iter().collect::<Vec<_>>(), set.len()), (vec![0, 63, 64, 127], 4));
        set.remove(127);
        assert_eq!((set.last(), set.contains(127), set.contains(63)), (Some(64), false, true));
        assert_eq!(Bits::below(72).without(set).len(), 72 - 3);
        assert_eq!(Bits::below(64).and(set).last(), Some(63));
    }
}
