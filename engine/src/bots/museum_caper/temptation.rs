//! What tempts a thief, as those see it who think about the thief.

use super::odds::{Likes, roll_reaches};
use crate::rules::museum_caper::{ENOUGH, Layout, Square, SquareSet, museum};

/// The difference in worth, in matches won, that a thief hardly overlooks.
pub(super) const HEED: f64 = 0.02;

/// What a thief looks at before a move.
pub(super) struct Scene<'a> {
    pub(super) board: &'a Layout,
    pub(super) hunter: Option<Square>,
    pub(super) eyes: SquareSet,
    pub(super) exits: SquareSet,
    pub(super) cameras: Vec<SquareSet>,
    pub(super) loot: u8,
    pub(super) step: f64,
    pub(super) doubt: f64,
}

impl Scene<'_> {
    /// Of the squares around those where the thief may be.
    pub(super) fn likes(&self, around: SquareSet) -> Likes {
        let pawns = self.board.pawn_squares();
        let guard = |goal: Square| -> f64 {
            pawns.iter().map(|at| f64::from(6_u8.saturating_sub(museum().distance(at, goal)))).sum()
        };
        let exits: Vec<(Square, f64)> = self.exits.iter().map(|exit| (exit, guard(exit))).collect();
        let paintings: Vec<(Square, f64)> =
            self.board.paintings.iter().map(|painting| (painting, 0.5 * guard(painting))).collect();
        let way = |at: Square, goals: &[(Square, f64)]| {
            let far = |(goal, guard): &(Square, f64)| f64::from(museum().distance(at, *goal)) + guard;
            goals.iter().filter(|(goal, _)| *goal != at || self.loot >= ENOUGH).map(far).fold(40.0, f64::min)
        };
        let mut worth = [0.0; Square::MOST];
        let mut most = f64::MIN;
        // Two moves: that is how far anybody thinks ahead.
        let one = around.iter().fold(around, |all, at| all.or(museum().within(at, 6)));
        let free = one.without(pawns);
        for at in free.iter() {
            let loot = self.loot + u8::from(self.board.paintings.contains(at));
            let hope = if loot >= ENOUGH {
                0.8 - 1.3 * self.step * way(at, &exits)
            } else {
                0.3 + 0.5 * f64::from(loot) / f64::from(ENOUGH) - self.step * way(at, &paintings)
            };
            let own = (1.0 - self.risk(at, pawns)) * hope;
            worth[at.index()] = own;
            most = most.max(own);
        }
        free.iter().for_each(|at| worth[at.index()] = grow((worth[at.index()] - most) / HEED));
        Likes(worth)
    }

    fn risk(&self, at: Square, pawns: SquareSet) -> f64 {
        let Some(hunter) = self.hunter else { return 0.0 };
        let museum = museum();
        let near = |pawn: Square| 0.01 * f64::from(5_u8.saturating_sub(museum.distance(pawn, at)));
        let others: f64 = pawns.iter().map(near).sum();
        let reached = roll_reaches(museum.distance(hunter, at));
        let seen = if self.eyes.contains(at) {
            0.5 * (reached + 0.5 * (1.0 - reached))
        } else {
            let around = museum.within(hunter, 4);
            let vantage = around.and(museum.seen_by_eye(at, pawns)).len();
            0.35 * share(vantage, around.len())
        };
        let cameras = self.cameras.iter().filter(|seen| seen.contains(at)).count();
        (seen + reached / self.doubt + 0.015 * share(cameras, 1) + others).min(0.98)
    }
}

fn share(part: usize, whole: usize) -> f64 {
    let small = |number: usize| f64::from(u8::try_from(number).unwrap_or(u8::MAX));
    small(part) / small(whole).max(1.0)
}

/// Growth by `e`, near enough for judgements, from exact arithmetic.
pub(super) fn grow(exponent: f64) -> f64 {
    let mut growth = 1.0 + exponent.max(-200.0) / 256.0;
    for _ in 0..8 {
        growth *= growth;
    }
    growth
}
