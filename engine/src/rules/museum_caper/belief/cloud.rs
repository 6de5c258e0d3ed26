//! A set of possibilities, and what a fact makes of it.

use crate::rules::{
    bits::Bits,
    museum_caper::{
        CameraId, CameraSet, Detection, Exit, Fact, Layout, Path, Reply, Square, SquareSet, museum,
    },
};

/// What is hidden besides the square: six bits for the cameras destroyed, one for the power.
pub(super) type Config = u8;

/// The power is cut.
pub(super) const CUT: Config = 1 << 6;
const CONFIGS: usize = 1 << 7;

pub(super) fn bit(camera: CameraId) -> Config {
    1 << camera.index()
}

/// Where the thief can be in each configuration.
#[derive(Clone)]
pub(super) struct Cloud {
    /// The configurations with anything in them.
    live: Bits,
    cells: [Cell; CONFIGS],
}

/// Where the thief can be in one configuration.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Cell {
    /// Having stolen nothing where they stand.
    pub plain: SquareSet,
    /// Having stolen the painting where they stand.
    pub loaded: SquareSet,
}

impl Cell {
    fn is_empty(self) -> bool {
        self.plain.is_empty() && self.loaded.is_empty()
    }

    fn and(self, squares: SquareSet) -> Self {
        Self { plain: self.plain.and(squares), loaded: self.loaded.and(squares) }
    }
}

impl Cloud {
    fn empty() -> Self {
        Self { live: Bits::EMPTY, cells: [Cell::default(); CONFIGS] }
    }

    /// MC-7.
    pub(super) fn at_the_exits() -> Self {
        let mut cloud = Self::empty();
        cloud.add(0, Cell { plain: museum().before_exits(), loaded: SquareSet::EMPTY });
        cloud
    }

    /// The configurations that are possible, with their squares.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Config, Cell)> {
        self.live.iter().map(|config| (config, self.cell(config)))
    }

    pub(super) fn cell(&self, config: Config) -> Cell {
        self.cells[usize::from(config & 127)]
    }

    pub(super) fn squares(&self) -> SquareSet {
        self.cells().fold(SquareSet::EMPTY, |all, (_, cell)| all.or(cell.plain).or(cell.loaded))
    }

    fn add(&mut self, config: Config, cell: Cell) {
        if !cell.is_empty() {
            let place = &mut self.cells[usize::from(config & 127)];
            *place = Cell { plain: place.plain.or(cell.plain), loaded: place.loaded.or(cell.loaded) };
            self.live.insert(usize::from(config));
        }
    }

    /// Keeps the squares in the configurations that `becomes` something, under that name.
    fn keep(&mut self, squares: SquareSet, becomes: impl Fn(Config) -> Option<Config>) {
        let mut kept = Self::empty();
        for (config, cell) in self.cells() {
            if let Some(config) = becomes(config) {
                kept.add(config, cell.and(squares));
            }
        }
        *self = kept;
    }

    /// Makes of the cloud what a fact leaves of it, and of the board what it looks like then.
    pub(super) fn learn(&mut self, fact: &Fact, board: &mut Layout) {
        let all = museum().all();
        match *fact {
            Fact::Moved { path, gone, tried } => self.spread(board, path, gone, tried.map(|it| it.exit)),
            Fact::Rolled { .. } => {}
            Fact::Walked { pawn, way, restored } => {
                let to = way.end();
                if let Some(place) = board.pawns.get_mut(usize::from(pawn)) {
                    *place = Some(to);
                }
                let free = all.without(SquareSet::only(to));
                if to == museum().power() {
                    // MC-13: whoever ends there finds the power cut or not.
                    self.keep(free, |config| (config & CUT != 0).eq(&restored).then_some(config & !CUT));
                } else {
                    self.keep(free, Some);
                }
            }
            Fact::Asked { camera, reply, .. } => self.reply(board, camera, reply),
            Fact::Looked { seen: Some(at), .. } | Fact::Exposed { at } => {
                self.keep(SquareSet::only(at), Some);
            }
            Fact::Looked { pawn, seen: None } => self.keep(all.without(board.seen_by_eye(pawn)), Some),
            Fact::Scanned { gone, seeing, .. } => self.scan(board, gone, seeing),
            Fact::Detected { reply, .. } => match reply {
                Detection::Dark => self.keep(all, |config| (config & CUT != 0).then_some(config)),
                Detection::CutOut => self.keep(all, |config| (config & CUT == 0).then_some(config)),
                Detection::Colour(colour) => {
                    self.keep(museum().coloured(colour), |config| (config & CUT == 0).then_some(config));
                }
            },
        }
    }

    /// MC-9 to MC-15: the thief went somewhere and did something there.
    fn spread(&mut self, board: &mut Layout, path: Option<Path>, gone: Option<Square>, tried: Option<Exit>) {
        if let Some(gone) = gone {
            board.paintings.remove(gone);
        }
        let known = path.map(|path| path.end()).or(tried.map(Exit::before));
        let ends = known.map_or(museum().all(), SquareSet::only).without(board.pawn_squares());
        let (mut next, mut reach) = (Self::empty(), Reach::default());
        for (config, cell) in self.cells() {
            // MC-11: a painting seen gone was stolen on the move before, and none means that none was.
            let from = gone.map_or(cell.plain, |gone| cell.loaded.and(SquareSet::only(gone)));
            let to = reach.of(from).and(ends);
            let loaded = if tried.is_some() { SquareSet::EMPTY } else { to.and(board.paintings) };
            next.add(config, Cell { plain: to.or(stays(from, tried)), loaded });
            for (camera, placed) in board.cameras() {
                if to.contains(placed.at) && config & bit(camera) == 0 {
                    let plain = SquareSet::only(placed.at);
                    next.add(config | bit(camera), Cell { plain, loaded: SquareSet::EMPTY });
                }
            }
            if to.contains(museum().power()) && config & CUT == 0 && tried.is_none() {
                let plain = SquareSet::only(museum().power());
                next.add(config | CUT, Cell { plain, loaded: SquareSet::EMPTY });
            }
        }
        *self = next;
    }

    /// MC-19a.
    fn reply(&mut self, board: &mut Layout, camera: CameraId, reply: Reply) {
        let (all, seen) = (museum().all(), board.seen_by_camera(camera));
        let whole = |config: Config| config & bit(camera) == 0;
        match reply {
            Reply::Sees(yes) => {
                let squares = if yes { seen } else { all.without(seen) };
                self.keep(squares, |config| (whole(config) && config & CUT == 0).then_some(config));
            }
            Reply::Dark => self.keep(all, |config| (whole(config) && config & CUT != 0).then_some(config)),
            Reply::Gone { dark } => {
                let fits = |config: Config| !whole(config) && (config & CUT != 0) == dark;
                self.keep(all, |config| fits(config).then_some(config & !bit(camera)));
                remove(board, camera);
            }
        }
    }

    /// MC-20.
    fn scan(&mut self, board: &mut Layout, gone: CameraSet, seeing: Option<CameraSet>) {
        gone.iter().for_each(|camera| remove(board, camera));
        let mut squares = museum().all();
        for (camera, _) in board.cameras().filter(|_| seeing.is_some()) {
            let seen = board.seen_by_camera(camera);
            let among = seeing.is_some_and(|cameras| cameras.contains(camera));
            squares = if among { squares.and(seen) } else { squares.without(seen) };
        }
        let dark = if seeing.is_none() { CUT } else { 0 };
        self.keep(squares, |config| (config == gone.bits() | dark).then_some(dark));
    }
}

/// MC-15f: whoever stands before the exit that was tried may have tried it without a step.
pub(super) fn stays(from: SquareSet, tried: Option<Exit>) -> SquareSet {
    tried.map_or(SquareSet::EMPTY, |exit| from.and(SquareSet::only(exit.before())))
}

fn remove(board: &mut Layout, camera: CameraId) {
    if let Some(place) = board.cameras.get_mut(camera.index()) {
        *place = None;
    }
}

/// Where moves from a set of squares can end. Most configurations hold the same squares.
#[derive(Default)]
struct Reach {
    known: [(SquareSet, SquareSet); 4],
    next: usize,
}

impl Reach {
    fn of(&mut self, from: SquareSet) -> SquareSet {
        if let Some((_, reach)) = self.known.iter().find(|(known, _)| *known == from) {
            return *reach;
        }
        let reach = from.iter().fold(SquareSet::EMPTY, |all, square| all.or(museum().reach(square)));
        self.next = (self.next + 1) % self.known.len();
        self.known[self.next] = (from, reach);
        reach
    }
}
