//! What a player can do, and why not.

use std::fmt;

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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => write!(f, "2 to 5 people play, not {players}"),
            Self::FirstSeat => f.write_str("the first player sits at no seat of this table"),
            Self::NotYourTurn => f.write_str("it is another seat's turn"),
            Self::NotInHand => f.write_str("the card is not in the hand"),
            Self::WrongToken => f.write_str("the card does not take that token"),
            Self::SameChoice => {
                f.write_str("tokens that look the same are one choice, named by the first of them")
            }
            Self::CentreFirst => f.write_str("a token in the centre goes first"),
            Self::MustTake => f.write_str("a card that can take a token has to"),
            Self::NotThere => f.write_str("that token is not there"),
            Self::NothingToTake => f.write_str("there is nothing to take"),
            Self::OnlyTheBoss => f.write_str("a Boss card takes the Boss token alone"),
            Self::OnlyTheDog => f.write_str("a Guard Dog card goes for the dog, and no other card does"),
            Self::OnlyFromTheCentre => f.write_str("a Greedy Thief takes a token of the centre, and has to"),
            Self::AnswerFirst => f.write_str("the guard dog's question has to be answered first"),
            Self::NoQuestion => f.write_str("the guard dog asks nothing now"),
            Self::Over => f.write_str("the match is over"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for Refusal {}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::refusals::{check_sentences, every_refusal};

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_with_its_rule() {
        let refusals = every_refusal![
            Players(9),
            FirstSeat,
            NotYourTurn,
            NotInHand,
            WrongToken,
            SameChoice,
            CentreFirst,
            MustTake,
            NotThere,
            NothingToTake,
            OnlyTheBoss,
            OnlyTheDog,
            OnlyFromTheCentre,
            AnswerFirst,
            NoQuestion,
            Over,
        ];
        check_sentences(&refusals);
    }
}
