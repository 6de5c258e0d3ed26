//! Lines of sight: MC-23.

use super::{Camera, Facing, Museum, Side, Square, SquareSet};

/// Row and column of a line of sight: north, east, south, west, then the diagonals.
const DIRECTIONS: [(i8, i8); 8] = [(-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)];

impl Museum {
    /// MC-23a, c: a line runs until a wall; a diagonal one passes a corner whose four edges are open.
    pub(super) fn look(&mut self) {
        for from in self.all().iter() {
            for (number, direction) in DIRECTIONS.into_iter().enumerate() {
                let mut line = SquareSet::EMPTY;
                let mut here = from;
                while let Some(next) = self.next_on_line(here, direction) {
                    line.insert(next);
                    here = next;
                }
                self.lines[from.index()][number] = line;
            }
        }
    }

    fn next_on_line(&self, here: Square, (down, right): (i8, i8)) -> Option<Square> {
        let vertical = if down < 0 { Side::North } else { Side::South };
        let horizontal = if right < 0 { Side::West } else { Side::East };
        match (down, right) {
            (_, 0) => self.beside(here, vertical),
            (0, _) => self.beside(here, horizontal),
            _ => {
                let over = self.beside(self.beside(here, vertical)?, horizontal)?;
                let around = self.beside(self.beside(here, horizontal)?, vertical)?;
                (over == around).then_some(over)
            }
        }
    }

    /// What a camera sees, its own square included, while detectives stand on `blocked` (MC-23).
    pub fn seen_by_camera(&self, camera: Camera, blocked: SquareSet) -> SquareSet {
        let directions = match camera.facing {
            Facing::Straight => 0..4,
            Facing::Diagonal => 4..8,
        };
        self.sight(camera.at, directions, blocked).with(camera.at)
    }

    /// What a detective's own eyes see from a square (MC-19b).
    pub fn seen_by_eye(&self, from: Square, blocked: SquareSet) -> SquareSet {
        self.sight(from, 0..4, blocked)
    }

    fn sight(&self, from: Square, directions: std::ops::Range<usize>, blocked: SquareSet) -> SquareSet {
        directions.fold(SquareSet::EMPTY, |seen, direction| seen.or(self.line(from, direction, blocked)))
    }

    /// One line of sight: up to a wall or a detective. Beyond the nearest who stands in the way lies just
    /// that one's own line in the same direction.
    fn line(&self, from: Square, direction: usize, blocked: SquareSet) -> SquareSet {
        let line = self.lines[from.index()][direction & 7];
        let in_the_way = line.and(blocked);
        // East, south and the southern diagonals count up.
        let first = if matches!(direction, 1 | 2 | 5 | 6) { in_the_way.first() } else { in_the_way.last() };
        match first {
            None => line,
            Some(first) => line.without(self.lines[first.index()][direction & 7].with(first)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::museum;
    use super::*;

    fn at(row: u8, column: u8) -> Square {
        Square::at(row, column).expect("a square of the plan")
    }

    fn lines(squares: &[(u8, u8)]) -> SquareSet {
        squares.iter().map(|(row, column)| at(*row, *column)).collect()
    }

    #[test]
    fn mc_23_a_a_line_runs_until_a_wall_or_a_detective() {
        let museum = museum();
        let open = museum.seen_by_eye(at(5, 1), SquareSet::EMPTY);
        assert_eq!(open, lines(&[(3, 1), (4, 1), (5, 2), (5, 3), (5, 4)]), "through the doorway to the wall");
        let blocked = museum.seen_by_eye(at(5, 1), lines(&[(5, 3), (8, 8)]));
        assert_eq!(blocked, lines(&[(3, 1), (4, 1), (5, 2)]));
        let westward = museum.seen_by_eye(at(3, 9), lines(&[(3, 6), (3, 4)]));
        assert!(westward.contains(at(3, 7)) && !westward.contains(at(3, 6)) && !westward.contains(at(3, 5)));
    }

    #[test]
    fn mc_23_b_a_camera_sees_its_own_square_and_who_stands_on_it_blocks_nothing() {
        let camera = Camera { at: at(6, 6), facing: Facing::Straight };
        let alone = museum().seen_by_camera(camera, SquareSet::EMPTY);
        assert!(alone.contains(camera.at));
        assert_eq!(museum().seen_by_camera(camera, SquareSet::only(camera.at)), alone);
    }

    #[test]
    fn mc_23_c_a_diagonal_passes_a_corner_with_four_open_edges_alone() {
        let camera = |row, column| Camera { at: at(row, column), facing: Facing::Diagonal };
        let sees = |camera| museum().seen_by_camera(camera, SquareSet::EMPTY);
        assert_eq!(sees(camera(1, 4)), lines(&[(1, 4), (2, 5)]), "the doorway's corner is half closed");
        let middle = [(6, 6), (4, 8), (5, 7), (7, 5), (7, 7), (8, 8), (5, 5)];
        assert_eq!(sees(camera(6, 6)), lines(&middle));
        assert_eq!(sees(camera(3, 6)), lines(&[(3, 6), (4, 7), (5, 8)]), "the double doorway is wide enough");
    }

    #[test]
    fn sight_goes_both_ways() {
        for facing in [Facing::Straight, Facing::Diagonal] {
            for (one, two) in Square::all().flat_map(|one| Square::all().map(move |two| (one, two))) {
                let sees = |at, other| {
                    museum().seen_by_camera(Camera { at, facing }, SquareSet::EMPTY).contains(other)
                };
                assert_eq!(sees(one, two), sees(two, one));
            }
        }
    }
}
