//! A full state that agrees with a view: the cards that the viewer has not seen, dealt at random.

use super::{Hand, Held, Setup, State, View, state::Pile};
use crate::rules::{Dice, Imagine, Seed};

impl Imagine for State {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut unseen = Hand::box_of_cards();
        for card in &view.discard {
            unseen.remove(*card);
        }
        for held in &view.hands {
            if let Held::Seen(hand) = held {
                hand.cards().for_each(|card| {
                    unseen.remove(card);
                });
            }
        }
        let mut pile: Pile = unseen.cards().collect();
        dice.shuffle(pile.as_mut_slice());

        let mut hands = [Hand::default(); Setup::MOST as usize];
        for (hand, held) in hands.iter_mut().zip(&view.hands) {
            *hand = match held {
                Held::Seen(known) => *known,
                Held::Hidden(count) => (0..*count).filter_map(|_| pile.pop()).collect(),
            };
        }
        Self {
            setup: view.setup,
            // Chance to come is imagined as well: the match's own seed is in no view.
            dice: Dice::new(Seed(u64::from(dice.below(u32::MAX)))),
            raid: view.raid,
            rebuilds: view.rebuilds,
            turn: view.turn,
            phase: view.phase,
            dog: view.dog,
            centre: view.centre,
            front: seats(&view.front),
            banked: seats(&view.banked),
            lost: view.lost,
            hands,
            pile,
            discard: view.discard.iter().copied().collect(),
        }
    }

    fn redrawn(&self, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        dice.shuffle(state.pile.as_mut_slice());
        state.dice = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
        state
    }
}

fn seats<T: Copy + Default>(known: &[T]) -> [T; Setup::MOST as usize] {
    let mut all = [T::default(); Setup::MOST as usize];
    all.iter_mut().zip(known).for_each(|(place, value)| *place = *value);
    all
}

#[cfg(test)]
mod tests {
    use super::super::{Card, fixtures::start};
    use super::*;
    use crate::rules::{Game, Seat, Viewer};

    #[test]
    fn what_the_viewer_has_not_seen_is_dealt_anew_each_time() {
        let state = start(3, 4);
        let (view, mut dice) = (state.view(Viewer::Seat(Seat(1))), Dice::new(Seed(1)));
        let (one, two) = (State::imagine(&view, &mut dice), State::imagine(&view, &mut dice));
        assert_eq!((one.hands[1], two.hands[1]), (state.hands[1], state.hands[1]));
        assert_ne!(one.hands[0], two.hands[0]);
        assert_ne!(one.pile, two.pile);
        assert_ne!(one.dice, two.dice, "chance to come differs too");
        assert_ne!(one.dice, state.dice);
    }

    #[test]
    fn only_chance_to_come_is_drawn_anew() {
        let state = start(3, 4);
        let other = state.redrawn(&mut Dice::new(Seed(1)));
        assert_eq!((other.hands, other.banked), (state.hands, state.banked));
        assert_ne!(other.pile, state.pile);
        assert_ne!(other.dice, state.dice);
    }

    #[test]
    fn the_box_is_whole_in_an_imagined_state() {
        let state = start(5, 4).with_pile(6);
        let imagined = State::imagine(&state.view(Viewer::Table), &mut Dice::new(Seed(2)));
        let piles = imagined.pile.as_slice().iter().chain(imagined.discard.as_slice()).copied();
        let all: Hand = piles.chain(imagined.hands.iter().flat_map(Hand::cards)).collect();
        assert_eq!(Card::ALL.map(|card| all.count(card)), Card::COPIES);
        assert_eq!((imagined.pile.len(), imagined.discard.len()), (6, 24));
    }
}
