//! What a good move is in Le Casse du Siècle: detectives weigh where the thief may be, the thief weighs
//! what the detectives can think.

mod detective;
mod odds;
mod rehearsal;
mod search_hints;
mod suspicion;
mod temptation;
#[cfg(test)]
mod tests;
mod thief;

use super::{Level, Policy};
use crate::rules::{
    Dice,
    museum_caper::{Action, Phase, State, View},
};

/// How a level plays.
#[derive(Clone, Copy)]
struct Habits {
    /// How far a judgement may be off, in thousandths of a match. A little breaks ties.
    slip: u32,
    /// Whether it thinks of what the others want, beyond what is possible.
    reasons: bool,
    /// Whether it goes through all that happened as the thief would have.
    studies: bool,
}

fn habits(level: Level) -> Habits {
    match level {
        Level::Novice => Habits { slip: 60, reasons: false, studies: false },
        Level::Regular => Habits { slip: 3, reasons: true, studies: false },
        Level::Master => Habits { slip: 3, reasons: true, studies: true },
    }
}

impl Policy for State {
    fn choose(view: &View, legal: &[Action], level: Level, dice: &mut Dice) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        let habits = habits(level);
        let Some(judged) = judge(view, legal, habits) else {
            let ready = legal.iter().position(|action| *action == Action::Confirm);
            let random = legal.iter().position(|action| *action == Action::Random);
            return ready.or(random).unwrap_or_default();
        };
        let slips = u64::from(habits.slip);
        let mut best = (f64::MIN, 0);
        // One draw is enough for all: neighbours in the list get unlike parts of it.
        let mut noise = u64::from(dice.below(u32::MAX));
        for (place, worth) in judged.into_iter().enumerate() {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let slip = u32::try_from((noise >> 33) % (slips * 1000 + 1)).unwrap_or_default();
            let worth = worth + f64::from(slip) / 1_000_000.0;
            if worth > best.0 {
                best = (worth, place);
            }
        }
        best.1
    }
}

/// What each action is worth, in matches won; nothing while the night has not begun or is over.
fn judge(view: &View, legal: &[Action], habits: Habits) -> Option<Vec<f64>> {
    match view.open.phase {
        Phase::Enter | Phase::Thief | Phase::Detectors(_) => Some(thief::judge(view, legal, habits)),
        Phase::Detective(_) => Some(detective::judge(view, legal, habits)),
        Phase::Museum | Phase::Locks | Phase::RoundOver | Phase::Over => None,
    }
}
