//! A full state that agrees with a view: the cards that the viewer has not seen, dealt at random so that
//! every visible back fits.

use super::{Card, CardSet, Clues, Glimpse, Setup, State, View, state::Deck};
use crate::rules::{Dice, Imagine, Seed};

impl Imagine for State {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let scene = view.scene.clone();
        let seen = scene.trails.iter().fold(scene.discard, |all, trail| all.union(*trail));
        let faces: CardSet = view.hands.iter().flatten().filter_map(|glimpse| glimpse.face()).collect();
        // The deck is what nobody has placed yet, in a random order, the last being the top.
        let mut deck: Deck = CardSet::ALL.without(seen).without(faces).iter().collect();
        dice.shuffle(deck.as_mut_slice());

        let mut hands = [CardSet::default(); Setup::MOST as usize];
        for (hand, glimpses) in hands.iter_mut().zip(&view.hands) {
            let cards = glimpses.iter().filter_map(|glimpse| match glimpse {
                Glimpse::Face(card) => Some(*card),
                Glimpse::Back(clues) => take(&mut deck, *clues),
            });
            *hand = cards.collect();
        }
        let top = scene.top.and_then(|clues| take(&mut deck, clues));
        let boxed = (0..view.boxed).filter_map(|_| deck.pop()).collect();
        if let Some(card) = top {
            deck.push(card);
        }
        // Chance to come is imagined as well: the match's own seed is in no view.
        let dice = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
        Self { scene, dice, deck, boxed, hands }
    }

    fn redrawn(&self, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        // The top card's back is in sight: it stays.
        if let Some((_, below)) = state.deck.as_mut_slice().split_last_mut() {
            dice.shuffle(below);
        }
        state.dice = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
        state
    }
}

/// Takes the topmost card with such a back: the deck is in a random order, so each is as likely.
fn take(deck: &mut Deck, clues: Clues) -> Option<Card> {
    let place = deck.as_slice().iter().rposition(|card| card.clues() == clues)?;
    let last = deck.as_slice().len().checked_sub(1)?;
    deck.as_mut_slice().swap(place, last);
    deck.pop()
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action,
        fixtures::{ADA, BEN, card, start, table},
    };
    use super::*;
    use crate::rules::{Game, Viewer};

    #[test]
    fn what_the_viewer_has_not_seen_is_dealt_anew_each_time() {
        let state = table(3).playing("A1");
        let (view, mut dice) = (state.view(Viewer::Seat(ADA)), Dice::new(Seed(1)));
        let imagined: Vec<State> = (0..20).map(|_| State::imagine(&view, &mut dice)).collect();
        assert!(imagined.iter().all(|other| other.hands[0] == state.hands[0]));
        assert!(imagined.iter().any(|other| other.hands[1] != imagined[0].hands[1]));
        assert!(imagined.iter().all(|other| other.dice != state.dice && other.deck != state.deck));
    }

    #[test]
    fn every_visible_back_fits_and_what_was_told_stays() {
        let mut state = table(2).playing("A1");
        state.seen(BEN, Action::Declare(card("B2")));
        let (view, mut dice) = (state.view(Viewer::Seat(ADA)), Dice::new(Seed(1)));
        for _ in 0..50 {
            let other = State::imagine(&view, &mut dice);
            assert!(other.hands[1].contains(card("B2")));
            assert_eq!(other.deck.top().map(Card::clues), state.scene.top);
            assert_eq!(other.view(Viewer::Seat(ADA)), view);
        }
    }

    #[test]
    fn cards_taken_out_unseen_may_be_any() {
        let state = start(Setup::of(1));
        let (view, mut dice) = (state.view(Viewer::Table), Dice::new(Seed(1)));
        let (one, two) = (State::imagine(&view, &mut dice), State::imagine(&view, &mut dice));
        assert_eq!((one.boxed.len(), one.deck.size()), (15, 57));
        assert_ne!(one.boxed, two.boxed);
    }
}
