//! A thief's sheet that agrees with the facts, drawn by going back through the clouds.

use std::fmt;

use super::cloud::{CUT, Cell, Cloud, Config, bit, stays};
use crate::rules::{
    Dice,
    museum_caper::{
        CameraSet, Deed, Exit, Fact, Open, Order, Path, Phase, Reply, Sheet, Square, SquareSet, Stop, museum,
    },
};

/// One possibility.
#[derive(Clone, Copy)]
struct Guess {
    config: Config,
    loaded: bool,
    at: Square,
}

/// What could have been at each move of a round, worked out once for many sheets.
#[derive(Clone)]
pub struct Past {
    before_moves: Vec<Cloud>,
    now: Cloud,
}

impl fmt::Debug for Past {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Past").field("moves", &self.before_moves.len()).finish_non_exhaustive()
    }
}

impl Past {
    /// What the facts of the round in progress allow.
    pub fn of(open: &Open) -> Self {
        let (mut now, mut board) = (Cloud::at_the_exits(), open.start);
        let mut before_moves = Vec::new();
        for fact in &open.facts {
            if matches!(fact, Fact::Moved { .. }) {
                before_moves.push(now.clone());
            }
            now.learn(fact, &mut board);
        }
        Self { before_moves, now }
    }

    /// A sheet that a thief could have, for all that everybody knows. There is always one: the truth.
    pub(in crate::rules::museum_caper) fn sheet(&self, open: &Open, dice: &mut Dice) -> Option<Sheet> {
        self.sheet_from(open, any_of(&self.now, dice)?, dice)
    }

    /// The same, of a thief who is the likelier on a square, with a painting just stolen there or without.
    pub(in crate::rules::museum_caper) fn likely_sheet(
        &self,
        open: &Open,
        likely: impl Fn(Square, bool) -> f64,
        dice: &mut Dice,
    ) -> Option<Sheet> {
        let last = likely_of(&self.now, likely, dice).or_else(|| any_of(&self.now, dice))?;
        self.sheet_from(open, last, dice)
    }

    fn sheet_from(&self, open: &Open, last: Guess, dice: &mut Dice) -> Option<Sheet> {
        let mut before_moves = self.before_moves.iter();
        let mut guess = last;
        let mut stops = Vec::new();
        let mut loot = SquareSet::EMPTY;
        for fact in open.facts.iter().rev() {
            match *fact {
                Fact::Walked { restored: true, .. } => guess.config |= CUT,
                Fact::Asked { camera, reply: Reply::Gone { .. }, .. } => guess.config |= bit(camera),
                Fact::Scanned { gone, .. } => guess.config |= gone.bits(),
                Fact::Moved { path, gone, tried } => {
                    let before = before_moves.next_back()?;
                    loot = gone.map_or(loot, |gone| loot.with(gone));
                    let tried = tried.map(|it| it.exit);
                    let (from, deed) = step_back(open, guess, before, gone, tried, dice)?;
                    let path = path.or_else(|| some_path(from.at, guess.at, dice))?;
                    stops.push(Stop { path, deed });
                    guess = from;
                }
                _ => {}
            }
        }
        stops.reverse();
        let mut sheet = Sheet::new(Exit::at(guess.at)?);
        sheet.stops = stops;
        sheet.at = last.at;
        sheet.pending = last.loaded.then_some(last.at);
        sheet.loot = sheet.pending.map_or(loot, |pending| loot.with(pending));
        sheet.destroyed = CameraSet::of_bits(last.config);
        sheet.cut = last.config & CUT != 0;
        if !matches!(open.phase, Phase::Detectors(_)) {
            let orders = sheet.orders(open);
            sheet.order = orders.get(below(orders.len(), dice)).copied().unwrap_or(Order::Ask);
        }
        Some(sheet)
    }
}

/// How many times as likely a thief is to have left a camera, or the power, alone.
const SPARED: u32 = 4;

/// First the square, by how likely it is, then what else is hidden.
fn likely_of(cloud: &Cloud, likely: impl Fn(Square, bool) -> f64, dice: &mut Dice) -> Option<Guess> {
    let (plain, loaded) =
        cloud.cells().fold((SquareSet::EMPTY, SquareSet::EMPTY), |(plain, loaded), (_, cell)| {
            (plain.or(cell.plain), loaded.or(cell.loaded))
        });
    let places = || plain.iter().map(|at| (at, false)).chain(loaded.iter().map(|at| (at, true)));
    let all: f64 = places().map(|(at, loaded)| likely(at, loaded)).sum();
    let mut rest = all * f64::from(dice.below(1 << 24)) / f64::from(1 << 24);
    let (at, loaded) = places().find(|(at, loaded)| {
        rest -= likely(*at, *loaded);
        rest < 0.0
    })?;
    let fits = |cell: Cell| if loaded { cell.loaded } else { cell.plain }.contains(at);
    let weight = |config: Config| SPARED.pow(7 - config.count_ones().min(7));
    let configs = || cloud.cells().filter(|(_, cell)| fits(*cell)).map(|(config, _)| config);
    let mut place = dice.below(configs().map(weight).sum());
    let config = configs().find(|config| match place.checked_sub(weight(*config)) {
        Some(left) => {
            place = left;
            false
        }
        None => true,
    })?;
    Some(Guess { config, loaded, at })
}

fn below(count: usize, dice: &mut Dice) -> usize {
    dice.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
}

fn any_of(cloud: &Cloud, dice: &mut Dice) -> Option<Guess> {
    let size = |cell: Cell| cell.plain.len() + cell.loaded.len();
    let mut place = below(cloud.cells().map(|(_, cell)| size(cell)).sum(), dice);
    for (config, cell) in cloud.cells() {
        for (squares, loaded) in [(cell.plain, false), (cell.loaded, true)] {
            if let Some(at) = squares.nth(place) {
                return Some(Guess { config, loaded, at });
            }
            place -= squares.len();
        }
    }
    None
}

/// What could have been before the move that led to `after`, and what was done at its end.
fn step_back(
    open: &Open,
    after: Guess,
    before: &Cloud,
    gone: Option<Square>,
    tried: Option<Exit>,
    dice: &mut Dice,
) -> Option<(Guess, Deed)> {
    let sources = |config: Config, deed: Deed| {
        let cell = before.cell(config);
        let from = gone.map_or(cell.plain, |gone| cell.loaded.and(SquareSet::only(gone)));
        let stayed = if deed == Deed::Try { stays(from, tried) } else { SquareSet::EMPTY };
        from.and(museum().reach(after.at)).or(stayed)
    };
    let tried = tried.is_some();
    let mut ways = Vec::new();
    if after.loaded {
        ways.push((after.config, Deed::Steal));
    } else {
        ways.push((after.config, if tried { Deed::Try } else { Deed::Nothing }));
        let camera = open.start.camera_at(after.at).filter(|camera| after.config & bit(*camera) != 0);
        if let Some(camera) = camera {
            let deed = if tried { Deed::DestroyAndTry } else { Deed::Destroy };
            ways.push((after.config & !bit(camera), deed));
        }
        if after.config & CUT != 0 && after.at == museum().power() && !tried {
            ways.push((after.config & !CUT, Deed::CutPower));
        }
    }
    let mut place = below(ways.iter().map(|(config, deed)| sources(*config, *deed).len()).sum(), dice);
    for (config, deed) in ways {
        let from = sources(config, deed);
        if let Some(at) = from.nth(place) {
            return Some((Guess { config, loaded: gone.is_some(), at }, deed));
        }
        place -= from.len();
    }
    None
}

/// A way from one square to another; none at all for a thief who stayed.
fn some_path(from: Square, to: Square, dice: &mut Dice) -> Option<Path> {
    if from == to {
        return Some(Path::to(to));
    }
    let paths = || museum().paths(from).iter().filter(|path| path.end() == to);
    paths().nth(below(paths().count(), dice)).copied()
}
