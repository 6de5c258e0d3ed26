//! What never changes: floors, walls, doorways and exits, all of it read from the museum of the rules.

use std::{fmt::Write as _, sync::LazyLock};

use cambriole_engine::rules::museum_caper::{Door, DoorKind, Side, Square, SquareSet, Zone, museum};
use cambriole_markup::{Node, view};

use super::{
    geometry::{UNIT, corner, edge, tiles, turned},
    pieces::letter,
};
use crate::words::{Lang, museum_caper, museum_plan as words};

const ZONES: [Zone; 9] = [
    Zone::Red,
    Zone::Purple,
    Zone::Blue,
    Zone::White,
    Zone::Yellow,
    Zone::Green,
    Zone::Corridor,
    Zone::SmallRoom,
    Zone::GeneratorRoom,
];

/// What is left of the wall on either side of an exit.
const STUB: i32 = 7;

/// The lines of the sheet as paths, worked out once.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// Where one can step from square to square.
    pub open: String,
    pub outer: String,
    pub inner: String,
}

pub(super) fn lines() -> &'static Lines {
    static LINES: LazyLock<Lines> = LazyLock::new(read);
    &LINES
}

fn read() -> Lines {
    let mut lines = Lines::default();
    let places: Vec<_> = Square::all().map(corner).collect();
    let sides = Square::all().flat_map(|square| Side::ALL.map(|side| (square, side)));
    for (square, side) in sides {
        let [(x1, y1), (x2, y2)] = edge(square, side);
        let ((x, y), (dx, dy)) = (corner(square), super::geometry::SIDES[side as usize]);
        let is_inside = places.contains(&(x + dx * UNIT, y + dy * UNIT));
        // What lies between two squares is drawn by the one before it.
        let is_second = is_inside && matches!(side, Side::North | Side::West);
        let is_exit = museum().exit_at(square).is_some_and(|exit| museum().door(exit).side == side);
        if is_second {
            continue;
        }
        if is_exit {
            let (along, across) = (dy.abs() * STUB, dx.abs() * STUB);
            let _ = write!(lines.outer, "M{x1} {y1}l{along} {across}M{x2} {y2}l{} {}", -along, -across);
            continue;
        }
        let path = if museum().beside(square, side).is_some() {
            &mut lines.open
        } else if is_inside {
            &mut lines.inner
        } else {
            &mut lines.outer
        };
        let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
    }
    lines
}

/// A floor in the colour and the pattern of its zone.
pub(super) fn floors(squares: SquareSet, is_lit: bool) -> Node {
    let (class, pattern) = if is_lit { ("lamp", "lit") } else { ("floor", "night") };
    let floors = ZONES.into_iter().map(|zone| (zone, museum().squares_of(zone).and(squares)));
    let drawn = floors.filter(|(_, squares)| !squares.is_empty()).map(|(zone, squares)| {
        let (letter, path) = (letter(zone), tiles(squares, 0));
        let hatch = (zone != Zone::Corridor)
            .then(|| view! { <path fill=format!("url(#mc-{pattern}-{letter})") d=path.clone()></path> });
        view! { <path class=format!("bp-{class} z-{letter}") d=path></path>{hatch} }
    });
    drawn.collect()
}

/// The paper and what lies around the museum.
pub(super) fn sheet(is_chase: bool, notes: &[String; 2], lang: Lang) -> Node {
    let [left, right] = notes;
    let sheet = if is_chase { "#mc-sheet-chase" } else { "#mc-sheet" };
    view! {
        <use_ href=sheet></use_>
        <use_ href="#mc-grounds"></use_>
        <g class="bp-title">
            <text class="bp-title-1" x="4" y="19">{words::museum(lang)}</text>
            <text class="bp-title-2" x="4" y="36">{words::floor_plan(lang)}</text>
            <text x="2" y="58">{left.clone()}</text>
            <text x="67" y="58">{right.clone()}</text>
        </g>
        <g class="bp-floors">{floors(museum().all(), false)}</g>
        <path class="bp-thin" d=lines().open.as_str()></path>
    }
}

/// The names of the rooms, each on the line between the two middle rows of its room.
pub(super) fn names(lang: Lang) -> Node {
    let names = ZONES.into_iter().filter(|zone| *zone != Zone::Corridor).map(|zone| {
        let name = match zone {
            Zone::Red => words::red(lang),
            Zone::Purple => words::purple(lang),
            Zone::Blue => words::blue(lang),
            Zone::White => words::white(lang),
            Zone::Yellow => words::yellow(lang),
            Zone::Green => words::green(lang),
            Zone::GeneratorRoom => words::generator(lang),
            _ => museum_caper::small_room(lang),
        };
        let corners = || museum().squares_of(zone).iter().map(corner);
        let span = |of: fn((i32, i32)) -> i32| {
            let least = corners().map(of).min().unwrap_or_default();
            (least, corners().map(of).max().unwrap_or_default() + UNIT)
        };
        let ((left, right), (top, bottom)) = (span(|it| it.0), span(|it| it.1));
        let middle = i32::midpoint(left, right);
        // An odd number of rows has no line in the middle: the lower of the two.
        let line = bottom - (bottom - top) / UNIT / 2 * UNIT;
        let is_small = right - left <= 2 * UNIT;
        let class = format!("bp-room z-{}{}", letter(zone), if is_small { " is-small" } else { "" });
        // Two words stand above each other.
        match name.split_once(' ').filter(|_| is_small) {
            Some((first, second)) => view! {
                <text class=class.clone() x=middle y=line - 3>{first}</text>
                <text class=class x=middle y=line + 6>{second}</text>
            },
            None => view! { <text class=class x=middle y=line + 4>{name}</text> },
        }
    });
    names.collect()
}

/// Walls, windows and doors.
pub(super) fn walls() -> Node {
    let Lines { outer, inner, .. } = lines();
    let exits = museum().doors().iter().map(|Door { before, side, kind }| {
        let symbol = if *kind == DoorKind::Window { "#mc-window" } else { "#mc-door" };
        view! { <use_ href=symbol transform=turned(*before, *side)></use_> }
    });
    view! {
        <path class="bp-wall is-outer" d=outer.as_str()></path>
        <path class="bp-wall" d=inner.as_str()></path>
        <path class="bp-core is-outer" d=outer.as_str()></path>
        <path class="bp-core" d=inner.as_str()></path>
        {exits.collect::<Node>()}
    }
}
