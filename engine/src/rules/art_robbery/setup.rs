//! What is chosen before a match, and the first deal.

use serde::{Deserialize, Serialize};

use super::{Card, Hand, Phase, Raid, Refusal, State, TokenSet, state::Pile};
use crate::rules::{Dice, Seat, Seed};

/// What is chosen before a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Who starts: the last to have visited a museum, or nobody in particular (AR-3).
    pub first: Option<Seat>,
    /// Whether the page shows everybody's banked loot and alibis all the time (AR-15).
    pub open_counts: bool,
}

impl Setup {
    /// The smallest table (AR-1).
    pub const FEWEST: u8 = 2;
    /// The largest table (AR-1).
    pub const MOST: u8 = 5;

    /// A table of `players` that leaves the rest to chance.
    pub fn of(players: u8) -> Self {
        Self { players, first: None, open_counts: false }
    }
}

/// AR-1 to AR-3.
pub(super) fn deal(setup: Setup, seed: Seed) -> Result<State, Refusal> {
    if !(Setup::FEWEST..=Setup::MOST).contains(&setup.players) {
        return Err(Refusal::Players(setup.players));
    }
    if setup.first.is_some_and(|first| first.0 >= setup.players) {
        return Err(Refusal::FirstSeat);
    }
    let mut dice = Dice::new(seed);
    let mut pile: Pile = Card::deck().into_iter().collect();
    dice.shuffle(pile.as_mut_slice());
    let seats = usize::from(setup.players);
    let drawn = |dice: &mut Dice| Seat::all(seats).nth(dice.below(u32::from(setup.players)) as usize);
    let first = setup.first.or_else(|| drawn(&mut dice)).unwrap_or(Seat(0));

    let mut hands = [Hand::default(); Setup::MOST as usize];
    for hand in hands.iter_mut().take(seats) {
        (0..Hand::FULL).filter_map(|_| pile.pop()).for_each(|card| hand.add(card));
    }
    Ok(State {
        setup,
        dice,
        raid: Raid::FIRST,
        rebuilds: 0,
        turn: first,
        phase: Phase::Play,
        dog: None,
        centre: Raid::FIRST.tokens(),
        front: [TokenSet::default(); Setup::MOST as usize],
        banked: [TokenSet::default(); Setup::MOST as usize],
        lost: TokenSet::default(),
        hands,
        pile,
        discard: Pile::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Action, fixtures::start};
    use super::*;
    use crate::rules::{Game, SeatSet, Turn};

    #[test]
    fn ar_1_two_to_five_players() {
        for players in 0..=u8::MAX {
            let started = State::start(&Setup::of(players), Seed(1));
            match players {
                2..=5 => assert!(started.is_ok()),
                _ => assert_eq!(started, Err(Refusal::Players(players))),
            }
        }
    }

    #[test]
    fn ar_2_five_cards_each_and_the_first_raid_in_the_centre() {
        for players in 2..=5 {
            let state = start(players, 7);
            assert_eq!(state.seats(), usize::from(players));
            assert!(state.hands[..usize::from(players)].iter().all(|hand| hand.len() == 5));
            assert_eq!(state.pile.len(), 55 - 5 * usize::from(players));
            assert_eq!(state.discard.len(), 0);
            assert_eq!(state.centre, Raid::FIRST.tokens());
            assert_eq!(state.dog, None);
        }
        assert_ne!(start(4, 1).hands, start(4, 2).hands, "the cards are shuffled");
    }

    #[test]
    fn ar_3_the_first_player_is_chosen_or_drawn() {
        for first in Seat::all(4) {
            let setup = Setup { first: Some(first), ..Setup::of(4) };
            let state = State::start(&setup, Seed(3)).expect("four may play");
            assert_eq!(state.turn(), Turn::Of(SeatSet::only(first)));
        }
        let nobody = Setup { first: Some(Seat(4)), ..Setup::of(4) };
        assert_eq!(State::start(&nobody, Seed(3)), Err(Refusal::FirstSeat));
        let drawn: SeatSet = (0..60).map(|seed| start(4, seed).turn).collect();
        assert_eq!(drawn.len(), 4, "chance picks each of them some time");
    }

    #[test]
    fn ar_3_play_goes_clockwise() {
        let mut state = start(3, 5);
        let mut actions = Vec::new();
        let first = state.turn;
        for step in 1..=3 {
            let seat = state.turn;
            state.legal_actions(seat, &mut actions);
            let quiet = actions.iter().find(|a| matches!(a, Action::Play { .. })).copied();
            state.apply(seat, &quiet.expect("a card can be played"), &mut Vec::new()).expect("it is legal");
            assert_eq!(state.turn.index(), (first.index() + step) % 3);
        }
    }
}
