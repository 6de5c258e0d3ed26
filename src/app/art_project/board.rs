//! All that a table shows, gathered before anything is drawn.

use cambriole_engine::{
    rules::{
        Seat, SeatSet, Viewer,
        art_project::{Action, Card, City, DiceSet, Expert, Scene, State, View},
    },
    table::{Chair, MARKS, Stage},
};

use super::{fights::Fights, phrases};
use crate::{
    app::{
        parts::mark_of,
        shared::names,
        table::{self, LogLine},
    },
    words::Lang,
};

/// A board: the view of whoever may look, and what the people there are about to do.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    pub view: View,
    pub chairs: Vec<Chair>,
    pub lang: Lang,
    /// What is being decided.
    pub stage: Stage,
    /// What the people who decide here may do, each with who does it. Cards that the viewer does not see
    /// are not in it.
    pub legal: Vec<(Seat, Action)>,
    /// Bots that could go first, while people decide.
    pub bots: SeatSet,
    /// What was picked so far.
    pub choice: Choice,
    /// What happened, each line with the number of its move.
    pub journal: Vec<(usize, LogLine)>,
    /// What the log tells of the fights.
    pub fights: Fights,
    /// Whether the last action can be taken back.
    pub undo: bool,
    /// Whether the players want to confirm their moves.
    pub confirms: bool,
    /// Whether the result is shown, and no longer the table.
    pub over: bool,
}

/// What was picked; it lives as long as the decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choice {
    /// The city in question: where an expert would go.
    pub city: Option<City>,
    /// The figure that would move.
    pub figure: Option<usize>,
    /// Whether artworks are taken along on the way (AP-31).
    pub carry: bool,
    /// Whose cards are looked at, where there is nobody to hide them from.
    pub hand: Option<Seat>,
    /// The mission card to play, or the clue card to give away.
    pub card: Option<Card>,
    /// The dice to roll again.
    pub dice: DiceSet,
    /// Whose hearts pay in a fight.
    pub leader: Option<Seat>,
    /// What would lose the match or cannot be taken back, and waits for a second yes.
    pub sure: Option<(Seat, Vec<Action>)>,
}

impl Board {
    pub fn scene(&self) -> &Scene {
        &self.view.scene
    }

    pub fn name(&self, seat: Seat) -> String {
        names::seat(&self.chairs, seat, self.lang)
    }

    pub fn mark(&self, seat: Seat) -> u8 {
        mark_of(self.chairs.get(seat.index()))
    }

    /// The expert that a figure is.
    pub fn expert(&self, figure: usize) -> Expert {
        self.scene().setup.experts.get(figure).copied().unwrap_or(Expert::Pawn)
    }

    /// A figure's colour: its player's, and the next one for a companion.
    pub fn figure_mark(&self, figure: usize) -> u8 {
        match self.chairs.get(figure) {
            Some(chair) => chair.mark,
            None => self.mark(Seat(0)) % MARKS + 1,
        }
    }

    /// What a figure is called: by its player, a companion by what it is.
    pub fn figure_name(&self, figure: usize) -> String {
        match Seat::all(self.chairs.len()).nth(figure) {
            Some(seat) => self.name(seat),
            None => phrases::expert(self.expert(figure), self.lang).to_owned(),
        }
    }

    /// Whether people decide here, and not somebody elsewhere or a bot.
    pub fn asks(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Who may do that: the first of the people.
    pub fn who(&self, action: Action) -> Option<Seat> {
        self.legal.iter().find(|(_, legal)| *legal == action).map(|(seat, _)| *seat)
    }

    pub fn may(&self, seat: Seat, action: Action) -> bool {
        self.legal.contains(&(seat, action))
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(Chair::is_person)
    }

    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.chairs.len()).filter(|seat| self.is_person(*seat))
    }

    /// Whether there is nobody to hide cards from: one person, or open hands.
    pub fn is_open(&self) -> bool {
        self.scene().setup.is_open() || self.people().count() < 2
    }

    /// Whose cards fill the page: those of whoever holds the device, or those that were opened.
    pub fn hand(&self) -> Option<Seat> {
        match (self.stage, self.view.viewer) {
            (Stage::Private(seat), Viewer::Seat(own)) if seat == own && self.people().count() > 1 => {
                Some(seat)
            }
            _ => self.choice.hand.filter(|_| self.is_open()),
        }
    }
}

/// What a tap can mean in this game alone.
#[derive(Debug, Clone, PartialEq)]
pub enum Tap {
    /// A city of the map was chosen.
    City(City),
    /// Actions of a seat, one after the other; what would lose the match has to be said twice.
    Act(Seat, Vec<Action>),
    /// This person wants to look at their own cards.
    Look(Seat),
    /// They have seen enough.
    LayDown,
}

pub type Msg = table::Msg<State>;
pub type Dispatch = table::Dispatch<State>;
