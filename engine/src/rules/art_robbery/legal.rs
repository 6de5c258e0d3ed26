//! What may be done, and why not: AR-6 to AR-12.

use super::{Action, Aim, Card, Gift, Phase, Refusal, State, Token};
use crate::rules::Seat;

/// Puts into `actions` all that `seat` may do.
pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if state.decider() != Some(seat) {
        return;
    }
    if let Phase::Dog { .. } = state.phase {
        actions.extend([Action::Give(Gift::Token), Action::Give(Gift::Dog)]);
        return;
    }
    let hand = state.hands[seat.index()];
    for card in Card::ALL {
        if hand.count(card) > 0 {
            list_aims(state, card, |aim| actions.push(Action::Play { card, aim }));
        }
    }
}

/// Names all that the card can go for when the seat whose turn it is plays it.
fn list_aims(state: &State, card: Card, mut push: impl FnMut(Aim)) {
    match card {
        Card::GreedyThief => state.centre.choices().for_each(|token| push(Aim::Centre(token))),
        Card::GuardDog if state.dog == Some(state.turn) => push(Aim::Nothing),
        Card::GuardDog => push(Aim::Dog),
        Card::Boss => {
            let boss = Token::boss(state.raid);
            push(match holder_of(state, boss) {
                _ if state.centre.contains(boss) => Aim::Centre(boss),
                Some(from) if from != state.turn => Aim::Steal { from, token: boss },
                _ => Aim::Nothing,
            });
        }
        _ => {
            let value = card.number().unwrap_or_default();
            let centre = state.centre.worth(value);
            if !centre.is_empty() {
                centre.choices().for_each(|token| push(Aim::Centre(token)));
                return;
            }
            let mut found = false;
            for from in Seat::all(state.players()).filter(|from| *from != state.turn) {
                for token in state.front[from.index()].worth(value).choices() {
                    found = true;
                    push(Aim::Steal { from, token });
                }
            }
            if !found {
                push(Aim::Nothing);
            }
        }
    }
}

fn holder_of(state: &State, token: Token) -> Option<Seat> {
    Seat::all(state.players()).find(|seat| state.front[seat.index()].contains(token))
}

/// Whether the action is one of those that [`list`] names, and if not, which rule forbids it.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(decider) = state.decider() else { return Err(Refusal::Over) };
    match (action, state.phase) {
        (Action::Give(_), Phase::Dog { .. }) if decider == seat => Ok(()),
        (Action::Give(_), Phase::Dog { .. }) => Err(Refusal::NotYourTurn),
        (Action::Give(_), _) => Err(Refusal::NoQuestion),
        (Action::Play { .. }, Phase::Dog { .. }) => Err(Refusal::AnswerFirst),
        (Action::Play { .. }, _) if decider != seat => Err(Refusal::NotYourTurn),
        (Action::Play { card, .. }, _) if state.hands[seat.index()].count(card) == 0 => {
            Err(Refusal::NotInHand)
        }
        (Action::Play { card, aim }, _) => {
            let (mut listed, mut best) = (false, None);
            list_aims(state, card, |legal| {
                listed |= legal == aim;
                best = Some(legal);
            });
            if listed { Ok(()) } else { Err(why_not(state, card, aim, best)) }
        }
    }
}

/// Which rule forbids an aim that is not among the legal ones, of which `legal` is one.
fn why_not(state: &State, card: Card, aim: Aim, legal: Option<Aim>) -> Refusal {
    let aimed = match aim {
        Aim::Centre(token) => Some((token, state.centre)),
        Aim::Steal { from, token } => {
            Some((token, state.front.get(from.index()).copied().unwrap_or_default()))
        }
        Aim::Dog | Aim::Nothing => None,
    };
    match (card, aim, legal) {
        (Card::GuardDog, ..) | (_, Aim::Dog, _) => Refusal::OnlyTheDog,
        (Card::GreedyThief, Aim::Steal { .. } | Aim::Nothing, _) => Refusal::OnlyFromTheCentre,
        (_, Aim::Nothing, _) => Refusal::MustTake,
        (Card::Boss, ..) if aimed.is_some_and(|(token, _)| !token.is_boss()) => Refusal::OnlyTheBoss,
        (_, _, Some(Aim::Nothing)) => Refusal::NothingToTake,
        (_, Aim::Steal { .. }, Some(Aim::Centre(_))) => Refusal::CentreFirst,
        _ => match aimed {
            Some((token, place)) if !place.contains(token) => Refusal::NotThere,
            Some((token, _)) if card.number().is_some_and(|n| token.is_boss() || token.value() != n) => {
                Refusal::WrongToken
            }
            Some((token, place)) if place.choice_like(token) != Some(token) => Refusal::SameChoice,
            _ => Refusal::NotThere,
        },
    }
}
