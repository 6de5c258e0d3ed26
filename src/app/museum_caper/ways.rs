//! Detectives and thief, and the ways that they go.

use cambriole_engine::rules::museum_caper::{Fact, Open, PAWNS, Path, Phase, Sheet, Square};

use super::{
    board::Board,
    picture::Shown,
    plan::{Look, Pawn, Thief, Trail},
};

pub fn pawns(board: &Board, shown: &Shown) -> Vec<Pawn> {
    let open = &board.view.open;
    let active = matches!(open.phase, Phase::Detective(_)).then_some(open.pawn);
    let pawn = |(letter, way): (u8, Vec<Square>)| {
        let at = *way.last()?;
        let look = if active == Some(letter) { Look::Active } else { Look::Plain };
        Some(Pawn { at, way, letter, mark: board.mark(open.seat_of(letter)), look })
    };
    (0..).zip(walks(open, shown.past)).filter_map(pawn).collect()
}

/// The way that each detective walked last, the square where it began first; in a replay, before the
/// thief's next move.
fn walks(open: &Open, past: Option<usize>) -> [Vec<Square>; PAWNS] {
    let start = if open.phase == Phase::Museum { open.board.pawns } else { open.start.pawns };
    let mut walks = start.map(|at| at.into_iter().collect::<Vec<_>>());
    let mut moves = 0;
    for fact in &open.facts {
        match fact {
            Fact::Moved { .. } => moves += 1,
            Fact::Walked { pawn, way, .. } => {
                if let Some(walk) = walks.get_mut(usize::from(*pawn)) {
                    walk.drain(..walk.len().saturating_sub(1));
                    walk.extend(way.squares());
                }
            }
            _ => {}
        }
        if past.is_some_and(|past| moves > past) {
            break;
        }
    }
    walks
}

pub fn thief(board: &Board, shown: &Shown) -> Option<Thief> {
    let open = &board.view.open;
    let way = match &board.view.sheet {
        Some(_) if shown.past.is_some() && !shown.trail => return None,
        Some(sheet) => {
            let past = shown.past.unwrap_or(sheet.stops.len());
            let last = past.checked_sub(1).and_then(|last| moves(sheet).nth(last));
            last.unwrap_or_else(|| vec![sheet.entry.before()])
        }
        None => chased(open),
    };
    Some(Thief { at: *way.last()?, way, seen: open.visible.is_some() && shown.past.is_none() })
}

/// The last that everybody saw of the thief's way; empty while nobody has.
fn chased(open: &Open) -> Vec<Square> {
    let mut way = Vec::new();
    for fact in &open.facts {
        match fact {
            Fact::Looked { seen: Some(at), .. } | Fact::Exposed { at } => way = vec![*at],
            Fact::Moved { path: Some(path), .. } => {
                way.drain(..way.len().saturating_sub(1));
                way.extend(path.squares());
            }
            _ => {}
        }
    }
    way
}

/// Every move of the thief, the square that it starts from first; one without a step has no other.
fn moves(sheet: &Sheet) -> impl Iterator<Item = Vec<Square>> {
    let mut from = sheet.entry.before();
    sheet.stops.iter().map(move |stop| {
        let start = std::mem::replace(&mut from, stop.path.end());
        if stop.path == Path::to(start) { vec![start] } else { [&[start], stop.path.squares()].concat() }
    })
}

pub fn trail(board: &Board, shown: &Shown) -> Option<Trail> {
    let sheet = board.view.sheet.as_ref()?;
    let moves: Vec<_> = moves(sheet).collect();
    let past = shown.past.unwrap_or(moves.len());
    let planned = shown.past.is_none() && !board.choice.path.is_empty() && !board.stays();
    let plan = if planned { [&[sheet.at], board.choice.path.as_slice()].concat() } else { Vec::new() };
    Some(Trail { entry: Some(sheet.entry), moves, past, plan })
}
