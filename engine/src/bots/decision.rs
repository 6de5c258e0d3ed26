//! A decision in the making: what comes to mind at once and, at the level that thinks ahead, a search.

use super::{Advice, Imagined, Level, Search, SearchHints};
use crate::rules::{Dice, Seat, Seed};

/// What a bot thinks of one decision. It can be asked at any time, and let think on before.
#[derive(Debug)]
pub struct Decision<G: SearchHints> {
    first: usize,
    search: Option<Search<G>>,
}

/// A [`Decision`], whatever the game.
pub trait AnyDecision {
    /// Thinks on by so many imagined matches; whether more of it would be of use.
    fn think(&mut self, rounds: u32) -> bool;

    /// What the bot would do now.
    fn advice(&self) -> Advice;
}

impl<G: SearchHints> Decision<G> {
    /// Begins to think about what `seat` does, which sees `view` and may take one of the `legal` actions.
    pub fn begin(seat: Seat, view: G::View, legal: &[G::Action], level: Level, dice: &mut Dice) -> Self {
        let first = G::choose(&view, legal, level, dice);
        let searches =
            level == Level::Master && legal.get(first).is_some_and(|it| G::worth_searching(&view, legal, it));
        let search = searches.then(|| {
            let own = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
            Search::new(seat, view, legal.to_vec(), Imagined, own)
        });
        Self { first, search }
    }
}

impl<G: SearchHints> AnyDecision for Decision<G> {
    fn think(&mut self, rounds: u32) -> bool {
        match &mut self.search {
            Some(search) => {
                search.think(rounds);
                true
            }
            None => false,
        }
    }

    fn advice(&self) -> Advice {
        let searched = self.search.as_ref().and_then(Search::advice);
        searched.unwrap_or(Advice { place: self.first, worth: 0.5, share: 0.0 })
    }
}
