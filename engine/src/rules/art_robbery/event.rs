//! What happened, and how each viewer saw it.

use serde::{Deserialize, Serialize};

use super::{Card, Raid, Token, TokenSet};
use crate::rules::{Seat, Viewer};

/// One thing that happened. All of it is open but a card that is drawn, which is a `C`: itself in an event,
/// perhaps in a [`Notice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event<C = Card> {
    /// A card was laid on the discard pile.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A token changed hands.
    Took {
        /// Who has it now.
        seat: Seat,
        /// The token.
        token: Token,
        /// Where it was.
        from: Place,
    },
    /// The guard dog changed hands by a card.
    TookDog {
        /// Who has it now.
        seat: Seat,
        /// Where it was.
        from: Place,
    },
    /// The card could do nothing.
    Nothing {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The holder of the guard dog has to answer for a token.
    Asked {
        /// Whose turn it is.
        thief: Seat,
        /// Who has to answer.
        holder: Seat,
        /// The token that the card goes for.
        token: Token,
    },
    /// The guard dog was given instead of the token.
    GaveDog {
        /// Who has the dog now.
        thief: Seat,
        /// Who gave it, and keeps the token.
        holder: Seat,
        /// The token that the card went for.
        token: Token,
    },
    /// The discard pile became the draw pile, for the `times`th time in this raid.
    Rebuilt {
        /// How often by now; the third ends the raid (AR-22).
        times: u8,
    },
    /// A card was drawn: the one secret.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// A raid ended.
    RaidEnded {
        /// The raid.
        raid: Raid,
        /// How it ended.
        how: RaidEnd,
    },
    /// The Boss went back to the box for want of a 4 or a 5.
    BossReturned {
        /// Who had it.
        seat: Seat,
        /// The raid of that Boss.
        raid: Raid,
    },
    /// What a seat won in the raid is safe.
    Banked {
        /// Whose tokens they are.
        seat: Seat,
        /// The raid that they were won in.
        raid: Raid,
        /// What was won, perhaps nothing.
        tokens: TokenSet,
    },
    /// The next raid's tokens lie in the centre.
    RaidBegan {
        /// The raid.
        raid: Raid,
        /// Who starts it (AR-17).
        first: Seat,
    },
    /// The fourth raid is over.
    MatchEnded,
}

/// Where a token or the dog was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the centre.
    Centre,
    /// Before this seat.
    Seat(Seat),
}

/// How a raid ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RaidEnd {
    /// The last token left the centre (AR-13).
    Emptied,
    /// The draw pile was rebuilt for the third time; these tokens went back to the box (AR-22).
    WornOut(TokenSet),
}

/// An event as one viewer saw it: a card that somebody else drew is not in it.
pub type Notice = Event<Option<Card>>;

impl Event {
    pub(super) fn notice(self, viewer: Viewer) -> Notice {
        match self {
            Self::Played { seat, card } => Notice::Played { seat, card },
            Self::Took { seat, token, from } => Notice::Took { seat, token, from },
            Self::TookDog { seat, from } => Notice::TookDog { seat, from },
            Self::Nothing { seat, card } => Notice::Nothing { seat, card },
            Self::Asked { thief, holder, token } => Notice::Asked { thief, holder, token },
            Self::GaveDog { thief, holder, token } => Notice::GaveDog { thief, holder, token },
            Self::Rebuilt { times } => Notice::Rebuilt { times },
            Self::Drew { seat, card } => Notice::Drew { seat, card: viewer.sees(seat).then_some(card) },
            Self::RaidEnded { raid, how } => Notice::RaidEnded { raid, how },
            Self::BossReturned { seat, raid } => Notice::BossReturned { seat, raid },
            Self::Banked { seat, raid, tokens } => Notice::Banked { seat, raid, tokens },
            Self::RaidBegan { raid, first } => Notice::RaidBegan { raid, first },
            Self::MatchEnded => Notice::MatchEnded,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;
    use crate::rules::Game;

    #[test]
    fn the_card_drawn_is_seen_by_its_owner_alone() {
        let (seat, card) = (Seat(1), Card::Boss);
        let drew = Event::Drew { seat, card };
        assert_eq!(State::notice(&drew, Viewer::Seat(seat)), Notice::Drew { seat, card: Some(card) });
        assert_eq!(State::notice(&drew, Viewer::Everything), Notice::Drew { seat, card: Some(card) });
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Table] {
            assert_eq!(State::notice(&drew, viewer), Notice::Drew { seat, card: None });
        }
    }

    #[test]
    fn a_card_played_is_seen_by_all() {
        let (seat, card) = (Seat(1), Card::Boss);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(seat), Viewer::Table] {
            let notice = State::notice(&Event::Played { seat, card }, viewer);
            assert_eq!(notice, Notice::Played { seat, card });
        }
    }

    #[test]
    fn only_a_draw_closes_the_undo_window() {
        let (seat, card) = (Seat(1), Card::Boss);
        assert!(State::reveals(&Event::Drew { seat, card }));
        assert!(!State::reveals(&Event::Played { seat, card }));
        assert!(!State::reveals(&Event::Rebuilt { times: 1 }));
    }
}
