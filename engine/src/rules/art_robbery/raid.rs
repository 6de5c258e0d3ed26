//! The end of a raid and the start of the next: AR-13 to AR-17 and AR-22.

use super::{Card, Event, Phase, RaidEnd, State, Token, TokenSet};
use crate::rules::Seat;

/// AR-22: the raid ends with the turn in which the draw pile is rebuilt for the third time.
pub(super) const REBUILDS: u8 = 3;

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
        if won.contains(boss) && !covers_the_boss(won) {
            won.remove(boss);
            state.lost.insert(boss);
            events.push(Event::BossReturned { seat, raid });
        }
        state.banked[seat.index()] = state.banked[seat.index()].union(won);
        events.push(Event::Banked { seat, raid, tokens: won });
    }
    match raid.next() {
        Some(next) => {
            // AR-16 and AR-17: the dog stays where it is, and its holder starts.
            state.raid = next;
            state.rebuilds = 0;
            state.centre = next.tokens();
            state.turn = state.dog.unwrap_or_else(|| state.turn.left(state.players()));
            events.push(Event::RaidBegan { raid: next, first: state.turn });
        }
        None => {
            state.phase = Phase::Over;
            events.push(Event::MatchEnded);
        }
    }
}

/// AR-14: the Boss stays with a 4 or a 5 of the same raid; the Boss itself is not one.
fn covers_the_boss(won: TokenSet) -> bool {
    [Card::Four, Card::Five].into_iter().filter_map(Card::number).any(|n| !won.worth(n).is_empty())
}
