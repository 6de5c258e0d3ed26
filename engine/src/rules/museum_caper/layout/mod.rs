//! A museum as detectives set it up: MC-3 to MC-6. It knows no match, so that a table can keep the ones
//! it likes.

mod placing;
mod random;

use serde::{Deserialize, Serialize};

use super::{Action, Camera, CameraId, CameraSet, Facing, Piece, Square, SquareSet, museum};

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
}

#[cfg(test)]
mod tests {
    use super::{super::fixtures::layout, *};

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
    fn a_kept_museum_comes_back_as_it_was() {
        let text = serde_json::to_string(&layout(3)).expect("it can be written");
        assert_eq!(serde_json::from_str::<Layout>(&text).expect("it can be read"), layout(3));
    }

    #[test]
    fn a_detective_put_elsewhere_sees_from_there() {
        let museum = layout(2);
        let there = museum.pawn(1).expect("a detective");
        let mut expected = museum;
        expected.pawns[0] = Some(there);
        assert_eq!(museum.with_pawn(0, there), expected);
        assert_eq!(museum.with_pawn(6, there), museum, "there is no seventh");
    }
}
