//! How likely the thief is to be on each square: the exact set of squares, weighted by what thieves like.

use crate::rules::museum_caper::{Fact, Layout, Open, Square, SquareSet, museum, whereabouts_through};

/// A weight for each square; where the thief cannot be it is 0.
#[derive(Clone)]
pub(super) struct Odds {
    weights: [f64; Square::MOST],
    pub(super) squares: SquareSet,
}

impl Odds {
    /// All squares alike.
    pub(super) fn even(squares: SquareSet) -> Self {
        let mut weights = [0.0; Square::MOST];
        let share = 1.0 / f64::from(u8::try_from(squares.len()).unwrap_or(u8::MAX)).max(1.0);
        squares.iter().for_each(|square| weights[square.index()] = share);
        Self { weights, squares }
    }

    /// What the facts of the round say, and what a thief would rather have done.
    pub(super) fn of(open: &Open) -> Self {
        let moments = whereabouts_through(open);
        let mut odds = Self::even(moments.first().copied().unwrap_or_default());
        let mut board = open.start;
        for (fact, allowed) in open.facts.iter().zip(moments.iter().skip(1)) {
            match *fact {
                Fact::Moved { gone, .. } => {
                    if let Some(gone) = gone {
                        odds = odds.within(SquareSet::only(gone));
                        board.paintings.remove(gone);
                    }
                    odds = odds.moved(&board);
                }
                Fact::Walked { pawn, to, .. } => {
                    if let Some(place) = board.pawns.get_mut(usize::from(pawn)) {
                        *place = Some(to);
                    }
                }
                _ => {}
            }
            odds = odds.within(*allowed);
        }
        odds
    }

    fn moved(&self, board: &Layout) -> Self {
        let mut liked = [0.0; Square::MOST];
        let pawns = board.pawn_squares();
        let watched = (0..).zip(&board.pawns).filter(|(_, at)| at.is_some());
        let watched = watched.fold(SquareSet::EMPTY, |all, (pawn, _)| all.or(board.seen_by_eye(pawn)));
        for square in museum().all().without(pawns).iter() {
            let painting = if board.paintings.contains(square) { 4.0 } else { 1.0 };
            let seen = if watched.contains(square) { 0.4 } else { 1.0 };
            liked[square.index()] = painting * seen;
        }
        let mut weights = [0.0; Square::MOST];
        for from in self.squares.iter() {
            let reach = museum().reach(from).without(pawns);
            let all: f64 = reach.iter().map(|to| liked[to.index()]).sum();
            if all > 0.0 {
                let share = self.weights[from.index()] / all;
                reach.iter().for_each(|to| weights[to.index()] += share * liked[to.index()]);
            }
        }
        Self { weights, squares: museum().all() }
    }

    /// What is left of it among these squares, made whole again.
    pub(super) fn within(&self, allowed: SquareSet) -> Self {
        let all = self.of_squares(allowed);
        if all <= 1e-12 {
            return Self::even(allowed);
        }
        let mut weights = [0.0; Square::MOST];
        // Nothing that is possible is ruled out for good.
        let floor = 0.05 / f64::from(u8::try_from(allowed.len()).unwrap_or(u8::MAX)).max(1.0);
        for square in allowed.iter() {
            weights[square.index()] = (self.weights[square.index()] / all + floor) / 1.05;
        }
        Self { weights, squares: allowed }
    }

    pub(super) fn of_square(&self, square: Square) -> f64 {
        self.weights[square.index()]
    }

    pub(super) fn of_squares(&self, squares: SquareSet) -> f64 {
        squares.and(self.squares).iter().map(|square| self.weights[square.index()]).sum()
    }
}

/// How likely a roll is to reach that far.
pub(super) fn roll_reaches(distance: u8) -> f64 {
    f64::from(7_u8.saturating_sub(distance.max(1))) / 6.0
}
