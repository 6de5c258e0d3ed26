//! The words by which the lesson knows this game.

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Action, Aim, Card, Notice, Place, Token},
};

use super::board::Board;

/// What lessons call a card.
pub fn card_word(card: Card) -> &'static str {
    match card {
        Card::Zero => "0",
        Card::One => "1",
        Card::Two => "2",
        Card::Three => "3",
        Card::Four => "4",
        Card::Five => "5",
        Card::Boss => "boss",
        Card::GuardDog => "dog",
        Card::GreedyThief => "thief",
    }
}

/// Whether the action steals something before a rival.
pub fn is_theft(action: Action) -> bool {
    matches!(action, Action::Play { aim: Aim::Steal { .. }, .. })
}

pub fn holds(board: &Board, word: &str) -> bool {
    let view = &board.view;
    match word.split_once('-') {
        Some(("hold", card)) => {
            view.own_hand().is_some_and(|hand| hand.cards().any(|it| card_word(it) == card))
        }
        Some(("centre", "boss")) => view.centre.iter().any(Token::is_boss),
        Some(("centre", "dog")) => view.dog.is_none(),
        Some(("centre", value)) => {
            view.centre.iter().any(|token| !token.is_boss() && token.value().to_string() == value)
        }
        Some(("raid", number)) => view.raid.number().to_string() == number,
        _ => match word {
            "theft" => board.legal.iter().copied().any(is_theft),
            "asked" => board.question().is_some(),
            "has-dog" => view.dog == Some(board.focal),
            _ => false,
        },
    }
}

pub fn happened(notice: &Notice, me: Seat, word: &str) -> bool {
    match (*notice, word) {
        (Notice::Took { seat, token, from: Place::Centre }, _) => {
            let what = if token.is_boss() { "took-boss" } else { "took" };
            seat == me && (word == what || word.strip_prefix("took-") == Some(&token.value().to_string()))
        }
        (Notice::Took { from: Place::Seat(victim), .. }, "robbed") => victim == me,
        (Notice::Took { seat, .. }, "stole") | (Notice::TookDog { seat, .. }, "got-dog") => seat == me,
        _ => false,
    }
}
