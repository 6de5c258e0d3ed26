//! From a board to the picture of the museum and the grid over it. What the viewer may not know is not in
//! the view, so it cannot get into the picture.

use cambriole_engine::rules::museum_caper::{
    CameraSet, Deed, Exit, Look as Way, Phase, Square, SquareSet, museum,
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch},
    lights::lights,
    phrases,
    pieces::number,
    plan::{
        Alarm, Cam, Figure, Grid, Lock, Look, Painting, Picture, Reach, Target, board as drawing, even_haze,
        grid,
    },
    ways::{pawns, thief, trail},
};
use crate::words::museum_caper as words;

pub use super::plan::loupe;

/// What a screen wants shown beside what stands there.
#[derive(Debug, Clone, Default)]
pub struct Shown {
    /// While the museum is set up: where the next piece can go.
    pub room: Option<SquareSet>,
    /// The squares that the detective can reach.
    pub reach: bool,
    /// Where they would go.
    pub target: Option<Square>,
    /// How they would look.
    pub look: Option<Way>,
    /// The thief's way.
    pub trail: bool,
    /// In a replay: how many moves are past.
    pub past: Option<usize>,
    /// In a replay: what was possible then.
    pub haze: Option<SquareSet>,
}

/// The plan, and the grid of squares over it.
pub fn stage(board: &Board, shown: &Shown, dispatch: Dispatch) -> Node {
    let picture = picture(board, shown);
    let legal = choosable(board, shown);
    let grid = grid(Grid {
        label: words::squares_of_museum(board.lang).to_owned(),
        legal,
        selected: board.chosen(),
        home: home(board),
        names: Square::all().map(|square| say(board, square)).collect(),
        focus: board.focus.clone(),
        dispatch,
    });
    view! { {drawing(&picture, board.lang)}{grid} }
}

/// Where whoever decides stands.
fn home(board: &Board) -> Option<Square> {
    let open = &board.view.open;
    match open.phase {
        Phase::Thief => board.view.sheet.as_ref().map(|sheet| sheet.at),
        Phase::Detective(_) => open.board.pawn(open.pawn),
        _ => None,
    }
}

/// What a tap on the plan may choose.
fn choosable(board: &Board, shown: &Shown) -> SquareSet {
    let open = &board.view.open;
    if board.is_noting() {
        return museum().all();
    }
    if board.asked().is_none() || open.is_told() {
        return SquareSet::EMPTY;
    }
    match open.phase {
        Phase::Museum => museum().all(),
        Phase::Locks | Phase::Enter => museum().before_exits(),
        Phase::Thief => {
            let path: SquareSet = board.choice.path.iter().copied().collect();
            board.view.next_steps(&board.choice.path).or(board.view.stops_now()).or(path)
        }
        Phase::Detective(_) if shown.reach => open.walks_now(),
        _ => SquareSet::EMPTY,
    }
}

fn picture(board: &Board, shown: &Shown) -> Picture {
    let (open, lang) = (&board.view.open, board.lang);
    let setting_up = open.phase == Phase::Museum;
    Picture {
        label: words::plan_of_museum(lang).to_owned(),
        notes: [words::night(lang, &(open.round + 1), &open.setup.rounds()), moment(board, shown)],
        paintings: paintings(board, shown, setting_up),
        cameras: cameras(board, shown),
        pawns: pawns(board, shown),
        thief: thief(board, shown),
        locks: std::array::from_fn(|place| {
            Exit::new(place).map(|exit| lock(board, exit)).unwrap_or_default()
        }),
        power: if open.dark { Look::Dim } else { Look::Plain },
        lights: lights(board, shown),
        blink: open.facts.len() % 2 == 1,
        haze: haze(board, shown),
        reach: reach(board, shown),
        target: target(board, shown),
        forbidden: shown
            .room
            .filter(|room| !room.is_empty())
            .map_or(SquareSet::EMPTY, |room| museum().all().without(room)),
        noted: if board.view.sheet.is_none() { board.aids.notes } else { SquareSet::EMPTY },
        trail: shown.trail.then(|| trail(board, shown)).flatten(),
        alarms: alarms(board),
        chase: open.visible.is_some() && !open.is_told(),
    }
}

/// Which move the plan shows.
fn moment(board: &Board, shown: &Shown) -> String {
    let (open, lang) = (&board.view.open, board.lang);
    match shown.past {
        Some(0) => words::move_entry(lang).to_owned(),
        Some(past) => words::move_number(lang, &past),
        None if open.is_played() => {
            words::move_number(lang, &(open.moves + u16::from(open.phase == Phase::Thief)))
        }
        None => String::new(),
    }
}

/// Those that hang, and the hooks of those that are known to be gone.
fn paintings(board: &Board, shown: &Shown, setting_up: bool) -> Vec<Painting> {
    let open = &board.view.open;
    let start = if setting_up { &open.board } else { &open.start };
    let gone = |at: Square| match (&board.view.sheet, shown.past) {
        (Some(sheet), Some(past)) => {
            sheet.stops.iter().take(past).any(|stop| stop.path.end() == at && stop.deed == Deed::Steal)
        }
        (Some(sheet), None) => sheet.loot.contains(at),
        (None, _) => !open.board.paintings.contains(at),
    };
    let look = |at| match (setting_up, gone(at)) {
        (true, _) => Look::Plain,
        (_, true) => Look::Gone,
        _ => Look::Plain,
    };
    start.paintings.iter().map(|at| Painting { at, art: number(start, at), look: look(at) }).collect()
}

fn cameras(board: &Board, shown: &Shown) -> Vec<Cam> {
    let open = &board.view.open;
    let broken = match (&board.view.sheet, shown.past) {
        (Some(sheet), Some(past)) => {
            let stops = sheet.stops.iter().take(past).filter(|stop| stop.deed.destroys());
            stops.filter_map(|stop| open.start.camera_at(stop.path.end())).collect()
        }
        (Some(sheet), None) => sheet.destroyed,
        (None, _) => CameraSet::default(),
    };
    let layout = if shown.past.is_some() { &open.start } else { &open.board };
    let looked = match shown.look {
        Some(Way::Camera(camera)) => Some(camera),
        _ => None,
    };
    let look = |id| match () {
        () if broken.contains(id) => Look::Gone,
        () if looked == Some(id) => Look::Active,
        () if open.dark => Look::Dim,
        () => Look::Plain,
    };
    layout.cameras().map(|(id, camera)| Cam { id, camera, look: look(id) }).collect()
}

/// What the viewer knows of a lock.
pub fn lock(board: &Board, exit: Exit) -> Lock {
    match board.view.locks {
        Some(open) if open.contains(exit) => Lock::Open,
        Some(_) => Lock::Closed,
        None if board.view.open.turned.contains(exit) => Lock::Closed,
        None => Lock::Unknown,
    }
}

fn haze(board: &Board, shown: &Shown) -> super::plan::Haze {
    match shown.haze {
        Some(then) => even_haze(then),
        None if board.shows_haze() => even_haze(board.believed),
        None => even_haze(SquareSet::EMPTY),
    }
}

fn reach(board: &Board, shown: &Shown) -> Option<Reach> {
    let open = &board.view.open;
    if shown.reach {
        let from = open.board.pawn(open.pawn)?;
        let squares = open.walks_now().iter().map(|at| (at, museum().distance(from, at))).collect();
        return Some(Reach { mark: board.mark(open.seat_of(open.pawn)), squares });
    }
    if shown.past.is_none() && open.phase == Phase::Thief && board.asked().is_some() {
        let squares = board.view.stops_now().iter().map(|at| (at, 0)).collect();
        return Some(Reach { mark: board.mark(open.thief), squares });
    }
    None
}

fn target(board: &Board, shown: &Shown) -> Option<Target> {
    let open = &board.view.open;
    if let Some(at) = shown.target {
        let ghost = Figure::Pawn(open.pawn, board.mark(open.seat_of(open.pawn)));
        return Some(Target { at, ghost: Some(ghost) });
    }
    match open.phase {
        Phase::Thief => board.choice.path.last().map(|at| Target { at: *at, ghost: Some(Figure::Thief) }),
        Phase::Museum => board.choice.square.map(|at| Target { at, ghost: None }),
        Phase::Enter | Phase::Locks => {
            board.choice.exit.map(|exit| Target { at: exit.before(), ghost: None })
        }
        _ => None,
    }
}

/// In a chase: how far the thief is from every exit that may be open, the nearest first.
pub fn alarms(board: &Board) -> Vec<Alarm> {
    let open = &board.view.open;
    let Some(at) = open.visible.filter(|_| !open.is_told()) else { return Vec::new() };
    let far = |exit: &Exit| museum().distance(at, exit.before());
    let exits = Exit::all().filter(|exit| lock(board, *exit) != Lock::Closed);
    // Looking for every distance that there can be: sorting would cost kilobytes.
    (0..=u8::MAX)
        .flat_map(|steps| exits.clone().filter(move |exit| far(exit) == steps))
        .map(|exit| Alarm { exit, steps: far(&exit) })
        .collect()
}

/// What a square is called for those who hear the plan.
fn say(board: &Board, square: Square) -> String {
    let lang = board.lang;
    let open = &board.view.open;
    let place = format!("{}, {}", phrases::square(square), phrases::zone(museum().zone(square), lang));
    let painting = open.board.paintings.contains(square).then(|| words::has_painting(lang).to_owned());
    let camera = open.board.camera_at(square).map(|id| words::has_camera(lang, &phrases::number(id)));
    let pawn = (0..).zip(&open.board.pawns).find(|(_, at)| **at == Some(square));
    let pawn = pawn.map(|(pawn, _)| phrases::detective(pawn).to_owned());
    let thief = (board.view.thief_at() == Some(square)).then(|| words::has_thief(lang).to_owned());
    let exit = Exit::at(square).map(|exit| phrases::way_out(exit, lock(board, exit), lang));
    let walls = phrases::walls(square, lang);
    let power = (square == museum().power()).then(|| words::has_power(lang).to_owned());
    let haze =
        (board.shows_haze() && board.believed.contains(square)).then(|| words::has_haze(lang).to_owned());
    let noted = (board.view.sheet.is_none() && board.aids.notes.contains(square))
        .then(|| words::noted(lang).to_owned());
    let parts = [Some(place), painting, camera, pawn, thief, exit, walls, power, haze, noted];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
