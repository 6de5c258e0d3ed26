//! What a player can do, and why not.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CameraId, Exit, Path, Piece, Square, Zone};
use crate::rules::Refuse;

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// A detective sets a piece up: the next painting, the free camera with the lowest number, turned
    /// straight, or the first pawn without a place (MC-3 to MC-5).
    Place {
        /// The kind of piece.
        piece: Piece,
        /// The square that it goes to.
        at: Square,
    },
    /// A detective takes a piece back.
    Take {
        /// The kind of piece.
        piece: Piece,
        /// The square that it leaves.
        at: Square,
    },
    /// A detective turns a camera from straight to diagonal or back (MC-4).
    Turn(CameraId),
    /// A random legal museum in place of what stands there (MC-6).
    Random,
    /// All pieces back into the box.
    Clear,
    /// The detective is content with the museum (MC-5), or with the locks (MC-2).
    Confirm,
    /// An open and a closed lock change places (MC-2, chosen locks).
    Swap {
        /// The exit whose lock is open now.
        open: Exit,
        /// The exit whose lock is closed now.
        closed: Exit,
    },
    /// The thief comes in (MC-7).
    Enter(Exit),
    /// The thief's whole move: where to, what they do there, and what the detectors hear until the next
    /// one (MC-9 to MC-16). One move is one action, so that nobody counts what a thief does.
    Move {
        /// The way there.
        path: Path,
        /// What the thief does at its end.
        deed: Deed,
        /// What the detectors hear.
        order: Order,
    },
    /// The thief answers the detectors (MC-21).
    Answer(Answer),
    /// A detective rolls (MC-17).
    Roll,
    /// A detective moves (MC-18).
    Walk(Square),
    /// A detective looks (MC-19 to MC-21).
    Look(Look),
    /// A detective's turn is over.
    Done,
    /// The next round of the long game is set up (MC-27).
    NextRound,
}

impl Action {
    /// Whether it changes what is being set up: the museum or the locks.
    pub(super) fn changes_the_set_up(self) -> bool {
        matches!(
            self,
            Self::Place { .. }
                | Self::Take { .. }
                | Self::Turn(_)
                | Self::Random
                | Self::Clear
                | Self::Swap { .. }
        )
    }
}

/// What the thief does where the move ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Only stop there.
    Nothing,
    /// MC-11.
    Steal,
    /// MC-12.
    Destroy,
    /// MC-13.
    CutPower,
    /// MC-15.
    Try,
    /// MC-15e: the camera first.
    DestroyAndTry,
}

impl Deed {
    /// All that a thief can do.
    pub const ALL: [Self; 6] =
        [Self::Nothing, Self::Steal, Self::Destroy, Self::CutPower, Self::Try, Self::DestroyAndTry];

    /// Whether an exit is tried.
    pub fn tries(self) -> bool {
        matches!(self, Self::Try | Self::DestroyAndTry)
    }

    /// Whether a camera is destroyed.
    pub fn destroys(self) -> bool {
        matches!(self, Self::Destroy | Self::DestroyAndTry)
    }
}

/// What the detectors hear without asking the thief (MC-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// The thief is asked each time.
    #[default]
    Ask,
    /// The colour, each time.
    Name,
    /// A cut-out, the next time; after that the thief is asked again.
    CutOut,
}

impl Order {
    /// Every order.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Name, Self::CutOut];
}

/// The thief's answer to the detectors (MC-14, MC-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Names the colour of the thief's square.
    Name,
    /// Unplugs the detectors: a cut-out is used up.
    CutOut,
}

/// How a detective looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Through one camera, with an eye (MC-19a).
    Camera(CameraId),
    /// With their own eyes, with an eye (MC-19b).
    Eyes,
    /// MC-20.
    Scan,
    /// MC-21.
    Detectors,
}

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Not 2 to 7 players.
    Players(u8),
    /// The first thief sits at no seat of this table.
    FirstThief,
    /// Not 4 to 7 open locks.
    OpenLocks(u8),
    /// Dawn at no move from 1 to 200.
    DawnAt(u8),
    /// It is another's turn, or time for something else.
    NotNow,
    /// No such piece is left in the box.
    NoneLeft(Piece),
    /// No such piece stands there.
    NotThere(Piece),
    /// A painting hangs in a gallery or in the small room.
    NotARoom,
    /// The square before an exit stays free.
    BeforeAnExit(Piece),
    /// The square beside a doorway stays free.
    Doorway,
    /// The power square stays free.
    PowerSquare,
    /// No detective starts in the generator room.
    GeneratorRoom,
    /// Something stands there that the piece may not share a square with.
    Taken(Piece),
    /// A gallery has no painting.
    EmptyGallery(Zone),
    /// Pieces are still in the box.
    Unfinished(Piece),
    /// Museum or locks were changed often enough: confirm, or take a random museum.
    ChangedEnough,
    /// An open and a closed lock change places, in the variant with chosen locks.
    NoSuchLocks,
    /// A move is 1 to 3 steps from where the thief stands, through no wall, over no square twice, or none
    /// to try the exit there.
    NoSuchMove,
    /// The move ends on a detective, and others do not.
    OntoADetective,
    /// There is nothing there to steal.
    NothingToSteal,
    /// There is no working camera there.
    NoCamera,
    /// The power is cut only on its square, and once.
    NoPower,
    /// No cut-out is left, or the detectors are asked no more.
    NoOrder,
    /// No exit is there, or its lock is turned up.
    NoExit,
    /// No exit is tried before a detective has seen the thief (seen first).
    NotSeenYet,
    /// A detective moves and looks at most once a turn, after the roll.
    NotAgain,
    /// Too far, or a square on which a detective may not end.
    NotInReach,
    /// The special die does not show that.
    OtherFace,
    /// The camera is no longer on the board.
    CameraGone,
    /// The detectors have not asked.
    NoQuestion,
    /// The match is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => write!(f, "2 to 7 people play, not {players}"),
            Self::FirstThief => f.write_str("the first thief sits at no seat of this table"),
            Self::OpenLocks(locks) => write!(f, "4 to 7 locks are open, not {locks}"),
            Self::DawnAt(at) => write!(f, "dawn comes at a move from 1 to 200, not at {at}"),
            Self::NotNow => f.write_str("it is another's turn, or the time for something else"),
            Self::NoneLeft(piece) => write!(f, "no {piece} is left in the box"),
            Self::NotThere(piece) => write!(f, "no {piece} stands there"),
            Self::NotARoom => f.write_str("a painting hangs in a gallery or in the small room"),
            Self::BeforeAnExit(piece) => write!(f, "no {piece} stands before an exit"),
            Self::Doorway => f.write_str("no painting hangs beside a doorway"),
            Self::PowerSquare => f.write_str("no camera stands on the power square"),
            Self::GeneratorRoom => f.write_str("no pawn starts in the generator room"),
            Self::Taken(piece) => write!(f, "the square is taken for a {piece}"),
            Self::EmptyGallery(zone) => write!(f, "a gallery has no painting: {zone:?}"),
            Self::Unfinished(piece) => write!(f, "a {piece} is still in the box"),
            Self::ChangedEnough => f.write_str("the set-up was changed often enough and has to be confirmed"),
            Self::NoSuchLocks => {
                f.write_str("only an open and a closed lock change places, and only where locks are chosen")
            }
            Self::NoSuchMove => f.write_str("no such move begins where the thief stands"),
            Self::OntoADetective => f.write_str("a move ends on a detective only if every move does"),
            Self::NothingToSteal => f.write_str("there is nothing there to steal"),
            Self::NoCamera => f.write_str("there is no working camera there"),
            Self::NoPower => f.write_str("the power is cut only on its square, and once"),
            Self::NoOrder => f.write_str("no cut-out is left, or the detectors are asked no more"),
            Self::NoExit => f.write_str("no exit is there, or its lock is turned up"),
            Self::NotSeenYet => f.write_str("no exit is tried before a detective has seen the thief"),
            Self::NotAgain => f.write_str("a detective moves and looks once at most, after the roll"),
            Self::NotInReach => f.write_str("the square is too far away, or no detective may end on it"),
            Self::OtherFace => f.write_str("the special die does not show that"),
            Self::CameraGone => f.write_str("the camera is no longer on the board"),
            Self::NoQuestion => f.write_str("the detectors have not asked"),
            Self::Over => f.write_str("the match is over"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for Refusal {}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Players(_) => "MC-1",
            Self::OpenLocks(_) | Self::NoSuchLocks => "MC-2",
            Self::NoneLeft(Piece::Painting)
            | Self::NotThere(Piece::Painting)
            | Self::BeforeAnExit(Piece::Painting)
            | Self::Taken(Piece::Painting)
            | Self::Unfinished(Piece::Painting)
            | Self::NotARoom
            | Self::Doorway
            | Self::EmptyGallery(_) => "MC-3",
            Self::NoneLeft(Piece::Camera)
            | Self::NotThere(Piece::Camera)
            | Self::BeforeAnExit(Piece::Camera)
            | Self::Taken(Piece::Camera)
            | Self::Unfinished(Piece::Camera)
            | Self::PowerSquare => "MC-4",
            Self::NoneLeft(Piece::Pawn)
            | Self::NotThere(Piece::Pawn)
            | Self::BeforeAnExit(Piece::Pawn)
            | Self::Taken(Piece::Pawn)
            | Self::Unfinished(Piece::Pawn)
            | Self::GeneratorRoom
            | Self::ChangedEnough => "MC-5",
            Self::NotNow => "MC-8",
            Self::NoSuchMove => "MC-9",
            Self::OntoADetective => "MC-10",
            Self::NothingToSteal => "MC-11",
            Self::NoCamera => "MC-12",
            Self::NoPower => "MC-13",
            Self::NoOrder => "MC-14",
            Self::NoExit => "MC-15",
            Self::NotSeenYet => "MC-16",
            Self::NotAgain => "MC-17",
            Self::NotInReach => "MC-18",
            Self::OtherFace | Self::CameraGone => "MC-19",
            Self::NoQuestion => "MC-21",
            Self::Over => "MC-26",
            Self::FirstThief => "MC-27",
            Self::DawnAt(_) => "MC-28",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::refusals::{check_sentences, every_refusal};

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_with_its_rule() {
        let mut refusals = every_refusal![
            Players(9),
            FirstThief,
            OpenLocks(9),
            DawnAt(9),
            NotNow,
            NoneLeft(Piece::Painting),
            NotThere(Piece::Painting),
            NotARoom,
            BeforeAnExit(Piece::Painting),
            Doorway,
            PowerSquare,
            GeneratorRoom,
            Taken(Piece::Painting),
            EmptyGallery(Zone::Red),
            Unfinished(Piece::Painting),
            ChangedEnough,
            NoSuchLocks,
            NoSuchMove,
            OntoADetective,
            NothingToSteal,
            NoCamera,
            NoPower,
            NoOrder,
            NoExit,
            NotSeenYet,
            NotAgain,
            NotInReach,
            OtherFace,
            CameraGone,
            NoQuestion,
            Over,
        ];
        for piece in [Piece::Camera, Piece::Pawn] {
            refusals.extend([
                Refusal::NoneLeft(piece),
                Refusal::NotThere(piece),
                Refusal::BeforeAnExit(piece),
                Refusal::Taken(piece),
                Refusal::Unfinished(piece),
            ]);
        }
        check_sentences(&refusals);
    }
}
