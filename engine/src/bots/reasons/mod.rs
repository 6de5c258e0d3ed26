//! Why an action is good advice, in a word that the page makes a sentence of. A reason is read off the
//! view of whoever is advised and the action alone: it tells them nothing that they could not know.

pub mod art_project;
pub mod art_robbery;
pub mod museum_caper;
#[cfg(feature = "fourth-game")]
pub mod passe_partout;

#[cfg(test)]
mod fixtures {
    use crate::{
        bots::{Level, Policy},
        rules::{Dice, Seed, Turn, Viewer},
    };

    /// Lets bots play a few matches; `look` sees every view, what is done there and what came of it.
    pub(super) fn watch<G: Policy>(setup: &G::Setup, mut look: impl FnMut(&G::View, &G::Action, &G)) {
        for seed in 0..12 {
            let mut state = G::start(setup, Seed(seed)).expect("a legal table");
            let (mut legal, mut dice) = (Vec::new(), Dice::new(Seed(seed)));
            while let Turn::Of(seats) = state.turn() {
                let seat = state.first_to_act(seats).expect("somebody is to act");
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                let action = &legal[G::choose(&view, &legal, Level::Regular, &mut dice)];
                state.apply(seat, action, &mut Vec::new()).expect("it is legal");
                look(&view, action, &state);
            }
        }
    }
}
