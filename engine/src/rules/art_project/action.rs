//! What a player can do, and why not.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Card, City, Expert, Resource, Symbol};
use crate::rules::{Refuse, Seat};

/// One step of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Put an agent on the board before the first round (AP-31).
    PlaceAgent(City),
    /// Draw one of the round's cards (AP-8).
    Draw,
    /// Pay to draw one more (AP-9).
    Buy(Price),
    /// Tell all what a card of one's hand does, as the one that one means to play. No effect.
    Declare(Card),
    /// Move a seat one place forward in the plan. No effect.
    Sooner(Seat),
    /// Play a card (AP-10).
    Play(Card),
    /// Name who gets the heart (AP-6).
    GiveHeart(Seat),
    /// Name the set that counts first (AP-14).
    FirstSet(Symbol),
    /// Name a card of the set (AP-13).
    PickClue(Card),
    /// Name the city that the artwork goes to (AP-30).
    PutArtwork(City),
    /// Unlock an ally die (AP-15).
    Unlock,
    /// Take a road (AP-16), with or without an artwork (AP-31).
    Step {
        /// Whose figure moves: the player's own, or the companion.
        expert: Expert,
        /// The next city.
        to: City,
        /// Whether an artwork comes along.
        carry: bool,
    },
    /// Stay, or end the move here (AP-16).
    Stop(Expert),
    /// Name the artwork that is recovered next (AP-18).
    Recover(City),
    /// Fight where one's own expert stands, under one's own lead (AP-19, AP-20).
    Fight,
    /// Discard a clue card and reroll dice (AP-22).
    Reroll {
        /// The clue card that is discarded.
        card: Card,
        /// The dice that are rolled again.
        dice: DiceSet,
    },
    /// Spend a weapon, or one's own heart when the van has none, for +2 (AP-22).
    Weapon,
    /// Give up the fight that one leads (AP-22).
    GiveUp,
    /// Fight no more in this round (AP-33).
    EndFights,
    /// Offer a clue card as a gift or for another (AP-28).
    Offer {
        /// The card that is offered.
        card: Card,
        /// Who would get it.
        to: Seat,
        /// The card that is wanted for it; nothing for a gift.
        wants: Option<Card>,
    },
    /// Say yes or no to an offer (AP-28).
    Answer(bool),
    /// Name a resource that is lost (AP-29).
    LoseResource(Resource),
    /// Name a player who loses a heart for want of a resource (AP-29).
    LoseHeart(Seat),
    /// Name a clue card that is lost (AP-29).
    LoseClue(Card),
    /// Close the last ally window (AP-15).
    EndRound,
}

/// What one more card is paid with (AP-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// One of the van's.
    Resource(Resource),
    /// The drawer's own, when the van is empty.
    Heart,
}

/// Some dice of a fight, by place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DiceSet(pub u16);

impl DiceSet {
    /// Whether the die at that place is one of them.
    pub fn contains(self, place: usize) -> bool {
        place < 16 && self.0 & (1 << place) != 0
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their places.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |place| self.contains(*place))
    }
}

impl FromIterator<usize> for DiceSet {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |set, place| set | 1 << (place & 15)))
    }
}

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Not 1 to 6 players.
    Players(u8),
    /// Two seats have the same expert.
    Experts,
    /// It is not the time for that.
    NotNow,
    /// Something else has to be decided first.
    DecideFirst,
    /// That is for another seat to decide.
    NotYours,
    /// There is no such seat, city or expert here.
    Nowhere,
    /// The van has none, or the van has some and a heart is refused.
    GoldenRule,
    /// The seat has drawn its cards, or the deck is empty.
    NothingToDraw,
    /// Only a player who has still a card to play may buy one.
    HasPlayed,
    /// The card is not in the hand.
    NotInHand,
    /// Said before, or said too often.
    SaidEnough,
    /// The card is not among the clues.
    NotAClue,
    /// The set is not complete.
    NotASet,
    /// The artwork cannot go there.
    NotASite,
    /// The window is closed, or no ally is left.
    NoAlly,
    /// The expert has moved already, or another is moving.
    HasMoved,
    /// No road leads there.
    NoRoad,
    /// That leads back to where the move has been.
    Circle,
    /// The city is lost.
    LostCity,
    /// No artwork is there to take along.
    NothingToCarry,
    /// Nothing is recovered there now.
    NotRecoverable,
    /// No fight there, or none any more.
    NoFight,
    /// Only players whose experts are in the fight reroll and arm.
    NotInvolved,
    /// Only the leader gives up.
    NotTheLeader,
    /// Those dice cannot be rerolled with that card.
    WrongDice,
    /// Clue cards cannot change hands like that.
    NoTrade,
    /// All of one's agents are placed.
    NothingToPlace,
    /// The match is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => write!(f, "1 to 6 people play, not {players}"),
            Self::Experts => f.write_str("no two seats have the same expert"),
            Self::NotNow => f.write_str("it is not the time for that"),
            Self::DecideFirst => f.write_str("something else has to be decided first"),
            Self::NotYours => f.write_str("that is for another seat to decide"),
            Self::Nowhere => f.write_str("there is no such seat, city or expert here"),
            Self::GoldenRule => f.write_str("the van pays while it has some, a heart when it has none"),
            Self::NothingToDraw => f.write_str("the seat has drawn its cards, or the deck is empty"),
            Self::HasPlayed => f.write_str("only who has still a card to play buys one more"),
            Self::NotInHand => f.write_str("the card is not in the hand"),
            Self::SaidEnough => {
                f.write_str("the seat has said that before, or has said enough in this round")
            }
            Self::NotAClue => f.write_str("the card is not among the clues"),
            Self::NotASet => f.write_str("the set is not complete"),
            Self::NotASite => f.write_str("the artwork cannot go there"),
            Self::NoAlly => f.write_str("the ally window is closed, or no ally is left"),
            Self::HasMoved => f.write_str("the expert has moved already, or another is moving"),
            Self::NoRoad => f.write_str("no road leads there"),
            Self::Circle => f.write_str("the step leads back to where the move has been"),
            Self::LostCity => f.write_str("nobody enters a lost city"),
            Self::NothingToCarry => f.write_str("no artwork is there to take along"),
            Self::NotRecoverable => f.write_str("nothing is recovered there now"),
            Self::NoFight => f.write_str("there is no fight there, or none any more in this round"),
            Self::NotInvolved => f.write_str("only who is in the fight rerolls and arms"),
            Self::NotTheLeader => f.write_str("only the leader gives up"),
            Self::WrongDice => f.write_str("the card does not reroll those dice"),
            Self::NoTrade => f.write_str("clue cards do not change hands like that"),
            Self::NothingToPlace => f.write_str("all of the seat's agents are placed"),
            Self::Over => f.write_str("the match is over"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for Refusal {}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Players(_) | Self::Experts => "AP-1",
            Self::GoldenRule => "AP-5",
            Self::NothingToDraw => "AP-8",
            Self::HasPlayed => "AP-9",
            Self::NotInHand | Self::SaidEnough => "AP-10",
            Self::NotAClue | Self::NotASite => "AP-13",
            Self::NotASet => "AP-14",
            Self::NoAlly => "AP-15",
            Self::HasMoved | Self::NoRoad | Self::Circle => "AP-16",
            Self::LostCity => "AP-17",
            Self::NotRecoverable => "AP-18",
            Self::NoFight => "AP-19",
            Self::NotInvolved | Self::NotTheLeader | Self::WrongDice => "AP-22",
            Self::NoTrade => "AP-28",
            Self::NothingToCarry | Self::NothingToPlace => "AP-31",
            Self::NotNow | Self::DecideFirst | Self::NotYours | Self::Nowhere => "AP-33",
            Self::Over => "AP-26",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::refusals::{check_sentences, every_refusal};

    #[test]
    fn every_refusal_names_its_rule() {
        use Refusal as R;
        let rules = [
            (R::Players(7), "AP-1"),
            (R::Experts, "AP-1"),
            (R::GoldenRule, "AP-5"),
            (R::NothingToDraw, "AP-8"),
            (R::HasPlayed, "AP-9"),
            (R::NotInHand, "AP-10"),
            (R::SaidEnough, "AP-10"),
            (R::NotAClue, "AP-13"),
            (R::NotASite, "AP-13"),
            (R::NotASet, "AP-14"),
            (R::NoAlly, "AP-15"),
            (R::HasMoved, "AP-16"),
            (R::NoRoad, "AP-16"),
            (R::Circle, "AP-16"),
            (R::LostCity, "AP-17"),
            (R::NotRecoverable, "AP-18"),
            (R::NoFight, "AP-19"),
            (R::NotInvolved, "AP-22"),
            (R::NotTheLeader, "AP-22"),
            (R::WrongDice, "AP-22"),
            (R::Over, "AP-26"),
            (R::NoTrade, "AP-28"),
            (R::NothingToCarry, "AP-31"),
            (R::NothingToPlace, "AP-31"),
            (R::NotNow, "AP-33"),
            (R::DecideFirst, "AP-33"),
            (R::NotYours, "AP-33"),
            (R::Nowhere, "AP-33"),
        ];
        for (refusal, rule) in rules {
            assert_eq!(refusal.rule(), rule, "{refusal:?}");
        }
    }

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_with_its_rule() {
        let refusals = every_refusal![
            Players(9),
            Experts,
            NotNow,
            DecideFirst,
            NotYours,
            Nowhere,
            GoldenRule,
            NothingToDraw,
            HasPlayed,
            NotInHand,
            SaidEnough,
            NotAClue,
            NotASet,
            NotASite,
            NoAlly,
            HasMoved,
            NoRoad,
            Circle,
            LostCity,
            NothingToCarry,
            NotRecoverable,
            NoFight,
            NotInvolved,
            NotTheLeader,
            WrongDice,
            NoTrade,
            NothingToPlace,
            Over,
        ];
        check_sentences(&refusals);
    }

    #[test]
    fn dice_are_named_by_place() {
        let dice: DiceSet = [0, 6].into_iter().collect();
        assert_eq!((dice.0, dice.len(), dice.contains(6), dice.contains(1)), (0b100_0001, 2, true, false));
        assert_eq!(dice.iter().collect::<Vec<_>>(), [0, 6]);
    }
}
