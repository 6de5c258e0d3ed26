//! Single drawings: on the sheet, and beside words.

use std::fmt::Write as _;

use cambriole_engine::rules::museum_caper::{Face, Facing, PAWNS, Square, Zone, museum};
use cambriole_markup::{Node, view};

use super::{
    geometry::centre,
    picture::{Figure, Lock, Look, Picture},
};

/// The thief's number among the pieces that walk: after all detectives.
const THIEF: usize = PAWNS;

impl Figure {
    /// The symbol's name in `style/art/museum.svg`, with its `#`.
    pub(in crate::app::museum_caper) fn symbol(self) -> String {
        let turn = |facing| if facing == Facing::Straight { 's' } else { 'd' };
        match self {
            Self::Painting(art) => format!("#mc-art-{}", art % 9 + 1),
            Self::Hook => "#mc-art-gone".into(),
            Self::Camera(id, facing) => format!("#mc-cam-{}-{}", turn(facing), id.index() + 1),
            Self::Turn(facing) => format!("#mc-cam-{}", turn(facing)),
            Self::Pawn(letter, _) => format!("#mc-pawn-{}", char::from(b'a' + letter % 6)),
            Self::Thief => "#mc-thief".into(),
            Self::Power => "#mc-power".into(),
            Self::Lock(Lock::Unknown) => "#mc-lock-unknown".into(),
            Self::Lock(Lock::Open) => "#mc-lock-open".into(),
            Self::Lock(Lock::Closed) => "#mc-lock-closed".into(),
            Self::Number(number) => format!("#mc-die-{}", number.clamp(1, 6)),
            Self::Face(Face::Eye) => "#mc-die-eye".into(),
            Self::Face(Face::Scan) => "#mc-die-scan".into(),
            Self::Face(Face::Detectors) => "#mc-die-detectors".into(),
            Self::Cross => "#mc-cross".into(),
        }
    }

    /// What else it is called: a detective by the colour of the seat.
    fn class(self) -> String {
        match self {
            Self::Pawn(_, mark) => format!(" bp-pawn seat-{mark}"),
            Self::Hook => " bp-hook".into(),
            _ => String::new(),
        }
    }
}

/// A drawing beside words, for the eye only: `class` is added to `pc`.
pub fn figure(figure: Figure, class: &str) -> Node {
    let class = format!("pc {class}{}", figure.class());
    view! { <svg class=class aria-hidden="true" focusable="false"><use_ href=figure.symbol()></use_></svg> }
}

/// A destroyed camera beside words: struck through.
pub fn broken(camera: Figure) -> Node {
    view! { <span class="stack">{figure(camera, "is-gone")}{figure(Figure::Cross, "over")}</span> }
}

/// The colour and the pattern of a zone, to stand before its name.
pub fn swatch(zone: Zone) -> Node {
    let letter = letter(zone);
    let pattern = (zone != Zone::Corridor).then(|| {
        view! { <rect width="16" height="16" fill=format!("url(#mc-lit-{letter})")></rect> }
    });
    view! {
        <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <rect class=format!("bp-lamp z-{letter}") width="16" height="16"></rect>{pattern}
        </svg>
    }
}

/// The letter by which a zone goes in class names and patterns.
pub(super) fn letter(zone: Zone) -> char {
    match zone {
        Zone::Red => 'R',
        Zone::Purple => 'P',
        Zone::Blue => 'B',
        Zone::White => 'W',
        Zone::Yellow => 'Y',
        Zone::Green => 'G',
        Zone::Corridor => 'c',
        Zone::SmallRoom => 'o',
        Zone::GeneratorRoom => 'e',
    }
}

/// A drawing on a square.
pub(super) fn put(figure: Figure, at: Square, size: i32, look: Look) -> Node {
    let (x, y) = centre(at);
    let class = format!("bp-piece{}{}", look.class(), figure.class());
    view! {
        <g class=class><use_ href=figure.symbol() x=x - size / 2 y=y - size / 2 width=size height=size></use_></g>
    }
}

/// Paintings and cameras.
pub(super) fn things(picture: &Picture) -> Node {
    let paintings = picture.paintings.iter().map(|painting| match painting.look {
        Look::Gone => put(Figure::Hook, painting.at, 30, Look::Plain),
        look => put(Figure::Painting(painting.art), painting.at, 34, look),
    });
    let cameras = picture.cameras.iter().map(|cam| {
        let drawn = put(Figure::Camera(cam.id, cam.camera.facing), cam.camera.at, 36, cam.look);
        let cross = cam.look == Look::Gone;
        view! { {drawn}{cross.then(|| put(Figure::Cross, cam.camera.at, 34, Look::Plain))} }
    });
    let power = put(Figure::Power, museum().power(), 34, picture.power);
    view! { {power}<g class="bp-pieces">{paintings.chain(cameras).collect::<Node>()}</g> }
}

/// The lamp that every detective carries.
pub(super) fn pools(picture: &Picture) -> Node {
    let pools = picture.pawns.iter().filter(|pawn| pawn.look != Look::Ghost).map(|pawn| {
        let (x, y) = centre(pawn.at);
        let wide = if pawn.look == Look::Active { 52 } else { 38 };
        view! { <circle fill="url(#mc-pool)" cx=x cy=y r=wide></circle> }
    });
    view! { <g>{pools.collect::<Node>()}</g> }
}

/// The detectives.
pub(super) fn pawns(picture: &Picture) -> Node {
    let pawns = picture.pawns.iter().map(|pawn| {
        let ring = (pawn.look == Look::Active).then(|| ring("bp-turn", pawn.at, 19));
        let drawn = put(Figure::Pawn(pawn.letter, pawn.mark), pawn.at, 38, pawn.look);
        walker(pawn.letter.into(), &pawn.way, view! { {ring}{drawn} })
    });
    view! { <g>{pawns.collect::<Node>()}</g> }
}

/// What will stand on the chosen square, and the thief on top of everything.
pub(super) fn thief(picture: &Picture) -> Node {
    let ghost =
        picture.target.and_then(|target| target.ghost.map(|ghost| put(ghost, target.at, 36, Look::Ghost)));
    let thief = picture.thief.as_ref().map(|thief| {
        let seen = thief.seen.then(|| ring("bp-seen", thief.at, 22));
        // Small before the detective who made the arrest.
        let held = picture.pawns.iter().any(|pawn| pawn.at == thief.at);
        let drawn = put(Figure::Thief, thief.at, if held { 24 } else { 38 }, Look::Plain);
        walker(THIEF, &thief.way, view! { {seen}{drawn} })
    });
    view! { {ghost}{thief} }
}

/// A piece that goes from square to square: `browser::motion` lets it walk if it stood where its way
/// begins.
fn walker(number: usize, way: &[Square], drawn: Node) -> Node {
    let (mut steps, mut sign) = (String::new(), '[');
    let (x, y) = way.last().copied().map(centre).unwrap_or_default();
    for (left, top) in way.iter().copied().map(centre) {
        let _ = write!(steps, r#"{sign}{{"translate":"{}px {}px"}}"#, left - x, top - y);
        sign = ',';
    }
    steps.push(']');
    let [from, to] = [way.first(), way.last()].map(|square| square.map(|square| square.index()));
    view! { <g data-piece=number data-from=from data-at=to data-walk=steps>{drawn}</g> }
}

/// Drawn about the origin, so that it can grow and shrink on its spot.
fn ring(class: &'static str, at: Square, radius: i32) -> Node {
    let (x, y) = centre(at);
    view! { <g transform=format!("translate({x} {y})")><circle class=class r=radius></circle></g> }
}
