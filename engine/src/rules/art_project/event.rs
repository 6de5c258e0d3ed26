//! What happened, and how each viewer saw it.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, City, Clues, DiceSet, End, Expert, Phase, Price, Resource, Symbol};
use crate::rules::{Seat, Viewer};

/// One thing that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A card was drawn, for nothing or for a price: the one secret, unless all hands are open.
    Drew { seat: Seat, card: Card, price: Option<Price>, next: Option<Clues>, open: bool },
    /// Somebody saw the faces of these cards for the first time.
    Shown(CardSet),
    /// All saw it.
    Seen(Fact),
}

/// What everybody saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A phase began.
    Began { round: u8, phase: Phase },
    /// The last card above the end tile was drawn: the last round (AP-25).
    LastRound,
    /// A seat told what a card of its hand does.
    Declared { seat: Seat, card: Card },
    /// A seat was moved forward in the plan.
    Planned { seat: Seat },
    /// A seat played a card.
    Played { seat: Seat, card: Card },
    /// A seat discarded the rest of its hand.
    Discarded { seat: Seat, cards: CardSet },
    /// Resources left the van.
    Spent { seat: Seat, resource: Resource, count: u8 },
    /// The team lost a resource (AP-29).
    LostResource { resource: Resource },
    /// A seat lost hearts.
    LostHearts { seat: Seat, count: u8 },
    /// Resources came into the van; what the stock lacked did not.
    Gained { resource: Resource, count: u8 },
    /// A seat was given a heart.
    GainedHeart { from: Seat, seat: Seat },
    /// An agent came to a city, or to the lair because it is lost.
    AgentCame { city: City, lair: bool },
    /// A played card joined the clues.
    ClueLaid { owner: Seat, card: Card },
    /// Three equal symbols were complete, and these cards were discarded.
    SetMade { owner: Seat, symbol: Symbol, cards: CardSet },
    /// An artwork was found.
    ArtworkPut { city: City },
    /// No artwork could be put anywhere (AP-13).
    NothingFound { symbol: Symbol },
    /// An ally die was unlocked.
    Unlocked { seat: Seat, allies: u8 },
    /// An expert took a road, with an artwork or without.
    Moved { expert: Expert, from: City, to: City, carried: bool },
    /// An expert stayed, or ended its move.
    Stopped { expert: Expert, at: City },
    /// An artwork was recovered.
    Recovered { city: City, slot: u8 },
    /// A fight began.
    FightBegan { city: City, leader: Seat, strength: u8 },
    /// The dice fell; 0 where none was rolled.
    Rolled { dice: [u8; super::Fight::DICE] },
    /// A clue card was discarded and dice were rolled again.
    Rerolled { seat: Seat, card: Card, dice: DiceSet, faces: [u8; super::Fight::DICE] },
    /// A weapon or a heart gave +2.
    Armed { seat: Seat, sum: u8 },
    /// The fight was won; so many agents left the city.
    FightWon { city: City, agents: u8 },
    /// The fight was given up.
    FightLost { city: City, leader: Seat },
    /// The team fights no more in this round.
    FightsEnded,
    /// A clue card was offered.
    Offered { from: Seat, to: Seat, card: Card, wants: Option<Card> },
    /// An offer was declined.
    Declined { from: Seat, to: Seat, card: Card },
    /// A clue card changed hands, perhaps for another.
    Traded { from: Seat, to: Seat, card: Card, back: Option<Card> },
    /// A clue card was lost (AP-29).
    LostClue { owner: Seat, card: Card },
    /// A city was lost (AP-24).
    CityLost { city: City, artworks: u8 },
    /// It is over.
    Ended(End),
}

/// An event as one viewer saw it: the face that somebody else drew is not in the type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// Somebody drew a card with this back; the next card has that one.
    Drew { seat: Seat, clues: Clues, price: Option<Price>, next: Option<Clues> },
    /// The viewer saw which card was drawn.
    DrewOwn { seat: Seat, card: Card, price: Option<Price>, next: Option<Clues> },
    /// Somebody saw cards for the first time.
    Shown(CardSet),
    /// All saw it.
    Seen(Fact),
}

impl Event {
    pub(super) fn notice(self, viewer: Viewer) -> Notice {
        match self {
            Self::Drew { seat, card, price, next, open } if open || viewer.sees(seat) => {
                Notice::DrewOwn { seat, card, price, next }
            }
            Self::Drew { seat, card, price, next, .. } => {
                Notice::Drew { seat, clues: card.clues(), price, next }
            }
            Self::Shown(cards) => Notice::Shown(cards),
            Self::Seen(fact) => Notice::Seen(fact),
        }
    }

    /// Whether somebody learned something that cannot be unlearned.
    pub(super) fn reveals(self) -> bool {
        match self {
            Self::Drew { .. } | Self::Shown(_) => true,
            Self::Seen(fact) => matches!(fact, Fact::Rolled { .. } | Fact::Rerolled { .. }),
        }
    }
}

/// Appends what all saw.
pub(super) fn tell(events: &mut Vec<Event>, fact: Fact) {
    events.push(Event::Seen(fact));
}

#[cfg(test)]
mod tests {
    use super::super::{State, fixtures::card};
    use super::*;
    use crate::rules::Game;

    #[test]
    fn the_face_of_a_drawn_card_is_its_owners_alone() {
        let (seat, card, price, next) = (Seat(1), card("K1"), None, None);
        let drew = |open| Event::Drew { seat, card, price, next, open };
        let own = Notice::DrewOwn { seat, card, price, next };
        assert_eq!(State::notice(&drew(false), Viewer::Seat(seat)), own);
        assert_eq!(State::notice(&drew(true), Viewer::Table), own, "open hands");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Table] {
            let back = Notice::Drew { seat, clues: card.clues(), price, next };
            assert_eq!(State::notice(&drew(false), viewer), back);
        }
    }

    #[test]
    fn draws_faces_and_dice_close_the_undo_window() {
        let (seat, card) = (Seat(1), card("K1"));
        assert!(State::reveals(&Event::Drew { seat, card, price: None, next: None, open: true }));
        assert!(State::reveals(&Event::Shown(CardSet::only(card))));
        assert!(State::reveals(&Event::Seen(Fact::Rolled { dice: [0; 11] })));
        assert!(!State::reveals(&Event::Seen(Fact::Played { seat, card })), "known to all before");
        assert!(!State::reveals(&Event::Seen(Fact::LastRound)));
    }
}
