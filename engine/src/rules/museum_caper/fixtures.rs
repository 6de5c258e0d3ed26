//! Matches in the middle, for the rules' own tests.

use super::{
    Action, CameraId, Deed, Errand, Event, Exit, Face, Facing, Layout, Order, Path, Phase, Refusal, Setup,
    Sheet, Square, SquareSet, State, museum,
};
use crate::rules::{Dice, Game, Seat, Seed, Turn};

pub(super) const THIEF: Seat = Seat(0);

pub(super) fn at(row: u8, column: u8) -> Square {
    Square::at(row, column).expect("a square of the plan")
}

pub(super) fn squares(places: &[(u8, u8)]) -> SquareSet {
    places.iter().map(|(row, column)| at(*row, *column)).collect()
}

pub(super) fn exit(row: u8, column: u8) -> Exit {
    Exit::at(at(row, column)).expect("a square before an exit")
}

pub(super) fn camera(number: usize) -> CameraId {
    CameraId::new(number - 1).expect("cameras go from 1 to 6")
}

/// A match whose museum is to be set up; the first seat is the thief.
pub(super) fn fresh(setup: Setup) -> State {
    State::start(&Setup { thief: Some(THIEF), ..setup }, Seed(99)).expect("a legal table")
}

/// The museum that the tests play in: paintings in the corners, cameras of both kinds, detectives in the
/// white gallery and the corridor around it.
pub(super) fn layout(pawns: usize) -> Layout {
    let mut layout = Layout {
        paintings: squares(&[(1, 4), (1, 9), (3, 1), (3, 12), (5, 5), (4, 8), (9, 1), (9, 12), (11, 4)]),
        ..Layout::default()
    };
    let cameras = [(2, 6), (4, 2), (4, 11), (6, 6), (8, 2), (8, 12)];
    for (row, column) in cameras {
        layout.place(super::Piece::Camera, at(row, column), pawns);
    }
    layout.turn(camera(4));
    let places = [(7, 7), (3, 4), (9, 9), (9, 4), (3, 9), (6, 4)];
    for (row, column) in &places[..pawns] {
        layout.place(super::Piece::Pawn, at(*row, *column), pawns);
    }
    assert_eq!(layout.camera(camera(4)).map(|camera| camera.facing), Some(Facing::Diagonal));
    layout
}

/// A match in which the thief is to move, come in at the western window of the yellow gallery.
pub(super) fn inside(setup: Setup) -> State {
    let mut state = fresh(setup);
    let pawns = state.open.pawns();
    state.open.board = layout(pawns);
    state.open.start = state.open.board;
    state.open.phase = Phase::Thief;
    state.sheet = Some(Sheet::new(exit(8, 1)));
    state
}

/// A table of `players` inside.
pub(super) fn table(players: u8) -> State {
    inside(Setup::of(players))
}

/// A match played at random until the thief has made so many moves, by seat 0.
pub(super) fn after_moves(players: u8, moves: u16, seed: u64) -> State {
    (seed..)
        .find_map(|seed| {
            let mut state = table(players);
            state.dice = Dice::new(Seed(seed));
            let mut chance = Dice::new(Seed(seed + 1));
            while state.open.moves < moves {
                state.step(&mut chance, |_| true)?;
            }
            (!state.open.is_told()).then_some(state)
        })
        .expect("some match goes so far")
}

/// Where the thief is in each.
pub(super) fn sites(states: &[State]) -> SquareSet {
    states.iter().filter_map(|state| Some(state.sheet.as_ref()?.at)).collect()
}

impl State {
    pub(super) fn sheet(&self) -> &Sheet {
        self.sheet.as_ref().expect("the thief is inside")
    }

    pub(super) fn sheet_mut(&mut self) -> &mut Sheet {
        self.sheet.as_mut().expect("the thief is inside")
    }

    /// Puts the thief there.
    pub(super) fn thief_at(mut self, row: u8, column: u8) -> Self {
        self.sheet_mut().at = at(row, column);
        self
    }

    pub(super) fn seen(mut self) -> Self {
        self.open.visible = Some(self.sheet().at);
        self
    }

    pub(super) fn pawn_at(mut self, pawn: usize, row: u8, column: u8) -> Self {
        self.open.board.pawns[pawn] = Some(at(row, column));
        self.open.start.pawns[pawn] = Some(at(row, column));
        self
    }

    /// A detective's turn in which these dice were rolled.
    pub(super) fn rolled(mut self, pawn: u8, number: u8, face: Option<Face>) -> Self {
        self.open.pawn = pawn;
        self.open.phase = Phase::Detective(Errand { number: Some(number), face, ..Errand::default() });
        self
    }

    /// The thief goes by the shortest way.
    pub(super) fn go(&mut self, row: u8, column: u8, deed: Deed) -> Result<Vec<Event>, Refusal> {
        self.go_with(row, column, deed, Order::Ask)
    }

    pub(super) fn go_with(
        &mut self,
        row: u8,
        column: u8,
        deed: Deed,
        order: Order,
    ) -> Result<Vec<Event>, Refusal> {
        let end = at(row, column);
        let paths = museum().paths(self.sheet().at);
        let path = paths.iter().find(|path| path.end() == end).copied();
        let path = path.or(Path::of(&[end])).expect("a path of one square");
        self.act(self.open.thief, Action::Move { path, deed, order })
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply(seat, &action, &mut events)?;
        Ok(events)
    }

    /// An action of the detective whose turn it is.
    pub(super) fn detect(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        self.act(self.open.seat_of(self.open.pawn), action)
    }

    /// Why not; the refusal has changed nothing.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let mut after = self.clone();
        let refusal = after.act(seat, action).err()?;
        assert_eq!(after, *self, "a refused action changes nothing");
        Some(refusal)
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// Takes a random action among those that `may` be; nothing once the match is over.
    pub(super) fn step(
        &mut self,
        chance: &mut Dice,
        may: impl Fn(&Action) -> bool,
    ) -> Option<(Seat, Action)> {
        let Turn::Of(seats) = self.turn() else { return None };
        let seat = seats.iter().next()?;
        let actions: Vec<Action> = self.legal(seat).into_iter().filter(|action| may(action)).collect();
        let chosen = chance.below(u32::try_from(actions.len()).ok()?) as usize;
        let action = *actions.get(chosen)?;
        self.act(seat, action).expect("a listed action applies");
        Some((seat, action))
    }
}
