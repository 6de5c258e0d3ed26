//! Where things are on the sheet. A square is 40 units wide; whole units are exact enough for all of it.

use std::fmt::Write as _;

use cambriole_engine::rules::museum_caper::{Side, Square, SquareSet, museum};

/// The side of a square.
pub const UNIT: i32 = 40;

/// What a square has to every side: north, east, south, west.
pub const SIDES: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The upper left corner of a square.
pub fn corner(square: Square) -> (i32, i32) {
    let (row, column) = museum().place(square);
    ((i32::from(column) - 1) * UNIT, (i32::from(row) - 1) * UNIT)
}

/// The middle of a square.
pub fn centre(square: Square) -> (i32, i32) {
    let (x, y) = corner(square);
    (x + UNIT / 2, y + UNIT / 2)
}

/// The middle of a square's side, and what lies beyond it.
pub fn middle(square: Square, side: Side) -> ((i32, i32), (i32, i32)) {
    let ((x, y), (dx, dy)) = (centre(square), SIDES[side as usize]);
    ((x + dx * UNIT / 2, y + dy * UNIT / 2), (dx, dy))
}

/// Something drawn for a north side, put on that side of a square.
pub fn turned(square: Square, side: Side) -> String {
    let ((x, y), _) = middle(square, side);
    format!("translate({x} {y}) rotate({})", side as i32 * 90)
}

/// The two ends of a square's side.
pub fn edge(square: Square, side: Side) -> [(i32, i32); 2] {
    let ((x, y), (dx, dy)) = middle(square, side);
    let (along, across) = ((dy * UNIT / 2).abs(), (dx * UNIT / 2).abs());
    [(x - along, y - across), (x + along, y + across)]
}

/// Squares as one path, each drawn in by so many units (or out, where it is negative).
pub fn tiles(squares: SquareSet, inset: i32) -> String {
    let mut path = String::new();
    let width = UNIT - 2 * inset;
    for square in squares.iter() {
        let (x, y) = corner(square);
        let _ = write!(path, "M{} {}h{width}v{width}h-{width}z", x + inset, y + inset);
    }
    path
}

/// The line round all the squares, drawn in by so many units. A wall between two of them divides it.
pub fn contour(squares: SquareSet, inset: i32) -> String {
    let mut path = String::new();
    for square in squares.iter() {
        let (x, y) = corner(square);
        let [north, east, south, west] =
            Side::ALL.map(|side| museum().beside(square, side).is_some_and(|other| squares.contains(other)));
        // A line goes on into a square that belongs to it and ends at the corner of its own otherwise.
        let reach = |goes_on: bool| if goes_on { -inset } else { inset };
        let (left, right) = (x + reach(west), x + UNIT - reach(east));
        let (top, bottom) = (y + reach(north), y + UNIT - reach(south));
        for (closed, y) in [(!north, y + inset), (!south, y + UNIT - inset)] {
            if closed {
                let _ = write!(path, "M{left} {y}H{right}");
            }
        }
        for (closed, x) in [(!west, x + inset), (!east, x + UNIT - inset)] {
            if closed {
                let _ = write!(path, "M{x} {top}V{bottom}");
            }
        }
    }
    path
}
