//! A decision in the making: what comes to mind at once and, at the level that thinks ahead, a search.

use super::{Advice, Imagined, Insight, Level, Search};
use crate::rules::{Dice, Seat, Seed};

/// What a bot thinks of one decision. It can be asked at any time, and let think on before.
#[derive(Debug)]
pub struct Thought<G: Insight> {
    first: usize,
    search: Option<Search<G>>,
}

impl<G: Insight> Thought<G> {
    /// Begins to think about what `seat` does, which sees `view` and may take one of the `legal` actions.
    pub fn begin(seat: Seat, view: G::View, legal: &[G::Action], level: Level, dice: &mut Dice) -> Self {
        let first = G::choose(&view, legal, level, dice);
        let ponders =
            level == Level::Expert && legal.get(first).is_some_and(|it| G::ponders(&view, legal, it));
        let search = ponders.then(|| {
            let own = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
            Search::new(seat, view, legal.to_vec(), Imagined, own)
        });
        Self { first, search }
    }

    /// Thinks on by so many imagined matches; whether more of it would be of use.
    pub fn go_on(&mut self, rounds: u32) -> bool {
        match &mut self.search {
            Some(search) => {
                search.think(rounds);
                true
            }
            None => false,
        }
    }

    /// What it would do now.
    pub fn advice(&self) -> Advice {
        let searched = self.search.as_ref().and_then(Search::advice);
        searched.unwrap_or(Advice { place: self.first, worth: 0.5, share: 0.0 })
    }
}
