//! Raids, loot tokens and their alibi dots.

use serde::{Deserialize, Serialize};

use super::Card;

/// One of the four raids, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Raid(u8);

impl Raid {
    /// Sketches, Sculptures, Antiquities, Paintings.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];
    /// Sketches, with which a match begins.
    pub const FIRST: Self = Self(0);

    /// The raid's place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The raid's number as people count it, from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The raid after this one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }

    /// Its nine tokens.
    pub fn tokens(self) -> TokenSet {
        TokenSet(((1 << KINDS) - 1) << (self.index() * KINDS))
    }
}

/// Tokens a raid has.
const KINDS: usize = 9;
const TOKENS: usize = KINDS * 4;
/// The Boss's place among a raid's tokens.
const BOSS: usize = 8;

/// What the tokens of a raid are worth; the last is the Boss.
const VALUES: [u8; KINDS] = [0, 1, 2, 3, 3, 3, 4, 5, 5];

/// The alibi dots on each token, raid by raid, in the order of [`VALUES`]. The printed rules show no
/// table: this is the best-supported reading, and the one place to correct it with the box at hand.
#[rustfmt::skip]
const DOTS: [[u8; KINDS]; 4] = [
    //               0  1  2  3  3  3  4  5  Boss
    /* Sketches    */ [2, 0, 0, 0, 0, 0, 0, 0, 0],
    /* Sculptures  */ [2, 1, 0, 0, 0, 0, 0, 0, 0],
    /* Antiquities */ [2, 1, 1, 0, 0, 0, 0, 0, 0],
    /* Paintings   */ [2, 1, 1, 0, 0, 0, 1, 1, 0],
];

/// A loot token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Token(u8);

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::ALL
            .get(usize::from(number))
            .copied()
            .ok_or_else(|| serde::de::Error::custom("there are 36 loot tokens"))
    }
}

impl Token {
    /// Every token, raid by raid.
    pub const ALL: [Self; TOKENS] = {
        let mut all = [Self(0); TOKENS];
        let mut n = 0;
        while n < TOKENS {
            #[expect(clippy::cast_possible_truncation, reason = "there are 36")]
            let token = Self(n as u8);
            all[n] = token;
            n += 1;
        }
        all
    };

    /// The raid's Boss token.
    pub fn boss(raid: Raid) -> Self {
        Self::ALL[raid.index() * KINDS + BOSS]
    }

    /// Its number among all tokens, from 0 to 35.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The raid that it is won in.
    pub fn raid(self) -> Raid {
        #[expect(clippy::cast_possible_truncation, reason = "there are nine")]
        Raid(self.0 / KINDS as u8)
    }

    fn kind(self) -> usize {
        usize::from(self.0) % KINDS
    }

    /// What it is worth at the end; a Boss 5.
    pub fn value(self) -> u8 {
        VALUES[self.kind()]
    }

    /// Its alibi dots.
    pub fn dots(self) -> u8 {
        DOTS[self.raid().index()][self.kind()]
    }

    /// Whether it is a Boss.
    pub fn is_boss(self) -> bool {
        self.kind() == BOSS
    }

    /// Whether nobody could tell the two apart (AR-6).
    pub fn is_like(self, other: Self) -> bool {
        self.raid() == other.raid()
            && self.value() == other.value()
            && self.dots() == other.dots()
            && self.is_boss() == other.is_boss()
    }
}

/// A set of loot tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenSet(u64);

impl TokenSet {
    /// All 36.
    pub const ALL: Self = Self((1 << TOKENS) - 1);

    /// Whether the token is one of them.
    pub fn contains(self, token: Token) -> bool {
        self.0 & (1 << token.0) != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// What either has.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both have.
    #[must_use]
    pub fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What of it comes from one raid.
    #[must_use]
    pub fn of(self, raid: Raid) -> Self {
        self.shared(raid.tokens())
    }

    /// The number tokens of one value; the Boss is none (AR-9).
    #[must_use]
    pub fn worth(self, value: u8) -> Self {
        Card::ALL[..6].get(usize::from(value)).map_or(Self::default(), |card| self.shared(card.takes()))
    }

    /// The tokens in their order.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let token = Token::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(token)
        })
    }

    /// One token of each sort that can be told apart (AR-6): the first in order.
    pub fn choices(self) -> impl Iterator<Item = Token> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as usize;
            let token = Token::ALL.get(place).copied()?;
            rest &= !ALIKE[place];
            Some(token)
        })
    }

    /// The token that stands for all of the set that look like this one (AR-6).
    pub fn choice_like(self, token: Token) -> Option<Token> {
        let alike = self.0 & ALIKE.get(usize::from(token.0)).copied().unwrap_or_default();
        Token::ALL.get(alike.trailing_zeros() as usize).copied()
    }

    /// AR-14: the Boss stays with a 4 or a 5 of the same raid; the Boss itself is not one.
    pub fn keeps_the_boss(self) -> bool {
        !self.worth(4).union(self.worth(5)).is_empty()
    }

    /// What the tokens are worth together.
    pub fn value(self) -> u8 {
        self.iter().map(Token::value).sum()
    }

    /// Their alibi dots together.
    pub fn alibis(self) -> u8 {
        self.iter().map(Token::dots).sum()
    }

    /// Adds a token.
    pub fn insert(&mut self, token: Token) {
        self.0 |= 1 << token.0;
    }

    /// Takes a token out, if it is there.
    pub fn remove(&mut self, token: Token) {
        self.0 &= !(1 << token.0);
    }
}

impl FromIterator<Token> for TokenSet {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        let mut set = Self::default();
        tokens.into_iter().for_each(|token| set.insert(token));
        set
    }
}

impl Card {
    /// The tokens that it can take, in all raids: a number card those of its value, the Boss not among
    /// the fives (AR-6, AR-9), a Greedy Thief any (AR-11).
    pub fn takes(self) -> TokenSet {
        TokenSet(TAKES[self as usize])
    }
}

/// The tokens that each card takes, in all raids.
const TAKES: [u64; 9] = {
    let mut sets = [0; 9];
    let mut n = 0;
    while n < TOKENS {
        let kind = n % KINDS;
        sets[if kind == BOSS { Card::Boss as usize } else { VALUES[kind] as usize }] |= 1 << n;
        n += 1;
    }
    sets[Card::GreedyThief as usize] = TokenSet::ALL.0;
    sets
};

/// For each token, all that look the same, itself included.
const ALIKE: [u64; TOKENS] = {
    let mut alike = [0; TOKENS];
    let mut n = 0;
    while n < TOKENS {
        let (raid, kind) = (n / KINDS, n % KINDS);
        let mut other = 0;
        while other < KINDS {
            let same_value = VALUES[other] == VALUES[kind];
            let same_dots = DOTS[raid][other] == DOTS[raid][kind];
            if same_value && same_dots && (other == BOSS) == (kind == BOSS) {
                alike[n] |= 1 << (raid * KINDS + other);
            }
            other += 1;
        }
        n += 1;
    }
    alike
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_36_tokens_nine_a_raid() {
        assert_eq!(TokenSet::ALL.len(), 36);
        for raid in Raid::ALL {
            let values: Vec<u8> = raid.tokens().iter().map(Token::value).collect();
            assert_eq!(values, [0, 1, 2, 3, 3, 3, 4, 5, 5]);
            assert_eq!(raid.tokens().iter().filter(|t| t.is_boss()).collect::<Vec<_>>(), [Token::boss(raid)]);
            assert_eq!(raid.tokens().value(), 26);
        }
    }

    #[test]
    fn alibi_dots_grow_from_raid_to_raid() {
        assert_eq!(Raid::ALL.map(|raid| raid.tokens().alibis()), [2, 3, 4, 6]);
    }

    #[test]
    fn the_three_threes_are_one_choice() {
        let sketches = Raid::FIRST.tokens();
        assert_eq!(sketches.worth(3).len(), 3);
        assert_eq!(sketches.worth(3).choices().count(), 1);
        assert_eq!(sketches.choices().count(), 7);
        let last = sketches.worth(3).iter().last().expect("three of them");
        assert_eq!(sketches.choice_like(last).map(Token::number), Some(3));
    }

    #[test]
    fn ar_6_tokens_that_differ_are_several_choices() {
        let threes = Raid::ALL[0].tokens().union(Raid::ALL[3].tokens()).worth(3);
        assert_eq!((threes.len(), threes.choices().count()), (6, 2));
        let [five, boss] = [7, 8].map(|number| Token::ALL[number]);
        assert_eq!((five.value(), boss.value(), five.dots(), boss.dots()), (5, 5, 0, 0));
        assert!(!five.is_like(boss) && five.is_like(five));
    }

    #[test]
    fn ar_9_the_boss_is_no_five() {
        for raid in Raid::ALL {
            assert_eq!(raid.tokens().worth(5).len(), 1);
            assert!(!raid.tokens().worth(5).contains(Token::boss(raid)));
        }
    }

    #[test]
    fn a_token_that_is_not_in_the_box_is_no_token() {
        assert!(serde_json::from_str::<Token>("36").is_err());
        assert!(serde_json::from_str::<Token>("35").is_ok());
    }
}
