//! The plan of the museum, in the notation of the rules page, and how it is read.

use serde::{Deserialize, Serialize};

use super::Square;

/// Letters are squares, `|` and `---` walls, `F` windows, `D` doors, blanks between squares nothing.
pub(super) const PLAN: &str = "
       1   2   3   4   5   6   7   8   9  10  11  12
                +---+[F]+---+---+[F]+---+
  1             | R   R   R   R   R   R |
                +                       +
  2             | R   R   R   R   R   R |
    +---+---+---+---+   +---+---+   +---+---+[F]+---+
  3 | P   P   P | .   .   .   .   .   . | B   B   B |
    +           +   +---+       +---+   +           +
  4 F P   P   P | . | W   W   W   W | .   B   B   B |
    +           +   +               +   +---+---+---+
  5 | P   P   P   . | W   W   W   W | .   .   . D
    +---+---+---+   +               +   +---+---+---+
  6     D .   .   . | W   W   W   W   . | G   G   G |
    +---+---+---+   +               +   +           +
  7 | Y   Y   Y | .   W   W   W   W | . | G   G   G |
    +           +   +               +   +           +
  8 F Y   Y   Y   . | W   W   W   W | .   G   G   G F
    +           +   +---+       +---+   +           +
  9 | Y   Y   Y | .   .   .   .   .   . | G   G   G |
    +---+[F]+---+---+   +       +   +---+---+---+---+
 10             | o   o | .   . | e   e |
                +       +[D]+[D]+       +
 11             | o   o |       | e   E |
                +---+---+       +---+---+
";

/// A part of the museum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The red gallery, in the north.
    Red,
    /// The purple gallery, in the west.
    Purple,
    /// The blue gallery, in the east.
    Blue,
    /// The white gallery, in the middle.
    White,
    /// The yellow gallery, in the south-west.
    Yellow,
    /// The green gallery, in the south-east.
    Green,
    /// The corridors.
    Corridor,
    /// The small room, in which paintings may hang (MC-3).
    SmallRoom,
    /// The generator room with the power square (MC-13).
    GeneratorRoom,
}

impl Zone {
    /// The six that must have a painting (MC-3).
    pub const GALLERIES: [Self; 6] =
        [Self::Red, Self::Purple, Self::Blue, Self::White, Self::Yellow, Self::Green];

    /// What the detectors say there (MC-21).
    pub fn colour(self) -> Colour {
        match self {
            Self::Red => Colour::Red,
            Self::Purple => Colour::Purple,
            Self::Blue => Colour::Blue,
            Self::White => Colour::White,
            Self::Yellow => Colour::Yellow,
            Self::Green => Colour::Green,
            Self::Corridor | Self::SmallRoom | Self::GeneratorRoom => Colour::Grey,
        }
    }

    fn of(letter: u8) -> Option<Self> {
        Some(match letter {
            b'R' => Self::Red,
            b'P' => Self::Purple,
            b'B' => Self::Blue,
            b'W' => Self::White,
            b'Y' => Self::Yellow,
            b'G' => Self::Green,
            b'.' => Self::Corridor,
            b'o' => Self::SmallRoom,
            b'e' | b'E' => Self::GeneratorRoom,
            _ => return None,
        })
    }
}

/// What the detectors tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The red gallery.
    Red,
    /// The purple gallery.
    Purple,
    /// The blue gallery.
    Blue,
    /// The white gallery.
    White,
    /// The yellow gallery.
    Yellow,
    /// The green gallery.
    Green,
    /// Corridors, small room and generator room.
    Grey,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; 7] =
        [Self::Red, Self::Purple, Self::Blue, Self::White, Self::Yellow, Self::Green, Self::Grey];
}

/// A side of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Up on the plan.
    North,
    /// Right on the plan.
    East,
    /// Down on the plan.
    South,
    /// Left on the plan.
    West,
}

impl Side {
    /// Every side, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
}

/// What an exit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoorKind {
    /// An `F` of the plan.
    Window,
    /// A `D` of the plan.
    Door,
}

/// An exit: the square before it, the side of that square, and what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Door {
    /// The square before it.
    pub before: Square,
    /// The side of that square.
    pub side: Side,
    /// What it is.
    pub kind: DoorKind,
}

/// A plan that was read: squares in reading order, what lies between them, exits.
#[derive(Debug, Default)]
pub(super) struct Reading {
    /// Row, column and zone of each square.
    pub squares: Vec<(u8, u8, Zone)>,
    pub power: Option<usize>,
    /// The pairs of orthogonal neighbours without a wall between them, and on which side of the first.
    pub joined: Vec<(usize, Side, usize)>,
    pub doors: Vec<(usize, Side, DoorKind)>,
}

const MOST: u8 = 15;

pub(super) fn read(plan: &str) -> Reading {
    let lines: Vec<&[u8]> =
        plan.lines().map(str::as_bytes).skip_while(|line| line.is_empty()).skip(1).collect();
    let letter = |row: u8, column: u8| {
        // Rows stand on every other line, the walls above them on the line before.
        let line = lines.get(usize::from(row) * 2 - 1)?;
        line.get(2 + 4 * usize::from(column)).copied()
    };
    let beside = |row: u8, column: u8| {
        let line = lines.get(usize::from(row) * 2 - 1)?;
        line.get(4 + 4 * usize::from(column)).copied()
    };
    let below = |row: u8, column: u8| {
        let line = lines.get(usize::from(row) * 2)?;
        line.get(2 + 4 * usize::from(column)).copied()
    };

    let mut reading = Reading::default();
    let mut numbers = [[None; MOST as usize + 1]; MOST as usize + 1];
    for (row, column) in (1..MOST).flat_map(|row| (1..MOST).map(move |column| (row, column))) {
        let Some(zone) = letter(row, column).and_then(Zone::of) else { continue };
        // A letter beside the museum, in a line of walls, is no square.
        if reading.squares.len() == Square::MOST {
            break;
        }
        numbers[usize::from(row)][usize::from(column)] = Some(reading.squares.len());
        if letter(row, column) == Some(b'E') {
            reading.power = Some(reading.squares.len());
        }
        reading.squares.push((row, column, zone));
    }
    let number = |row: u8, column: u8| {
        numbers.get(usize::from(row)).and_then(|line| line.get(usize::from(column))).copied().flatten()
    };
    for (here, (row, column, _)) in reading.squares.clone().into_iter().enumerate() {
        let edges = [
            (Side::North, below(row - 1, column), number(row - 1, column)),
            (Side::East, beside(row, column), number(row, column + 1)),
            (Side::South, below(row, column), number(row + 1, column)),
            (Side::West, beside(row, column - 1), number(row, column - 1)),
        ];
        for (side, mark, there) in edges {
            match (mark, there) {
                (Some(b' '), Some(there)) => reading.joined.push((here, side, there)),
                (Some(b'F'), None) => reading.doors.push((here, side, DoorKind::Window)),
                (Some(b'D'), None) => reading.doors.push((here, side, DoorKind::Door)),
                _ => {}
            }
        }
    }
    reading
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_plan_can_be_read() {
        let plan = "
       1   2
    +---+---+
  1 | R   . D
    +---+   +
  2     | E |
        +---+
";
        let reading = read(plan);
        assert_eq!(reading.squares, [(1, 1, Zone::Red), (1, 2, Zone::Corridor), (2, 2, Zone::GeneratorRoom)]);
        assert_eq!(reading.power, Some(2));
        assert_eq!(reading.doors, [(1, Side::East, DoorKind::Door)]);
        let joined = [(0, Side::East, 1), (1, Side::South, 2), (1, Side::West, 0), (2, Side::North, 1)];
        assert_eq!(reading.joined, joined);
        assert!(read("").squares.is_empty());
    }
}
