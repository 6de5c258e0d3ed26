//! A table as the house sees it, whatever the game: what only the game's types can do stands behind one
//! trait.

use std::any::Any;

use cambriole_engine::{
    bots::{BotTurn, Level, Urge},
    rules::{Dice, Seat, Seed, Viewer},
    table::{Chair, Label, Match, Table},
};

use super::Snapshot;
use crate::{
    app::{
        kept::shelf,
        parts::Emblem,
        table::{GamePage, LogLine, Look, emblems},
        thinking::Asked,
    },
    browser::{chance, sound::Sound, storage::Trouble},
    words::Lang,
};

/// What a bot does unasked while people decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// It takes the action at this place among its legal ones, which has no effect but to be known.
    Says(Seat, usize),
    /// It decides, as nobody goes before it.
    Moves(Seat),
}

/// A table, whatever the game.
pub trait AnyTable: Any + Send + Sync {
    fn snapshot(&self) -> Snapshot;
    /// Whether the game is played together.
    fn is_together(&self) -> bool;
    /// Whether the table itself shows the result.
    fn ends_at_table(&self) -> bool;
    fn chairs(&self) -> &[Chair];
    /// What every seat is at the table.
    fn emblems(&self) -> Vec<Emblem>;
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
    fn lines(&self, from: usize, lang: Lang) -> Vec<(usize, LogLine)>;
    /// What the log tells of the last move.
    fn told(&self, lang: Lang) -> String;
    /// What is heard of the last move, and whether the table should stop and look.
    fn heard(&self) -> (Option<Sound>, bool);

    /// Who of those in `turn` is asked next.
    fn next_bot(&self, turn: &mut BotTurn<usize>) -> Option<Seat>;
    /// How well the bot at `seat` plays.
    fn level(&self, seat: Seat) -> Option<Level>;
    /// What a bot decides at once: a place among the legal actions.
    fn choose(&self, seat: Seat, seed: Seed) -> Option<usize>;
    /// What a bot is asked that thinks elsewhere.
    fn question(&self, seat: Seat, seed: Seed) -> Option<Asked>;
    /// What the best bot is asked that advises the person at `seat`: what to do, and not what to say.
    fn question_for_advice(&self, seat: Seat, seed: Seed) -> Option<Asked>;
    /// How much a bot wants what it has chosen; nothing if it cannot do that.
    fn urge(&self, seat: Seat, place: usize) -> Option<Urge>;
    /// What a bot says or does unasked.
    fn remark(&self, seed: Seed) -> Option<Remark>;
    /// Takes the action at that place among the legal ones; whether it could be.
    fn play(&mut self, seat: Seat, place: usize) -> bool;
    /// What to do, and the reason for it, in words.
    fn advice(&self, look: &Look, seat: Seat, place: usize) -> Option<(String, &'static str)>;

    fn keep(&self, id: &str, label: Label) -> Result<(), Trouble>;
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

    /// Whether what a lesson's word names has happened since a move, as the one person here saw it.
    fn happened(&self, from: usize, word: &str) -> bool;
    /// Goes back to the moment before a move, in a lesson.
    fn rewind(&mut self, moves: usize);
}

impl<G: GamePage> AnyTable for Table<G> {
    fn snapshot(&self) -> Snapshot {
        Snapshot {
            game: G::ID,
            stage: self.stage(),
            holder: self.viewer(),
            sole_human: self.sole_human(),
            bots: self.bots(),
            moves: self.game().len(),
            last_seat: self.game().actions().last().map(|(seat, _)| seat),
        }
    }

    fn is_together(&self) -> bool {
        G::TOGETHER
    }

    fn ends_at_table(&self) -> bool {
        G::ENDS_AT_TABLE
    }

    fn chairs(&self) -> &[Chair] {
        self.game().chairs()
    }

    fn emblems(&self) -> Vec<Emblem> {
        emblems::<G>(&self.game().view(Viewer::Table), self.game().chairs())
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

    fn lines(&self, from: usize, lang: Lang) -> Vec<(usize, LogLine)> {
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
        let notices = game.notices(self.game().len().saturating_sub(1), Viewer::Table);
        let lines = notices.filter_map(|(_, notice)| G::line(&notice, game.setup(), game.chairs(), lang));
        lines.map(|line| line.text).collect::<Vec<_>>().join(" ")
    }

    fn heard(&self) -> (Option<Sound>, bool) {
        let mut heard = (None, false);
        for (_, notice) in self.game().notices(self.game().len().saturating_sub(1), Viewer::Table) {
            heard = (G::sound(&notice).or(heard.0), heard.1 || G::is_interval(&notice));
        }
        heard
    }

    fn next_bot(&self, turn: &mut BotTurn<usize>) -> Option<Seat> {
        turn.next(|waiting| self.game().first_to_act(waiting))
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        self.game().level(seat)
    }

    fn choose(&self, seat: Seat, seed: Seed) -> Option<usize> {
        let question = self.game().question(seat, self.game().level(seat)?, seed)?;
        Some(G::choose(&question.view, &question.legal, question.level, &mut Dice::new(seed)))
    }

    fn question(&self, seat: Seat, seed: Seed) -> Option<Asked> {
        Asked::of(&self.game().question(seat, self.game().level(seat)?, seed)?)
    }

    fn question_for_advice(&self, seat: Seat, seed: Seed) -> Option<Asked> {
        Asked::of(&self.game().question(seat, Level::Master, seed)?.muted())
    }

    fn urge(&self, seat: Seat, place: usize) -> Option<Urge> {
        let action = self.game().legal_actions(seat).into_iter().nth(place)?;
        // Only those who play together have somebody to let go first.
        let view = G::TOGETHER.then(|| self.game().view(Viewer::Seat(seat)));
        Some(view.map_or(Urge::Firm, |view| G::urge(&view, &action)))
    }

    fn remark(&self, seed: Seed) -> Option<Remark> {
        let game = self.game();
        let view = |seat| game.view(Viewer::Seat(seat));
        let says = |seat: Seat| {
            let legal = game.legal_actions(seat);
            let place = G::speaks(&view(seat), &legal, game.level(seat)?, &mut Dice::new(seed))?;
            Some(Remark::Says(seat, place))
        };
        let bots = || self.bots().iter().filter(|_| G::TOGETHER);
        let moves = || bots().find(|seat| G::is_next(&view(*seat), *seat)).map(Remark::Moves);
        bots().find_map(says).or_else(moves)
    }

    fn play(&mut self, seat: Seat, place: usize) -> bool {
        let action = self.game().legal_actions(seat).into_iter().nth(place);
        action.is_some_and(|action| self.act(seat, action).is_ok())
    }

    fn advice(&self, look: &Look, seat: Seat, place: usize) -> Option<(String, &'static str)> {
        let action = self.game().legal_actions(seat).into_iter().nth(place)?;
        Some(G::advice(self, look, &action))
    }

    fn keep(&self, id: &str, label: Label) -> Result<(), Trouble> {
        shelf::save(id, self.game(), label)
    }

    fn enter(&self, id: &str) {
        if self.game().is_over() {
            G::over(id, self.game());
        }
    }

    fn rematch(&self, title: &str) -> Option<String> {
        let (setup, chairs) = (self.game().setup().clone(), self.game().chairs().to_vec());
        let game = Match::<G>::start(setup, chairs, chance::seed()).ok()?;
        let id = shelf::fresh_id();
        // A device that keeps nothing keeps it in memory, and the table says so.
        let _ = shelf::save(&id, &game, Label { title: title.to_owned(), ..Label::default() });
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

    fn happened(&self, from: usize, word: &str) -> bool {
        let Some(me) = self.sole_human() else { return false };
        let game = self.game();
        if word == "acted" {
            return game.actions().skip(from).any(|(seat, _)| seat == me);
        }
        game.notices(from, Viewer::Seat(me)).any(|(_, notice)| G::happened(&notice, me, word))
    }

    fn rewind(&mut self, moves: usize) {
        self.rewind(moves);
    }
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        rules::art_robbery::{Notice, Setup, State},
        table::{Sitter, Stage},
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
        let table: &dyn AnyTable = &table;
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
        let told = AnyTable::told(&table, Lang::En);
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
