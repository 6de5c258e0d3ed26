//! Who won: MC-26, MC-27.

use super::{How, Length, Open};
use crate::rules::{Outcome, Seat, SeatSet};

/// MC-26: the thief needs as many.
pub const ENOUGH: u8 = 3;

/// What each seat scored so far as a thief; nothing for those who were not yet.
pub fn scores(open: &Open) -> Vec<Option<u8>> {
    let mut scores = vec![None; open.players()];
    let first = open.players() + open.thief.index() - usize::from(open.round).min(open.players());
    for (round, how) in open.ends.iter().enumerate().take(open.players()) {
        let thief = (first + round) % open.players().max(1);
        if let Some(score) = scores.get_mut(thief) {
            *score = how.map(How::paintings);
        }
    }
    scores
}

pub(super) fn outcome(open: &Open) -> Outcome {
    let scores = scores(open);
    let points = |seat: Seat| scores.get(seat.index()).copied().flatten().unwrap_or_default();
    let seats = || Seat::all(open.players());
    let winners: SeatSet = match open.setup.length {
        Length::Short if points(open.thief) >= ENOUGH => SeatSet::only(open.thief),
        Length::Short => open.detectives(),
        Length::Long => {
            let most = seats().map(points).max();
            seats().filter(|seat| Some(points(*seat)) == most).collect()
        }
    };
    Outcome { winners, scores: seats().map(|seat| i32::from(points(seat))).collect() }
}
