//! What a thief dares.

use super::{
    Habits,
    odds::{Odds, roll_reaches},
    suspicion::Suspicion,
};
use crate::rules::museum_caper::{
    Action, Answer, Deed, ENOUGH, Exit, Fact, Length, Open, Order, Phase, Sheet, Square, SquareSet, View,
    museum, whereabouts, whereabouts_next,
};

/// How much likelier than they think it detectives are to go where the thief is: they choose well.
const GUESSED: f64 = 1.5;

/// What each action is worth, in matches won.
pub(super) fn judge(view: &View, legal: &[Action], habits: Habits) -> Vec<f64> {
    let open = &view.open;
    match (open.phase, &view.sheet) {
        (Phase::Thief, Some(sheet)) => {
            let heist = if habits.studies && open.visible.is_none() {
                let quiet = Fact::Moved { path: None, gone: sheet.pending, tried: None };
                Heist::thought(open, sheet, Suspicion::of(open).after(&quiet).odds)
            } else {
                Heist::new(open, sheet, habits)
            };
            legal.iter().map(|action| heist.worth(*action)).collect()
        }
        (Phase::Detectors(_), Some(sheet)) => {
            legal.iter().map(|action| answer(sheet, whereabouts(open), *action)).collect()
        }
        _ => legal.iter().map(|action| entry(open, *action)).collect(),
    }
}

/// Near paintings and far from detectives.
fn entry(open: &Open, action: Action) -> f64 {
    let Action::Enter(exit) = action else { return 0.0 };
    let distance = |to: Square| f64::from(museum().distance(exit.before(), to));
    let paintings: f64 = open.board.paintings.iter().map(|to| 1.0 / (2.0 + distance(to))).sum();
    let detectives: f64 = open.board.pawn_squares().iter().map(|to| 1.0 / (1.0 + distance(to))).sum();
    0.1 * paintings - 0.15 * detectives
}

/// A cut-out where the colour would tell much.
pub(super) fn answer(sheet: &Sheet, known: SquareSet, action: Action) -> f64 {
    let told = known.and(museum().coloured(museum().colour(sheet.at))).len();
    let tells = told * 5 < known.len() * 2 && told < 12;
    if (action == Action::Answer(Answer::CutOut)) == tells { 1.0 } else { 0.0 }
}

pub(super) struct Heist<'a> {
    open: &'a Open,
    sheet: &'a Sheet,
    /// How many squares the detectives will have to think of after a quiet move.
    doubt: f64,
    /// What they will think after it.
    belief: Option<Odds>,
    /// Whether it is time to go.
    leaves: bool,
    /// How likely a lock not yet turned up is to be open.
    luck: f64,
    /// The detective who is next.
    hunter: Option<Square>,
    exits: SquareSet,
    /// How much a step of the way is worth: the longer it takes, the more a thief dares.
    step: f64,
}

impl<'a> Heist<'a> {
    fn new(open: &'a Open, sheet: &'a Sheet, habits: Habits) -> Self {
        let doubt = match open.visible {
            Some(_) => 1,
            None if habits.reasons => quiet(open, sheet).len().max(1),
            None => 40,
        };
        Self::of(open, sheet, f64::from(u8::try_from(doubt).unwrap_or(u8::MAX)))
    }

    /// A heist that the detectives will think of like this after a quiet move.
    pub(super) fn thought(open: &'a Open, sheet: &'a Sheet, belief: Odds) -> Self {
        Self { belief: Some(belief), ..Self::of(open, sheet, 1.0) }
    }

    /// A heist that leaves the detectives so many squares to think of.
    pub(super) fn of(open: &'a Open, sheet: &'a Sheet, doubt: f64) -> Self {
        let shut = open.turned.len();
        let unknown = f64::from(u8::try_from(Exit::COUNT - shut.min(Exit::COUNT)).unwrap_or(1).max(1));
        let untried = Exit::all().filter(|exit| !open.turned.contains(*exit));
        let exits: SquareSet = untried.map(Exit::before).collect();
        let way = exits.iter().map(|exit| museum().distance(sheet.at, exit)).min().unwrap_or(20);
        let hurry = u16::from(way) / 3 + 8 >= open.last_move().saturating_sub(open.moves);
        let goal = match open.setup.length {
            Length::Short => usize::from(ENOUGH),
            Length::Long if open.visible.is_some() => 2,
            Length::Long => 4,
        };
        let rich = sheet.loot.len() >= goal || sheet.loot.len() == crate::rules::museum_caper::PAINTINGS;
        let worth_it = open.setup.length == Length::Long || sheet.loot.len() >= usize::from(ENOUGH);
        Self {
            open,
            sheet,
            doubt,
            belief: None,
            leaves: rich || (hurry && worth_it),
            luck: (f64::from(open.setup.open_locks) / unknown).min(1.0),
            hunter: open.board.pawn(open.pawn),
            exits,
            step: 0.015 * (1.0 + f64::from(open.moves.min(60)) / 12.0),
        }
    }

    fn worth(&self, action: Action) -> f64 {
        let Action::Move { path, deed, order: Order::Ask } = action else { return -10.0 };
        self.worth_of(path.end(), deed)
    }

    /// What it is worth to end there and do that.
    pub(super) fn worth_of(&self, end: Square, deed: Deed) -> f64 {
        if self.open.board.pawn_squares().contains(end) {
            return -5.0;
        }
        if deed.tries() {
            return self.try_exit(end) + if deed.destroys() { 0.01 } else { 0.0 };
        }
        let bonus = match deed {
            Deed::Destroy => 0.02,
            Deed::CutPower => 0.06,
            _ => 0.0,
        };
        let stolen = usize::from(deed == Deed::Steal);
        (1.0 - self.risk(end)) * (self.candidate(end, self.sheet.loot.len() + stolen) + bonus)
    }

    /// What it is worth to be there with so much, unseen.
    fn candidate(&self, at: Square, loot: usize) -> f64 {
        let distance = |to: Square| f64::from(museum().distance(at, to));
        let enough = match self.open.setup.length {
            Length::Short => f64::from(ENOUGH),
            Length::Long => 4.0,
        };
        let loot = f64::from(u8::try_from(loot).unwrap_or(u8::MAX));
        let have = 0.2 + 0.5 * (loot / enough).min(1.2);
        if self.leaves || loot >= enough {
            let way = self.exits.iter().map(|exit| distance(exit) + self.guard(exit)).fold(40.0, f64::min);
            return 0.8 * self.prize(loot) - 1.3 * self.step * way;
        }
        let left = self.open.board.paintings.iter().filter(|it| Some(*it) != self.sheet.pending && *it != at);
        let way = left.map(|painting| distance(painting) + 0.5 * self.guard(painting)).fold(40.0, f64::min);
        have + 0.1 - self.step * way
    }

    /// How much farther a square seems because of who stands near it.
    fn guard(&self, square: Square) -> f64 {
        let near = |at: Square| f64::from(6_u8.saturating_sub(museum().distance(at, square)));
        self.open.board.pawn_squares().iter().map(near).sum()
    }

    /// What it is worth to be away with so much.
    fn prize(&self, loot: f64) -> f64 {
        match self.open.setup.length {
            Length::Short if loot >= f64::from(ENOUGH) => 1.0,
            Length::Short => 0.1,
            Length::Long => 0.2 + 0.2 * loot,
        }
    }

    fn try_exit(&self, exit: Square) -> f64 {
        if !self.leaves {
            return -1.0;
        }
        let won = self.prize(f64::from(u8::try_from(self.sheet.loot.len()).unwrap_or(u8::MAX)));
        let caught = self.hunter.map_or(0.0, |hunter| roll_reaches(museum().distance(hunter, exit)));
        won * (self.luck + (1.0 - self.luck) * (1.0 - caught) * 0.6)
    }

    /// How likely the next detective is to end the heist, or nearly so.
    fn risk(&self, at: Square) -> f64 {
        let Some(hunter) = self.hunter else { return 0.0 };
        let (museum, board) = (museum(), &self.open.board);
        let distance = museum.distance(hunter, at);
        let others: f64 = board
            .pawn_squares()
            .iter()
            .map(|pawn| 0.01 * f64::from(5_u8.saturating_sub(museum.distance(pawn, at))))
            .sum();
        let reached = roll_reaches(distance);
        if self.open.visible.is_some() {
            return (reached + others).min(0.98);
        }
        // A hidden thief is caught by somebody who sees them, or who guesses.
        let eyes = board.seen_by_eye(self.open.pawn).contains(at);
        let vantage = museum.within(hunter, 4).and(museum.seen_by_eye(at, board.pawn_squares()));
        let vantage = vantage.len() * 100 / museum.within(hunter, 4).len().max(1);
        let vantage = f64::from(u8::try_from(vantage).unwrap_or(100)) / 100.0;
        let seen = if eyes { 0.5 * (reached + 0.5 * (1.0 - reached)) } else { 0.35 * vantage };
        let guessed = match &self.belief {
            // Nobody ends a move on a painting.
            Some(_) if board.paintings.contains(at) => 0.0,
            Some(belief) => reached * (GUESSED * belief.of_square(at)).min(1.0),
            None => reached / self.doubt,
        };
        let cameras = board.cameras_on(at).without(self.sheet.destroyed).len();
        let cameras = if self.sheet.cut { 0 } else { cameras };
        let watched = 0.015 * f64::from(u8::try_from(cameras).unwrap_or(6));
        (seen + guessed + watched + others).min(0.98)
    }
}

/// What the detectives can think after a move that shows nothing but what must be shown.
fn quiet(open: &Open, sheet: &Sheet) -> SquareSet {
    match sheet.pending {
        None => whereabouts_next(open),
        Some(gone) => museum().reach(gone).without(open.board.pawn_squares()),
    }
}
