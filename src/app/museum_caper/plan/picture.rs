//! What a picture of the museum shows. Whoever fills it in decides what the viewer may see; nothing here
//! knows the rules.

use cambriole_engine::rules::museum_caper::{
    Camera, CameraId, Exit, Face, Facing, Square, SquareSet, museum,
};

/// All that is on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picture {
    /// What the drawing is, for those who do not see it.
    pub label: String,
    /// The two small fields of the title block, such as the round and the move.
    pub notes: [String; 2],
    pub paintings: Vec<Painting>,
    pub cameras: Vec<Cam>,
    pub pawns: Vec<Pawn>,
    pub thief: Option<Thief>,
    pub locks: [Lock; Exit::COUNT],
    /// The switch on the square of the power.
    pub power: Look,
    pub lights: Vec<Light>,
    /// It changes with every look, so that the light comes on anew.
    pub blink: bool,
    pub haze: Haze,
    pub reach: Option<Reach>,
    pub target: Option<Target>,
    /// What may not be chosen.
    pub forbidden: SquareSet,
    /// What the players have marked for themselves.
    pub noted: SquareSet,
    pub trail: Option<Trail>,
    pub alarms: Vec<Alarm>,
    /// Whether the thief is being chased: the sheet turns towards plum.
    pub chase: bool,
}

/// How a piece is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    #[default]
    Plain,
    /// It is this one's turn, or this one is being placed.
    Active,
    Dim,
    /// It is not there yet.
    Ghost,
    /// A painting's empty hook, a destroyed camera.
    Gone,
}

impl Look {
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Active => " is-active",
            Self::Dim => " is-dim",
            Self::Ghost => " is-ghost",
            Self::Gone => " is-gone",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Painting {
    pub at: Square,
    /// Which of the nine, from 0.
    pub art: u8,
    pub look: Look,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cam {
    pub id: CameraId,
    pub camera: Camera,
    pub look: Look,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pawn {
    pub at: Square,
    /// The last walk, from where it began to where it ended.
    pub way: Vec<Square>,
    /// Which of the six, from 0: A to F, each with a hat of its own.
    pub letter: u8,
    /// The seat's mark, from 1 to 7: its colour.
    pub mark: u8,
    pub look: Look,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thief {
    pub at: Square,
    /// The last move, from where it began to where it ended.
    pub way: Vec<Square>,
    /// Whether everybody sees them.
    pub seen: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lock {
    #[default]
    Unknown,
    Open,
    Closed,
}

/// Somebody looks: what they see is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Light {
    pub from: Square,
    /// What is seen from there.
    pub seen: SquareSet,
    /// A whole room under a lamp, and no lines of sight.
    pub room: bool,
}

impl Light {
    /// A detective's own eyes.
    pub fn privacy(from: Square, blocked: SquareSet) -> Self {
        Self { from, seen: museum().seen_by_eye(from, blocked), room: false }
    }

    pub fn camera(camera: Camera, blocked: SquareSet) -> Self {
        Self { from: camera.at, seen: museum().seen_by_camera(camera, blocked), room: false }
    }

    /// The whole room in which somebody was seen.
    pub fn room(from: Square) -> Self {
        Self { from, seen: museum().squares_of(museum().zone(from)), room: true }
    }
}

/// Where the thief may be, in four densities, the thinnest first.
pub type Haze = [SquareSet; 4];

/// Haze of one density: the fewer squares, the denser.
pub fn even_haze(squares: SquareSet) -> Haze {
    let density = match squares.len() {
        0..=12 => 3,
        13..=40 => 2,
        _ => 1,
    };
    std::array::from_fn(|place| if place == density { squares } else { SquareSet::EMPTY })
}

/// Where a piece can go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// The seat's mark, from 1 to 7: the colour of the line.
    pub mark: u8,
    /// The squares, and how many steps each takes; with none, nothing is written.
    pub squares: Vec<(Square, u8)>,
}

/// The square that is chosen, and what will stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    pub at: Square,
    pub ghost: Option<Figure>,
}

/// The way of the thief.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Trail {
    pub entry: Option<Exit>,
    /// Every move: the square that it starts from, and those that it goes over.
    pub moves: Vec<Vec<Square>>,
    /// How many of the moves are past; the others are still to come.
    pub past: usize,
    /// The move that is being planned, from the square that it starts from.
    pub plan: Vec<Square>,
}

/// An exit that the thief may run for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alarm {
    pub exit: Exit,
    /// How many steps the thief is away.
    pub steps: u8,
}

impl Alarm {
    /// How many moves the thief needs to end one there. Who stands there already has to leave it first.
    pub fn moves(self) -> u8 {
        if self.steps == 0 { 2 } else { self.steps.div_ceil(3) }
    }

    /// From 1, the most urgent, to 3.
    pub fn level(self) -> u8 {
        match self.moves() {
            0..=2 => 1,
            3 => 2,
            _ => 3,
        }
    }
}

/// A drawing of the sprite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// Which of the nine, from 0.
    Painting(u8),
    /// The empty hook of a painting.
    Hook,
    Camera(CameraId, Facing),
    /// A camera without its number.
    Turn(Facing),
    /// A detective: the letter from 0, the seat's mark.
    Pawn(u8, u8),
    Thief,
    Power,
    Lock(Lock),
    /// The number die, from 1 to 6.
    Number(u8),
    Face(Face),
    /// What is struck through something destroyed.
    Cross,
}
