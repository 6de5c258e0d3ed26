//! A museum as detectives set it up: MC-3 to MC-6. It knows no match, so that a table can keep the ones
//! it likes.

use serde::{Deserialize, Serialize};

use super::{Action, Camera, CameraId, CameraSet, Facing, Piece, Refusal, Square, SquareSet, Zone, museum};
use crate::rules::Dice;

/// How many paintings there are (MC-3).
pub const PAINTINGS: usize = 9;
/// The most pawns that a table has (MC-1).
pub const PAWNS: usize = 6;

/// Where paintings, cameras and pawns stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Layout {
    /// The squares with a painting.
    pub paintings: SquareSet,
    /// Each camera, by its number.
    pub cameras: [Option<Camera>; CameraId::COUNT],
    /// Each detective's pawn, in the order in which they play.
    pub pawns: [Option<Square>; PAWNS],
}

impl Layout {
    /// A camera that stands in the museum.
    pub fn camera(&self, camera: CameraId) -> Option<Camera> {
        self.cameras.get(camera.index()).copied().flatten()
    }

    /// The camera on a square.
    pub fn camera_at(&self, square: Square) -> Option<CameraId> {
        CameraId::all().find(|id| self.camera(*id).is_some_and(|camera| camera.at == square))
    }

    /// The cameras that stand in the museum.
    pub fn cameras(&self) -> impl Iterator<Item = (CameraId, Camera)> {
        CameraId::all().filter_map(|id| Some((id, self.camera(id)?)))
    }

    /// Where cameras stand.
    pub fn camera_squares(&self) -> SquareSet {
        self.cameras.iter().flatten().map(|camera| camera.at).collect()
    }

    /// A detective's place.
    pub fn pawn(&self, pawn: u8) -> Option<Square> {
        self.pawns.get(usize::from(pawn)).copied().flatten()
    }

    /// Where detectives stand.
    pub fn pawn_squares(&self) -> SquareSet {
        self.pawns.iter().flatten().copied().collect()
    }

    /// The museum with a detective elsewhere: what would be seen from there, and what no longer.
    #[must_use]
    pub fn with_pawn(mut self, pawn: u8, at: Square) -> Self {
        if let Some(place) = self.pawns.get_mut(usize::from(pawn)) {
            *place = Some(at);
        }
        self
    }

    /// What a camera sees past the pawns (MC-23).
    pub fn seen_by_camera(&self, camera: CameraId) -> SquareSet {
        let seen = |camera| museum().seen_by_camera(camera, self.pawn_squares());
        self.camera(camera).map(seen).unwrap_or_default()
    }

    /// What a detective sees with their own eyes (MC-19b).
    pub fn seen_by_eye(&self, pawn: u8) -> SquareSet {
        let seen = |from| museum().seen_by_eye(from, self.pawn_squares());
        self.pawn(pawn).map(seen).unwrap_or_default()
    }

    /// The cameras whose lines meet a square.
    pub fn cameras_on(&self, square: Square) -> CameraSet {
        let pawns = self.pawn_squares();
        let seeing =
            self.cameras().filter(|(_, camera)| museum().seen_by_camera(*camera, pawns).contains(square));
        seeing.map(|(id, _)| id).collect()
    }

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

    fn pieces(&self, pawns: usize) -> impl Iterator<Item = (Piece, Square)> {
        let paintings = self.paintings.iter().map(|at| (Piece::Painting, at));
        let cameras = self.cameras.iter().flatten().map(|camera| (Piece::Camera, camera.at));
        let pawns = self.pawns.iter().take(pawns).flatten().map(|at| (Piece::Pawn, *at));
        paintings.chain(cameras).chain(pawns)
    }

    /// The actions that turn `before` into this museum at a table with so many pawns; pawns for which it
    /// has no place are left to the detectives.
    pub fn actions(&self, before: &Self, pawns: usize) -> Vec<Action> {
        let clear = (*before != Self::default()).then_some(Action::Clear);
        let place = self.pieces(pawns).map(|(piece, at)| Action::Place { piece, at });
        let diagonal =
            self.cameras.iter().flatten().enumerate().filter(|(_, it)| it.facing == Facing::Diagonal);
        let turn = diagonal.filter_map(|(number, _)| CameraId::new(number)).map(Action::Turn);
        clear.into_iter().chain(place).chain(turn).collect()
    }

    pub(super) fn place(&mut self, piece: Piece, at: Square, pawns: usize) {
        match piece {
            Piece::Painting => self.paintings.insert(at),
            Piece::Camera => {
                if let Some(place) = self.cameras.iter_mut().find(|camera| camera.is_none()) {
                    *place = Some(Camera { at, facing: Facing::Straight });
                }
            }
            Piece::Pawn => {
                if let Some(place) = self.pawns.iter_mut().take(pawns).find(|pawn| pawn.is_none()) {
                    *place = Some(at);
                }
            }
        }
    }

    /// Whether such a piece stands there.
    pub fn has(&self, piece: Piece, at: Square) -> bool {
        match piece {
            Piece::Painting => self.paintings.contains(at),
            Piece::Camera => self.camera_at(at).is_some(),
            Piece::Pawn => self.pawns.contains(&Some(at)),
        }
    }

    pub(super) fn take(&mut self, piece: Piece, at: Square) {
        match piece {
            Piece::Painting => self.paintings.remove(at),
            Piece::Camera => {
                let there = |camera: &&mut Option<Camera>| camera.is_some_and(|camera| camera.at == at);
                self.cameras.iter_mut().filter(there).for_each(|camera| *camera = None);
            }
            Piece::Pawn => {
                self.pawns.iter_mut().filter(|pawn| **pawn == Some(at)).for_each(|pawn| *pawn = None);
            }
        }
    }

    pub(super) fn turn(&mut self, camera: CameraId) {
        if let Some(Some(camera)) = self.cameras.get_mut(camera.index()) {
            camera.facing = camera.facing.turned();
        }
    }

    /// A legal museum drawn at random (MC-6): cameras look for a square that sees much.
    pub fn random(dice: &mut Dice, pawns: usize) -> Self {
        let mut order: Vec<Square> = Square::all().collect();
        dice.shuffle(&mut order);
        let mut layout = Self::default();
        let museum = museum();
        let anywhere = std::iter::repeat_n(museum.hangable(), PAINTINGS - Zone::GALLERIES.len());
        let galleries =
            Zone::GALLERIES.into_iter().map(|zone| museum.hangable().and(museum.squares_of(zone)));
        for room in galleries.chain(anywhere) {
            let free = room.without(layout.paintings);
            let tried = order.iter().copied().filter(|at| free.contains(*at)).take(4);
            let apart = |at: &Square| layout.paintings.iter().map(|other| museum.distance(*at, other)).min();
            if let Some(best) = tried.max_by_key(apart) {
                layout.paintings.insert(best);
            }
            order.rotate_left(17);
        }

        dice.shuffle(&mut order);
        let mut watched = SquareSet::EMPTY;
        for number in 0..CameraId::COUNT {
            let room = layout.room_for(Piece::Camera, pawns);
            let tried = order.iter().copied().filter(|at| room.contains(*at)).take(5);
            let cameras =
                tried.flat_map(|at| [Facing::Straight, Facing::Diagonal].map(|facing| Camera { at, facing }));
            let seen = |camera: &Camera| museum.seen_by_camera(*camera, SquareSet::EMPTY);
            let best = cameras.max_by_key(|camera| seen(camera).without(watched).len());
            if let (Some(place), Some(camera)) = (layout.cameras.get_mut(number), best) {
                watched = watched.or(seen(&camera));
                *place = Some(camera);
            }
            order.rotate_left(17);
        }
        for number in 0..pawns.min(PAWNS) {
            let room = layout.room_for(Piece::Pawn, pawns);
            let tried = order.iter().copied().filter(|at| room.contains(*at)).take(4);
            let way = |at: Square| -> u16 {
                let near =
                    layout.paintings.iter().map(|other| u16::from(museum.distance(at, other))).sum::<u16>();
                let crowd = layout
                    .pawn_squares()
                    .iter()
                    .map(|other| u16::from(6_u8.saturating_sub(museum.distance(at, other))))
                    .sum::<u16>();
                near + 4 * crowd
            };
            let best = tried.min_by_key(|at| way(*at));
            if let Some(place) = layout.pawns.get_mut(number) {
                *place = best;
            }
            order.rotate_left(17);
        }
        layout
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::{at, layout, squares};
    use super::*;
    use crate::rules::{Refuse, Seed};

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
    fn mc_4_a_camera_is_turned_straight_or_diagonal() {
        let mut museum = layout(2);
        let first = CameraId::new(0).expect("a camera");
        let straight = museum.seen_by_camera(first);
        museum.turn(first);
        assert_ne!(museum.seen_by_camera(first), straight);
        assert_eq!(museum.check(2), Ok(()));
        museum.turn(first);
        assert_eq!(museum, layout(2));
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
    fn mc_6_a_random_museum_is_legal_and_each_is_another() {
        let mut dice = Dice::new(Seed(1));
        let mut before = Layout::default();
        for round in 0..300 {
            let pawns = 2 + round % 5;
            let museum = Layout::random(&mut dice, pawns);
            assert_eq!(museum.check(pawns), Ok(()));
            assert_ne!(museum, before);
            before = museum;
        }
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
        let text = serde_json::to_string(&layout(3)).expect("it can be written");
        assert_eq!(serde_json::from_str::<Layout>(&text).expect("it can be read"), layout(3));
    }
}
