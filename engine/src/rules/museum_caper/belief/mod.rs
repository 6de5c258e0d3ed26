//! Where the thief can be: the exact set of squares that the facts of a round allow, and nothing guessed.
//!
//! What the facts to come depend on is where the thief stands, whether they stole there just now, which
//! cameras they destroyed unnoticed and whether the power is cut. A [`cloud::Cloud`] is a set of such
//! possibilities, and every [`Fact`] makes another of it. A capture is no fact of its own: it ends the round,
//! and everybody sees where.

mod cloud;
mod history;
#[cfg(test)]
mod tests;

pub use history::Past;

use super::{Fact, How, Open, Square, SquareSet};
use cloud::Cloud;

/// Where the thief can be now, for all that everybody knows; nowhere before they came in.
pub fn whereabouts(open: &Open) -> SquareSet {
    if !open.is_played() {
        return SquareSet::EMPTY;
    }
    let (mut cloud, mut board) = (Cloud::at_the_exits(), open.start);
    if let Some(at) = met_at(open) {
        return SquareSet::only(at);
    }
    for fact in &open.facts {
        cloud.learn(fact, &mut board);
    }
    cloud.squares()
}

/// MC-10, MC-24: where a detective and the thief met at the end of the round.
fn met_at(open: &Open) -> Option<Square> {
    open.end().and_then(How::met_at)
}

/// Where the thief could have been at each moment of the round: when they had come in, then after each
/// of the facts.
pub fn whereabouts_through(open: &Open) -> Vec<SquareSet> {
    if !open.is_played() {
        return Vec::new();
    }
    let (mut cloud, mut board) = (Cloud::at_the_exits(), open.start);
    let mut moments = vec![cloud.squares()];
    for fact in &open.facts {
        cloud.learn(fact, &mut board);
        moments.push(cloud.squares());
    }
    if let (Some(last), Some(at)) = (moments.last_mut(), met_at(open)) {
        *last = SquareSet::only(at);
    }
    moments
}

/// Where the thief could be after one more move that shows nothing, for plans.
pub fn whereabouts_next(open: &Open) -> SquareSet {
    let mut open = open.clone();
    open.facts.push(Fact::Moved { path: None, gone: None, tried: None });
    whereabouts(&open)
}
