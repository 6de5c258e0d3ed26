//! What a move will do, why, and what its button says.

use cambriole_engine::rules::art_robbery::{Action, Aim, Card, Gift, Phase, REBUILDS, Token};

use super::{board::Board, phrases};
use crate::words::art_robbery as words;

/// What will happen, and the reason for it.
pub fn sentence(board: &Board, action: Action) -> String {
    let mut said = vec![effect(board, action)];
    said.extend(consequence(board, action).map(str::to_owned));
    said.join(" ")
}

fn effect(board: &Board, action: Action) -> String {
    let lang = board.lang;
    let Action::Play { card, aim } = action else { return button(board, action) };
    let guarded = |from| board.view.dog == Some(from);
    match (card, aim) {
        (Card::GreedyThief, Aim::Centre(token)) => {
            words::preview_thief_chosen(lang, &phrases::token(token, lang))
        }
        (Card::Boss, Aim::Centre(_)) => words::preview_boss_take(lang).into(),
        (Card::Boss, Aim::Steal { from, .. }) if guarded(from) => {
            words::preview_boss_steal_dog(lang, &board.name(from))
        }
        (Card::Boss, Aim::Steal { from, .. }) => words::preview_boss_steal(lang, &board.name(from)),
        (Card::Boss, _) => words::preview_boss_mine(lang).into(),
        (Card::GuardDog, Aim::Nothing) => words::preview_dog_mine(lang).into(),
        (Card::GuardDog, _) => match board.view.dog {
            Some(from) => words::preview_dog_from(lang, &board.name(from)),
            None => words::preview_dog_take(lang).into(),
        },
        (_, Aim::Centre(token)) => words::preview_take(lang, &phrases::token(token, lang)),
        (_, Aim::Steal { from, token }) if guarded(from) => {
            words::preview_steal_dog(lang, &token.value(), &board.name(from))
        }
        (_, Aim::Steal { from, token }) => words::preview_steal(lang, &token.value(), &board.name(from)),
        (_, Aim::Dog | Aim::Nothing) => idle(board, card),
    }
}

/// Why a number card takes nothing.
fn idle(board: &Board, card: Card) -> String {
    let lang = board.lang;
    let value = card.number().unwrap_or_default();
    let own = board.view.front_of(board.focal).worth(value);
    match own.len() {
        0 => words::preview_nobody(lang, &value),
        1 => words::preview_mine(lang, &phrases::number(value, lang)),
        _ => words::preview_mine_all(lang, &value),
    }
}

/// What else the move brings about.
fn consequence(board: &Board, action: Action) -> Option<&'static str> {
    let (view, lang) = (&board.view, board.lang);
    let Action::Play { card, aim } = action else { return None };
    let empties = matches!(aim, Aim::Centre(_)) && view.centre.len() == 1;
    let rebuilds = view.pile == 0;
    match (empties, rebuilds) {
        (true, _) if view.raid.next().is_none() => Some(words::preview_last_game(lang)),
        (true, _) => Some(words::preview_last(lang)),
        (_, true) if view.rebuilds + 1 == REBUILDS => Some(words::preview_rebuild_ends(lang)),
        (_, true) => Some(words::preview_rebuild(lang)),
        _ if card == Card::Boss && aim != Aim::Nothing && !view.front_of(board.focal).keeps_the_boss() => {
            Some(words::preview_boss_needs(lang))
        }
        _ => None,
    }
}

/// What the button that does it says.
pub fn button(board: &Board, action: Action) -> String {
    let lang = board.lang;
    match action {
        Action::Play { aim: Aim::Centre(token), .. } => words::act_take(lang, &phrases::token(token, lang)),
        Action::Play { aim: Aim::Steal { from, token }, .. } => {
            words::act_steal(lang, &phrases::token(token, lang), &board.name(from))
        }
        Action::Play { aim: Aim::Dog, .. } => match board.view.dog {
            Some(from) => words::act_take_dog_from(lang, &board.name(from)),
            None => words::act_take_dog(lang).into(),
        },
        Action::Play { card, aim: Aim::Nothing } => words::act_discard(lang, &phrases::card(card, lang)),
        Action::Give(Gift::Dog) => words::dog_give(lang).into(),
        Action::Give(Gift::Token) => match board.view.phase {
            Phase::Dog { token, .. } => words::dog_keep(lang, &phrases::token(token, lang)),
            Phase::Play | Phase::Over => String::new(),
        },
    }
}

/// What a card of the hand can do, as a screen reader says it before it is chosen.
pub fn spoken(board: &Board, card: Card) -> String {
    let lang = board.lang;
    let name = phrases::card_name(card, lang);
    let aims: Vec<Aim> = super::choice::aims(&board.legal, card).collect();
    let what = |token: Token| phrases::token(token, lang);
    match (aims.as_slice(), card) {
        ([], _) => name,
        (_, Card::GreedyThief) => words::hand_take_choice(lang, &name),
        ([Aim::Centre(token), ..], _) => words::hand_take(lang, &name, &what(*token)),
        ([Aim::Steal { from, token }], _) => {
            words::hand_steal(lang, &name, &what(*token), &board.name(*from))
        }
        ([Aim::Steal { token, .. }, ..], _) => words::hand_steal_choice(lang, &name, &what(*token)),
        ([Aim::Dog, ..], _) => match board.view.dog {
            Some(from) => words::hand_dog_from(lang, &name, &board.name(from)),
            None => words::hand_dog_centre(lang, &name),
        },
        ([Aim::Nothing, ..], _) => words::hand_nothing(lang, &name),
    }
}
