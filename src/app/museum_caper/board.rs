//! All that a table shows, gathered before anything is drawn.

use cambriole_engine::{
    rules::{
        Seat, Viewer,
        museum_caper::{
            Action, Deed, Exit, Layout, Look, Order, Path, Phase, Piece, Square, SquareSet, State, View,
            museum,
        },
    },
    table::{Chair, Stage},
};
use leptos::prelude::*;

use super::replay::Tape;
use crate::{
    app::{
        parts::mark_of,
        shared::names,
        table::{self, LogLine},
    },
    words::Lang,
};

/// A board: the view of whoever may look, and what the player there is about to do.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    pub view: View,
    pub chairs: Vec<Chair>,
    pub lang: Lang,
    /// What is being decided.
    pub stage: Stage,
    /// What the player who decides here may do; empty while somebody else does.
    pub legal: Vec<Action>,
    /// What they picked so far.
    pub choice: Choice,
    pub aids: Aids,
    /// Where the replay of a round stands that is over.
    pub tape: Tape,
    /// Where the keyboard is in the grid.
    pub focus: ArcRwSignal<Option<Square>>,
    /// The name that was typed for the museum on the table.
    pub museum_name: String,
    /// Where the facts allow a hidden thief to be.
    pub believed: SquareSet,
    /// What happened, each line with the number of its move.
    pub journal: Vec<(usize, LogLine)>,
    /// Whether the players want to confirm their moves.
    pub confirms: bool,
}

/// What players have picked and no rule knows of.
#[derive(Debug, Clone, PartialEq)]
pub struct Local {
    /// The match, with whose save the marks are kept.
    pub id: String,
    pub choice: Choice,
    pub aids: Aids,
    pub tape: Tape,
    /// Where the keyboard is in the grid.
    pub focus: ArcRwSignal<Option<Square>>,
    /// The name that was typed for the museum on the table.
    pub museum_name: String,
    /// Counted up whenever the museums that this device keeps have changed.
    pub museums: usize,
}

/// What a player has picked; it lives as long as the decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choice {
    /// What is being set up, where that is not simply what comes next.
    pub piece: Option<Piece>,
    /// The square in question: where a piece or a detective would go.
    pub square: Option<Square>,
    /// The thief's steps so far.
    pub path: Vec<Square>,
    /// What the thief does at the end of them.
    pub deed: Option<Deed>,
    pub order: Option<Order>,
    pub look: Option<Look>,
    /// The way in, or the first of two locks.
    pub exit: Option<Exit>,
    /// The player was warned, and means it.
    pub warned: bool,
}

/// What helps the detectives think; it stays from turn to turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aids {
    /// Whether the squares that the facts allow are shown.
    pub haze: bool,
    /// Whether taps mark squares.
    pub noting: bool,
    /// The squares that are marked.
    pub notes: SquareSet,
}

impl Default for Aids {
    fn default() -> Self {
        Self { haze: true, noting: false, notes: SquareSet::EMPTY }
    }
}

impl Board {
    pub fn name(&self, seat: Seat) -> String {
        names::seat(&self.chairs, seat, self.lang)
    }

    pub fn mark(&self, seat: Seat) -> u8 {
        mark_of(self.chairs.get(seat.index()))
    }

    /// Who decides here.
    pub fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::Private(seat) | Stage::Open(seat) if !self.legal.is_empty() => Some(seat),
            _ => None,
        }
    }

    /// The name of the detective that a seat plays, and of the person.
    pub fn player(&self, pawn: u8) -> String {
        self.name(self.view.open.seat_of(pawn))
    }

    /// Whether the facts' squares are shown: to the detectives if the table wants it so, to the thief
    /// always, as what they can know.
    pub fn shows_haze(&self) -> bool {
        let allowed = self.view.sheet.is_some() || self.view.open.setup.whereabouts;
        self.aids.haze && allowed && self.view.open.visible.is_none()
    }

    /// What is set up now: what the player picked, or what comes next.
    pub fn piece(&self) -> Option<Piece> {
        let (open, pawns) = (&self.view.open, self.view.open.pawns());
        let left = |piece: &Piece| open.board.has_left(*piece, pawns);
        self.choice.piece.filter(left).or_else(|| Piece::ALL.into_iter().find(left))
    }

    /// The thief's move as planned.
    pub fn planned(&self) -> Option<Action> {
        let path = Path::of(&self.choice.path)?;
        let sheet = self.view.sheet.as_ref()?;
        let order = self.choice.order.unwrap_or(sheet.order);
        let order = if sheet.orders(&self.view.open).contains(&order) { order } else { Order::Ask };
        let action = Action::Move { path, deed: self.deed(), order };
        self.legal.contains(&action).then_some(action)
    }

    /// Whether the thief would try the exit where they stand, without a step (MC-15f).
    pub fn stays(&self) -> bool {
        let here = self.view.sheet.as_ref().map(|sheet| sheet.at);
        here.is_some_and(|here| self.choice.path == [here])
    }

    /// How many steps the planned move takes, a detective's or the thief's.
    pub fn steps(&self) -> u8 {
        let open = &self.view.open;
        match (self.target(), open.board.pawn(open.pawn)) {
            (Some(at), Some(from)) => museum().distance(from, at),
            _ if self.stays() => 0,
            _ => u8::try_from(self.choice.path.len()).unwrap_or_default(),
        }
    }

    /// The square in question.
    pub fn chosen(&self) -> Option<Square> {
        let choice = &self.choice;
        choice.path.last().copied().or(choice.square).or(choice.exit.map(Exit::before))
    }

    /// What the thief would do at the end of the planned move: what they picked, or the obvious.
    pub fn deed(&self) -> Deed {
        let deeds = self.choice.path.last().map(|end| self.view.deeds(*end)).unwrap_or_default();
        let quiet = deeds.iter().copied().rfind(|deed| !deed.tries());
        let obvious = quiet.or(deeds.first().copied());
        self.choice.deed.filter(|deed| deeds.contains(deed)).or(obvious).unwrap_or(Deed::Nothing)
    }

    /// Whether the page waits for a detective who has rolled.
    pub fn is_on_errand(&self) -> bool {
        self.asked().is_some()
            && matches!(self.view.open.phase, Phase::Detective(errand) if errand.number.is_some())
    }

    /// Where the detective would go: a square that was picked and can be reached.
    pub fn target(&self) -> Option<Square> {
        self.choice.square.filter(|at| self.view.open.walks_now().contains(*at))
    }

    /// Whether taps mark squares now.
    pub fn is_noting(&self) -> bool {
        self.aids.noting && self.view.sheet.is_none() && !self.view.open.is_told()
    }

    /// Whether anybody else may look at this screen.
    pub fn is_private(&self) -> bool {
        matches!(self.view.viewer, Viewer::Seat(_)) && matches!(self.stage, Stage::Private(_))
    }
}

/// What a tap can mean in this game alone.
#[derive(Debug, Clone, PartialEq)]
pub enum Tap {
    /// A square of the plan was chosen.
    Square(Square),
    /// What is chosen is to be done: the enter key was pressed on the chosen square once more.
    Decide,
    /// Those who hear the page hear what the choice means.
    Tell,
    /// Nothing is chosen any more.
    Back,
    /// An exit was chosen.
    Exit(Exit),
    /// Something is picked.
    Pick(Choice),
    /// An action is to be carried out.
    Act(Action),
    /// The aids change.
    Aid(Aids),
    /// The replay goes elsewhere.
    Wind(Tape),
    /// The museum is to be set up like this one.
    Lay(Layout),
    /// What the museum on the table would be called was typed.
    Name(String),
    /// The museum on the table is to be kept under that name.
    Keep,
    /// The museum of this name is no longer kept.
    Forget(String),
}

pub type Msg = table::Msg<State>;
pub type Dispatch = table::Dispatch<State>;
