//! From a board to the picture of the museum and the grid over it. What the viewer may not know is not in
//! the view, so it cannot get into the picture.

use cambriole_engine::rules::museum_caper::{
    Camera, CameraSet, Deed, Exit, Facing, Fact, Look as Way, Open, PAWNS, Phase, Piece, Reply, Sheet,
    Square, SquareSet, museum,
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Wishes},
    detective::covered,
    phrases,
    pieces::number,
    plan::{
        Alarm, Cam, Figure, Grid, Light, Lock, Look, Painting, Pawn, Picture, Reach, Target, Thief, Trail,
        board as drawing, even_haze, grid,
    },
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
pub fn stage(board: &Board, shown: &Shown, wishes: Wishes) -> Node {
    let picture = picture(board, shown);
    let legal = choosable(board, shown);
    let grid = grid(Grid {
        label: words::squares_of_museum(board.lang).to_owned(),
        legal,
        selected: board.choice.path.last().copied().or(board.choice.square),
        names: Square::all().map(|square| say(board, square)).collect(),
        wishes,
    });
    view! { {drawing(&picture, board.lang)}{grid} }
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
        notes: [
            words::night(lang, &(open.round + 1), &open.setup.rounds()),
            if open.is_played() {
                words::move_number(lang, &(open.moves + u16::from(open.phase == Phase::Thief)))
            } else {
                String::new()
            },
        ],
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

fn pawns(board: &Board, shown: &Shown) -> Vec<Pawn> {
    let open = &board.view.open;
    let active = matches!(open.phase, Phase::Detective(_)).then_some(open.pawn);
    let pawn = |(letter, walk): (u8, Option<(Square, Square)>)| {
        let (from, at) = walk?;
        let look = if active == Some(letter) { Look::Active } else { Look::Plain };
        let way = std::iter::once(from).chain(museum().way(from, at)).collect();
        Some(Pawn { at, way, letter, mark: board.mark(open.seat_of(letter)), look })
    };
    (0..).zip(walks(open, shown.past)).filter_map(pawn).collect()
}

/// From where to where each detective walked last; in a replay, before the thief's next move.
fn walks(open: &Open, past: Option<usize>) -> [Option<(Square, Square)>; PAWNS] {
    let start = if open.phase == Phase::Museum { open.board.pawns } else { open.start.pawns };
    let mut walks = start.map(|at| at.map(|at| (at, at)));
    let mut moves = 0;
    for fact in &open.facts {
        match fact {
            Fact::Moved { .. } => moves += 1,
            Fact::Walked { pawn, to, .. } => {
                if let Some(Some(walk)) = walks.get_mut(usize::from(*pawn)) {
                    *walk = (walk.1, *to);
                }
            }
            _ => {}
        }
        if past.is_some_and(|past| moves > past) {
            break;
        }
    }
    walks
}

fn thief(board: &Board, shown: &Shown) -> Option<Thief> {
    let open = &board.view.open;
    let way = match &board.view.sheet {
        Some(_) if shown.past.is_some() && !shown.trail => return None,
        Some(sheet) => {
            let past = shown.past.unwrap_or(sheet.stops.len());
            let last = past.checked_sub(1).and_then(|last| moves(sheet).nth(last));
            last.unwrap_or_else(|| vec![sheet.entry.before()])
        }
        None => chased(open),
    };
    Some(Thief { at: *way.last()?, way, seen: open.visible.is_some() && shown.past.is_none() })
}

/// The last that everybody saw of the thief's way; empty while nobody has.
fn chased(open: &Open) -> Vec<Square> {
    let mut way = Vec::new();
    for fact in &open.facts {
        match fact {
            Fact::Looked { seen: Some(at), .. } | Fact::Exposed { at } => way = vec![*at],
            Fact::Moved { path: Some(path), .. } => {
                way.drain(..way.len().saturating_sub(1));
                way.extend(path.squares());
            }
            _ => {}
        }
    }
    way
}

/// Every move of the thief, the square that it starts from first.
fn moves(sheet: &Sheet) -> impl Iterator<Item = Vec<Square>> {
    let mut from = sheet.entry.before();
    sheet.stops.iter().map(move |stop| {
        let start = std::mem::replace(&mut from, stop.path.end());
        [&[start], stop.path.squares()].concat()
    })
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

fn lights(board: &Board, shown: &Shown) -> Vec<Light> {
    let open = &board.view.open;
    let blocked = open.board.pawn_squares();
    if open.phase == Phase::Museum {
        let there =
            board.choice.square.and_then(|at| open.board.camera_at(at)).and_then(|id| open.board.camera(id));
        let next = board
            .choice
            .square
            .filter(|at| board.piece() == Some(Piece::Camera) && open.why_not(Piece::Camera, *at).is_none());
        let camera = there.or(next.map(|at| Camera { at, facing: Facing::Straight }));
        return camera.map(|camera| Light::camera(camera, blocked)).into_iter().collect();
    }
    if let (Some(at), false) = (open.visible, open.is_told()) {
        return vec![Light::room(at)];
    }
    let own = shown.target.or_else(|| open.board.pawn(open.pawn));
    match shown.look {
        Some(Way::Eyes) => {
            own.map(|from| Light { from, seen: covered(board, Way::Eyes), room: false }).into_iter().collect()
        }
        Some(Way::Camera(camera)) => {
            open.board.camera(camera).map(|camera| Light::camera(camera, blocked)).into_iter().collect()
        }
        Some(Way::Scan) => scan(open, blocked),
        Some(Way::Detectors) => Vec::new(),
        None => last_look(board, blocked),
    }
}

/// What was looked at just now, until something else happens.
fn last_look(board: &Board, blocked: SquareSet) -> Vec<Light> {
    let open = &board.view.open;
    let looking = matches!(open.phase, Phase::Detective(_)) || board.asked().is_none();
    match open.facts.last().filter(|_| looking && !open.is_told()) {
        Some(Fact::Looked { pawn, .. }) => {
            let from = open.board.pawn(*pawn);
            from.map(|from| Light { from, seen: open.board.seen_by_eye(*pawn), room: false })
                .into_iter()
                .collect()
        }
        Some(Fact::Asked { camera, reply: Reply::Sees(_), .. }) => {
            open.board.camera(*camera).map(|camera| Light::camera(camera, blocked)).into_iter().collect()
        }
        Some(Fact::Scanned { seeing: Some(_), .. }) => scan(open, blocked),
        _ => Vec::new(),
    }
}

/// What all cameras that are left look at.
fn scan(open: &Open, blocked: SquareSet) -> Vec<Light> {
    open.board.cameras().map(|(_, camera)| Light::camera(camera, blocked)).collect()
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

fn trail(board: &Board, shown: &Shown) -> Option<Trail> {
    let sheet = board.view.sheet.as_ref()?;
    let moves: Vec<_> = moves(sheet).collect();
    let past = shown.past.unwrap_or(moves.len());
    let planned = shown.past.is_none() && !board.choice.path.is_empty();
    let plan = if planned { [&[sheet.at], board.choice.path.as_slice()].concat() } else { Vec::new() };
    Some(Trail { entry: Some(sheet.entry), moves, past, plan })
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
    let exit = Exit::at(square).map(|exit| {
        if lock(board, exit) == Lock::Closed { words::has_exit_closed(lang) } else { words::has_exit(lang) }
            .to_owned()
    });
    let power = (square == museum().power()).then(|| words::has_power(lang).to_owned());
    let haze =
        (board.shows_haze() && board.believed.contains(square)).then(|| words::has_haze(lang).to_owned());
    let noted = (board.view.sheet.is_none() && board.aids.notes.contains(square))
        .then(|| words::noted(lang).to_owned());
    let parts = [Some(place), painting, camera, pawn, thief, exit, power, haze, noted];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
