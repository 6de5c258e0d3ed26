//! What a player can do, and why not.

use serde::{Deserialize, Serialize};

use super::{Card, Token};
use crate::rules::{Refuse, Seat};

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Play a card for its effect (AR-4).
    Play {
        /// The card, from the player's hand.
        card: Card,
        /// What it goes for.
        aim: Aim,
    },
    /// Answer the guard dog's question (AR-12).
    Give(Gift),
}

/// What a played card goes for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// A token of the centre.
    Centre(Token),
    /// A token in front of an opponent.
    Steal {
        /// Who has it.
        from: Seat,
        /// The token that is named.
        token: Token,
    },
    /// The guard dog, wherever it is (AR-10).
    Dog,
    /// Nothing at all: there is nothing to take (AR-8, AR-9, AR-10).
    Nothing,
}

/// What the holder of the guard dog gives up (AR-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// The token that the card went for.
    Token,
    /// The dog; the token stays.
    Dog,
}

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Not 2 to 5 players.
    Players(u8),
    /// The first player sits at no seat of this table.
    FirstSeat,
    /// It is another seat's turn.
    NotYourTurn,
    /// The card is not in the hand.
    NotInHand,
    /// The card does not take that token.
    WrongToken,
    /// Tokens that look the same are one choice, named by the first of them.
    SameChoice,
    /// One may not steal while the centre has one.
    CentreFirst,
    /// One may not decline to take.
    MustTake,
    /// That token is not there.
    NotThere,
    /// There is nothing to take.
    NothingToTake,
    /// The Boss card takes the Boss token alone.
    OnlyTheBoss,
    /// Only a Guard Dog card goes for the dog, and for nothing else.
    OnlyTheDog,
    /// The Greedy Thief takes from the centre, and must.
    OnlyFromTheCentre,
    /// The guard dog's question has to be answered first.
    AnswerFirst,
    /// There is no question to answer.
    NoQuestion,
    /// The match is over.
    Over,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Players(_) => "AR-1",
            Self::FirstSeat | Self::NotYourTurn => "AR-3",
            Self::NotInHand => "AR-4",
            Self::WrongToken | Self::SameChoice => "AR-6",
            Self::CentreFirst | Self::MustTake | Self::NotThere => "AR-7",
            Self::NothingToTake => "AR-8",
            Self::OnlyTheBoss => "AR-9",
            Self::OnlyTheDog => "AR-10",
            Self::OnlyFromTheCentre => "AR-11",
            Self::AnswerFirst | Self::NoQuestion => "AR-12",
            Self::Over => "AR-18",
        }
    }
}
