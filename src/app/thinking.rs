//! What bots are asked, on the page or in the worker: a question goes in, what they would do comes out.

use cambriole_engine::{
    bots::{Advice, AnyDecision, Question, SearchHints},
    rules::GameId,
    with_game,
};
use serde::{Deserialize, Serialize};

use crate::browser::{clock, worker, worker::Slices};

/// Who is as sure as this after a third of their time has thought enough.
const CLEAR: f64 = 0.8;

/// The longest that a bot thinks, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Budget(u64);

impl Budget {
    pub const FIRST: Self = Self(1200);
    /// For those who are asked after another.
    pub const AFTERWARDS: Self = Self(400);
}

/// A question whose game is known by name only.
#[derive(Debug)]
pub struct Asked {
    game: GameId,
    question: Vec<u8>,
}

impl Asked {
    /// Nothing if it cannot be written.
    pub fn of<G: SearchHints>(question: &Question<G>) -> Option<Self> {
        Some(Self { game: G::ID, question: postcard::to_allocvec(question).ok()? })
    }
}

/// A question on its way, and how long one may think about it.
#[derive(Serialize, Deserialize)]
struct Sent {
    game: GameId,
    budget: Budget,
    question: Vec<u8>,
}

/// Asks; `then` gets what the bot would do, unless [`worker::stop`] or another question comes first.
pub fn ask(asked: Asked, budget: Budget, then: impl FnOnce(Option<Advice>) + 'static) {
    let Asked { game, question } = asked;
    match postcard::to_allocvec(&Sent { game, budget, question }) {
        Ok(bytes) => worker::ask(bytes, open, Box::new(move |said| then(postcard::from_bytes(&said).ok()))),
        Err(_) => then(None),
    }
}

/// Begins to think about a question, in whatever role.
pub fn open(bytes: &[u8]) -> Slices {
    let mut job = read(bytes);
    Box::new(move |length| match &mut job {
        Some(job) => job.think(length),
        None => Some(Vec::new()),
    })
}

fn read(bytes: &[u8]) -> Option<Job> {
    let Sent { game, budget, question } = postcard::from_bytes(bytes).ok()?;
    let decision = with_game!(game, G => begun::<G>(&question))?;
    Some(Job { decision, began: clock::ticks(), budget })
}

fn begun<G: SearchHints>(question: &[u8]) -> Option<Box<dyn AnyDecision>> {
    let question: Question<G> = postcard::from_bytes(question).ok()?;
    Some(Box::new(question.decide()))
}

/// A question being thought about.
struct Job {
    decision: Box<dyn AnyDecision>,
    began: u64,
    budget: Budget,
}

impl Job {
    /// Thinks for about `length` milliseconds, and answers once it is time.
    fn think(&mut self, length: u64) -> Option<Vec<u8>> {
        let start = clock::ticks();
        loop {
            let thinks = self.decision.think(1);
            let now = clock::ticks();
            let (spent, Budget(longest)) = (now.saturating_sub(self.began), self.budget);
            let is_clear = || spent * 3 > longest && self.decision.advice().share > CLEAR;
            if !thinks || spent > longest || is_clear() {
                return Some(postcard::to_allocvec(&self.decision.advice()).unwrap_or_default());
            }
            if now.saturating_sub(start) >= length {
                return None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        bots::Level,
        rules::{Seat, Seed, art_robbery},
        table::{Chair, Match, Sitter},
    };

    use super::*;

    fn sent() -> Vec<u8> {
        let setup = art_robbery::Setup { first: Some(Seat(0)), ..art_robbery::Setup::of(2) };
        let chair = |mark| Chair { name: String::new(), mark, sitter: Sitter::Bot(Level::Novice) };
        let game = Match::<art_robbery::State>::start(setup, vec![chair(1), chair(2)], Seed(1));
        let game = game.expect("a legal table");
        let question = game.question(Seat(0), Level::Novice, Seed(2)).expect("it is their turn");
        let Asked { game, question } = Asked::of(&question).expect("it can be written");
        postcard::to_allocvec(&Sent { game, budget: Budget::FIRST, question }).expect("it can be written")
    }

    #[test]
    fn a_question_is_answered_with_one_of_the_legal_actions() {
        let answer = open(&sent())(10).expect("a novice decides at once");
        let advice: Advice = postcard::from_bytes(&answer).expect("it has decided");
        assert!(advice.share == 0.0 && advice.place < 8, "{advice:?}");
    }

    #[test]
    fn what_is_no_question_has_no_answer() {
        let sent = sent();
        for bytes in [&[], b"nothing".as_slice(), &sent[..sent.len() - 1]] {
            let answer = open(bytes)(10).expect("there is nothing to think about");
            assert!(postcard::from_bytes::<Advice>(&answer).is_err(), "{bytes:?}");
        }
    }
}
