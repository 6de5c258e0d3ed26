//! What a bot is asked.

use serde::{Deserialize, Serialize};

use super::{Decision, Level, SearchHints};
use crate::rules::{Dice, Game, Seat, Seed};

/// One decision put to a bot: all that it knows and is given. It can be sent to wherever the bot thinks;
/// what is not in it cannot be cheated with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Question<G: Game> {
    /// Where the bot sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// What the seat sees.
    pub view: G::View,
    /// What the seat may do.
    pub legal: Vec<G::Action>,
    /// The seed of the bot's own dice.
    pub seed: Seed,
}

impl<G: SearchHints> Question<G> {
    /// The same for somebody who wants to hear what to do, and not what to say.
    #[must_use]
    pub fn muted(mut self) -> Self {
        G::mute(&mut self.view);
        self
    }

    /// Begins to think about it.
    pub fn decide(self) -> Decision<G> {
        let Self { seat, level, view, legal, seed } = self;
        Decision::begin(seat, view, &legal, level, &mut Dice::new(seed))
    }
}
