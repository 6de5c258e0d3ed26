//! Who holds the device, whether the next decision needs private eyes, and whether there is anybody to
//! hide from: that is what raises and drops the curtain.

use super::{Chair, Match, Unplayable};
use crate::rules::{Game, Privacy, Seat, SeatSet, Seed, Turn, Viewer};

/// A match on a device that people pass around.
#[derive(Debug, Clone, PartialEq)]
pub struct Table<G: Game> {
    game: Match<G>,
    /// Who is known to hold the device, all others looking away.
    holder: Option<Seat>,
    /// Who wants to look at their own things, at a question in the open or at a table that plays together.
    peeks: Option<Seat>,
    /// How much of the match each seat had seen when it last ended a turn of its own.
    seen: Vec<usize>,
    /// Moves before this one were made before the device changed hands: they stay.
    floor: usize,
}

/// What the page shows now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Nothing, until this person says that they hold the device.
    Curtain(Seat),
    /// This person's own view: they decide, nobody else looks.
    Private(Seat),
    /// The shared view: this person decides in the open.
    Open(Seat),
    /// The shared view of a table that plays together: any of these people decides in the open, and
    /// everybody can take the device to look at their own things.
    Together(SeatSet),
    /// This bot decides.
    Bot(Seat),
    /// The result.
    Over,
}

impl<G: Game> Table<G> {
    /// Lays a match on the table. Nobody is known to hold the device.
    pub fn new(game: Match<G>) -> Self {
        let mut seen = vec![0; game.chairs().len()];
        for (number, (seat, privacy)) in game.deciders().enumerate() {
            if let Some(seen) = seen.get_mut(seat.index()).filter(|_| Self::is_turn(privacy)) {
                *seen = number + 1;
            }
        }
        let mut table = Self { game, holder: None, peeks: None, seen, floor: 0 };
        if table.sole_human().is_none() {
            table.cover();
        }
        table
    }

    /// Whether whoever decides with these eyes takes a turn. An answer in the open, such as the one to the
    /// guard dog's question, comes in the middle of another's; at a table that plays together everything
    /// is decided in the open.
    fn is_turn(privacy: Privacy) -> bool {
        G::TOGETHER || privacy == Privacy::Private
    }

    /// Starts a match and lays the device on the table.
    ///
    /// # Errors
    /// As [`Match::start`].
    pub fn start(setup: G::Setup, chairs: Vec<Chair>, seed: Seed) -> Result<Self, Unplayable<G::Refusal>> {
        Match::start(setup, chairs, seed).map(Self::new)
    }

    /// The match that is played.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// The one person at the table, who has nobody to hide from.
    pub fn sole_human(&self) -> Option<Seat> {
        let mut people = Seat::all(self.game.chairs().len()).filter(|seat| self.game.is_person(*seat));
        let first = people.next()?;
        people.next().is_none().then_some(first)
    }

    /// What the page shows now.
    pub fn stage(&self) -> Stage {
        let Turn::Of(seats) = self.game.turn() else { return Stage::Over };
        if G::TOGETHER && self.sole_human().is_none() {
            return self.stage_together(seats);
        }
        let held = self.holder.filter(|seat| seats.contains(*seat));
        let person = held.or_else(|| seats.iter().find(|seat| self.game.is_person(*seat)));
        match (person, self.game.state().first_to_act(seats)) {
            (Some(seat), _) => self.stage_of(seat),
            (None, Some(bot)) => Stage::Bot(bot),
            (None, None) => Stage::Over,
        }
    }

    fn stage_together(&self, seats: SeatSet) -> Stage {
        let people: SeatSet = seats.iter().filter(|seat| self.game.is_person(*seat)).collect();
        match (self.holder, self.peeks, self.game.state().first_to_act(seats)) {
            (Some(holder), ..) => Stage::Private(holder),
            (None, Some(seat), _) => Stage::Curtain(seat),
            _ if !people.is_empty() => Stage::Together(people),
            (.., Some(bot)) => Stage::Bot(bot),
            (.., None) => Stage::Over,
        }
    }

    /// The bots that may act now, also while people may: the page can let one go first.
    pub fn bots(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Of(seats) => seats.iter().filter(|seat| !self.game.is_person(*seat)).collect(),
            Turn::Over(_) => SeatSet::default(),
        }
    }

    fn stage_of(&self, seat: Seat) -> Stage {
        let alone = self.sole_human().is_some();
        match self.game.state().privacy(seat) {
            _ if alone => Stage::Private(seat),
            Privacy::Open if self.peeks != Some(seat) => Stage::Open(seat),
            _ if self.holder == Some(seat) => Stage::Private(seat),
            _ => Stage::Curtain(seat),
        }
    }

    /// Through whose eyes the page looks now.
    pub fn viewer(&self) -> Viewer {
        match (self.stage(), self.sole_human()) {
            (Stage::Private(seat), _) | (_, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Table,
        }
    }

    /// The person behind the curtain takes the device.
    pub fn unveil(&mut self) {
        if let Stage::Curtain(seat) = self.stage() {
            self.holder = Some(seat);
            self.floor = self.game.len();
        }
    }

    /// The person asked in the open wants to look at their own things first.
    pub fn peek(&mut self) {
        if let Stage::Open(seat) = self.stage() {
            self.peeks = Some(seat);
        }
    }

    /// At a table that plays together, this person takes the device to look at their own things; the
    /// curtain falls until they say that they hold it.
    pub fn take(&mut self, seat: Seat) {
        if G::TOGETHER && self.game.is_person(seat) && self.sole_human().is_none() && !self.game.is_over() {
            self.holder = None;
            self.peeks = Some(seat);
        }
    }

    /// Whoever took the device lays it on the table again.
    pub fn lay_down(&mut self) {
        if G::TOGETHER {
            self.holder = None;
            self.peeks = None;
        }
    }

    /// The device may have changed hands unseen: the page was hidden, or loaded anew.
    pub fn cover(&mut self) {
        self.lay_down();
        self.holder = None;
        self.floor = self.game.len();
    }

    /// Takes an action for `seat` and, if somebody else is to decide, puts the device down.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let is_turn = Self::is_turn(self.game.state().privacy(seat));
        self.game.act(seat, action)?;
        self.peeks = None;
        if is_turn
            && self.game.is_person(seat)
            && let Some(seen) = self.seen.get_mut(seat.index())
        {
            *seen = self.game.len();
        }
        self.put_down();
        Ok(())
    }

    fn put_down(&mut self) {
        let goes_on = match (self.game.turn(), self.holder) {
            (Turn::Of(seats), Some(holder)) => {
                // What is decided together is decided in the open: the device goes back on the table.
                seats.contains(holder)
                    && (!G::TOGETHER || self.game.state().privacy(holder) == Privacy::Private)
            }
            _ => false,
        };
        if !goes_on {
            self.holder = None;
        }
    }

    /// Whether the last action can be taken back: nobody learned anything from it, and the device has
    /// not changed hands since.
    pub fn can_undo(&self) -> bool {
        self.game.len() > self.floor && self.game.undoable().is_some()
    }

    /// Takes the last action back, if it can be.
    pub fn undo(&mut self) -> bool {
        let done = self.can_undo() && self.game.undo();
        if done {
            self.peeks = None;
            self.put_down();
            self.seen.iter_mut().for_each(|seen| *seen = (*seen).min(self.game.len()));
        }
        done
    }

    /// Goes back to the moment before action `moves`, whatever was learned since: for lessons only.
    pub fn rewind(&mut self, moves: usize) {
        self.game.rewind(moves);
        self.put_down();
        self.seen.iter_mut().for_each(|seen| *seen = (*seen).min(self.game.len()));
    }

    /// What happened in public since `seat` last had a turn.
    pub fn recap(&self, seat: Seat) -> Vec<G::Notice> {
        let since = self.seen.get(seat.index()).copied().unwrap_or_default();
        self.game.notices(since, Viewer::Table).map(|(_, notice)| notice).collect()
    }

    /// From which move on `seat` has had no turn.
    pub fn seen_by(&self, seat: Seat) -> usize {
        self.seen.get(seat.index()).copied().unwrap_or_default()
    }
}
