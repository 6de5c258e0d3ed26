//! Chance for choosing among legal actions: quick, and the same on 32 and 64 bits (`SplitMix64`).

pub struct Chance(pub u64);

impl Chance {
    /// A number below `bound`; a bias of one in millions does not matter here.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let scaled = ((word >> 32) * bound as u64) >> 32;
        usize::try_from(scaled).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_up_and_none_beyond() {
        let mut chance = Chance(1);
        let mut seen = [0; 5];
        (0..5000).for_each(|_| seen[chance.below(5)] += 1);
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        assert_eq!(chance.below(0), 0);
    }
}
