//! What the player picked: a card of the hand and what it goes for.

use cambriole_engine::rules::art_robbery::{Action, Aim, Card};

/// A card of the hand, by its place, and its aim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    pub slot: usize,
    pub card: Card,
    pub aim: Aim,
}

impl Choice {
    pub fn action(self) -> Action {
        Action::Play { card: self.card, aim: self.aim }
    }

    /// The choice that tapping a card makes: its only aim, or the one that most players want, which
    /// another tap changes. Two taps are a turn.
    pub fn of_card(legal: &[Action], slot: usize, card: Card) -> Option<Self> {
        let worth = |aim: &Aim| match aim {
            Aim::Centre(token) | Aim::Steal { token, .. } => (token.value(), token.dots()),
            Aim::Dog | Aim::Nothing => (0, 0),
        };
        // The first of the best: the order of the list decides between equals.
        let best = aims(legal, card).rev().max_by_key(|aim| worth(aim))?;
        Some(Self { slot, card, aim: best })
    }
}

/// All that a card can go for.
pub fn aims(legal: &[Action], card: Card) -> impl DoubleEndedIterator<Item = Aim> {
    legal.iter().filter_map(move |action| match action {
        Action::Play { card: played, aim } if *played == card => Some(*aim),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use cambriole_engine::rules::{
        Seat,
        art_robbery::{Raid, Token},
    };

    use super::*;

    fn tokens() -> Vec<Token> {
        Raid::FIRST.tokens().choices().collect()
    }

    #[test]
    fn a_card_goes_for_the_best_token_at_first() {
        let legal: Vec<Action> = tokens()
            .into_iter()
            .map(|token| Action::Play { card: Card::GreedyThief, aim: Aim::Centre(token) })
            .collect();
        let choice = Choice::of_card(&legal, 4, Card::GreedyThief).expect("it can be played");
        assert!(matches!(choice.aim, Aim::Centre(token) if token.value() == 5 && !token.is_boss()));
    }

    #[test]
    fn the_first_of_equal_victims_is_chosen_at_first() {
        let token = tokens()[4];
        let steal = |from| Action::Play { card: Card::Four, aim: Aim::Steal { from: Seat(from), token } };
        let choice = Choice::of_card(&[steal(1), steal(2)], 0, Card::Four).expect("it can be played");
        assert_eq!(choice.aim, Aim::Steal { from: Seat(1), token });
    }

    #[test]
    fn a_card_that_is_not_there_is_no_choice() {
        assert_eq!(Choice::of_card(&[], 0, Card::Boss), None);
    }
}
