//! The tests' own chance, quick even where dependencies are not optimised (`SplitMix64`).

pub struct Chance(pub u64);

impl Chance {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.word() % bound.max(1) as u64).expect("it is below a usize")
    }

    pub fn one_in(&mut self, rarely: usize) -> bool {
        self.below(rarely) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
