//! A full state that agrees with a view: a thief's path and locks that the viewer cannot know.

use super::{Exit, ExitSet, Past, Sheet, Square, State, View};
use crate::rules::{Dice, Imagine, Seed};

impl Imagine for State {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let sheet = match &view.sheet {
            None if view.open.is_played() => Past::of(&view.open).sheet(&view.open, dice),
            known => known.clone(),
        };
        with_sheet(view, sheet, dice)
    }

    fn redrawn(&self, dice: &mut Dice) -> Self {
        Self { dice: Dice::new(Seed(u64::from(dice.below(u32::MAX)))), ..self.clone() }
    }
}

impl State {
    /// Imagines a match in which the thief is where they are likely to be, with a painting just stolen
    /// there or without.
    #[must_use]
    pub fn imagine_likely(
        view: &View,
        past: &Past,
        likely: impl Fn(Square, bool) -> f64,
        dice: &mut Dice,
    ) -> Self {
        let sheet = match &view.sheet {
            None if view.open.is_played() => past.likely_sheet(&view.open, likely, dice),
            known => known.clone(),
        };
        with_sheet(view, sheet, dice)
    }
}

fn with_sheet(view: &View, sheet: Option<Sheet>, dice: &mut Dice) -> State {
    let locks = view.locks.unwrap_or_else(|| imagine_locks(view, dice));
    // Chance to come is imagined as well: the match's own seed is in no view.
    let dice = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
    State { dice, open: view.open.clone(), sheet, locks }
}

/// Those turned up are closed; of the others, as many as there are to be are open.
fn imagine_locks(view: &View, dice: &mut Dice) -> ExitSet {
    let mut unseen: Vec<Exit> = Exit::all().filter(|exit| !view.open.turned.contains(*exit)).collect();
    dice.shuffle(&mut unseen);
    unseen.into_iter().take(usize::from(view.open.setup.open_locks)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{after_moves, sites};
    use super::*;
    use crate::rules::{Game, Seat, Viewer};

    #[test]
    fn what_the_viewer_cannot_know_is_drawn_anew_each_time() {
        let state = after_moves(4, 6, 3);
        let (view, mut dice) = (state.view(Viewer::Table), Dice::new(Seed(1)));
        let imagined: Vec<State> = (0..30).map(|_| State::imagine(&view, &mut dice)).collect();
        assert!(imagined.iter().all(|other| other.view(Viewer::Table) == view && other.dice != state.dice));
        assert!(sites(&imagined).len() > 5, "the thief can be in many places");
        assert!(imagined.windows(2).any(|pair| pair[0].locks != pair[1].locks));
    }

    #[test]
    fn the_thief_knows_all_but_the_locks() {
        let state = after_moves(4, 6, 5);
        let view = state.view(Viewer::Seat(Seat(0)));
        let mut dice = Dice::new(Seed(1));
        let imagined: Vec<State> = (0..20).map(|_| State::imagine(&view, &mut dice)).collect();
        assert!(imagined.iter().all(|other| other.sheet == state.sheet && other.locks.len() == 5));
        assert!(imagined.iter().any(|other| other.locks != state.locks));
    }
}
