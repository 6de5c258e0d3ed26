//! The count at the end: AR-18 to AR-21.

use serde::{Deserialize, Serialize};

use super::{Raid, TokenSet};
use crate::rules::{Outcome, Seat, SeatSet, put_in_order};

/// AR-20: what the one with fewer alibis loses at a table of two.
const FINE: u8 = 10;

/// The count of a whole table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// Each seat's count, in the order of the seats.
    pub seats: Vec<SeatCount>,
    /// Who won; several where it is shared (AR-21).
    pub winners: SeatSet,
}

/// One seat's count, with the steps that lead to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCount {
    /// What was banked.
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

    /// The alibi dots of all raids (AR-18).
    pub fn alibi_sum(&self) -> u8 {
        self.alibis.iter().sum()
    }
}

impl Count {
    pub(super) fn outcome(&self) -> Outcome {
        let scores = self.seats.iter().map(|s| i32::from(s.score)).collect();
        Outcome { winners: self.winners, scores, reason: None }
    }

    /// The seats from first to last; those who tie keep their order at the table.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats.len()).collect();
        put_in_order(&mut seats, |seat| {
            let count = self.seats.get(seat.index());
            let standing = count.map(|c| (self.winners.contains(*seat), !c.arrested, rank(c)));
            (std::cmp::Reverse(standing), *seat)
        });
        seats
    }
}

impl Count {
    /// A seat's place, from 1; those who tie share it.
    pub fn place(&self, seat: Seat) -> usize {
        let standing = |seat: Seat| {
            let count = self.seats.get(seat.index());
            count.map(|c| (self.winners.contains(seat), !c.arrested, rank(c)))
        };
        let own = standing(seat);
        1 + Seat::all(self.seats.len()).filter(|other| standing(*other) > own).count()
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

#[cfg(test)]
mod tests {
    use super::super::{Token, fixtures::loot};
    use super::*;

    fn scores(count: &Count) -> Vec<u8> {
        count.seats.iter().map(|seat| seat.score).collect()
    }

    fn arrested(count: &Count) -> Vec<bool> {
        count.seats.iter().map(|seat| seat.arrested).collect()
    }

    fn winners(count: &Count) -> Vec<u8> {
        count.winners.iter().map(|seat| seat.0).collect()
    }

    #[test]
    fn ar_18_alibis_are_counted_raid_by_raid_on_banked_tokens() {
        let mine = loot(&[(1, 0), (1, 1), (2, 1), (3, 2), (4, 0), (4, 4), (4, 5), (4, 3)]);
        let count = count(&[mine, TokenSet::ALL]);
        assert_eq!(count.seats[0].alibis, [2, 1, 1, 4]);
        assert_eq!(count.seats[0].alibi_sum(), 8);
        assert_eq!(count.seats[1].alibis, [2, 3, 4, 6]);
    }

    #[test]
    fn ar_19_whoever_has_the_fewest_alibis_is_arrested() {
        let [rich, one, two] = [loot(&[(1, 5), (1, 4)]), loot(&[(2, 1)]), loot(&[(1, 0), (1, 1)])];
        let count = count(&[rich, one, two]);
        assert_eq!(arrested(&count), [true, false, false]);
        assert_eq!(scores(&count), [0, 1, 1]);
        assert_eq!(count.seats[0].loot_sum(), 9, "the loot is still shown");
        assert!(count.seats.iter().all(|seat| seat.fine == 0));
    }

    #[test]
    fn ar_19_everyone_tied_for_fewest_is_arrested() {
        let [rich, poor, safe] = [loot(&[(1, 5)]), loot(&[(1, 1)]), loot(&[(2, 1)])];
        for table in [&[rich, poor, safe][..], &[rich, poor, safe, poor], &[rich, poor, safe, poor, rich]] {
            let count = count(table);
            assert_eq!(winners(&count), [2]);
            assert_eq!(scores(&count).iter().sum::<u8>(), 1);
            assert_eq!(arrested(&count).iter().filter(|it| **it).count(), table.len() - 1);
        }
    }

    #[test]
    fn ar_19_fewest_need_not_be_none() {
        let count = count(&[loot(&[(2, 1), (1, 5)]), loot(&[(1, 0)]), loot(&[(2, 0)])]);
        assert_eq!(arrested(&count), [true, false, false]);
    }

    #[test]
    fn ar_20_of_two_the_one_with_fewer_alibis_loses_ten() {
        let rich = loot(&[(1, 5), (1, 4), (2, 5)]);
        let count = count(&[rich, loot(&[(2, 1), (2, 4)])]);
        assert_eq!(scores(&count), [4, 5]);
        assert_eq!((count.seats[0].fine, count.seats[1].fine), (10, 0));
        assert_eq!(arrested(&count), [false, false]);
        assert_eq!(winners(&count), [1]);
    }

    #[test]
    fn ar_20_a_score_does_not_fall_below_nothing() {
        let count = count(&[loot(&[(1, 4), (1, 3)]), loot(&[(1, 0)])]);
        assert_eq!(scores(&count), [0, 0]);
        assert_eq!(count.seats[0].fine, 7);
        assert_eq!(winners(&count), [1], "a tie goes to more alibis");
    }

    #[test]
    fn ar_20_equal_alibis_cost_nobody_anything() {
        let count = count(&[loot(&[(1, 5), (1, 0)]), loot(&[(2, 4), (2, 0)])]);
        assert_eq!(scores(&count), [5, 4]);
        assert_eq!((count.seats[0].fine, count.seats[1].fine), (0, 0));
    }

    #[test]
    fn ar_20_alibis_stay_as_counted() {
        let count = count(&[loot(&[(2, 1), (1, 5)]), loot(&[(1, 0)])]);
        assert_eq!((count.seats[0].alibi_sum(), count.seats[0].score), (1, 0));
    }

    #[test]
    fn ar_21_the_score_is_the_sum_of_the_values_and_a_boss_is_worth_five() {
        let mut mine = loot(&[(1, 0), (1, 5), (2, 3), (4, 2)]);
        mine.insert(Token::boss(Raid::FIRST));
        mine.insert(Token::boss(Raid::ALL[2]));
        let count = count(&[mine, TokenSet::default()]);
        assert_eq!(count.seats[0].loot, [10, 3, 5, 2]);
        assert_eq!(count.seats[0].score, 20);
        assert_eq!(winners(&count), [0]);
    }

    #[test]
    fn ar_21_a_tie_goes_to_more_alibis() {
        let count = count(&[loot(&[(1, 5), (2, 1)]), loot(&[(2, 5), (3, 1), (1, 0)]), loot(&[(1, 4)])]);
        assert_eq!(scores(&count), [6, 6, 0]);
        assert_eq!(winners(&count), [1]);
        assert_eq!(count.ranking(), [Seat(1), Seat(0), Seat(2)]);
    }

    #[test]
    fn ar_21_a_further_tie_is_a_shared_victory() {
        let count = count(&[loot(&[(1, 5), (2, 1)]), loot(&[(1, 4)]), loot(&[(2, 5), (3, 1)])]);
        assert_eq!(winners(&count), [0, 2]);
        assert_eq!(count.ranking(), [Seat(0), Seat(2), Seat(1)]);
        assert_eq!(count.outcome().scores, [6, 0, 6]);
    }

    #[test]
    fn ar_21_places_count_from_one_those_who_tie_share_theirs_and_the_arrested_come_last() {
        let [arrested, rich, free] = [loot(&[(1, 4)]), loot(&[(1, 5), (2, 1)]), loot(&[(2, 0)])];
        let count = count(&[arrested, rich, loot(&[(2, 5), (3, 1)]), free]);
        assert_eq!(scores(&count), [0, 6, 6, 0]);
        assert_eq!(Seat::all(4).map(|seat| count.place(seat)).collect::<Vec<_>>(), [4, 1, 1, 3]);
    }

    #[test]
    fn ar_21_when_everybody_is_arrested_the_victory_is_shared_at_nothing() {
        let count = count(&[loot(&[(1, 5)]), loot(&[(1, 4)]), loot(&[(1, 1)])]);
        assert_eq!(scores(&count), [0, 0, 0]);
        assert_eq!(winners(&count), [0, 1, 2]);
    }

    #[test]
    fn ar_21_the_arrested_lose_against_a_free_player_without_loot() {
        let count = count(&[loot(&[(1, 0)]), loot(&[(1, 5)]), loot(&[(1, 4)])]);
        assert_eq!(scores(&count), [0, 0, 0]);
        assert_eq!(winners(&count), [0]);
    }
}
