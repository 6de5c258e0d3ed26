//! A turn: play a card, carry out its effect, draw one (AR-4 to AR-12).

use super::{Action, Aim, Card, Event, Gift, Phase, Place, State, Token, raid};
use crate::rules::Seat;

/// Carries out an action that was found legal.
pub(super) fn carry_out(state: &mut State, action: Action, events: &mut Vec<Event>) {
    match (action, state.phase) {
        (Action::Play { card, aim }, _) => play(state, card, aim, events),
        (Action::Give(gift), Phase::Dog { holder, token }) => answer(state, gift, holder, token, events),
        (Action::Give(_), _) => {}
    }
}

fn play(state: &mut State, card: Card, aim: Aim, events: &mut Vec<Event>) {
    let seat = state.turn;
    state.hands[seat.index()].remove(card);
    state.discard.push(card);
    events.push(Event::Played { seat, card });
    match aim {
        Aim::Centre(token) => take(state, token, Place::Centre, events),
        Aim::Steal { from, token } if state.dog == Some(from) => {
            // AR-12: victim and token are named, then the holder decides.
            state.phase = Phase::Dog { holder: from, token };
            events.push(Event::Asked { thief: seat, holder: from, token });
            return;
        }
        Aim::Steal { from, token } => take(state, token, Place::Seat(from), events),
        Aim::Dog => {
            // AR-10: nobody may refuse.
            let from = state.dog.map_or(Place::Centre, Place::Seat);
            state.dog = Some(seat);
            events.push(Event::TookDog { seat, from });
        }
        Aim::Nothing => events.push(Event::Nothing { seat, card }),
    }
    end_turn(state, events);
}

fn answer(state: &mut State, gift: Gift, holder: Seat, token: Token, events: &mut Vec<Event>) {
    let thief = state.turn;
    state.phase = Phase::Play;
    match gift {
        Gift::Token => take(state, token, Place::Seat(holder), events),
        Gift::Dog => {
            state.dog = Some(thief);
            events.push(Event::GaveDog { thief, holder, token });
        }
    }
    end_turn(state, events);
}

fn take(state: &mut State, token: Token, from: Place, events: &mut Vec<Event>) {
    let seat = state.turn;
    match from {
        Place::Centre => state.centre.remove(token),
        Place::Seat(victim) => state.front[victim.index()].remove(token),
    }
    state.front[seat.index()].insert(token);
    events.push(Event::Took { seat, token, from });
}

/// AR-4: the draw, in every turn; then the raid may be over.
fn end_turn(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.turn;
    if state.pile.len() == 0 {
        rebuild(state, events);
    }
    if let Some(card) = state.pile.pop() {
        state.hands[seat.index()].add(card);
        events.push(Event::Drew { seat, card });
    }
    if state.centre.is_empty() || state.rebuilds >= raid::REBUILDS {
        raid::end(state, events);
    } else {
        state.turn = seat.left(state.players());
    }
}

/// AR-5: the discard pile, the card just played included, becomes the draw pile.
fn rebuild(state: &mut State, events: &mut Vec<Event>) {
    std::mem::swap(&mut state.pile, &mut state.discard);
    state.dice.shuffle(state.pile.as_mut_slice());
    state.rebuilds += 1;
    events.push(Event::Rebuilt { times: state.rebuilds });
}
