//! What is chosen before a match.

use serde::{Deserialize, Serialize};

use super::{Exit, Refusal, layout::PAWNS};
use crate::rules::Seat;

/// What is chosen before a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// How many play, 2 to 7 (MC-1).
    pub players: u8,
    /// Who is the thief, or the first of them; nobody in particular leaves it to chance (MC-27).
    pub thief: Option<Seat>,
    /// One round or one for each player.
    pub length: Length,
    /// How many of the eleven locks are open, 4 to 7 (MC-2).
    pub open_locks: u8,
    /// The detectives look at the locks and place them (MC-2).
    pub chosen_locks: bool,
    /// No exit is tried before a detective has seen the thief (MC-16).
    pub seen_first: bool,
    /// The round's last thief move, 1 to 200 (MC-28).
    pub dawn: Option<u8>,
    /// Whether the page shows the detectives where the thief could be.
    pub whereabouts: bool,
}

/// How long a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// One round (MC-26).
    Short,
    /// Every player is the thief once (MC-27).
    Long,
}

impl Setup {
    pub const FEWEST: u8 = 2;
    pub const MOST: u8 = 7;
    /// How many locks can be open.
    pub const OPEN_LOCKS: std::ops::RangeInclusive<u8> = 4..=7;
    /// MC-28: the last thief move where nothing is chosen, and the latest that can be.
    pub const DAWN: u8 = 200;

    /// A short game at a table of `players` that leaves the rest to chance.
    pub fn of(players: u8) -> Self {
        Self {
            players,
            thief: None,
            length: Length::Short,
            open_locks: 6,
            chosen_locks: false,
            seen_first: false,
            dawn: None,
            whereabouts: true,
        }
    }

    pub(super) fn check(&self) -> Result<(), Refusal> {
        if !(Self::FEWEST..=Self::MOST).contains(&self.players) {
            return Err(Refusal::Players(self.players));
        }
        if self.thief.is_some_and(|thief| thief.0 >= self.players) {
            return Err(Refusal::FirstThief);
        }
        if !Self::OPEN_LOCKS.contains(&self.open_locks) {
            return Err(Refusal::OpenLocks(self.open_locks));
        }
        match self.dawn {
            Some(dawn) if !(1..=Self::DAWN).contains(&dawn) => Err(Refusal::DawnAt(dawn)),
            _ => Ok(()),
        }
    }

    /// How many detectives there are: two at a table of two (MC-1).
    pub fn pawns(&self) -> usize {
        usize::from(self.players.saturating_sub(1)).clamp(2, PAWNS)
    }

    /// How many rounds are played (MC-26, MC-27).
    pub fn rounds(&self) -> u8 {
        match self.length {
            Length::Short => 1,
            Length::Long => self.players,
        }
    }

    pub(super) fn last_move(&self) -> u16 {
        u16::from(self.dawn.unwrap_or(Self::DAWN))
    }

    /// How many locks are closed.
    pub fn closed_locks(&self) -> usize {
        Exit::COUNT.saturating_sub(usize::from(self.open_locks))
    }
}
