//! The thief's sheet: what the thief alone knows until the round is over.

use serde::{Deserialize, Serialize};

use super::{CameraSet, Deed, Exit, Open, Order, Path, Square, SquareSet, museum};

/// What a thief writes down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Where the thief came in (MC-7).
    pub entry: Exit,
    /// Every move, in order.
    pub stops: Vec<Stop>,
    /// Where the thief stands.
    pub at: Square,
    /// Where the stolen paintings hung, the one that the board still shows included.
    pub loot: SquareSet,
    /// The painting that the board still shows (MC-11).
    pub pending: Option<Square>,
    /// The cameras that were destroyed and are still on the board (MC-12).
    pub destroyed: CameraSet,
    /// Whether the power is cut (MC-13).
    pub cut: bool,
    /// What the detectors hear (MC-21).
    pub order: Order,
}

/// A move of the thief and what they did at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// The way there.
    pub path: Path,
    /// What the thief did at its end.
    pub deed: Deed,
}

impl Sheet {
    pub(super) fn new(entry: Exit) -> Self {
        Self {
            entry,
            stops: Vec::new(),
            at: entry.before(),
            loot: SquareSet::EMPTY,
            pending: None,
            destroyed: CameraSet::default(),
            cut: false,
            order: Order::Ask,
        }
    }

    /// Where the thief can end a move: their own square if they can try the exit there (MC-15f), and
    /// detectives' squares only if there is nothing else (MC-10).
    pub fn ends(&self, open: &Open) -> SquareSet {
        let reach = museum().reach(self.at);
        let mut free = reach.without(open.board.pawn_squares());
        if open.may_try_at(self.at) {
            free.insert(self.at);
        }
        if free.is_empty() { reach } else { free }
    }

    /// The moves that the thief can make.
    pub fn paths(&self, open: &Open) -> impl Iterator<Item = Path> {
        let ends = self.ends(open);
        let stay = ends.contains(self.at).then_some(Path::to(self.at));
        let paths = museum().paths(self.at).iter().copied();
        paths.filter(move |path| ends.contains(path.end())).chain(stay)
    }

    /// What the thief can do at the end of a move; on the square where it begins, no more than try the
    /// exit (MC-15f).
    pub fn deeds(&self, open: &Open, end: Square) -> impl Iterator<Item = Deed> {
        let stays = end == self.at;
        let camera = open.board.camera_at(end).is_some_and(|camera| !self.destroyed.contains(camera));
        let exit = open.may_try_at(end);
        let captured = open.board.pawn_squares().contains(end);
        let painting = open.board.paintings.contains(end);
        let power = end == museum().power() && !self.cut;
        Deed::ALL.into_iter().filter(move |deed| match deed {
            _ if stays => *deed == Deed::Try && exit,
            Deed::Nothing => true,
            _ if captured => false,
            Deed::Steal => painting,
            Deed::Destroy => camera,
            Deed::CutPower => power,
            Deed::Try => exit,
            Deed::DestroyAndTry => camera && exit,
        })
    }

    /// The orders that mean something: none once there is nothing to choose (MC-14, MC-22, MC-25).
    pub fn orders(&self, open: &Open) -> &'static [Order] {
        if open.cutouts == 0 || open.visible.is_some() { &[Order::Ask] } else { &Order::ALL }
    }
}
