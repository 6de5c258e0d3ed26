//! What things are called.

use cambriole_engine::rules::museum_caper::{
    CameraId, CameraSet, Colour, DoorKind, Exit, Face, Refusal, Side, Square, Zone, museum,
};

use super::plan::Lock;
use crate::{
    app::shared::names,
    words::{Lang, museum_caper as words},
};

/// The detectives' own names: artists' tools and manners.
const DETECTIVES: [&str; 6] = ["Aquarelle", "Burin", "Camaïeu", "Dorure", "Estampe", "Fusain"];

/// A detective's name, which is not translated.
pub fn detective(pawn: u8) -> &'static str {
    DETECTIVES.get(usize::from(pawn)).copied().unwrap_or_default()
}

/// A square as the margins of the plan number it.
pub fn square(square: Square) -> String {
    format!("{}·{}", square.row(), square.column())
}

/// A square and its room.
pub fn place(at: Square, lang: Lang) -> String {
    format!("{} · {}", square(at), zone(museum().zone(at), lang))
}

/// A square, its room, and how far it is.
pub fn walk(at: Square, steps: u8, lang: Lang) -> String {
    format!("{} · {}", place(at, lang), words::steps(lang, &steps))
}

pub fn number(camera: CameraId) -> usize {
    camera.index() + 1
}

pub fn cameras(cameras: CameraSet, lang: Lang) -> String {
    let each: Vec<String> = cameras.iter().map(|camera| words::has_camera(lang, &number(camera))).collect();
    names::list(&each, lang)
}

pub fn exit(exit: Exit, lang: Lang) -> String {
    let door = museum().door(exit);
    let say = match door.kind {
        DoorKind::Window => words::window,
        DoorKind::Door => words::door,
    };
    say(lang, &square(exit.before()))
}

/// The window or door beside a square, to which side it is and what is known of its lock.
pub fn way_out(exit: Exit, lock: Lock, lang: Lang) -> String {
    let door = museum().door(exit);
    let say = match door.kind {
        DoorKind::Window => words::has_window,
        DoorKind::Door => words::has_door,
    };
    let lock = match lock {
        Lock::Unknown => return say(lang, &side(door.side, lang)),
        Lock::Open => words::has_open_lock(lang),
        Lock::Closed => words::has_closed_lock(lang),
    };
    format!("{}, {lock}", say(lang, &side(door.side, lang)))
}

/// The sides of a square that are walls.
pub fn walls(square: Square, lang: Lang) -> Option<String> {
    let exit = museum().exit_at(square).map(|exit| museum().door(exit).side);
    let closed = |to: &Side| museum().beside(square, *to).is_none() && exit != Some(*to);
    let walls: Vec<&str> = Side::ALL.into_iter().filter(closed).map(|to| side(to, lang)).collect();
    (!walls.is_empty()).then(|| words::has_walls(lang, &walls.len(), &walls.join(", ")))
}

fn side(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::North => words::north(lang),
        Side::East => words::east(lang),
        Side::South => words::south(lang),
        Side::West => words::west(lang),
    }
}

pub fn zone(zone: Zone, lang: Lang) -> &'static str {
    match zone {
        Zone::Red => words::red(lang),
        Zone::Purple => words::purple(lang),
        Zone::Blue => words::blue(lang),
        Zone::White => words::white(lang),
        Zone::Yellow => words::yellow(lang),
        Zone::Green => words::green(lang),
        Zone::Corridor => words::corridor(lang),
        Zone::SmallRoom => words::small_room(lang),
        Zone::GeneratorRoom => words::generator(lang),
    }
}

pub fn colour(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Red => words::colour_red(lang),
        Colour::Purple => words::colour_purple(lang),
        Colour::Blue => words::colour_blue(lang),
        Colour::White => words::colour_white(lang),
        Colour::Yellow => words::colour_yellow(lang),
        Colour::Green => words::colour_green(lang),
        Colour::Grey => words::colour_grey(lang),
    }
}

/// What was rolled.
pub fn dice(number: u8, face: Option<Face>, lang: Lang) -> String {
    let steps = words::rolled_number(lang, &number);
    let face = match face {
        None => return steps,
        Some(Face::Eye) => words::rolled_eye(lang),
        Some(Face::Scan) => words::rolled_scan(lang),
        Some(Face::Detectors) => words::rolled_detectors(lang),
    };
    words::rolled(lang, &steps, &face)
}

/// Why something is refused.
pub fn why_not(refusal: Refusal, lang: Lang) -> &'static str {
    match refusal {
        Refusal::Players(_) => words::refuse_players(lang),
        Refusal::FirstThief | Refusal::OpenLocks(_) | Refusal::DawnAt(_) => words::refuse_setup(lang),
        Refusal::NotNow => words::refuse_not_now(lang),
        Refusal::NoneLeft(_) => words::refuse_none_left(lang),
        Refusal::NotThere(_) => words::refuse_not_there(lang),
        Refusal::NotARoom => words::refuse_not_a_room(lang),
        Refusal::BeforeAnExit(_) => words::refuse_before_exit(lang),
        Refusal::Doorway => words::refuse_doorway(lang),
        Refusal::PowerSquare => words::refuse_power_square(lang),
        Refusal::GeneratorRoom => words::refuse_generator(lang),
        Refusal::Taken(_) => words::refuse_taken(lang),
        Refusal::EmptyGallery(_) => words::refuse_empty_gallery(lang),
        Refusal::Unfinished(_) => words::refuse_unfinished(lang),
        Refusal::ChangedEnough => words::refuse_changed_enough(lang),
        Refusal::NoSuchLocks => words::refuse_locks(lang),
        Refusal::NoSuchMove => words::refuse_move(lang),
        Refusal::OntoADetective => words::refuse_onto_detective(lang),
        Refusal::NothingToSteal => words::refuse_steal(lang),
        Refusal::NoCamera => words::refuse_no_camera(lang),
        Refusal::NoPower => words::refuse_power(lang),
        Refusal::NoOrder => words::refuse_order(lang),
        Refusal::NoExit => words::refuse_exit(lang),
        Refusal::NotSeenYet => words::refuse_not_seen(lang),
        Refusal::NotAgain => words::refuse_again(lang),
        Refusal::NotInReach => words::refuse_reach(lang),
        Refusal::OtherFace => words::refuse_face(lang),
        Refusal::CameraGone => words::refuse_camera_gone(lang),
        Refusal::NoQuestion => words::refuse_no_question(lang),
        Refusal::Over => words::refuse_over(lang),
    }
}
