//! Museums to start from (MC-6).

use std::sync::LazyLock;

use super::{
    Camera, Facing,
    Facing::{Diagonal, Straight},
    Layout, Square,
};

/// A museum as it is written down: rows and columns.
struct Written {
    paintings: [(u8, u8); 9],
    cameras: [(u8, u8, Facing); 6],
    pawns: [(u8, u8); 6],
}

const WRITTEN: [Written; 3] = [
    // Cameras along the corridors, paintings in every corner.
    Written {
        paintings: [(1, 6), (2, 9), (3, 1), (4, 12), (5, 7), (7, 7), (7, 1), (9, 12), (11, 4)],
        cameras: [
            (3, 5, Straight),
            (9, 8, Straight),
            (6, 4, Straight),
            (6, 9, Straight),
            (4, 2, Diagonal),
            (7, 11, Diagonal),
        ],
        pawns: [(3, 7), (9, 6), (5, 4), (7, 9), (6, 6), (2, 7)],
    },
    // The white gallery is the treasure.
    Written {
        paintings: [(1, 7), (3, 2), (3, 12), (4, 5), (5, 6), (7, 8), (7, 11), (8, 5), (9, 1)],
        cameras: [
            (6, 6, Diagonal),
            (7, 6, Straight),
            (3, 7, Straight),
            (9, 7, Straight),
            (4, 9, Straight),
            (8, 4, Straight),
        ],
        pawns: [(6, 7), (3, 4), (9, 9), (6, 4), (5, 9), (8, 8)],
    },
    // Far corners, watched from the middle of each gallery.
    Written {
        paintings: [(1, 4), (1, 9), (3, 3), (3, 10), (4, 8), (7, 6), (9, 3), (9, 10), (11, 5)],
        cameras: [
            (2, 6, Diagonal),
            (4, 2, Diagonal),
            (8, 2, Diagonal),
            (7, 11, Diagonal),
            (6, 7, Diagonal),
            (3, 6, Straight),
        ],
        pawns: [(5, 4), (5, 9), (9, 7), (3, 7), (7, 4), (2, 8)],
    },
];

/// The museums of the house, for any number of detectives.
pub fn layouts() -> &'static [Layout; 3] {
    static LAYOUTS: LazyLock<[Layout; 3]> = LazyLock::new(|| WRITTEN.map(|written| written.layout()));
    &LAYOUTS
}

impl Written {
    fn layout(&self) -> Layout {
        let camera = |(row, column, facing)| Square::at(row, column).map(|at| Camera { at, facing });
        Layout {
            paintings: self.paintings.iter().filter_map(|(row, column)| Square::at(*row, *column)).collect(),
            cameras: self.cameras.map(camera),
            pawns: self.pawns.map(|(row, column)| Square::at(row, column)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Action, Setup, fixtures::fresh};
    use super::*;
    use crate::rules::Seat;

    #[test]
    fn mc_6_the_museums_of_the_house_are_legal() {
        for (layout, pawns) in layouts().iter().flat_map(|layout| (2..=6).map(move |pawns| (layout, pawns))) {
            assert_eq!(layout.check(pawns), Ok(()));
        }
    }

    #[test]
    fn mc_6_a_kept_museum_is_set_up_by_its_actions() {
        for players in 2..=7 {
            let mut state = fresh(Setup::of(players));
            for layout in layouts() {
                for action in layout.actions(&state.open.board, state.open.pawns()) {
                    state.act(Seat(1), action).expect("each of them is legal");
                }
                let mut expected = *layout;
                expected.pawns.iter_mut().skip(state.open.pawns()).for_each(|pawn| *pawn = None);
                assert_eq!(state.open.board, expected);
            }
            assert!(state.legal(Seat(1)).contains(&Action::Confirm));
        }
    }
}
