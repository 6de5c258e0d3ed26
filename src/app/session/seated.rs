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
        parts::Emblem,
        shelf,
        staged::{Line, Staged, emblems},
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
    /// Whether the table itself shows the result.
    fn ends_at_table(&self) -> bool;
    fn stage(&self) -> Stage;
    fn viewer(&self) -> Viewer;
    fn loner(&self) -> Option<Seat>;
    fn bots(&self) -> SeatSet;
    fn chairs(&self) -> &[Chair];
    /// What every seat is at the table.
    fn emblems(&self) -> Vec<Emblem>;
    /// How many moves were made.
    fn moves(&self) -> usize;
    /// Who moved last.
    fn last_seat(&self) -> Option<Seat>;
    /// Whether a person has moved at all.
    fn has_begun(&self) -> bool;
    /// From which move on what happened is news to a seat: since its last turn, or since the table last
    /// stopped and looked.
    fn seen_by(&self, seat: Seat) -> usize;
    fn can_undo(&self) -> bool;
    /// Whether the rules would let the last move be taken back.
    fn is_undoable(&self) -> bool;
    /// The lines of the log from a move on, each with the number of its move. What comes after the table
    /// has stopped to look belongs to the move after.
    fn lines(&self, from: usize, lang: Lang) -> Vec<(usize, Line)>;
    /// What the log tells of the last move.
    fn told(&self, lang: Lang) -> String;
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

    fn ends_at_table(&self) -> bool {
        G::ENDS_AT_TABLE
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

    fn emblems(&self) -> Vec<Emblem> {
        emblems::<G>(&self.game().view(Viewer::Table), self.game().chairs())
    }

    fn moves(&self) -> usize {
        self.game().len()
    }

    fn last_seat(&self) -> Option<Seat> {
        self.game().actions().last().map(|(seat, _)| seat)
    }

    fn has_begun(&self) -> bool {
        self.game().actions().any(|(seat, _)| self.game().is_person(seat))
    }

    fn seen_by(&self, seat: Seat) -> usize {
        let seen = self.seen_by(seat);
        let stops = self.game().notices(seen, Viewer::Table).filter(|(_, notice)| G::is_interval(notice));
        stops.map(|(number, _)| number + 1).last().unwrap_or(seen)
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn is_undoable(&self) -> bool {
        self.game().undoable().is_some()
    }

    fn lines(&self, from: usize, lang: Lang) -> Vec<(usize, Line)> {
        let game = self.game();
        let (mut lines, mut stopped) = (Vec::new(), None);
        // What a stop has put off to this move belongs to the move before.
        let first = from.saturating_sub(1);
        for (number, notice) in game.notices(first, Viewer::Table) {
            let told = number + usize::from(stopped == Some(number));
            if G::is_interval(&notice) {
                stopped = Some(number);
            }
            if let Some(line) = G::line(&notice, game.setup(), game.chairs(), lang).filter(|_| told >= from) {
                lines.push((told, line));
            }
        }
        lines
    }

    fn told(&self, lang: Lang) -> String {
        let game = self.game();
        let notices = game.notices(self.moves().saturating_sub(1), Viewer::Table);
        let lines = notices.filter_map(|(_, notice)| G::line(&notice, game.setup(), game.chairs(), lang));
        lines.map(|line| line.text).collect::<Vec<_>>().join(" ")
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

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        bots::Level,
        rules::{
            Seed,
            art_robbery::{Notice, Setup, State},
        },
    };

    use super::*;

    /// A table of Art Robbery at which the first of everything is done, up to so many moves.
    fn played(sitters: [Sitter; 3], moves: usize) -> Table<State> {
        let chairs = (1..).zip(sitters).map(|(mark, sitter)| Chair { name: String::new(), mark, sitter });
        let table = Table::start(Setup { first: Some(Seat(0)), ..Setup::of(3) }, chairs.collect(), Seed(8));
        let mut table = table.expect("a legal table");
        while table.game().len() < moves {
            table.unveil();
            let seat = match table.stage() {
                Stage::Private(seat) | Stage::Open(seat) | Stage::Bot(seat) => seat,
                other => unreachable!("{other:?}"),
            };
            let action = table.game().legal_actions(seat).swap_remove(0);
            table.act(seat, action).expect("it is legal");
        }
        table
    }

    /// The move that ended the first raid.
    fn first_stop(table: &Table<State>) -> Option<usize> {
        let mut notices = table.game().notices(0, Viewer::Table);
        notices.find_map(|(number, notice)| matches!(notice, Notice::RaidEnded { .. }).then_some(number))
    }

    #[test]
    fn a_recap_never_goes_back_behind_the_end_of_a_raid() {
        let stop = (1..200).find_map(|moves| first_stop(&played([Sitter::Person; 3], moves)));
        let stop = stop.expect("the first raid ends");
        let table = played([Sitter::Person; 3], stop + 2);
        let table: &dyn Seated = &table;
        for seat in Seat::all(3) {
            assert!(table.seen_by(seat) > stop, "the whole table has looked at it");
        }
        let all = table.lines(0, Lang::En);
        let last = all.iter().rposition(|(number, _)| *number <= stop).expect("it has a line");
        assert!(all[last].1.text.contains("raid 1"), "{}", all[last].1.text);
        assert!(all[last + 1..].iter().any(|(_, line)| line.text.contains("Raid 2")));
        assert_eq!(table.lines(stop + 1, Lang::En), all[last + 1..]);
    }

    #[test]
    fn the_last_move_is_told_whole() {
        let stop = (1..200).find_map(|moves| first_stop(&played([Sitter::Person; 3], moves)));
        let table = played([Sitter::Person; 3], stop.expect("the first raid ends") + 1);
        let told = Seated::told(&table, Lang::En);
        assert!(told.contains("raid 1") && told.contains("Raid 2"), "{told}");
    }

    #[test]
    fn before_a_person_has_moved_there_is_nothing_to_take_back() {
        let bot = Sitter::Bot(Level::Novice);
        let sitters = [bot, Sitter::Person, bot];
        assert!(!played(sitters, 1).has_begun(), "a bot has");
        assert!(played(sitters, 2).has_begun());
    }
}
