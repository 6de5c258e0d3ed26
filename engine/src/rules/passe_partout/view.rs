//! What one viewer knows, and what they can imagine.

use serde::{Deserialize, Serialize};

use super::{Key, PAINTINGS, Secret, State, state::Ring};
use crate::rules::{Dice, Imagine, Seat, Viewer};

/// What one viewer knows of a match: no secret but their own, and of the pile only its size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The painting that both want; none once the match is over.
    pub painting: Option<u8>,
    /// How many paintings are to come.
    pub left: u8,
    /// The paintings that the alarm saved.
    pub lost: Vec<u8>,
    /// Each seat.
    pub thieves: [Thief; 2],
}

/// A thief as the viewer knows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thief {
    /// The keys that were tried, in the order of the paintings.
    pub used: Vec<Key>,
    /// The paintings that they have.
    pub won: Vec<u8>,
    /// Whether they have chosen for this painting.
    pub has_chosen: bool,
    /// The rest, if the viewer may know it.
    pub secret: Option<Secret>,
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Everything => None,
        }
    }

    /// What the seat that looks knows of itself.
    pub fn own(&self) -> Option<&Secret> {
        self.thieves.get(self.seat()?.index())?.secret.as_ref()
    }

    /// The paintings that can still be had, in order: those to come and the one in the open.
    pub fn to_be_had(&self) -> Vec<u8> {
        let is_gone =
            |worth: &u8| self.lost.contains(worth) || self.thieves.iter().any(|it| it.won.contains(worth));
        PAINTINGS.into_iter().filter(|worth| !is_gone(worth)).collect()
    }
}

pub(super) fn of(state: &State, viewer: Viewer) -> View {
    let thief = |seat: u8| {
        let Ring { secret, used, won } = &state.rings[usize::from(seat)];
        Thief {
            used: used.clone(),
            won: won.clone(),
            has_chosen: secret.chosen.is_some(),
            secret: viewer.sees(Seat(seat)).then(|| secret.clone()),
        }
    };
    View {
        viewer,
        painting: state.painting,
        left: u8::try_from(state.pile.len()).unwrap_or(u8::MAX),
        lost: state.lost.clone(),
        thieves: [thief(0), thief(1)],
    }
}

impl Imagine for State {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut pile = view.to_be_had();
        pile.retain(|worth| view.painting != Some(*worth));
        dice.shuffle(&mut pile);
        let rings = view.thieves.each_ref().map(|thief| Ring {
            secret: thief.secret.clone().unwrap_or_else(|| imagined(thief, dice)),
            used: thief.used.clone(),
            won: thief.won.clone(),
        });
        Self { rings, painting: view.painting, pile, lost: view.lost.clone() }
    }

    fn redrawn(&self, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        dice.shuffle(&mut state.pile);
        state
    }
}

/// Any of the keys that were not seen may be the broken one, and any other the chosen one.
fn imagined(thief: &Thief, dice: &mut Dice) -> Secret {
    let mut keys: Vec<Key> = Key::ALL.into_iter().filter(|key| !thief.used.contains(key)).collect();
    let mut draw = || keys.remove(dice.below(u32::try_from(keys.len()).unwrap_or(0)) as usize);
    let broken = draw();
    let chosen = thief.has_chosen.then(draw);
    Secret { keys, broken, chosen }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Seed, passe_partout::Action};

    #[test]
    fn a_seat_knows_its_own_ring_and_whether_the_other_has_chosen() {
        let mut state = State::start(&State::setup(2), Seed(3)).expect("two may play");
        let key = state.rings[0].secret.keys[0];
        state.apply(Seat(0), &Action::Choose(key), &mut Vec::new()).expect("legal");
        let own = state.view(Viewer::Seat(Seat(0)));
        assert_eq!(own.own().and_then(|secret| secret.chosen), Some(key));
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Table] {
            let thief = &state.view(viewer).thieves[0];
            assert!(thief.has_chosen && thief.secret.is_none());
        }
    }

    #[test]
    fn what_the_viewer_has_not_seen_is_drawn_anew_each_time() {
        let state = State::start(&State::setup(2), Seed(3)).expect("two may play");
        let (view, mut dice) = (state.view(Viewer::Seat(Seat(0))), Dice::new(Seed(1)));
        let drawn: Vec<State> = (0..30).map(|_| State::imagine(&view, &mut dice)).collect();
        assert!(drawn.iter().all(|it| it.rings[0] == state.rings[0] && it.painting == state.painting));
        assert!(drawn.iter().any(|it| it.rings[1] != drawn[0].rings[1]));
        assert!(drawn.iter().any(|it| it.pile != drawn[0].pile));
        assert_eq!(state.redrawn(&mut dice).rings, state.rings);
    }
}
