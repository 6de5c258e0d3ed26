//! What one viewer knows.

use serde::{Deserialize, Serialize};

use super::{Card, Count, Hand, Phase, Raid, Setup, State, TokenSet, score};
use crate::rules::{Seat, SeatSet, Viewer};

/// What one viewer knows of a match. There is no draw pile in it, only its size, and no hand but
/// those that the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was chosen before the match.
    pub setup: Setup,
    /// The raid in progress, or the last one.
    pub raid: Raid,
    /// How often the draw pile was rebuilt in this raid (AR-22).
    pub rebuilds: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is being decided.
    pub phase: Phase,
    /// Who holds the guard dog; nobody while it is in the centre.
    pub dog: Option<Seat>,
    /// The tokens to be had.
    pub centre: TokenSet,
    /// The tokens of this raid before each seat.
    pub front: Vec<TokenSet>,
    /// What each seat has banked. Everybody saw it go there (AR-15); the page shows less of it.
    pub banked: Vec<TokenSet>,
    /// The tokens that went back to the box.
    pub lost: TokenSet,
    /// Each seat's cards.
    pub hands: Vec<Held>,
    /// How many cards are left to draw.
    pub pile: u8,
    /// The discard pile; the last card is the top.
    pub discard: Vec<Card>,
}

/// A hand as the viewer knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// The viewer sees these cards.
    Seen(Hand),
    /// The viewer knows how many there are.
    Hidden(u8),
}

impl Held {
    /// How many cards there are: everybody knows that.
    pub fn len(&self) -> usize {
        match self {
            Self::Seen(hand) => hand.len(),
            Self::Hidden(count) => usize::from(*count),
        }
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
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

    /// The cards of the seat that looks.
    pub fn own_hand(&self) -> Option<Hand> {
        match self.hands.get(self.seat()?.index())? {
            Held::Seen(hand) => Some(*hand),
            Held::Hidden(_) => None,
        }
    }

    /// Who has to decide now.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play => Some(self.turn),
            Phase::Dog { holder, .. } => Some(holder),
            Phase::Over => None,
        }
    }

    /// What lies before a seat in this raid.
    pub fn front_of(&self, seat: Seat) -> TokenSet {
        self.front.get(seat.index()).copied().unwrap_or_default()
    }

    /// What a seat has banked.
    pub fn banked_by(&self, seat: Seat) -> TokenSet {
        self.banked.get(seat.index()).copied().unwrap_or_default()
    }

    /// Who would be arrested, or of two lose points, were it counted now (AR-19, AR-20). What lies before a seat
    /// counts with what it has banked.
    pub fn suspects(&self) -> SeatSet {
        let seats: Vec<Seat> = Seat::all(self.banked.len()).collect();
        let won: Vec<TokenSet> =
            seats.iter().map(|seat| self.banked_by(*seat).union(self.front_of(*seat))).collect();
        let fewest = won.iter().map(|tokens| tokens.alibis()).min().unwrap_or_default();
        let suspects: SeatSet =
            seats.iter().copied().filter(|seat| won[seat.index()].alibis() == fewest).collect();
        // AR-20: of two who have as many, neither loses anything.
        if seats.len() == 2 && suspects.len() == 2 { SeatSet::default() } else { suspects }
    }

    /// The final count, once there is one (AR-18).
    pub fn count(&self) -> Option<Count> {
        (self.phase == Phase::Over).then(|| score::count(&self.banked))
    }
}

pub(super) fn of(state: &State, viewer: Viewer) -> View {
    let players = state.players();
    let held = |seat: Seat| {
        let hand = state.hands[seat.index()];
        if viewer.sees(seat) { Held::Seen(hand) } else { Held::Hidden(hand.size()) }
    };
    View {
        viewer,
        setup: state.setup,
        raid: state.raid,
        rebuilds: state.rebuilds,
        turn: state.turn,
        phase: state.phase,
        dog: state.dog,
        centre: state.centre,
        front: state.front[..players].to_vec(),
        banked: state.banked[..players].to_vec(),
        lost: state.lost,
        hands: Seat::all(players).map(held).collect(),
        pile: state.pile.size(),
        discard: state.discard.as_slice().to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{loot, start, table};
    use super::*;
    use crate::rules::Game;

    const VIEWERS: [Viewer; 5] = [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Seat(Seat(2)),
        Viewer::Table,
        Viewer::Everything,
    ];

    #[test]
    fn a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() {
        let state = start(3, 8);
        for seat in Seat::all(3) {
            let view = state.view(Viewer::Seat(seat));
            assert_eq!(view.own_hand(), Some(state.hand(seat)));
            for other in Seat::all(3).filter(|other| *other != seat) {
                assert_eq!(view.hands[other.index()], Held::Hidden(5));
            }
        }
    }

    #[test]
    fn the_table_sees_no_hand_and_everything_sees_all() {
        let state = start(3, 8);
        assert_eq!(state.view(Viewer::Table).hands, [Held::Hidden(5); 3]);
        let all = Seat::all(3).map(|seat| Held::Seen(state.hand(seat)));
        assert_eq!(state.view(Viewer::Everything).hands, all.collect::<Vec<_>>());
        assert_eq!(state.view(Viewer::Table).own_hand(), None);
    }

    #[test]
    fn what_lies_open_stands_in_every_view() {
        let state = table(3).with_loot(Seat(1), &[5, 0]).with_boss(Seat(2)).with_dog(Seat(1)).with_pile(7);
        for viewer in VIEWERS {
            let view = state.view(viewer);
            assert_eq!((view.centre, view.dog, view.turn), (state.centre, Some(Seat(1)), Seat(0)));
            assert_eq!(view.front_of(Seat(1)), loot(&[(1, 5), (1, 0)]));
            assert_eq!(view.front, state.front[..3]);
            assert_eq!((view.pile, &view.discard[..]), (7, state.discard.as_slice()));
        }
    }

    #[test]
    fn ar_15_what_was_banked_is_no_secret() {
        let mut state = table(3).with_raid(2);
        state.banked[1] = loot(&[(1, 0), (1, 5)]);
        for viewer in VIEWERS {
            assert_eq!(state.view(viewer).banked_by(Seat(1)), loot(&[(1, 0), (1, 5)]));
        }
    }

    #[test]
    fn ar_15_open_counts_are_an_option_that_every_view_tells() {
        for open_counts in [false, true] {
            let setup = Setup { open_counts, ..Setup::of(3) };
            let state = State::start(&setup, crate::rules::Seed(1)).expect("three may play");
            assert!(VIEWERS.iter().all(|viewer| state.view(*viewer).setup.open_counts == open_counts));
        }
    }

    #[test]
    fn ar_19_whoever_has_the_fewest_alibis_so_far_is_a_suspect() {
        let mut state = table(3).with_raid(2).with_loot(Seat(1), &[0]);
        state.banked[2] = loot(&[(1, 0)]);
        state.banked[0] = loot(&[(1, 5)]);
        let suspects = |state: &State| state.view(Viewer::Table).suspects().iter().collect::<Vec<_>>();
        assert_eq!(suspects(&state), [Seat(0)], "what is banked counts, and what lies open");
        assert_eq!(suspects(&table(3)), Seat::all(3).collect::<Vec<_>>(), "nobody has any yet");
    }

    #[test]
    fn ar_20_of_two_with_as_many_alibis_none_is_a_suspect() {
        assert!(table(2).view(Viewer::Table).suspects().is_empty());
        let view = table(2).with_loot(Seat(0), &[0]).view(Viewer::Table);
        assert_eq!(view.suspects().iter().collect::<Vec<_>>(), [Seat(1)]);
    }

    #[test]
    fn a_seat_that_is_not_there_has_nothing() {
        let view = table(2).view(Viewer::Seat(Seat(9)));
        assert_eq!((view.own_hand(), view.front_of(Seat(9))), (None, TokenSet::default()));
        assert_eq!(view.hands, [Held::Hidden(5); 2]);
    }
}
