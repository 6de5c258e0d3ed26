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

#[cfg(test)]
mod tests {
    use super::super::{
        Hand, TokenSet,
        fixtures::{FIRST, THEM, US, steal, table, token},
    };
    use super::*;

    /// All cards of the match, wherever they are.
    fn box_of(state: &State) -> Hand {
        let piles = state.pile.as_slice().iter().chain(state.discard.as_slice()).copied();
        piles.chain(state.hands.iter().flat_map(Hand::cards)).collect()
    }

    #[test]
    fn ar_4_a_turn_is_a_card_its_effect_and_a_draw() {
        let mut state = table(3).with_all(US, Card::Four);
        let (top, left) = (state.pile.top(), state.pile.len());
        let four = token(FIRST, 4);
        let events = state.play(Card::Four, Aim::Centre(four)).expect("legal");
        let drawn = top.expect("a pile");
        assert_eq!(
            events,
            [
                Event::Played { seat: US, card: Card::Four },
                Event::Took { seat: US, token: four, from: Place::Centre },
                Event::Drew { seat: US, card: drawn },
            ]
        );
        assert_eq!(state.discard.as_slice(), [Card::Four], "face up on the discard pile");
        assert_eq!(state.pile.len(), left - 1);
        let mut hand: Hand = [Card::Four; 4].into_iter().collect();
        hand.add(drawn);
        assert_eq!(state.hands[0], hand);
        assert_eq!(state.turn, THEM);
    }

    #[test]
    fn ar_4_the_draw_happens_in_the_turn_that_ends_a_raid() {
        let mut state = table(3).with_centre(&[4]).with_all(US, Card::Four);
        let left = state.pile.len();
        let events = state.play(Card::Four, Aim::Centre(token(FIRST, 4))).expect("legal");
        let drew = events.iter().position(|event| matches!(event, Event::Drew { seat: US, .. }));
        let ended = events.iter().position(|event| matches!(event, Event::RaidEnded { .. }));
        assert!(drew.expect("a draw") < ended.expect("an end"));
        assert_eq!((state.hands[0].len(), state.pile.len()), (5, left - 1));
    }

    #[test]
    fn ar_4_the_draw_waits_for_the_dogs_answer() {
        let mut state = table(2).with_loot(THEM, &[5]).with_dog(THEM).with_all(US, Card::Five);
        state.play(Card::Five, steal(THEM, token(FIRST, 5))).expect("legal");
        assert_eq!((state.hands[0].len(), state.turn), (4, US));
        state.give(Gift::Dog).expect("legal");
        assert_eq!((state.hands[0].len(), state.turn), (5, THEM));
    }

    #[test]
    fn ar_5_the_pile_is_rebuilt_when_a_card_must_be_drawn_and_not_before() {
        let mut state = table(2).with_all(US, Card::Zero).with_pile(1);
        let events = state.play(Card::Zero, Aim::Centre(token(FIRST, 0))).expect("legal");
        assert!(!events.iter().any(|event| matches!(event, Event::Rebuilt { .. })));
        assert_eq!((state.pile.len(), state.rebuilds), (0, 0));

        let discarded = state.discard.len();
        let card = state.hands[1].cards().next().expect("a card");
        let events = state.play(card, state.aims(card)[0]).expect("legal");
        assert_eq!(events.iter().filter(|event| **event == Event::Rebuilt { times: 1 }).count(), 1);
        assert_eq!((state.pile.len(), state.discard.len()), (discarded, 0), "one more played, one drawn");
        assert_eq!(state.hands[1].len(), 5);
    }

    #[test]
    fn ar_5_the_card_just_played_is_shuffled_in() {
        let mut state = table(2).with_all(US, Card::GreedyThief).with_pile(0);
        state.discard = super::super::state::Pile::default();
        let events = state.play(Card::GreedyThief, Aim::Centre(token(FIRST, 0))).expect("legal");
        let drawn = Event::Drew { seat: US, card: Card::GreedyThief };
        assert_eq!(events.last(), Some(&drawn), "it is the only card left to draw");
    }

    #[test]
    fn ar_5_rebuilding_shuffles_and_loses_no_card() {
        let mut state = table(3).with_all(US, Card::Zero).with_pile(0);
        let (before, order) = (box_of(&state), state.discard.as_slice().to_vec());
        state.play(Card::Zero, Aim::Centre(token(FIRST, 0))).expect("legal");
        assert_eq!(box_of(&state), before);
        assert_eq!(box_of(&state).len(), Card::TOTAL);
        assert_ne!(state.pile.as_slice(), order);
        assert_ne!(state.pile.as_slice(), order.iter().rev().copied().collect::<Vec<_>>());
    }

    #[test]
    fn ar_6_a_number_card_takes_from_the_centre() {
        for card in &Card::ALL[..6] {
            let mut state = table(4).with_all(US, *card);
            let taken = token(FIRST, card.number().expect("a number card"));
            state.play(*card, Aim::Centre(taken)).expect("legal");
            assert_eq!(state.front[0].iter().collect::<Vec<_>>(), [taken]);
            assert_eq!(state.centre.len(), 8);
            assert!(!state.centre.contains(taken));
        }
    }

    #[test]
    fn ar_7_a_stolen_token_changes_hands() {
        let mut state = table(3).with_loot(Seat(2), &[2, 3]).with_all(US, Card::Two);
        let two = token(FIRST, 2);
        let events = state.play(Card::Two, steal(Seat(2), two)).expect("legal");
        assert_eq!(events[1], Event::Took { seat: US, token: two, from: Place::Seat(Seat(2)) });
        assert!(state.front[0].contains(two) && !state.front[2].contains(two));
        assert_eq!((state.front[2].len(), state.centre.len()), (1, 7));
        assert_eq!(state.turn, THEM, "nobody was asked");
    }

    #[test]
    fn ar_8_a_card_without_effect_moves_nothing_and_the_turn_ends_with_a_draw() {
        let mut state = table(3).with_loot(US, &[5]).with_all(US, Card::Five);
        let (front, centre, left) = (state.front, state.centre, state.pile.len());
        let events = state.play(Card::Five, Aim::Nothing).expect("legal");
        assert_eq!(events[1], Event::Nothing { seat: US, card: Card::Five });
        assert_eq!((state.front, state.centre, state.dog), (front, centre, None));
        assert_eq!((state.hands[0].len(), state.pile.len()), (5, left - 1));
        assert_eq!((state.discard.as_slice(), state.turn), (&[Card::Five][..], THEM));
    }

    #[test]
    fn ar_9_the_boss_card_takes_the_boss_from_the_centre_or_an_opponent() {
        let boss = Token::boss(FIRST);
        let mut state = table(2).with_all(US, Card::Boss);
        state.play(Card::Boss, Aim::Centre(boss)).expect("legal");
        assert!(state.front[0].contains(boss) && !state.centre.contains(boss));

        let mut state = table(2).with_boss(THEM).with_all(US, Card::Boss);
        state.play(Card::Boss, steal(THEM, boss)).expect("legal");
        assert!(state.front[0].contains(boss) && state.front[1].is_empty());
    }

    #[test]
    fn ar_10_the_guard_dog_comes_from_wherever_it_is_and_nobody_refuses() {
        for (before, from) in [(None, Place::Centre), (Some(THEM), Place::Seat(THEM))] {
            let mut state = table(3).with_loot(THEM, &[5]).with_all(US, Card::GuardDog);
            state.dog = before;
            let events = state.play(Card::GuardDog, Aim::Dog).expect("legal");
            assert_eq!(events[1], Event::TookDog { seat: US, from });
            assert_eq!((state.dog, state.phase, state.turn), (Some(US), Phase::Play, THEM));
            assert_eq!((state.front[0].len(), state.front[1].len()), (0, 1), "tokens stay");
        }
    }

    #[test]
    fn ar_10_the_guard_dog_card_of_its_own_holder_does_nothing() {
        let mut state = table(3).with_dog(US).with_all(US, Card::GuardDog);
        let events = state.play(Card::GuardDog, Aim::Nothing).expect("legal");
        assert_eq!(events[1], Event::Nothing { seat: US, card: Card::GuardDog });
        assert_eq!((state.dog, state.hands[0].len(), state.turn), (Some(US), 5, THEM));
    }

    #[test]
    fn ar_11_the_greedy_thief_takes_any_token_of_the_centre() {
        for wanted in FIRST.tokens().choices() {
            let mut state = table(2).with_dog(THEM).with_all(US, Card::GreedyThief);
            state.play(Card::GreedyThief, Aim::Centre(wanted)).expect("legal");
            assert_eq!(state.front[0].iter().collect::<Vec<_>>(), [wanted]);
            assert_eq!(state.turn, THEM, "no dog guards the centre");
        }
    }

    #[test]
    fn ar_12_victim_and_token_are_named_before_the_holder_decides() {
        let five = token(FIRST, 5);
        let mut state = table(3).with_loot(THEM, &[5]).with_dog(THEM).with_all(US, Card::Five);
        let before = state.front;
        let events = state.play(Card::Five, steal(THEM, five)).expect("legal");
        assert_eq!(events.last(), Some(&Event::Asked { thief: US, holder: THEM, token: five }));
        assert_eq!(state.phase, Phase::Dog { holder: THEM, token: five });
        assert_eq!(state.decider(), Some(THEM));
        assert_eq!((state.front, state.dog), (before, Some(THEM)), "nothing has moved yet");
    }

    #[test]
    fn ar_12_the_token_given_goes_to_the_thief_and_the_dog_stays() {
        let boss = Token::boss(FIRST);
        let mut state = table(3).with_boss(THEM).with_dog(THEM).with_all(US, Card::Boss);
        state.play(Card::Boss, steal(THEM, boss)).expect("legal");
        let events = state.give(Gift::Token).expect("legal");
        assert_eq!(events[0], Event::Took { seat: US, token: boss, from: Place::Seat(THEM) });
        assert!(state.front[0].contains(boss) && state.front[1].is_empty());
        assert_eq!((state.dog, state.phase, state.turn), (Some(THEM), Phase::Play, THEM));
    }

    #[test]
    fn ar_12_the_dog_given_goes_to_the_thief_and_the_token_stays() {
        let five = token(FIRST, 5);
        let mut state = table(3).with_loot(Seat(2), &[5]).with_dog(Seat(2)).with_all(US, Card::Five);
        state.play(Card::Five, steal(Seat(2), five)).expect("legal");
        let events = state.give(Gift::Dog).expect("legal");
        assert_eq!(events[0], Event::GaveDog { thief: US, holder: Seat(2), token: five });
        assert!(state.front[2].contains(five) && state.front[0].is_empty());
        assert_eq!((state.dog, state.phase, state.turn), (Some(US), Phase::Play, THEM));
    }

    #[test]
    fn ar_12_only_the_holder_of_the_dog_is_asked() {
        let mut state = table(3).with_loot(THEM, &[5]).with_dog(Seat(2)).with_all(US, Card::Five);
        state.play(Card::Five, steal(THEM, token(FIRST, 5))).expect("legal");
        assert_eq!((state.phase, state.turn), (Phase::Play, THEM));
        assert_eq!((state.front[1], state.front[0].len()), (TokenSet::default(), 1));
    }
}
