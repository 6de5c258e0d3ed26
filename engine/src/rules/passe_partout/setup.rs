//! What is chosen before a match, and how it begins.

use serde::{Deserialize, Serialize};

use super::{Key, PAINTINGS, Refusal, Secret, State, state::Ring};
use crate::rules::{Dice, Seed};

/// What is chosen before a match: nothing yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play, always 2.
    pub players: u8,
}

impl Setup {
    /// The one size of a table (PP-1).
    pub const PLAYERS: u8 = 2;
}

/// PP-1 to PP-3.
pub(super) fn start(setup: Setup, seed: Seed) -> Result<State, Refusal> {
    if setup.players != Setup::PLAYERS {
        return Err(Refusal::Players(setup.players));
    }
    let mut dice = Dice::new(seed);
    let rings = [(); 2].map(|()| {
        let mut keys = Key::ALL.to_vec();
        let broken = keys.remove(dice.below(6) as usize);
        Ring { secret: Secret { keys, broken, chosen: None }, used: Vec::new(), won: Vec::new() }
    });
    let mut pile = PAINTINGS.to_vec();
    dice.shuffle(&mut pile);
    Ok(State { rings, painting: pile.pop(), pile, lost: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    fn states() -> impl Iterator<Item = State> {
        (0..60).map(|seed| State::start(&State::setup(2), Seed(seed)).expect("two may play"))
    }

    #[test]
    fn pp_1_two_play() {
        for players in 0..=u8::MAX {
            let started = start(Setup { players }, Seed(1));
            assert_eq!(started.err(), (players != 2).then_some(Refusal::Players(players)));
        }
    }

    #[test]
    fn pp_2_each_has_six_keys_and_one_of_them_is_broken() {
        let mut broken = Vec::new();
        for Ring { secret, .. } in states().flat_map(|state| state.rings) {
            let mut keys = [secret.keys, vec![secret.broken]].concat();
            keys.sort_unstable();
            assert_eq!(keys, Key::ALL);
            broken.push(secret.broken);
        }
        assert!(Key::ALL.iter().all(|key| broken.contains(key)), "chance breaks each some time");
    }

    #[test]
    fn pp_3_the_first_of_five_paintings_hangs_in_the_open() {
        for state in states() {
            let mut all: Vec<u8> = state.painting.into_iter().chain(state.pile.iter().copied()).collect();
            assert_eq!((state.pile.len(), all.len()), (4, 5));
            all.sort_unstable();
            assert_eq!(all, PAINTINGS);
        }
        assert!(PAINTINGS.iter().all(|worth| states().any(|state| state.painting == Some(*worth))));
    }
}
