//! Where a master thinks the thief is: all that happened, weighed by what a thief would have done.

use super::{
    odds::{Likes, Odds},
    temptation::{HEED, Scene, grow},
};
use crate::rules::museum_caper::{
    CameraId, Detection, ENOUGH, Exit, ExitSet, Fact, Layout, Open, Reply, Square, SquareSet, museum,
};

/// How much of a thief's moves nobody can account for.
const WHIM: f64 = 0.05;
/// How likely a thief on a painting is to leave it there.
const LEAVES: f64 = 0.04;
/// How likely a thief with enough is to stop before an exit and not to try it.
const LINGERS: f64 = 0.1;

/// What is thought of a round, fact by fact.
#[derive(Debug, Clone)]
pub(super) struct Suspicion {
    pub(super) odds: Odds,
    board: Layout,
    turned: ExitSet,
    /// How many paintings were seen gone.
    gone: u8,
    moves: u16,
    pawns: u8,
    /// How many facts it knows.
    known: usize,
    /// Whether it goes into what the thief fears, or takes it that they like paintings and exits.
    keen: bool,
}

impl Suspicion {
    /// What the facts of the round say.
    pub(super) fn of(open: &Open) -> Self {
        Self::from_start(open, true)
    }

    /// The same at a glance, as less than a master sees it.
    pub(super) fn plain(open: &Open) -> Self {
        Self::from_start(open, false)
    }

    fn from_start(open: &Open, keen: bool) -> Self {
        let mut suspicion = Self {
            odds: if keen { entries(&open.start) } else { Odds::even(museum().before_exits()) },
            board: open.start,
            turned: ExitSet::default(),
            gone: 0,
            moves: 0,
            pawns: u8::try_from(open.pawns()).unwrap_or(1).max(1),
            known: 0,
            keen,
        };
        suspicion.follow(open);
        suspicion
    }

    /// Takes in the facts that are new.
    pub(super) fn follow(&mut self, open: &Open) {
        for fact in open.facts.iter().skip(self.known) {
            self.learn(fact);
        }
        self.known = open.facts.len();
    }

    fn learn(&mut self, fact: &Fact) {
        let all = museum().all();
        match *fact {
            Fact::Moved { path, gone, tried } => {
                self.leave(gone);
                if let Some(tried) = tried {
                    self.turned.insert(tried.exit);
                }
                let known = path.map(|path| path.end()).or(tried.map(|it| it.exit.before()));
                match known {
                    Some(at) => self.odds = Odds::even(SquareSet::only(at)),
                    None => self.sneak(),
                }
                self.moves += 1;
            }
            Fact::Walked { pawn, way, .. } => {
                self.board = self.board.with_pawn(pawn, way.end());
                self.keep(all.without(SquareSet::only(way.end())));
            }
            Fact::Looked { seen: Some(at), .. } | Fact::Exposed { at } => self.keep(SquareSet::only(at)),
            Fact::Looked { pawn, seen: None } => self.keep(all.without(self.board.seen_by_eye(pawn))),
            Fact::Asked { camera, reply, .. } => match reply {
                Reply::Sees(true) => self.keep(self.board.seen_by_camera(camera)),
                Reply::Sees(false) => self.keep(all.without(self.board.seen_by_camera(camera))),
                Reply::Dark => {}
                Reply::Gone { .. } => self.lose(camera),
            },
            Fact::Scanned { gone, seeing, .. } => {
                gone.iter().for_each(|camera| self.lose(camera));
                for (camera, _) in self.board.cameras().filter(|_| seeing.is_some()).collect::<Vec<_>>() {
                    let seen = self.board.seen_by_camera(camera);
                    let among = seeing.is_some_and(|cameras| cameras.contains(camera));
                    self.keep(if among { seen } else { all.without(seen) });
                }
            }
            Fact::Detected { reply: Detection::Colour(colour), .. } => self.keep(museum().coloured(colour)),
            Fact::Detected { .. } | Fact::Rolled { .. } => {}
        }
    }

    fn lose(&mut self, camera: CameraId) {
        if let Some(place) = self.board.cameras.get_mut(camera.index()) {
            *place = None;
        }
    }

    fn keep(&mut self, squares: SquareSet) {
        self.odds = self.odds.among(squares);
    }

    /// MC-11: a painting seen gone tells where the thief was; else they hardly were on one.
    fn leave(&mut self, gone: Option<Square>) {
        match gone {
            Some(gone) => {
                self.odds = Odds::even(SquareSet::only(gone));
                self.board.paintings.remove(gone);
                self.gone += 1;
            }
            None => self.odds.fade(self.board.paintings, LEAVES),
        }
    }

    /// A move that nobody sees.
    fn sneak(&mut self) {
        let likes = self.likes();
        self.odds = self.odds.spread(&likes, WHIM);
        if self.gone >= ENOUGH {
            let exits = Exit::all().filter(|exit| !self.turned.contains(*exit)).map(Exit::before).collect();
            self.odds.fade(exits, LINGERS);
        }
        self.odds = self.odds.among(museum().all().without(self.board.pawn_squares()));
    }

    /// What will be thought once everybody knows one thing more.
    pub(super) fn after(&self, fact: &Fact) -> Self {
        let mut next = self.clone();
        next.learn(fact);
        next.known += 1;
        next
    }

    /// Whether this is the next thing that it will learn.
    pub(super) fn expects(&self, open: &Open, fact: &Fact) -> bool {
        open.facts.get(self.known) == Some(fact)
    }

    /// How likely the thief is to be there, with a painting just stolen there or without.
    pub(super) fn likely(&self, at: Square, loaded: bool) -> f64 {
        let painting = self.board.paintings.contains(at);
        let part = match (painting, loaded) {
            (true, true) => 1.0 - LEAVES,
            (true, false) => LEAVES,
            (false, true) => 0.0,
            (false, false) => 1.0,
        };
        part * self.odds.of_square(at)
    }

    /// What the thief likes about each square, as the detectives see it.
    pub(super) fn likes(&self) -> Likes {
        if !self.keen {
            return Likes::of(&self.board);
        }
        let pawn = u8::try_from(self.moves % u16::from(self.pawns)).unwrap_or_default();
        let scene = Scene {
            board: &self.board,
            hunter: self.board.pawn(pawn),
            eyes: self.board.seen_by_eye(pawn),
            exits: Exit::all().filter(|exit| !self.turned.contains(*exit)).map(Exit::before).collect(),
            cameras: CameraId::all().map(|camera| self.board.seen_by_camera(camera)).collect(),
            loot: self.gone,
            step: 0.015 * (1.0 + f64::from(self.moves.min(60)) / 12.0),
            doubt: self.odds.doubt(),
        };
        scene.likes(self.odds.squares)
    }
}

/// A thief comes in near paintings and far from detectives.
fn entries(board: &Layout) -> Odds {
    let mut odds = Odds::even(museum().before_exits());
    for exit in museum().before_exits().iter() {
        let distance = |to: Square| f64::from(museum().distance(exit, to));
        let paintings: f64 = board.paintings.iter().map(|to| 1.0 / (2.0 + distance(to))).sum();
        let detectives: f64 = board.pawn_squares().iter().map(|to| 1.0 / (1.0 + distance(to))).sum();
        odds.weights[exit.index()] = grow((0.1 * paintings - 0.15 * detectives) / HEED);
    }
    odds.among(museum().all())
}
