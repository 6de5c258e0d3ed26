//! What lies open before everybody, the thief included.

use serde::{Deserialize, Serialize};

use super::{Exit, ExitSet, Face, Fact, How, Layout, Look, Piece, Refusal, Setup, Square, SquareSet, museum};
use crate::rules::{Seat, SeatSet};

/// What everybody at the table knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// What was chosen before the match.
    pub setup: Setup,
    /// The round in progress or just over, from 0.
    pub round: u8,
    /// Whose round it is.
    pub thief: Seat,
    /// What is being decided.
    pub phase: Phase,
    /// The detectives who are content with the museum (MC-5).
    pub confirmed: SeatSet,
    /// How often what is being set up was changed: the museum, then the locks.
    pub changes: u16,
    /// The museum as it was when the round began.
    pub start: Layout,
    /// The museum as the board shows it: paintings not yet seen gone, cameras not yet found destroyed.
    pub board: Layout,
    /// The exits whose lock was turned up, closed (MC-15).
    pub turned: ExitSet,
    /// Where the thief stands, once seen (MC-22).
    pub visible: Option<Square>,
    /// The thief's cut-outs left (MC-14).
    pub cutouts: u8,
    /// Whether a power cut has been announced and not been restored (MC-13).
    pub dark: bool,
    /// How many moves the thief has made in this round.
    pub moves: u16,
    /// Whether dawn has put the thief on the board (MC-28, seen first).
    pub exposed: bool,
    /// The detective whose turn it is, or comes after the thief's move.
    pub pawn: u8,
    /// What everybody learned in this round, in order.
    pub facts: Vec<Fact>,
    /// How each round ended so far.
    pub ends: [Option<How>; Setup::MOST as usize],
}

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The detectives set the museum up (MC-3 to MC-6).
    Museum,
    /// The detectives place the locks (MC-2, chosen locks).
    Locks,
    /// The thief comes in (MC-7).
    Enter,
    /// The thief moves (MC-8).
    Thief,
    /// A detective's turn (MC-17).
    Detective(Errand),
    /// The thief answers the detectors (MC-21).
    Detectors(Errand),
    /// The round is over and another will follow (MC-27).
    RoundOver,
    /// The match is over.
    Over,
}

/// How far a detective's turn has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Errand {
    /// The number rolled.
    pub number: Option<u8>,
    /// What the special die shows, if it was rolled.
    pub face: Option<Face>,
    /// The detective has moved.
    pub walked: bool,
    /// The detective has looked.
    pub looked: bool,
}

impl Open {
    /// So many changes of the museum, and again of the locks, then what stands there has to do.
    pub const CHANGES: u16 = 250;

    pub(super) fn new(setup: Setup, thief: Seat) -> Self {
        Self {
            setup,
            round: 0,
            thief,
            phase: Phase::Museum,
            confirmed: SeatSet::default(),
            changes: 0,
            start: Layout::default(),
            board: Layout::default(),
            turned: ExitSet::default(),
            visible: None,
            cutouts: 2,
            dark: false,
            moves: 0,
            exposed: false,
            pawn: 0,
            facts: Vec::new(),
            ends: [None; Setup::MOST as usize],
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.setup.players)
    }

    /// How many detectives there are.
    pub fn pawns(&self) -> usize {
        self.setup.pawns()
    }

    /// Who plays a detective: clockwise from the thief's left (MC-8).
    pub fn seat_of(&self, pawn: u8) -> Seat {
        let steps = if self.setup.players == 2 { 1 } else { pawn + 1 };
        Seat((self.thief.0 + steps) % self.setup.players.max(1))
    }

    /// The detectives' seats.
    pub fn detectives(&self) -> SeatSet {
        Seat::all(self.players()).filter(|seat| *seat != self.thief).collect()
    }

    /// Who may act; nobody once the match is over.
    pub fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Museum => {
                self.detectives().iter().filter(|seat| !self.confirmed.contains(*seat)).collect()
            }
            Phase::Locks => self.detectives(),
            Phase::Enter | Phase::Thief | Phase::Detectors(_) => SeatSet::only(self.thief),
            Phase::Detective(_) => SeatSet::only(self.seat_of(self.pawn)),
            Phase::RoundOver => Seat::all(self.players()).collect(),
            Phase::Over => SeatSet::default(),
        }
    }

    /// Whether the round is over, and with it every secret.
    pub fn is_told(&self) -> bool {
        matches!(self.phase, Phase::RoundOver | Phase::Over)
    }

    /// Whether the thief is inside, or was.
    pub fn is_played(&self) -> bool {
        !matches!(self.phase, Phase::Museum | Phase::Locks | Phase::Enter)
    }

    /// How the round ended.
    pub fn end(&self) -> Option<How> {
        self.ends.get(usize::from(self.round)).copied().flatten()
    }

    /// The round's last thief move as things are (MC-28).
    pub fn last_move(&self) -> u16 {
        self.setup.last_move() * if self.exposed { 2 } else { 1 }
    }

    /// Whether a thief may try exits (MC-16).
    pub fn exits_may_be_tried(&self) -> bool {
        !self.setup.seen_first || self.visible.is_some()
    }

    /// Whether a thief on that square could try its exit.
    pub fn may_try_at(&self, square: Square) -> bool {
        let untried = Exit::at(square).is_some_and(|exit| !self.turned.contains(exit));
        untried && self.exits_may_be_tried()
    }

    /// Why a piece may not be placed there now.
    pub fn why_not(&self, piece: Piece, at: Square) -> Option<Refusal> {
        if self.phase != Phase::Museum {
            return Some(Refusal::NotNow);
        }
        if self.changes >= Self::CHANGES {
            return Some(Refusal::ChangedEnough);
        }
        self.board.why_not(piece, at, self.pawns())
    }

    /// Where a detective can end a move of so many steps (MC-18).
    pub fn walks(&self, pawn: u8, number: u8) -> SquareSet {
        let Some(from) = self.board.pawn(pawn) else { return SquareSet::EMPTY };
        let within = museum().within(from, number);
        let free = within.without(self.board.pawn_squares()).without(self.board.paintings);
        match self.visible {
            Some(thief) if within.contains(thief) => free.with(thief),
            _ => free,
        }
    }

    /// Where the detective whose turn it is can end a move now.
    pub fn walks_now(&self) -> SquareSet {
        match self.phase {
            Phase::Detective(Errand { number: Some(number), walked: false, .. }) => {
                self.walks(self.pawn, number)
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// How the detective whose turn it is can look now (MC-19 to MC-21).
    pub fn looks_now(&self) -> impl Iterator<Item = Look> {
        let face = match self.phase {
            Phase::Detective(Errand { face, looked: false, .. }) => face,
            _ => None,
        };
        let eye = (face == Some(Face::Eye)).then_some(Look::Eyes);
        let cameras =
            self.board.cameras().filter(move |_| face == Some(Face::Eye)).map(|(id, _)| Look::Camera(id));
        let other = match face {
            Some(Face::Scan) => Some(Look::Scan),
            Some(Face::Detectors) => Some(Look::Detectors),
            Some(Face::Eye) | None => None,
        };
        eye.into_iter().chain(cameras).chain(other)
    }

    /// What a look would cover; nothing for the detectors.
    pub fn covered(&self, look: Look) -> SquareSet {
        match look {
            Look::Eyes => self.board.seen_by_eye(self.pawn),
            Look::Camera(camera) => self.board.seen_by_camera(camera),
            Look::Scan => {
                let cameras = self.board.cameras().map(|(id, _)| self.board.seen_by_camera(id));
                cameras.fold(SquareSet::EMPTY, SquareSet::or)
            }
            Look::Detectors => SquareSet::EMPTY,
        }
    }

    /// What lines of sight meet a square: the warning to a thief who would stop there.
    pub fn danger(&self, square: Square) -> Danger {
        let pawns = (0..).zip(&self.board.pawns).filter_map(|(pawn, at)| Some((pawn, (*at)?)));
        let mut danger = Danger { cameras: self.board.cameras_on(square), ..Danger::default() };
        for (pawn, at) in pawns {
            if self.board.seen_by_eye(pawn).contains(square) {
                danger.eyes.push(pawn);
            }
            let steps = museum().distance(at, square);
            danger.nearest = Some(danger.nearest.map_or(steps, |nearest: u8| nearest.min(steps)));
        }
        danger
    }
}

/// What threatens a square.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Danger {
    /// The cameras on the board whose lines meet it.
    pub cameras: super::CameraSet,
    /// The detectives who would see it from where they stand.
    pub eyes: Vec<u8>,
    /// How many steps away the nearest detective is.
    pub nearest: Option<u8>,
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{at, camera, table};
    use super::*;

    #[test]
    fn a_round_is_played_once_the_thief_is_inside() {
        let mut open = table(3).open;
        let errand = Errand::default();
        for (phase, played) in [
            (Phase::Museum, false),
            (Phase::Locks, false),
            (Phase::Enter, false),
            (Phase::Thief, true),
            (Phase::Detective(errand), true),
            (Phase::Detectors(errand), true),
            (Phase::RoundOver, true),
            (Phase::Over, true),
        ] {
            open.phase = phase;
            assert_eq!(open.is_played(), played, "{phase:?}");
        }
    }

    #[test]
    fn mc_19_a_look_covers_what_eye_camera_or_all_cameras_see() {
        let mut open = table(3).open;
        open.pawn = 1;
        assert_eq!(open.covered(Look::Eyes), open.board.seen_by_eye(1));
        let one = open.covered(Look::Camera(camera(5)));
        assert!(one.contains(at(8, 3)) && !one.contains(at(6, 6)));
        let all = open.covered(Look::Scan);
        assert!(all.contains(at(8, 3)) && all.contains(at(6, 6)) && one.without(all).is_empty());
        assert_eq!(open.covered(Look::Detectors), SquareSet::EMPTY);
    }

    #[test]
    fn a_square_is_in_danger_from_cameras_eyes_and_whoever_is_near() {
        let open = table(3).open;
        let danger = open.danger(at(7, 5));
        assert_eq!((danger.eyes, danger.nearest), (vec![0], Some(2)), "the detective at (7, 7)");
        assert_eq!(open.danger(at(8, 3)).cameras, [camera(5)].into_iter().collect());
    }
}
