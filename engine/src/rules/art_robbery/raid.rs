//! The end of a raid and the start of the next: AR-13 to AR-17 and AR-22.

use super::{Event, Phase, RaidEnd, State, Token};
use crate::rules::Seat;

/// AR-22: the raid ends with the turn in which the draw pile is rebuilt for the third time.
pub const REBUILDS: u8 = 3;

/// Ends the raid and begins the next one, or ends the match.
pub(super) fn end(state: &mut State, events: &mut Vec<Event>) {
    let raid = state.raid;
    let left = std::mem::take(&mut state.centre);
    let how = if left.is_empty() { RaidEnd::Emptied } else { RaidEnd::WornOut(left) };
    events.push(Event::RaidEnded { raid, how });
    state.lost = state.lost.union(left);

    let boss = Token::boss(raid);
    for seat in Seat::all(state.players()) {
        let mut won = std::mem::take(&mut state.front[seat.index()]);
        if won.contains(boss) && !won.keeps_the_boss() {
            won.remove(boss);
            state.lost.insert(boss);
            events.push(Event::BossReturned { seat, raid });
        }
        state.banked[seat.index()] = state.banked[seat.index()].union(won);
        events.push(Event::Banked { seat, raid, tokens: won });
    }
    if let Some(next) = raid.next() {
        // AR-16 and AR-17: the dog stays where it is, and its holder starts.
        state.raid = next;
        state.rebuilds = 0;
        state.centre = next.tokens();
        state.turn = state.dog.unwrap_or_else(|| state.turn.left(state.players()));
        events.push(Event::RaidBegan { raid: next, first: state.turn });
    } else {
        state.phase = Phase::Over;
        events.push(Event::MatchEnded);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Aim, Card, Gift, Raid, Refusal, TokenSet,
        fixtures::{loot, table, token},
    };
    use super::*;
    use crate::rules::{Game, Turn, Viewer};

    const FIRST: Raid = Raid::FIRST;
    const US: Seat = Seat(0);

    /// Seat 0 takes the last token of the centre, a 0.
    fn end_raid(state: State) -> (State, Vec<Event>) {
        let mut state = state.with_centre(&[0]).with_all(US, Card::Zero);
        let events = state.play(Card::Zero, Aim::Centre(token(state.raid, 0))).expect("legal");
        (state, events)
    }

    #[test]
    fn ar_13_a_raid_ends_when_the_last_token_leaves_the_centre() {
        let mut state = table(3).with_centre(&[0, 1]).with_all(US, Card::Zero);
        let events = state.play(Card::Zero, Aim::Centre(token(FIRST, 0))).expect("legal");
        assert!(!events.iter().any(|event| matches!(event, Event::RaidEnded { .. })));
        assert_eq!(state.raid, FIRST);

        let (state, events) = end_raid(table(3));
        assert!(events.contains(&Event::RaidEnded { raid: FIRST, how: RaidEnd::Emptied }));
        assert_eq!(state.raid, Raid::ALL[1]);
    }

    #[test]
    fn ar_13_the_dog_does_not_count() {
        let (state, _) = end_raid(table(3));
        assert_eq!((state.dog, state.raid.number()), (None, 2), "the dog was still in the centre");
    }

    #[test]
    fn ar_13_the_player_who_took_the_last_token_still_draws() {
        let (state, events) = end_raid(table(4).with_dog(Seat(2)));
        assert!(events.iter().any(|event| matches!(event, Event::Drew { seat: US, .. })));
        assert_eq!(state.hand(US).len(), 5);
    }

    #[test]
    fn ar_14_the_boss_goes_back_to_the_box_without_a_four_or_a_five() {
        let boss = Token::boss(FIRST);
        for (beside, stays) in
            [(&[][..], false), (&[1, 2, 3], false), (&[4], true), (&[5], true), (&[4, 5], true)]
        {
            let (state, events) = end_raid(table(3).with_boss(Seat(1)).with_loot(Seat(1), beside));
            let returned = events.contains(&Event::BossReturned { seat: Seat(1), raid: FIRST });
            assert_eq!(returned, !stays, "beside {beside:?}");
            assert_eq!(state.banked[1].contains(boss), stays);
            assert_eq!(state.lost.contains(boss), !stays);
            assert_eq!(state.banked[1].len(), beside.len() + usize::from(stays), "the others stay");
        }
    }

    #[test]
    fn ar_14_another_raids_or_anothers_five_does_not_keep_the_boss() {
        let mut state = table(3).with_raid(2).with_boss(US).with_loot(Seat(1), &[4, 5]);
        state.banked[0] = loot(&[(1, 4), (1, 5)]);
        let (state, _) = end_raid(state);
        assert!(state.lost.contains(Token::boss(Raid::ALL[1])));
    }

    #[test]
    fn ar_14_a_boss_that_nobody_took_is_not_returned_by_anybody() {
        let (_, events) = end_raid(table(3).with_loot(Seat(1), &[4]));
        assert!(!events.iter().any(|event| matches!(event, Event::BossReturned { .. })));
    }

    #[test]
    fn ar_15_what_was_won_is_banked_for_good() {
        let mut state = table(3).with_raid(2).with_loot(Seat(1), &[4, 1]).with_loot(US, &[5]);
        state.banked[1] = loot(&[(1, 3)]);
        let (mut state, events) = end_raid(state);
        assert_eq!(state.banked[0], loot(&[(2, 5), (2, 0)]));
        assert_eq!(state.banked[1], loot(&[(1, 3), (2, 4), (2, 1)]));
        assert!(state.front.iter().all(|front| front.is_empty()));
        let banked = events.iter().filter_map(|event| match event {
            Event::Banked { seat, raid, tokens } => Some((*seat, raid.number(), *tokens)),
            _ => None,
        });
        let won = [loot(&[(2, 5), (2, 0)]), loot(&[(2, 4), (2, 1)]), TokenSet::default()];
        assert_eq!(banked.collect::<Vec<_>>(), [(US, 2, won[0]), (Seat(1), 2, won[1]), (Seat(2), 2, won[2])]);

        state = state.with_loot(Seat(1), &[4]).with_all(Seat(1), Card::Five);
        let mine = token(Raid::ALL[1], 5);
        let safe = Aim::Steal { from: US, token: mine };
        assert_eq!(state.refusal(Card::Five, safe), Some(Refusal::CentreFirst));
        state = state.with_loot(Seat(1), &[5]);
        assert_eq!(state.refusal(Card::Five, safe), Some(Refusal::NothingToTake), "it is safe");
    }

    #[test]
    fn ar_16_the_next_raid_lies_in_the_centre_and_the_rest_carries_over() {
        for dog in [None, Some(Seat(2))] {
            let mut before = table(3).with_centre(&[0]).with_all(US, Card::Zero).with_pile(20);
            before.dog = dog;
            let (mut state, zero) = (before.clone(), Aim::Centre(token(FIRST, 0)));
            let events = state.play(Card::Zero, zero).expect("legal");
            assert_eq!(state.centre, Raid::ALL[1].tokens());
            assert_eq!(state.dog, dog);
            assert_eq!(state.hands[1..], before.hands[1..]);
            assert_eq!(state.pile.as_slice(), &before.pile.as_slice()[..19]);
            assert_eq!(&state.discard.as_slice()[..before.discard.len()], before.discard.as_slice());
            assert_eq!(state.discard.len(), before.discard.len() + 1);
            assert!(matches!(events.last(), Some(Event::RaidBegan { .. })));
        }
    }

    #[test]
    fn ar_17_the_holder_of_the_dog_starts_the_next_raid() {
        for holder in Seat::all(4) {
            let (state, events) = end_raid(table(4).with_dog(holder));
            assert_eq!(state.turn, holder);
            assert_eq!(events.last(), Some(&Event::RaidBegan { raid: Raid::ALL[1], first: holder }));
        }
    }

    #[test]
    fn ar_17_without_a_holder_the_player_to_the_left_of_the_last_starts() {
        let (state, _) = end_raid(table(4));
        assert_eq!(state.turn, Seat(1));
        let mut state = table(3).with_centre(&[0]).with_all(Seat(2), Card::Zero);
        state.turn = Seat(2);
        state.play(Card::Zero, Aim::Centre(token(FIRST, 0))).expect("legal");
        assert_eq!(state.turn, US);
    }

    #[test]
    fn ar_18_the_game_ends_after_the_fourth_raid() {
        for number in 1..=3 {
            let (state, _) = end_raid(table(2).with_raid(number));
            assert!(matches!(state.turn(), Turn::Of(_)));
            assert_eq!(usize::from(state.raid.number()), number + 1);
            assert_eq!(state.view(Viewer::Table).count(), None);
        }
        let (state, events) = end_raid(table(2).with_raid(4).with_loot(Seat(1), &[5]));
        assert_eq!(events.last(), Some(&Event::MatchEnded));
        assert!(matches!(state.turn(), Turn::Over(outcome) if outcome.scores == [0, 0]));
        let count = state.view(Viewer::Table).count().expect("it is over");
        assert_eq!((count.seats[0].alibi_sum(), count.seats[1].alibi_sum()), (2, 1));
    }

    /// Seat 0 plays a card that does nothing while the pile is empty.
    fn rebuild(mut state: State) -> (State, Vec<Event>) {
        state = state.with_dog(US).with_all(US, Card::GuardDog).with_pile(0);
        let events = state.play(Card::GuardDog, Aim::Nothing).expect("legal");
        (state, events)
    }

    #[test]
    fn ar_22_the_third_rebuilding_ends_the_raid_and_the_rest_goes_back_to_the_box() {
        let mut state = table(3).with_loot(Seat(1), &[5]);
        let left = state.centre;
        for times in 1..REBUILDS {
            let (after, events) = rebuild(state.clone());
            assert!(events.contains(&Event::Rebuilt { times }));
            assert!(!events.iter().any(|event| matches!(event, Event::RaidEnded { .. })));
            state.rebuilds = after.rebuilds;
        }
        let (state, events) = rebuild(state);
        assert!(events.contains(&Event::Rebuilt { times: 3 }));
        assert!(events.contains(&Event::RaidEnded { raid: FIRST, how: RaidEnd::WornOut(left) }));
        let ended = events.iter().position(|event| matches!(event, Event::RaidEnded { .. }));
        let drew = events.iter().position(|event| matches!(event, Event::Drew { .. }));
        assert!(drew.expect("a draw") < ended.expect("an end"), "the turn is played out");
        assert_eq!(state.lost, left);
        assert_eq!(state.banked[1], loot(&[(1, 5)]), "what was won is banked");
    }

    #[test]
    fn ar_22_rebuildings_are_counted_anew_in_each_raid() {
        let mut state = table(3);
        state.rebuilds = 2;
        let (state, _) = end_raid(state);
        assert_eq!(state.rebuilds, 0);
        let mut state = table(3);
        state.rebuilds = 2;
        let (state, _) = rebuild(state);
        assert_eq!((state.raid.number(), state.rebuilds), (2, 0));
    }

    #[test]
    fn ar_22_a_raid_emptied_in_that_turn_counts_as_emptied() {
        let mut state = table(3).with_centre(&[0]).with_all(US, Card::Zero).with_pile(0);
        state.rebuilds = 2;
        let lost = state.lost;
        let events = state.play(Card::Zero, Aim::Centre(token(FIRST, 0))).expect("legal");
        assert!(events.contains(&Event::RaidEnded { raid: FIRST, how: RaidEnd::Emptied }));
        assert_eq!(state.lost, lost);
    }

    #[test]
    fn ar_22_the_dogs_question_is_answered_before_the_raid_wears_out() {
        let five = token(FIRST, 5);
        let mut state = table(3).with_loot(Seat(1), &[5]).with_dog(Seat(1));
        state = state.with_all(US, Card::Five).with_pile(0);
        state.rebuilds = 2;
        state.play(Card::Five, Aim::Steal { from: Seat(1), token: five }).expect("legal");
        assert_eq!((state.rebuilds, state.raid), (2, FIRST));
        state.act(Seat(1), Action::Give(Gift::Token)).expect("legal");
        assert_eq!(state.banked[0], loot(&[(1, 5)]));
    }

    #[test]
    fn ar_22_can_end_the_match() {
        let mut state = table(2).with_raid(4);
        state.rebuilds = 2;
        let (state, events) = rebuild(state);
        assert_eq!((state.phase, events.last()), (Phase::Over, Some(&Event::MatchEnded)));
    }
}
