//! A match: its set-up, its seed and its list of actions, and the state that they lead to.

use std::fmt;

use super::{Chair, Sitter};
use crate::{
    bots::{Level, Policy, Question, consult},
    rules::{Dice, Game, Privacy, Progress, Refuse, Seat, SeatSet, Seed, Turn, Viewer},
};

/// A match and its whole record. It hands out views and notices, never its state.
#[derive(Debug, Clone, PartialEq)]
pub struct Match<G: Game> {
    setup: G::Setup,
    chairs: Vec<Chair>,
    seed: Seed,
    state: G,
    moves: Vec<Move<G>>,
}

#[derive(Debug, Clone, PartialEq)]
struct Move<G: Game> {
    seat: Seat,
    action: G::Action,
    /// Whether it took private eyes to decide.
    privacy: Privacy,
    events: Vec<G::Event>,
}

/// Why a match cannot start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplayable<R> {
    /// The rules refuse the set-up.
    Refused(R),
    /// The number of chairs is not the number of players.
    Chairs,
}

impl<R: Refuse> fmt::Display for Unplayable<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "the rules refuse the set-up: {refusal}"),
            Self::Chairs => f.write_str("the number of chairs is not the number of players"),
        }
    }
}

impl<R: Refuse> std::error::Error for Unplayable<R> {}

impl<G: Game> Match<G> {
    /// Starts a match.
    ///
    /// # Errors
    /// The rules refuse the set-up, or the chairs do not fit it.
    pub fn start(setup: G::Setup, chairs: Vec<Chair>, seed: Seed) -> Result<Self, Unplayable<G::Refusal>> {
        let state = G::start(&setup, seed).map_err(Unplayable::Refused)?;
        if chairs.len() != state.seats() {
            return Err(Unplayable::Chairs);
        }
        Ok(Self { setup, chairs, seed, state, moves: Vec::new() })
    }

    /// What was chosen before the match.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where its chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Who sits at each seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(Chair::is_person)
    }

    /// Who may act, or the outcome.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        self.state.progress()
    }

    pub(super) fn state(&self) -> &G {
        &self.state
    }

    /// How many actions were taken.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether nobody has acted yet.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The actions so far, with who took them.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.moves.iter().map(|made| (made.seat, &made.action))
    }

    /// Who decided each action so far, and with which eyes.
    pub(super) fn deciders(&self) -> impl Iterator<Item = (Seat, Privacy)> {
        self.moves.iter().map(|made| (made.seat, made.privacy))
    }

    /// What `viewer` knows now. Nobody sees everything before the end.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(self.allowed(viewer))
    }

    /// What `viewer` knew after the first `moves` actions: the replay. A match that goes on is shown
    /// as the table saw it, or as `viewer` did.
    pub fn view_after(&self, moves: usize, viewer: Viewer) -> Option<G::View> {
        let mut state = G::start(&self.setup, self.seed).ok()?;
        for made in self.moves.get(..moves)? {
            state.apply(made.seat, &made.action, &mut Vec::new()).ok()?;
        }
        Some(state.view(self.allowed(viewer)))
    }

    /// What happened from move `from` on, as `viewer` saw it, each with the number of its move.
    pub fn notices(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = (usize, G::Notice)> {
        let viewer = self.allowed(viewer);
        let moves = self.moves.iter().enumerate().skip(from);
        moves.flat_map(move |(number, made)| {
            made.events.iter().map(move |event| (number, G::notice(event, viewer)))
        })
    }

    fn allowed(&self, viewer: Viewer) -> Viewer {
        if viewer == Viewer::Everything && !self.is_over() { Viewer::Table } else { viewer }
    }

    /// What `seat` may do now.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions
    }

    /// Takes an action.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let (privacy, mut events) = (self.state.privacy(seat), Vec::new());
        self.state.apply(seat, &action, &mut events)?;
        self.moves.push(Move { seat, action, privacy, events });
        Ok(())
    }

    /// Whose last action could be taken back: a person's, from which nobody learned anything. The end
    /// stands, since then everything is shown.
    pub fn undoable(&self) -> Option<Seat> {
        let last = self.moves.last().filter(|_| !self.is_over())?;
        let harmless = self.is_person(last.seat) && !last.events.iter().any(G::reveals);
        harmless.then_some(last.seat)
    }

    /// Takes the last action back, if it can be.
    pub fn undo(&mut self) -> bool {
        let before = self.moves.len().wrapping_sub(1);
        let rewound = self.undoable().and_then(|_| self.rewound(before));
        let done = rewound.is_some();
        if let Some(match_before) = rewound {
            *self = match_before;
        }
        done
    }

    /// Goes back to the moment before action `moves`, whatever was learned since: for lessons only.
    pub fn rewind(&mut self, moves: usize) {
        if let Some(before) = self.rewound(moves) {
            *self = before;
        }
    }

    fn rewound(&self, moves: usize) -> Option<Self> {
        let mut again = Self::start(self.setup.clone(), self.chairs.clone(), self.seed).ok()?;
        for made in self.moves.get(..moves)? {
            again.act(made.seat, made.action.clone()).ok()?;
        }
        Some(again)
    }
}

impl<G: Policy> Match<G> {
    /// The level of the bot at `seat`, if one sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.chairs.get(seat.index())?.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person => None,
        }
    }

    /// What a bot of that `level` is asked that plays for `seat`, if the seat may act.
    pub fn question(&self, seat: Seat, level: Level, seed: Seed) -> Option<Question<G>> {
        let Turn::Of(able) = self.turn() else { return None };
        let (view, legal) = (self.view(Viewer::Seat(seat)), self.legal_actions(seat));
        able.contains(seat).then_some(Question { seat, level, view, legal, seed })
    }

    /// Who of `seats` is to act first.
    pub fn first_to_act(&self, seats: SeatSet) -> Option<Seat> {
        self.state.first_to_act(seats)
    }

    /// What the bots among `seats` do next without thinking ahead, and which of them does it: as if each had
    /// been sent its [`Question`].
    pub fn consult(&self, seats: SeatSet, seed: Seed) -> Option<(Seat, G::Action)> {
        let Turn::Of(able) = self.turn() else { return None };
        let asked = able.iter().filter(|seat| seats.contains(*seat)).collect();
        consult(&self.state, asked, |seat| {
            let Question { view, legal, level, .. } = self.question(seat, self.level(seat)?, seed)?;
            let chosen = G::choose(&view, &legal, level, &mut Dice::new(seed));
            legal.into_iter().nth(chosen)
        })
    }
}
