//! What happened, and how each viewer saw it.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, City, Clues, DiceSet, End, Expert, Phase, Price, Resource, Symbol};
use crate::rules::{Seat, Viewer};

/// One thing that happened.
///
/// What has no secret is one type in events and notices already: a [`Fact`]. A draw alone is told in two
/// ways, since who does not see the face sees the back; a type parameter for it would need a type of its own
/// for "face or back" and save nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A card was drawn, for nothing or for a price: the one secret, unless all hands are open.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Card,
        /// What one more card cost (AP-9); nothing for one of the round's own.
        price: Option<Price>,
        /// The back of the card that is the top now.
        next: Option<Clues>,
        /// Whether all see all hands.
        open: bool,
    },
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
    Began {
        /// The round, from 1.
        round: u8,
        /// The phase.
        phase: Phase,
    },
    /// The last card above the end tile was drawn: the last round (AP-25).
    LastRound,
    /// A seat told what a card of its hand does.
    Declared {
        /// Who told it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat was moved forward in the plan.
    Planned {
        /// Who plays one place sooner.
        seat: Seat,
    },
    /// A seat played a card.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat discarded the rest of its hand.
    Discarded {
        /// Whose hand it was.
        seat: Seat,
        /// What was left of it, faces shown.
        cards: CardSet,
    },
    /// Resources left the van.
    Spent {
        /// Who paid.
        seat: Seat,
        /// What was spent.
        resource: Resource,
        /// How many.
        count: u8,
    },
    /// The team lost a resource (AP-29).
    LostResource {
        /// What was lost.
        resource: Resource,
    },
    /// A seat lost hearts.
    LostHearts {
        /// Whose hearts they were.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Resources came into the van; what the stock lacked did not.
    Gained {
        /// What was gained.
        resource: Resource,
        /// How many came.
        count: u8,
    },
    /// A seat was given a heart.
    GainedHeart {
        /// Whose card gave it.
        from: Seat,
        /// Who has it.
        seat: Seat,
    },
    /// An agent came to a city, or to the lair because it is lost.
    AgentCame {
        /// The city that it was meant for.
        city: City,
        /// Whether it went to the lair instead (AP-12).
        lair: bool,
    },
    /// A played card joined the clues.
    ClueLaid {
        /// Who played it.
        owner: Seat,
        /// The card.
        card: Card,
    },
    /// Three equal symbols were complete, and these cards were discarded.
    SetMade {
        /// Whose trail it was; the first seat's where all share one.
        owner: Seat,
        /// The symbol.
        symbol: Symbol,
        /// The cards that showed it.
        cards: CardSet,
    },
    /// An artwork was found.
    ArtworkPut {
        /// Where it lies.
        city: City,
    },
    /// No artwork could be put anywhere (AP-13).
    NothingFound {
        /// The symbol of the set.
        symbol: Symbol,
    },
    /// An ally die was unlocked.
    Unlocked {
        /// Who paid for it.
        seat: Seat,
        /// How many there are now.
        allies: u8,
    },
    /// An expert took a road, with an artwork or without.
    Moved {
        /// Who moved.
        expert: Expert,
        /// Where the road begins.
        from: City,
        /// Where it ends.
        to: City,
        /// Whether an artwork came along (AP-31).
        carried: bool,
    },
    /// An expert stayed, or ended its move.
    Stopped {
        /// Who stays.
        expert: Expert,
        /// Where.
        at: City,
    },
    /// An artwork was recovered.
    Recovered {
        /// Where it lay.
        city: City,
        /// The slot of the track that it fills, from 0.
        slot: u8,
    },
    /// A fight began.
    FightBegan {
        /// Where.
        city: City,
        /// Who leads it.
        leader: Seat,
        /// The agents' strength (AP-21).
        strength: u8,
    },
    /// The dice fell; 0 where none was rolled.
    Rolled {
        /// What they show, in the order of [`Fight::dice`](super::Fight::dice).
        dice: [u8; super::Fight::DICE],
    },
    /// A clue card was discarded and dice were rolled again.
    Rerolled {
        /// Who rolled again.
        seat: Seat,
        /// The clue card.
        card: Card,
        /// The dice that were rolled again.
        dice: DiceSet,
        /// What all dice show now.
        faces: [u8; super::Fight::DICE],
    },
    /// A weapon or a heart gave +2.
    Armed {
        /// Who paid.
        seat: Seat,
        /// The team's strength by now.
        sum: u8,
    },
    /// The fight was won; so many agents left the city.
    FightWon {
        /// Where.
        city: City,
        /// How many left.
        agents: u8,
    },
    /// The fight was given up.
    FightLost {
        /// Where.
        city: City,
        /// Who gave it up.
        leader: Seat,
    },
    /// The team fights no more in this round.
    FightsEnded,
    /// A clue card was offered.
    Offered {
        /// Who offers it.
        from: Seat,
        /// Who would get it.
        to: Seat,
        /// The card.
        card: Card,
        /// The card that is wanted for it; nothing for a gift.
        wants: Option<Card>,
    },
    /// An offer was declined.
    Declined {
        /// Who offered it.
        from: Seat,
        /// Who declined.
        to: Seat,
        /// The card that was offered.
        card: Card,
    },
    /// A clue card changed hands, perhaps for another.
    Traded {
        /// Who gave it.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The card.
        card: Card,
        /// The card that came back for it.
        back: Option<Card>,
    },
    /// A clue card was lost (AP-29).
    LostClue {
        /// Whose trail it lay in; the first seat's where all share one.
        owner: Seat,
        /// The card.
        card: Card,
    },
    /// A city was lost (AP-24).
    CityLost {
        /// The city.
        city: City,
        /// How many artworks went back to the stock with it.
        artworks: u8,
    },
    /// It is over.
    Ended(End),
}

/// An event as one viewer saw it: the face that somebody else drew is not in the type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// Somebody drew a card with this back; the next card has that one.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// What its back shows.
        clues: Clues,
        /// What one more card cost (AP-9); nothing for one of the round's own.
        price: Option<Price>,
        /// The back of the card that is the top now.
        next: Option<Clues>,
    },
    /// The viewer saw which card was drawn.
    DrewOwn {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Card,
        /// What one more card cost (AP-9); nothing for one of the round's own.
        price: Option<Price>,
        /// The back of the card that is the top now.
        next: Option<Clues>,
    },
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
