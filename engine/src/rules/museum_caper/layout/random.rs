//! A museum drawn at random: MC-6.

use super::{
    super::{Camera, CameraId, Facing, Piece, Square, SquareSet, Zone, museum},
    Layout, PAINTINGS, PAWNS,
};
use crate::rules::Dice;

impl Layout {
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
    use super::*;
    use crate::rules::Seed;

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
}
