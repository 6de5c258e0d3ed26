//! A thief's sheet that agrees with the facts, drawn by going back through the clouds.

use super::cloud::{CUT, Cell, Cloud, Config, bit};
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

/// A sheet that a thief could have, for all that everybody knows. There is always one: the truth.
pub(in crate::rules::museum_caper) fn imagine_sheet(open: &Open, dice: &mut Dice) -> Option<Sheet> {
    let (mut cloud, mut board) = (Cloud::at_the_exits(), open.start);
    let mut before_moves = Vec::new();
    for fact in &open.facts {
        if matches!(fact, Fact::Moved { .. }) {
            before_moves.push(cloud.clone());
        }
        cloud.learn(fact, &mut board);
    }
    let last = any_of(&cloud, dice)?;
    let mut guess = last;
    let mut stops = Vec::new();
    let mut loot = SquareSet::EMPTY;
    for fact in open.facts.iter().rev() {
        match *fact {
            Fact::Walked { restored: true, .. } => guess.config |= CUT,
            Fact::Asked { camera, reply: Reply::Gone { .. }, .. } => guess.config |= bit(camera),
            Fact::Scanned { gone, .. } => guess.config |= gone.bits(),
            Fact::Moved { path, gone, tried } => {
                let before = before_moves.pop()?;
                loot = gone.map_or(loot, |gone| loot.with(gone));
                let (from, deed) = step_back(open, guess, &before, gone, tried.is_some(), dice)?;
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
    tried: bool,
    dice: &mut Dice,
) -> Option<(Guess, Deed)> {
    let sources = |config: Config| {
        let cell = before.cell(config);
        let from = gone.map_or(cell.plain, |gone| cell.loaded.and(SquareSet::only(gone)));
        from.and(museum().reach(after.at))
    };
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
    let mut place = below(ways.iter().map(|(config, _)| sources(*config).len()).sum(), dice);
    for (config, deed) in ways {
        let from = sources(config);
        if let Some(at) = from.nth(place) {
            return Some((Guess { config, loaded: gone.is_some(), at }, deed));
        }
        place -= from.len();
    }
    None
}

/// A way from one square to another.
fn some_path(from: Square, to: Square, dice: &mut Dice) -> Option<Path> {
    let paths = || museum().paths(from).iter().filter(|path| path.end() == to);
    paths().nth(below(paths().count(), dice)).copied()
}
