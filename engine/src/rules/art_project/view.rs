//! What one viewer knows.

use serde::{Deserialize, Serialize};

use super::{Action, Card, CardSet, Clues, End, Scene, State};
use crate::rules::{Dice, Game, Imagine, Seat, Seed, Viewer, put_in_order};

/// What one viewer knows of a match: all that lies open, and of the hands what the viewer may see. The
/// order of the deck is not in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that lies open.
    pub scene: Scene,
    /// Each seat's cards: those that the viewer sees in the order of the box, then the backs of the
    /// others in the order of their clues.
    pub hands: Vec<Vec<Glimpse>>,
    /// How many cards were taken out unseen (AP-32).
    pub boxed: u8,
}

/// A card as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glimpse {
    /// Its face.
    Face(Card),
    /// Only its back.
    Back(Clues),
}

impl Glimpse {
    /// What the back shows, which all may see.
    pub fn clues(self) -> Clues {
        match self {
            Self::Face(card) => card.clues(),
            Self::Back(clues) => clues,
        }
    }

    /// Its face, where the viewer sees it.
    pub fn face(self) -> Option<Card> {
        match self {
            Self::Face(card) => Some(card),
            Self::Back(_) => None,
        }
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Everything => None,
        }
    }

    /// A seat's cards as the viewer sees them.
    pub fn hand(&self, seat: Seat) -> &[Glimpse] {
        self.hands.get(seat.index()).map(Vec::as_slice).unwrap_or_default()
    }

    /// The faces of a seat's cards that the viewer sees.
    pub fn faces(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.hand(seat).iter().filter_map(|glimpse| glimpse.face())
    }

    /// How these actions of `seat`, one after the other, would lose the match at once, if they would: the
    /// page asks before (AP-7). Nothing that the viewer cannot know bears on it.
    pub fn would_lose(&self, seat: Seat, actions: &[Action]) -> Option<End> {
        let mut state = State::imagine(self, &mut Dice::new(Seed(1)));
        // Once it is over the rules refuse the rest.
        actions.iter().try_for_each(|action| state.apply(seat, action, &mut Vec::new())).ok();
        state.scene.end.filter(|end| !end.is_won())
    }
}

pub(super) fn of(state: &State, viewer: Viewer) -> View {
    let seen = |seat: Seat| {
        let hand = state.hands[seat.index()];
        let all = viewer.sees(seat) || state.scene.setup.is_open();
        let known = if all { hand } else { hand.shared(state.scene.told) };
        glimpses(known, hand.without(known))
    };
    View {
        viewer,
        scene: state.scene.clone(),
        hands: Seat::all(state.scene.players()).map(seen).collect(),
        boxed: u8::try_from(state.boxed.len()).unwrap_or_default(),
    }
}

/// Sorted, so that the order of the backs tells nothing of the faces.
fn glimpses(known: CardSet, hidden: CardSet) -> Vec<Glimpse> {
    let mut backs: Vec<Glimpse> = hidden.iter().map(|card| Glimpse::Back(card.clues())).collect();
    put_in_order(&mut backs, |back| *back);
    known.iter().map(Glimpse::Face).chain(backs).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{
        Setup,
        fixtures::{ADA, BEN, card, start, table},
    };
    use super::*;

    #[test]
    fn the_table_sees_backs_and_everything_sees_faces() {
        let state = table(2).playing("A1");
        assert!(state.view(Viewer::Table).hands.iter().flatten().all(|glimpse| glimpse.face().is_none()));
        assert!(
            state.view(Viewer::Everything).hands.iter().flatten().all(|glimpse| glimpse.face().is_some())
        );
        assert_eq!(state.view(Viewer::Table).hand(Seat(9)), []);
    }

    #[test]
    fn open_hands_show_all_to_all() {
        let state = start(Setup { open_hands: true, ..Setup::of(2) }).playing("A1");
        let view = state.view(Viewer::Table);
        assert_eq!(view.faces(ADA).collect::<Vec<_>>(), [card("A1"), card("A2")]);
        assert_eq!(view.hand(BEN).len(), 2);
    }

    #[test]
    fn the_order_of_backs_tells_nothing() {
        // By its place in the box A6 comes before B1; by their backs it is the other way round.
        let state = table(2).playing("A2").with_hand(BEN, &["A6", "B1"]);
        let backs: Vec<Clues> = state.view(Viewer::Table).hand(BEN).iter().map(|it| it.clues()).collect();
        assert_eq!(backs, [card("B1").clues(), card("A6").clues()]);
    }
}
