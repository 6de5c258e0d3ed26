//! The count at the end: AR-18 to AR-21.

use serde::{Deserialize, Serialize};

use super::{Raid, TokenSet};
use crate::rules::{Outcome, Seat, SeatSet};

/// AR-20: what the one with fewer alibis loses at a table of two.
const FINE: u8 = 10;

/// The count of a whole table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    pub seats: Vec<SeatCount>,
    pub winners: SeatSet,
}

/// One seat's count, with the steps that lead to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCount {
    pub tokens: TokenSet,
    /// What was won in each raid.
    pub loot: [u8; 4],
    /// The alibi dots of each raid.
    pub alibis: [u8; 4],
    /// Fewest alibis among three or more (AR-19).
    pub arrested: bool,
    /// Points lost for fewer alibis among two (AR-20).
    pub fine: u8,
    /// What counts in the end.
    pub score: u8,
}

impl SeatCount {
    /// The sum before arrest or fine.
    pub fn loot_sum(&self) -> u8 {
        self.loot.iter().sum()
    }

    pub fn alibi_sum(&self) -> u8 {
        self.alibis.iter().sum()
    }
}

impl Count {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome { winners: self.winners, scores: self.seats.iter().map(|s| i32::from(s.score)).collect() }
    }

    /// The seats from first to last; those who tie keep their order at the table.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats.len()).collect();
        seats.sort_by_key(|seat| {
            let count = self.seats.get(seat.index());
            std::cmp::Reverse(count.map(|c| (self.winners.contains(*seat), !c.arrested, rank(c))))
        });
        seats
    }
}

/// AR-21: the score, then the alibis.
fn rank(count: &SeatCount) -> (u8, u8) {
    (count.score, count.alibi_sum())
}

/// Counts what each seat has banked (AR-18).
pub fn count(banked: &[TokenSet]) -> Count {
    let mut seats: Vec<SeatCount> = banked.iter().map(|tokens| tally(*tokens)).collect();
    let fewest = seats.iter().map(SeatCount::alibi_sum).min().unwrap_or_default();
    let all_alike = seats.iter().all(|seat| seat.alibi_sum() == fewest);
    let pair = seats.len() == 2;
    for seat in seats.iter_mut().filter(|seat| seat.alibi_sum() == fewest) {
        if !pair {
            // AR-19: everyone tied for fewest is arrested.
            seat.arrested = true;
            seat.score = 0;
        } else if !all_alike {
            // AR-20: not below 0, and nobody loses any when the alibis are equal.
            seat.fine = FINE.min(seat.score);
            seat.score -= seat.fine;
        }
    }
    let winners = winners(&seats);
    Count { seats, winners }
}

fn tally(tokens: TokenSet) -> SeatCount {
    let loot = Raid::ALL.map(|raid| tokens.of(raid).value());
    let alibis = Raid::ALL.map(|raid| tokens.of(raid).alibis());
    SeatCount { tokens, loot, alibis, arrested: false, fine: 0, score: loot.iter().sum() }
}

/// AR-21: the highest score, then the most alibis; a further tie is shared. An arrested player wins
/// only where everybody was arrested.
fn winners(seats: &[SeatCount]) -> SeatSet {
    let free = |seat: &&SeatCount| !seat.arrested;
    let everybody_arrested = !seats.iter().any(|seat| free(&seat));
    let best = seats.iter().filter(free).map(rank).max();
    Seat::all(seats.len())
        .zip(seats)
        .filter(|(_, seat)| everybody_arrested || (!seat.arrested && Some(rank(seat)) == best))
        .map(|(seat, _)| seat)
        .collect()
}
