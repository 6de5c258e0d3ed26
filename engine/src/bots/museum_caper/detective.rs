//! What a detective makes of a roll.

use super::{
    Habits,
    odds::{Likes, Odds, roll_reaches},
    suspicion::Suspicion,
};
use crate::rules::museum_caper::{
    Action, Exit, Look, Open, Phase, Square, SquareSet, View, museum, whereabouts,
};

/// What it is worth to have seen the thief and not caught them.
const SEEN: f64 = 0.5;
/// What closeness is worth.
const NEAR: f64 = 0.25;
/// What it is worth to those who know better where the thief is.
const NEARER: f64 = 0.4;
/// How many of the thief's moves are thought ahead.
const AHEAD: usize = 2;
/// How much of it counts even where a colleague is as near.
const MATES: f64 = 0.6;

/// What each action is worth, in matches won.
pub(super) fn judge(view: &View, legal: &[Action], habits: Habits) -> Vec<f64> {
    let open = &view.open;
    if let Some(thief) = open.visible {
        return legal.iter().map(|action| chase(open, thief, *action)).collect();
    }
    let (odds, likes) = if habits.studies {
        let suspicion = Suspicion::of(open);
        let likes = suspicion.likes();
        (suspicion.odds, likes)
    } else {
        let odds = if habits.reasons { Odds::of(open) } else { Odds::even(whereabouts(open)) };
        (odds, Likes::of(&open.board))
    };
    let near = if habits.studies { NEARER } else { NEAR };
    let search = Search {
        near,
        open,
        odds: &odds,
        later: later(open, &odds, &likes),
        likes,
        walks: open.walks_now(),
        covered: covered(open),
    };
    legal.iter().map(|action| search.worth(*action)).collect()
}

/// After a visible thief: catch them, else come near and stand between them and the exits.
pub(super) fn chase(open: &Open, thief: Square, action: Action) -> f64 {
    let here = open.board.pawn(open.pawn).unwrap_or(thief);
    let to = match action {
        Action::Walk(to) if to == thief => return 10.0,
        Action::Walk(to) => to,
        _ => here,
    };
    let others =
        || (0..).zip(&open.board.pawns).filter(|(pawn, _)| *pawn != open.pawn).filter_map(|(_, at)| *at);
    let museum = museum();
    let exits = Exit::all().filter(|exit| !open.turned.contains(*exit)).map(Exit::before);
    let mut worth = -0.02 * f64::from(museum.distance(to, thief));
    for exit in exits {
        // An exit is worth guarding if the thief is near it and no colleague is.
        let run = f64::from(museum.distance(thief, exit));
        let guarded = others().map(|at| museum.distance(at, exit)).min().unwrap_or(20);
        let guards = f64::from(museum.distance(to, exit));
        let closer = (f64::from(guarded) - guards).clamp(0.0, 8.0);
        worth += closer * 0.03 / (1.0 + run / 3.0);
    }
    // Where the thief can go next, somebody should be in reach.
    let next = museum.reach(thief);
    let near: f64 = next.iter().map(|stop| roll_reaches(museum.distance(to, stop))).sum();
    worth + 0.3 * near / f64::from(u8::try_from(next.len()).unwrap_or(1).max(1))
}

pub(super) fn later(open: &Open, odds: &Odds, likes: &Likes) -> Odds {
    let moves = open.pawns().min(AHEAD);
    (0..moves).fold(odds.clone(), |odds, _| odds.spread(likes, 0.0))
}

pub(super) fn covered(open: &Open) -> [f64; Square::MOST] {
    let mut covered = [0.0; Square::MOST];
    let colleagues = (0..).zip(&open.board.pawns).filter(|(pawn, _)| *pawn != open.pawn);
    for from in colleagues.filter_map(|(_, at)| *at) {
        for at in museum().within(from, 6).iter() {
            let best = &mut covered[at.index()];
            *best = roll_reaches(museum().distance(from, at)).max(*best);
        }
    }
    covered
}

/// A thief whom nobody sees.
struct Search<'a> {
    open: &'a Open,
    odds: &'a Odds,
    /// Where the thief may be by the time that this detective is next.
    later: Odds,
    /// What closeness is worth.
    near: f64,
    likes: Likes,
    walks: SquareSet,
    /// How well colleagues cover each square.
    covered: [f64; Square::MOST],
}

impl Search<'_> {
    fn worth(&self, action: Action) -> f64 {
        let open = self.open;
        let to_look =
            matches!(open.phase, Phase::Detective(errand) if errand.face.is_some() && !errand.looked);
        match action {
            // Scan and detectors cost nothing and help to decide where to go.
            Action::Look(Look::Scan | Look::Detectors) => 10.0,
            Action::Look(Look::Camera(camera)) => {
                let seen = open.board.seen_by_camera(camera);
                self.after_split(seen) + 0.01
            }
            Action::Look(Look::Eyes) => self.look_here(),
            Action::Walk(to) => {
                let looks = if to_look { SEEN * self.odds.of_squares(self.eyes_from(to)) } else { 0.0 };
                self.stand(to, self.odds, &self.later) + looks
            }
            _ => match open.board.pawn(open.pawn) {
                Some(here) => self.stand(here, self.odds, &self.later) - if to_look { 0.05 } else { 0.0 },
                None => 0.0,
            },
        }
    }

    fn eyes_from(&self, square: Square) -> SquareSet {
        self.open.board.with_pawn(self.open.pawn, square).seen_by_eye(self.open.pawn)
    }

    /// With one's own eyes from here, then after the thief or on.
    fn look_here(&self) -> f64 {
        let seen = self.open.board.seen_by_eye(self.open.pawn);
        let reach = match self.open.phase {
            Phase::Detective(errand) if !errand.walked => {
                let from = self.open.board.pawn(self.open.pawn);
                from.map(|from| museum().within(from, errand.number.unwrap_or_default())).unwrap_or_default()
            }
            _ => SquareSet::EMPTY,
        };
        let (see, catch) = (self.odds.of_squares(seen), self.odds.of_squares(seen.and(reach)));
        let unseen = self.odds.squares.without(seen);
        let rest = if unseen.is_empty() { 0.0 } else { self.best_stand(&self.odds.within(unseen)) };
        catch + (see - catch) * SEEN + (1.0 - see) * rest
    }

    /// Knowing whether the thief is on these squares.
    fn after_split(&self, seen: SquareSet) -> f64 {
        let share = self.odds.of_squares(seen);
        let (inside, outside) = (self.odds.squares.and(seen), self.odds.squares.without(seen));
        let stand = |squares: SquareSet| {
            if squares.is_empty() { 0.0 } else { self.best_stand(&self.odds.within(squares)) }
        };
        share * stand(inside) + (1.0 - share) * stand(outside)
    }

    fn best_stand(&self, odds: &Odds) -> f64 {
        let here = self.open.board.pawn(self.open.pawn);
        let (places, later) = (self.walks.iter().chain(here), later(self.open, odds, &self.likes));
        places.map(|to| self.stand(to, odds, &later)).fold(0.0, f64::max)
    }

    /// How well one covers a square from there, above all where no colleague does.
    fn cover(&self, from: Square, at: Square) -> f64 {
        let own = roll_reaches(museum().distance(from, at));
        let colleague = self.covered[at.index()];
        MATES * own + (1.0 - MATES) * (own - colleague).max(0.0)
    }

    /// To end there: perhaps on the thief, else near where they may be.
    fn stand(&self, to: Square, odds: &Odds, later: &Odds) -> f64 {
        let near: f64 = later.squares.iter().map(|at| later.of_square(at) * self.cover(to, at)).sum();
        let power = if to == museum().power() && self.open.dark { 0.15 } else { 0.0 };
        odds.of_square(to) + self.near * near + power
    }
}
