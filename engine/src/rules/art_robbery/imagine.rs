//! A full state that agrees with a view: the cards that the viewer has not seen, dealt at random.

use super::{Card, Hand, Held, Setup, State, View, state::Pile};
use crate::rules::{Dice, Imagine, Seed};

impl Imagine for State {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut unseen: Hand = Card::deck().into_iter().collect();
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
}

fn seats<T: Copy + Default>(known: &[T]) -> [T; Setup::MOST as usize] {
    let mut all = [T::default(); Setup::MOST as usize];
    all.iter_mut().zip(known).for_each(|(place, value)| *place = *value);
    all
}
