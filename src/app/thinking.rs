//! What bots are asked, by the page or in the worker: the text of a match goes in, a decision comes out.
//!
//! Whoever thinks reads the match as the page would, and hands on to each bot its own view alone.

use cambriole_engine::{
    bots::{Level, SearchHints},
    rules::{Dice, Seat, SeatSet},
    table::{Council, Thinking, glance, restore},
};

use crate::{
    app::games::for_game,
    browser::{chance, clock, worker, worker::Slices},
};

/// The longest that a bot thinks, and the longest that those do who are asked after another, in
/// milliseconds.
const LONGEST: u64 = 1200;
const AFTERWARDS: u64 = 400;
/// Who is as sure as this after a third of that time has thought enough.
const CLEAR: f64 = 0.8;

/// What is to be thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// What the bots among these seats do next.
    Bots(SeatSet),
    /// What the best bot would do at this seat.
    Advice(Seat),
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// How many moves were made before.
    pub moves: usize,
    pub seat: Seat,
    /// Which of the legal actions it is.
    pub place: usize,
    /// How sure the choice is, in percent.
    pub share: u32,
}

/// Asks about the match of this text; `then` gets what [`Answer::read`] reads, unless [`worker::stop`] or another question
/// comes first.
pub fn ask(question: Question, text: &str, then: impl FnOnce(String) + 'static) {
    let (kind, seats) = match question {
        Question::Bots(seats) => ('b', seats),
        Question::Advice(seat) => ('a', SeatSet::only(seat)),
    };
    let asked = format!("{kind}{}\n{text}", seats.bits());
    worker::ask(asked, open, Box::new(then));
}

/// What comes to the mind of the bots among `seats` at once, in the match of this text.
pub fn at_once(seats: SeatSet, text: &str) -> Option<Answer> {
    let mut council = council(Question::Bots(seats), text)?;
    while !council.is_over() {
        if let Some((seat, advice)) = council.settle() {
            return Some(Answer { moves: council.moves(), seat, place: advice.place, share: 0 });
        }
    }
    None
}

impl Question {
    /// The question as [`ask`] sends it.
    fn read(said: &str) -> Option<Self> {
        let (kind, seats) = said.split_at_checked(1)?;
        let seats = SeatSet::of_bits(seats.parse().ok()?);
        match kind {
            "a" => seats.iter().next().map(Self::Advice),
            _ => Some(Self::Bots(seats)),
        }
    }
}

impl Answer {
    /// The answer as it was sent; nothing where nobody could decide.
    pub fn read(said: &str) -> Option<Self> {
        let mut numbers = said.split(' ').map_while(|word| word.parse::<u32>().ok());
        let mut next = || numbers.next();
        let (moves, seat, place) = (next()? as usize, Seat(u8::try_from(next()?).ok()?), next()? as usize);
        Some(Self { moves, seat, place, share: next()? })
    }
}

/// Begins to think about a question, in whatever role.
pub fn open(asked: &str) -> Slices {
    let council = asked.split_once('\n').and_then(|(head, text)| council(Question::read(head)?, text));
    let began = clock::ticks();
    let mut job = Job { council, began, longest: LONGEST };
    Box::new(move |length| job.go_on(length))
}

fn council(question: Question, text: &str) -> Option<Box<dyn Thinking>> {
    let (seats, level) = match question {
        Question::Bots(seats) => (seats, None),
        Question::Advice(seat) => (SeatSet::only(seat), Some(Level::Expert)),
    };
    let game = glance(text).ok()?.game;
    for_game!(game, G => convened::<G>(text, seats, level))
}

fn convened<G: SearchHints>(text: &str, seats: SeatSet, level: Option<Level>) -> Option<Box<dyn Thinking>> {
    let (game, dice) = (restore::<G>(text).ok()?.game, Dice::new(chance::seed()));
    Some(Box::new(Council::open(game, seats, level, dice)))
}

/// A question being thought about.
struct Job {
    council: Option<Box<dyn Thinking>>,
    /// When whoever thinks now began, and how long they may.
    began: u64,
    longest: u64,
}

impl Job {
    fn go_on(&mut self, length: u64) -> Option<String> {
        let Some(council) = self.council.as_mut().filter(|council| !council.is_over()) else {
            return Some(String::new());
        };
        let start = clock::ticks();
        loop {
            let thinks = council.think(1);
            let now = clock::ticks();
            let spent = now.saturating_sub(self.began);
            let clear = || spent * 3 > self.longest && council.share() > CLEAR;
            if !thinks || spent > self.longest || clear() {
                if let Some((seat, advice)) = council.settle() {
                    let share = percent(advice.share);
                    return Some(format!("{} {} {} {share}", council.moves(), seat.0, advice.place));
                }
                (self.began, self.longest) = (now, AFTERWARDS);
            }
            if now.saturating_sub(start) >= length || council.is_over() {
                return None;
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 100")]
fn percent(share: f64) -> u32 {
    (share * 100.0) as u32
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        rules::{Seed, art_robbery},
        table::{Chair, Label, Match, Sitter, write},
    };

    use super::*;

    fn text() -> String {
        let setup = art_robbery::Setup { first: Some(Seat(0)), ..art_robbery::Setup::of(2) };
        let chair = |mark| Chair { name: String::new(), mark, sitter: Sitter::Bot(Level::Novice) };
        let game = Match::<art_robbery::State>::start(setup, vec![chair(1), chair(2)], Seed(1));
        write(&game.expect("a legal table"), &Label::default()).expect("it can be written")
    }

    #[test]
    fn a_question_is_answered_with_a_move_of_whoever_is_to_act() {
        let answer = open(&format!("b3\n{}", text()))(10).expect("a novice decides at once");
        let answer = Answer::read(&answer).expect("it has decided");
        assert_eq!((answer.moves, answer.seat, answer.share), (0, Seat(0), 0));
    }

    #[test]
    fn who_cannot_decide_says_so() {
        for asked in [format!("b2\n{}", text()), "b3\nnothing".into(), String::new()] {
            let answer = open(&asked)(10).expect("there is nothing to think about");
            assert_eq!(Answer::read(&answer), None, "{asked}");
        }
    }
}
