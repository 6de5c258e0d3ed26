//! Where pieces may stand: MC-3 to MC-5.

use super::{
    super::{CameraId, Piece, Refusal, Square, SquareSet, Zone, museum},
    Layout, PAINTINGS,
};

impl Layout {
    fn free_camera(&self) -> Option<CameraId> {
        CameraId::all().find(|camera| self.camera(*camera).is_none())
    }

    fn free_pawn(&self, pawns: usize) -> Option<usize> {
        self.pawns.iter().take(pawns).position(Option::is_none)
    }

    /// Whether a piece of that kind is still in the box.
    pub fn has_left(&self, piece: Piece, pawns: usize) -> bool {
        match piece {
            Piece::Painting => self.paintings.len() < PAINTINGS,
            Piece::Camera => self.free_camera().is_some(),
            Piece::Pawn => self.free_pawn(pawns).is_some(),
        }
    }

    /// The squares on which another piece of that kind may be placed at a table with so many pawns.
    pub fn room_for(&self, piece: Piece, pawns: usize) -> SquareSet {
        if !self.has_left(piece, pawns) {
            return SquareSet::EMPTY;
        }
        let museum = museum();
        match piece {
            Piece::Painting => museum
                .hangable()
                .without(self.paintings)
                .without(self.camera_squares())
                .without(self.pawn_squares()),
            Piece::Camera => {
                let taken = self.paintings.or(self.camera_squares()).with(museum.power());
                museum.all().without(taken)
            }
            Piece::Pawn => {
                let taken = self.paintings.or(self.pawn_squares()).or(museum.before_exits());
                museum.all().without(taken).without(museum.squares_of(Zone::GeneratorRoom))
            }
        }
    }

    /// Why another piece of that kind may not be placed on the square; nothing if it may.
    pub fn why_not(&self, piece: Piece, at: Square, pawns: usize) -> Option<Refusal> {
        if self.room_for(piece, pawns).contains(at) {
            return None;
        }
        let (museum, zone) = (museum(), museum().zone(at));
        Some(match piece {
            _ if !self.has_left(piece, pawns) => Refusal::NoneLeft(piece),
            Piece::Painting if matches!(zone, Zone::Corridor | Zone::GeneratorRoom) => Refusal::NotARoom,
            Piece::Painting | Piece::Pawn if museum.before_exits().contains(at) => {
                Refusal::BeforeAnExit(piece)
            }
            Piece::Painting if museum.doorways().contains(at) => Refusal::Doorway,
            Piece::Camera if at == museum.power() => Refusal::PowerSquare,
            Piece::Pawn if zone == Zone::GeneratorRoom => Refusal::GeneratorRoom,
            _ => Refusal::Taken(piece),
        })
    }

    /// What is still missing before the museum can be confirmed at a table with so many pawns.
    pub fn missing(&self, pawns: usize) -> Option<Refusal> {
        let left = Piece::ALL.into_iter().find(|piece| self.has_left(*piece, pawns));
        let bare = |zone: &Zone| !self.paintings.meets(museum().squares_of(*zone));
        let empty = || Zone::GALLERIES.into_iter().find(bare).map(Refusal::EmptyGallery);
        left.map(Refusal::Unfinished).or_else(empty)
    }

    /// Whether this is a whole museum for a table with so many pawns.
    ///
    /// # Errors
    /// What breaks a rule, or what is missing.
    pub fn check(&self, pawns: usize) -> Result<(), Refusal> {
        let mut built = Self::default();
        for (piece, at) in self.pieces(pawns) {
            match built.why_not(piece, at, pawns) {
                Some(refusal) => return Err(refusal),
                None => built.place(piece, at, pawns),
            }
        }
        self.missing(pawns).map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::super::fixtures::{at, layout, squares},
        *,
    };
    use crate::rules::Refuse;

    fn why_not(piece: Piece, row: u8, column: u8) -> Option<Refusal> {
        Layout::default().why_not(piece, at(row, column), 3)
    }

    #[test]
    fn mc_3_paintings_hang_in_galleries_and_the_small_room() {
        assert_eq!(why_not(Piece::Painting, 1, 4), None);
        assert_eq!(why_not(Piece::Painting, 11, 4), None, "the small room is allowed");
        for (row, column) in [(3, 4), (10, 6), (10, 8), (11, 9)] {
            assert_eq!(why_not(Piece::Painting, row, column), Some(Refusal::NotARoom));
        }
        for (row, column) in [(1, 5), (4, 1), (8, 12), (9, 2)] {
            assert_eq!(why_not(Piece::Painting, row, column), Some(Refusal::BeforeAnExit(Piece::Painting)));
        }
        for (row, column) in [(2, 5), (4, 10), (6, 8), (7, 5), (10, 5)] {
            assert_eq!(why_not(Piece::Painting, row, column), Some(Refusal::Doorway));
        }
        let free = Layout::default().room_for(Piece::Painting, 3);
        assert_eq!(free.len(), 12 - 4 + 9 - 2 + 6 - 2 + 20 - 6 + 9 - 3 + 12 - 2 + 4 - 1);
        assert!(free.iter().all(|square| Layout::default().why_not(Piece::Painting, square, 3).is_none()));
    }

    #[test]
    fn mc_3_one_to_a_square_and_nine_in_all() {
        let museum = layout(3);
        assert_eq!(museum.why_not(Piece::Painting, at(5, 6), 3), Some(Refusal::NoneLeft(Piece::Painting)));
        let mut fewer = museum;
        fewer.take(Piece::Painting, at(1, 4));
        assert_eq!(fewer.why_not(Piece::Painting, at(5, 6), 3), None);
        for (row, column) in [(1, 9), (2, 6), (7, 7)] {
            let taken = fewer.why_not(Piece::Painting, at(row, column), 3);
            assert_eq!(taken, Some(Refusal::Taken(Piece::Painting)), "painting, camera or pawn");
        }
        assert_eq!(Refusal::Taken(Piece::Painting).rule(), "MC-3");
    }

    #[test]
    fn mc_3_every_gallery_has_one() {
        let mut museum = layout(3);
        assert_eq!(museum.check(3), Ok(()));
        museum.take(Piece::Painting, at(3, 12));
        assert_eq!(museum.check(3), Err(Refusal::Unfinished(Piece::Painting)));
        museum.place(Piece::Painting, at(5, 6), 3);
        assert_eq!(museum.check(3), Err(Refusal::EmptyGallery(Zone::Blue)));
    }

    #[test]
    fn mc_4_cameras_stand_anywhere_but_on_paintings_and_the_power_square() {
        let mut museum = layout(3);
        museum.take(Piece::Camera, at(2, 6));
        let room = museum.room_for(Piece::Camera, 3);
        assert_eq!(room.len(), 104 - 9 - 5 - 1);
        assert!(room.contains(at(7, 7)), "under a pawn");
        assert!(room.contains(at(8, 1)) && room.contains(at(3, 4)) && room.contains(at(10, 8)));
        let why = |row, column| museum.why_not(Piece::Camera, at(row, column), 3);
        assert_eq!(why(11, 9), Some(Refusal::PowerSquare));
        assert_eq!(
            (why(1, 4), why(4, 2)),
            (Some(Refusal::Taken(Piece::Camera)), Some(Refusal::Taken(Piece::Camera)))
        );
        assert_eq!(layout(3).why_not(Piece::Camera, at(1, 7), 3), Some(Refusal::NoneLeft(Piece::Camera)));
    }

    #[test]
    fn mc_5_pawns_stand_anywhere_but_before_exits_in_the_generator_room_or_on_a_painting() {
        let mut museum = layout(3);
        museum.take(Piece::Pawn, at(7, 7));
        let room = museum.room_for(Piece::Pawn, 3);
        assert_eq!(room.len(), 104 - 11 - 4 - 9 - 2);
        assert!(room.contains(at(2, 6)), "on a camera");
        let why = |row, column| museum.why_not(Piece::Pawn, at(row, column), 3);
        assert_eq!(why(10, 6), Some(Refusal::BeforeAnExit(Piece::Pawn)));
        assert_eq!(why(10, 8), Some(Refusal::GeneratorRoom));
        assert_eq!(
            (why(1, 4), why(3, 4)),
            (Some(Refusal::Taken(Piece::Pawn)), Some(Refusal::Taken(Piece::Pawn)))
        );
        assert_eq!(layout(3).why_not(Piece::Pawn, at(7, 6), 3), Some(Refusal::NoneLeft(Piece::Pawn)));
        assert_eq!(layout(3).why_not(Piece::Pawn, at(7, 6), 4), None, "a fourth detective has one more");
    }

    #[test]
    fn mc_5_a_museum_for_fewer_detectives_lacks_pawns_at_a_larger_table() {
        assert_eq!(layout(3).check(5), Err(Refusal::Unfinished(Piece::Pawn)));
        assert_eq!(layout(5).check(3), Ok(()), "and one for more has a place for each");
    }

    #[test]
    fn a_kept_museum_with_pieces_where_they_may_not_be_is_refused() {
        let with = |change: fn(&mut Layout)| {
            let mut museum = layout(3);
            change(&mut museum);
            museum.check(3)
        };
        assert_eq!(with(|it| it.paintings = squares(&[(3, 4)])), Err(Refusal::NotARoom));
        assert_eq!(with(|it| it.cameras[1] = it.cameras[0]), Err(Refusal::Taken(Piece::Camera)));
        assert_eq!(with(|it| it.pawns[1] = it.pawns[0]), Err(Refusal::Taken(Piece::Pawn)));
        assert_eq!(with(|it| it.pawns[1] = Some(at(11, 9))), Err(Refusal::GeneratorRoom));
        assert_eq!(with(|it| it.paintings.insert(at(5, 6))), Err(Refusal::NoneLeft(Piece::Painting)));
    }
}
