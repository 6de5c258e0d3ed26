//! How likely the thief is to be on each square: the exact set of squares, weighted by what thieves like.

use crate::rules::museum_caper::{
    ENOUGH, Fact, Layout, Open, PAINTINGS, Square, SquareSet, museum, whereabouts_through,
};

/// How much rather a thief ends a move where there is something to be had.
const LIKED: f64 = 6.0;

/// A weight for each square; where the thief cannot be it is 0.
#[derive(Debug, Clone)]
pub(super) struct Odds {
    pub(super) weights: [f64; Square::MOST],
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
                Fact::Walked { pawn, way, .. } => {
                    if let Some(place) = board.pawns.get_mut(usize::from(pawn)) {
                        *place = Some(way.end());
                    }
                }
                _ => {}
            }
            odds = odds.within(*allowed);
        }
        odds
    }

    /// After one more move of the thief.
    pub(super) fn moved(&self, board: &Layout) -> Self {
        self.spread(&Likes::of(board), 0.0)
    }

    /// After one more move of a thief who likes some squares better than others, but for a share of whims.
    pub(super) fn spread(&self, likes: &Likes, whim: f64) -> Self {
        let wanted = &likes.0;
        let mut weights = [0.0; Square::MOST];
        for from in self.squares.iter() {
            let reach = museum().reach(from);
            let all: f64 = reach.iter().map(|to| wanted[to.index()]).sum();
            if all > 0.0 {
                let weight = self.weights[from.index()];
                let share = weight * (1.0 - whim) / all;
                let even = weight * whim / f64::from(u8::try_from(reach.len()).unwrap_or(u8::MAX));
                reach.iter().for_each(|to| weights[to.index()] += share * wanted[to.index()] + even);
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

    /// What is left of it among these squares, made whole again, with nothing added.
    pub(super) fn among(&self, allowed: SquareSet) -> Self {
        let all = self.of_squares(allowed);
        if all <= 1e-12 {
            return Self::even(if allowed.meets(self.squares) { allowed.and(self.squares) } else { allowed });
        }
        let (mut weights, mut squares) = ([0.0; Square::MOST], SquareSet::EMPTY);
        for square in allowed.and(self.squares).iter() {
            let weight = self.weights[square.index()] / all;
            if weight > 1e-9 {
                weights[square.index()] = weight;
                squares.insert(square);
            }
        }
        Self { weights, squares }
    }

    /// Believes less in these squares.
    pub(super) fn fade(&mut self, squares: SquareSet, share: f64) {
        squares.iter().for_each(|square| self.weights[square.index()] *= share);
    }

    /// How many squares it is as good as spread over.
    pub(super) fn doubt(&self) -> f64 {
        let squared: f64 = self.squares.iter().map(|it| self.of_square(it) * self.of_square(it)).sum();
        1.0 / squared.max(1e-6)
    }

    pub(super) fn of_square(&self, square: Square) -> f64 {
        self.weights[square.index()]
    }

    pub(super) fn of_squares(&self, squares: SquareSet) -> f64 {
        squares.and(self.squares).iter().map(|square| self.weights[square.index()]).sum()
    }
}

/// How much a thief likes to end a move on each square; nothing where a detective stands.
pub(super) struct Likes(pub(super) [f64; Square::MOST]);

impl Likes {
    pub(super) fn of(board: &Layout) -> Self {
        let mut liked = [0.0; Square::MOST];
        // With three paintings a thief looks for an exit.
        let rich = board.paintings.len() + usize::from(ENOUGH) <= PAINTINGS;
        let wanted = if rich { museum().before_exits() } else { board.paintings };
        let watched = (0..).zip(&board.pawns).filter(|(_, at)| at.is_some());
        let watched = watched.fold(SquareSet::EMPTY, |all, (pawn, _)| all.or(board.seen_by_eye(pawn)));
        for square in museum().all().without(board.pawn_squares()).iter() {
            let goal = if wanted.contains(square) { LIKED } else { 1.0 };
            let seen = if watched.contains(square) { 0.4 } else { 1.0 };
            liked[square.index()] = goal * seen;
        }
        Self(liked)
    }
}

/// How likely a roll is to reach that far.
pub(super) fn roll_reaches(distance: u8) -> f64 {
    f64::from(7_u8.saturating_sub(distance.max(1))) / 6.0
}
