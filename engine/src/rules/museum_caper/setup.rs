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
    /// The smallest table (MC-1).
    pub const FEWEST: u8 = 2;
    /// The largest table (MC-1).
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
            open_locks: 5,
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

#[cfg(test)]
mod tests {
    use super::super::{Phase, State, fixtures::fresh};
    use super::*;
    use crate::rules::{Game, Refuse, SeatSet, Seed, Turn};

    fn refusal(setup: Setup) -> Option<Refusal> {
        State::start(&setup, Seed(1)).err()
    }

    #[test]
    fn mc_1_two_to_seven_players() {
        for players in 0..=u8::MAX {
            let expected = (!(2..=7).contains(&players)).then_some(Refusal::Players(players));
            assert_eq!(refusal(Setup::of(players)), expected);
        }
    }

    #[test]
    fn mc_1_with_two_players_the_other_plays_two_detectives() {
        for players in 2..=7 {
            let state = fresh(Setup::of(players));
            let seats: Vec<u8> = (0..u8::try_from(state.open.pawns()).expect("few"))
                .map(|pawn| state.open.seat_of(pawn).0)
                .collect();
            match players {
                2 => assert_eq!(seats, [1, 1]),
                _ => assert_eq!(seats, (1..players).collect::<Vec<_>>()),
            }
            let detectives: SeatSet = (1..players).map(Seat).collect();
            assert_eq!(state.turn(), Turn::Of(detectives));
        }
    }

    #[test]
    fn mc_2_four_to_seven_locks_are_open() {
        for open_locks in 0..=12 {
            let setup = Setup { open_locks, ..Setup::of(3) };
            match State::start(&setup, Seed(5)) {
                Ok(state) => assert_eq!(
                    (state.locks.len(), setup.closed_locks()),
                    (usize::from(open_locks), 11 - usize::from(open_locks))
                ),
                Err(refusal) => {
                    assert_eq!((refusal, refusal.rule()), (Refusal::OpenLocks(open_locks), "MC-2"));
                    assert!(!(4..=7).contains(&open_locks));
                }
            }
        }
        assert_eq!(Setup::of(4).open_locks, 5);
    }

    #[test]
    fn mc_2_locks_are_shuffled() {
        let locks = |seed| State::start(&Setup::of(4), Seed(seed)).expect("four may play").locks;
        assert_ne!(locks(1), locks(2));
        let often = |exit| (0..220).filter(|seed| locks(*seed).contains(exit)).count();
        assert!(Exit::all().map(often).all(|count| (85..155).contains(&count)), "each is open some time");
    }

    #[test]
    fn mc_27_the_first_thief_is_chosen_or_drawn() {
        assert_eq!(refusal(Setup { thief: Some(Seat(4)), ..Setup::of(4) }), Some(Refusal::FirstThief));
        for thief in Seat::all(4) {
            let state = State::start(&Setup { thief: Some(thief), ..Setup::of(4) }, Seed(2)).expect("legal");
            assert_eq!((state.open.thief, state.open.phase), (thief, Phase::Museum));
        }
        let drawn: SeatSet =
            (0..60).map(|seed| State::start(&Setup::of(4), Seed(seed)).expect("legal").open.thief).collect();
        assert_eq!(drawn.len(), 4);
    }

    #[test]
    fn mc_28_dawn_is_chosen_up_to_the_200th_move() {
        for dawn in 0..=u8::MAX {
            let expected = (!(1..=200).contains(&dawn)).then_some(Refusal::DawnAt(dawn));
            assert_eq!(refusal(Setup { dawn: Some(dawn), ..Setup::of(3) }), expected);
        }
        assert_eq!(fresh(Setup::of(3)).open.last_move(), 200);
    }
}
