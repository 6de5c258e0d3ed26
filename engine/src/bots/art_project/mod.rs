//! What a good move is in The A.R.T. Project.

use super::{Brain, Level};
use crate::rules::{
    Dice,
    art_project::{Action, State, View},
};

impl Brain for State {
    fn choose(_view: &View, legal: &[Action], _level: Level, dice: &mut Dice) -> usize {
        dice.below(u32::try_from(legal.len()).unwrap_or_default()) as usize
    }
}
