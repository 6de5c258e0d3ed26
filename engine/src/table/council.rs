//! The bots of a match making up their minds in steps, so that they can think elsewhere than the page
//! draws, or a little at a time.

use super::{Match, Sitter};
use crate::{
    bots::{self, Advice, Insight, Level, Thought, Urge},
    rules::{Dice, Seat, SeatSet, Turn, Viewer},
};

/// A decision in the making, whatever the game. It has no `Debug`: the page would carry the code.
pub trait Thinking {
    /// How many moves were made before it.
    fn moves(&self) -> usize;

    /// Whoever has the word thinks on by so many imagined matches; whether more of it would be of use.
    fn think(&mut self, rounds: u32) -> bool;

    /// How sure they are so far: the share of their thinking that went to one action.
    fn share(&self) -> f64;

    /// They have thought enough: what is done, and by whom, once all is said. Otherwise the next one has
    /// the word.
    fn settle(&mut self) -> Option<(Seat, Advice)>;

    /// Whether nobody has the word any more: there was nobody to ask.
    fn is_over(&self) -> bool;
}

/// Those who are asked what to do next, one after the other, as [`Match::consult`] asks them. Each sees
/// their own view and nothing else.
#[derive(Debug)]
pub struct Council<G: Insight> {
    game: Match<G>,
    /// Who has the word, and what they think.
    speaker: Option<(Seat, Thought<G>)>,
    /// Who is still to be asked, the next one last.
    others: Vec<(Seat, Level)>,
    /// What waits for what the others say.
    deferred: Option<(Seat, Advice)>,
    /// Whether they are asked what to do, and not what to say.
    hushed: bool,
    dice: Dice,
}

impl<G: Insight> Council<G> {
    /// Asks the bots among `seats`.
    pub fn of_bots(game: Match<G>, seats: SeatSet, dice: Dice) -> Self {
        Self::open(game, seats, None, dice)
    }

    /// Asks what the best bot would do at `seat`, which may be a person's.
    pub fn of_advice(game: Match<G>, seat: Seat, dice: Dice) -> Self {
        Self::open(game, SeatSet::only(seat), Some(Level::Expert), dice)
    }

    /// Asks those among `seats` who may act, at their own level or all at `level`.
    pub fn open(game: Match<G>, seats: SeatSet, level: Option<Level>, dice: Dice) -> Self {
        let others = match game.turn() {
            Turn::Of(able) => asked(&game, able, seats, level),
            Turn::Over(_) => Vec::new(),
        };
        let hushed = level.is_some();
        let mut council = Self { game, speaker: None, others, deferred: None, hushed, dice };
        council.next();
        council
    }

    /// The next one has the word.
    fn next(&mut self) {
        self.speaker = self.others.pop().map(|(seat, level)| {
            let (mut view, legal) = (self.game.view(Viewer::Seat(seat)), self.game.legal_actions(seat));
            if self.hushed {
                G::hush(&mut view);
            }
            (seat, Thought::begin(seat, view, &legal, level, &mut self.dice))
        });
    }
}

/// Who is asked, the first one last: those among `seats` who have a level.
fn asked<G: Insight>(
    game: &Match<G>,
    able: SeatSet,
    seats: SeatSet,
    level: Option<Level>,
) -> Vec<(Seat, Level)> {
    let mut asked = Vec::new();
    for seat in bots::in_order(game.state(), able).filter(|seat| seats.contains(*seat)) {
        let own = match game.chairs().get(seat.index()).map(|chair| chair.sitter) {
            Some(Sitter::Bot(level)) => Some(level),
            _ => None,
        };
        asked.extend(level.or(own).map(|level| (seat, level)));
    }
    asked.reverse();
    asked
}

impl<G: Insight> Thinking for Council<G> {
    fn moves(&self) -> usize {
        self.game.len()
    }

    fn think(&mut self, rounds: u32) -> bool {
        self.speaker.as_mut().is_some_and(|(_, thought)| thought.go_on(rounds))
    }

    fn share(&self) -> f64 {
        self.speaker.as_ref().map_or(1.0, |(_, thought)| thought.advice().share)
    }

    fn settle(&mut self) -> Option<(Seat, Advice)> {
        let (seat, thought) = self.speaker.take()?;
        let advice = thought.advice();
        let urge = || {
            let action = self.game.legal_actions(seat).into_iter().nth(advice.place)?;
            Some(G::urge(&self.game.view(Viewer::Seat(seat)), &action))
        };
        // Only those who play together have somebody to let speak first.
        if !G::TOGETHER || urge().is_none_or(|urge| urge == Urge::Firm) {
            return Some((seat, advice));
        }
        self.deferred = self.deferred.or(Some((seat, advice)));
        self.next();
        self.deferred.filter(|_| self.is_over())
    }

    fn is_over(&self) -> bool {
        self.speaker.is_none()
    }
}
