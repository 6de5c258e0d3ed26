//! What a good move is in Art Robbery: one look at where each legal action would leave everybody.

mod outlook;
mod search_hints;
#[cfg(test)]
mod tests;

use super::{Level, Policy};
use crate::rules::{
    Dice,
    art_robbery::{Action, State, View},
};
use outlook::Outlook;

/// How a level plays.
struct Habits {
    /// How far a judgement may be off, in hundredths of a point. A little breaks ties.
    slip: u32,
    /// Whether loot and alibis of earlier raids are remembered (AR-15).
    remembers: bool,
}

fn habits(level: Level) -> Habits {
    match level {
        Level::Novice => Habits { slip: 600, remembers: false },
        Level::Regular | Level::Master => Habits { slip: 8, remembers: true },
    }
}

impl Policy for State {
    fn choose(view: &View, legal: &[Action], level: Level, dice: &mut Dice) -> usize {
        let habits = habits(level);
        let Some(outlook) = Outlook::of(view, habits.remembers) else { return 0 };
        let judged = legal.iter().enumerate().map(|(place, action)| {
            let slip = i64::from(dice.below(habits.slip));
            (outlook.after(*action) + slip, std::cmp::Reverse(place))
        });
        judged.max().map_or(0, |(_, std::cmp::Reverse(place))| place)
    }
}
