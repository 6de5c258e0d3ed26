//! A table as the house sees it, whatever the game: what only the game's types can do stands behind these
//! traits, so that everything else is compiled once and not once a game.

use cambriole_engine::{
    bots::Urge,
    rules::{Dice, GameId, Seat, SeatSet, Viewer},
    table::{Chair, Label, Match, Sitter, Stage, Table},
};
use leptos::prelude::*;

use super::{Session, Sitting};
use crate::{
    app::{
        shelf,
        staged::{Line, Staged},
    },
    browser::{chance, sound::Sound, storage::Trouble},
    words::Lang,
};

/// What somebody has decided to do.
pub type Deed = Box<dyn FnOnce(Sitting)>;

/// A table, whatever the game.
pub trait Seated {
    fn game_id(&self) -> GameId;
    /// Whether the game is played together.
    fn is_together(&self) -> bool;
    fn stage(&self) -> Stage;
    fn viewer(&self) -> Viewer;
    fn loner(&self) -> Option<Seat>;
    fn bots(&self) -> SeatSet;
    fn chairs(&self) -> &[Chair];
    /// How many moves were made.
    fn moves(&self) -> usize;
    /// Who moved last.
    fn last_seat(&self) -> Option<Seat>;
    fn seen_by(&self, seat: Seat) -> usize;
    fn can_undo(&self) -> bool;
    /// Whether the rules would let the last move be taken back.
    fn is_undoable(&self) -> bool;
    /// The lines of the log from a move on, each with the number of its move.
    fn lines(&self, from: usize, lang: Lang) -> Vec<(usize, Line)>;
    /// What is heard of the last move, and whether the table should stop and look.
    fn heard(&self) -> (Option<Sound>, bool);
    fn keep(&self, id: &str, title: &str, hints: u32) -> Result<(), Trouble>;
    /// Keeps a record of a match that is over.
    fn enter(&self, id: &str);
    /// Starts the same table once more, and tells where it is kept.
    fn rematch(&self, title: &str) -> Option<String>;
    /// Reads the match back, and tells what it is labelled.
    fn reload(&mut self, id: &str) -> Option<Label>;
    fn unveil(&mut self);
    fn peek(&mut self);
    fn take(&mut self, seat: Seat);
    fn lay_down(&mut self);
    fn cover(&mut self);
    fn undo(&mut self) -> bool;
}

impl<G: Staged> Seated for Table<G> {
    fn game_id(&self) -> GameId {
        G::ID
    }

    fn is_together(&self) -> bool {
        G::TOGETHER
    }

    fn stage(&self) -> Stage {
        self.stage()
    }

    fn viewer(&self) -> Viewer {
        self.viewer()
    }

    fn loner(&self) -> Option<Seat> {
        self.loner()
    }

    fn bots(&self) -> SeatSet {
        self.bots()
    }

    fn chairs(&self) -> &[Chair] {
        self.game().chairs()
    }

    fn moves(&self) -> usize {
        self.game().len()
    }

    fn last_seat(&self) -> Option<Seat> {
        self.game().actions().last().map(|(seat, _)| seat)
    }

    fn seen_by(&self, seat: Seat) -> usize {
        self.seen_by(seat)
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn is_undoable(&self) -> bool {
        self.game().undoable().is_some()
    }

    fn lines(&self, from: usize, lang: Lang) -> Vec<(usize, Line)> {
        let game = self.game();
        let mut lines = Vec::new();
        for (number, notice) in game.notices(from, Viewer::Table) {
            if let Some(line) = G::line(&notice, game.setup(), game.chairs(), lang) {
                lines.push((number, line));
            }
        }
        lines
    }

    fn heard(&self) -> (Option<Sound>, bool) {
        let mut heard = (None, false);
        for (_, notice) in self.game().notices(self.moves().saturating_sub(1), Viewer::Table) {
            heard = (G::sound(&notice).or(heard.0), heard.1 || G::is_interval(&notice));
        }
        heard
    }

    fn keep(&self, id: &str, title: &str, hints: u32) -> Result<(), Trouble> {
        shelf::save(id, self.game(), title, hints)
    }

    fn enter(&self, id: &str) {
        if self.game().is_over() {
            G::over(id, self.game());
        }
    }

    fn rematch(&self, title: &str) -> Option<String> {
        let (setup, chairs) = (self.game().setup().clone(), self.chairs().to_vec());
        let game = Match::<G>::start(setup, chairs, chance::seed()).ok()?;
        let id = shelf::fresh_id();
        // A device that keeps nothing keeps it in memory, and the table says so.
        let _ = shelf::save(&id, &game, title, 0);
        Some(id)
    }

    fn reload(&mut self, id: &str) -> Option<Label> {
        let shelf::Loaded { restored, .. } = shelf::load::<G>(id).ok()?;
        *self = Self::new(restored.game);
        Some(restored.label)
    }

    fn unveil(&mut self) {
        self.unveil();
    }

    fn peek(&mut self) {
        self.peek();
    }

    fn take(&mut self, seat: Seat) {
        self.take(seat);
    }

    fn lay_down(&mut self) {
        self.lay_down();
    }

    fn cover(&mut self) {
        self.cover();
    }

    fn undo(&mut self) -> bool {
        self.undo()
    }
}

/// Where a table is held. Nothing happens once it is gone.
pub trait Held: Send + Sync {
    fn read(&self, read: &mut dyn FnMut(&dyn Seated));
    fn change(&self, change: &mut dyn FnMut(&mut dyn Seated));
    /// What a seat does that has thought: the action at that place among the legal ones.
    fn deed(&self, seat: Seat, place: usize) -> Option<Deed>;
    /// That deed and the reason for it, in words.
    fn advice(&self, sitting: Sitting, seat: Seat, place: usize) -> Option<(String, &'static str)>;
    /// What a bot says or does unasked.
    fn remark(&self) -> Option<Deed>;
}

impl<G: Staged> Held for StoredValue<Table<G>> {
    fn read(&self, read: &mut dyn FnMut(&dyn Seated)) {
        let _ = self.try_with_value(|table| read(table));
    }

    fn change(&self, change: &mut dyn FnMut(&mut dyn Seated)) {
        let _ = self.try_update_value(|table| change(table));
    }

    fn deed(&self, seat: Seat, place: usize) -> Option<Deed> {
        let action = self.with_value(|table| {
            let alone = matches!(table.stage(), Stage::Bot(_));
            let action = table.game().legal_actions(seat).into_iter().nth(place)?;
            // Where people may act too, a bot ends nothing for them.
            let urge = || G::urge(&table.game().view(Viewer::Seat(seat)), &action);
            (alone || urge() != Urge::Reluctant).then_some(action)
        })?;
        Some(deed(*self, seat, action))
    }

    fn advice(&self, sitting: Sitting, seat: Seat, place: usize) -> Option<(String, &'static str)> {
        let action = self.with_value(|table| table.game().legal_actions(seat).into_iter().nth(place))?;
        Some(G::advice(Session { sitting, table: *self }, &action))
    }

    fn remark(&self) -> Option<Deed> {
        if !G::TOGETHER {
            return None;
        }
        let mut dice = Dice::new(chance::seed());
        self.with_value(|table| match remark(table, &mut dice) {
            Some((seat, action)) => Some(deed(*self, seat, action)),
            None => next(table).map(|seat| {
                Box::new(move |sitting: Sitting| {
                    sitting.let_bots_move(SeatSet::only(seat));
                }) as Deed
            }),
        })
    }
}

fn deed<G: Staged>(table: StoredValue<Table<G>>, seat: Seat, action: G::Action) -> Deed {
    Box::new(move |sitting| Session { sitting, table }.act(seat, action))
}

fn remark<G: Staged>(table: &Table<G>, dice: &mut Dice) -> Option<(Seat, G::Action)> {
    let game = table.game();
    table.bots().iter().find_map(|seat| {
        let Sitter::Bot(level) = game.chairs().get(seat.index())?.sitter else { return None };
        let legal = game.legal_actions(seat);
        let said = G::speaks(&game.view(Viewer::Seat(seat)), &legal, level, dice)?;
        Some((seat, legal.into_iter().nth(said)?))
    })
}

/// The bot that decides although people could act.
fn next<G: Staged>(table: &Table<G>) -> Option<Seat> {
    table.bots().iter().find(|seat| G::is_next(&table.game().view(Viewer::Seat(*seat)), *seat))
}
