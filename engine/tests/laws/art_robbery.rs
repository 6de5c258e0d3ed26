//! Art Robbery before the laws.

use cambriole_engine::rules::{
    Seat, Viewer,
    art_robbery::{Action, Aim, Card, Gift, Hand, Held, Notice, Raid, Setup, State, Token, TokenSet, View},
};

use crate::lawful::Lawful;

impl Lawful for State {
    /// Four raids, in each at most three piles of 45 cards and a turn more, two decisions a turn.
    const BOUND: usize = 4 * (3 * 45 + 1) * 2;

    fn setups() -> Vec<Setup> {
        let tables = (Setup::FEWEST..=Setup::MOST).flat_map(|players| {
            let chosen = Setup { first: Some(Seat(players - 1)), open_counts: true, ..Setup::of(players) };
            [Setup::of(players), chosen]
        });
        tables.collect()
    }

    fn universe() -> Vec<Action> {
        let seats = [0, 1, 2, 3, 4, 5, u8::MAX].map(Seat);
        let mut aims = vec![Aim::Dog, Aim::Nothing];
        for token in Token::ALL {
            aims.push(Aim::Centre(token));
            aims.extend(seats.map(|from| Aim::Steal { from, token }));
        }
        let plays =
            Card::ALL.iter().flat_map(|card| aims.iter().map(|aim| Action::Play { card: *card, aim: *aim }));
        plays.chain([Gift::Token, Gift::Dog].map(Action::Give)).collect()
    }

    fn dawdles(action: &Action) -> bool {
        !matches!(action, Action::Play { aim: Aim::Centre(_), .. })
    }

    fn assert_whole(everything: &View) {
        let seen = everything.hands.iter().filter_map(|held| match held {
            Held::Seen(hand) => Some(hand),
            Held::Hidden(_) => None,
        });
        let cards: Vec<Card> = seen.flat_map(Hand::cards).chain(everything.discard.iter().copied()).collect();
        assert_eq!(cards.len() + usize::from(everything.pile), Card::TOTAL);
        for (card, copies) in Card::ALL.iter().zip(Card::COPIES) {
            let count = cards.iter().filter(|it| *it == card).count();
            assert!(count <= usize::from(copies), "{count} times {card:?}");
        }
        let places = [everything.centre, everything.lost];
        let mut places: Vec<TokenSet> = places.into_iter().chain(everything.front.iter().copied()).collect();
        places.extend(&everything.banked);
        places.extend(Raid::ALL.iter().filter(|raid| **raid > everything.raid).map(|raid| raid.tokens()));
        let together = places.iter().fold(TokenSet::default(), |all, place| all.union(*place));
        assert_eq!(together, TokenSet::ALL, "no token is lost");
        assert_eq!(places.iter().map(|place| place.len()).sum::<usize>(), 36, "no token is in two places");
        assert!(everything.count().is_some() || !everything.centre.is_empty(), "a raid has loot (AR-11)");
    }

    fn assert_hides(view: &View, viewer: Viewer) {
        for (seat, held) in Seat::all(view.hands.len()).zip(&view.hands) {
            assert_eq!(matches!(held, Held::Seen(_)), viewer == Viewer::Seat(seat), "{viewer:?}, {seat:?}");
        }
    }

    fn tells_of_chance(notice: &Notice, viewer: Viewer) -> bool {
        matches!(notice, Notice::Drew { seat, card: Some(_) } if viewer == Viewer::Seat(*seat))
    }
}
