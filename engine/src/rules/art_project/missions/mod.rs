//! The six missions. What a board file cannot say of one stands in a file of its own, as answers to the
//! questions of [`MissionRules`]; the general rules ask and know no mission by name.

mod egypt;
mod japan;
mod polynesia;
mod rio;
mod scandinavia;
mod united_states;

use serde::{Deserialize, Serialize};

use super::{City, End, Event, Scene, State};

/// A mission, each with its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mission {
    /// Six cities and the general rules.
    Japan,
    /// Northward is free (AP-27).
    Egypt,
    /// Everybody keeps their own clues (AP-28).
    UnitedStates,
    /// Each city has an effect (AP-29).
    Scandinavia,
    /// Twelve islands, two for each symbol (AP-30).
    Polynesia,
    /// The track prescribes the order, and experts carry artworks (AP-31).
    Rio,
}

impl Mission {
    /// Every mission, in the order of the rules.
    pub const ALL: [Self; 6] =
        [Self::Japan, Self::Egypt, Self::UnitedStates, Self::Scandinavia, Self::Polynesia, Self::Rio];

    /// The name as it is written in saves, addresses and commands.
    pub fn slug(self) -> &'static str {
        ["japan", "egypt", "united-states", "scandinavia", "polynesia", "rio"][self as usize]
    }

    /// The mission of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mission| mission.slug() == slug)
    }

    /// Whether each player's clue cards lie before them (AP-28).
    pub fn own_clues(self) -> bool {
        self.mission_rules().own_clues()
    }

    /// Whether experts take artworks along (AP-31).
    pub fn carries(self) -> bool {
        self.mission_rules().carries()
    }

    /// Whether clue cards change hands after the fights (AP-28).
    pub fn trades(self) -> bool {
        self.mission_rules().trades()
    }

    pub(super) fn mission_rules(self) -> &'static dyn MissionRules {
        match self {
            Self::Japan => &japan::Japan,
            Self::Egypt => &egypt::Egypt,
            Self::UnitedStates => &united_states::UnitedStates,
            Self::Scandinavia => &scandinavia::Scandinavia,
            Self::Polynesia => &polynesia::Polynesia,
            Self::Rio => &rio::Rio,
        }
    }
}

/// Where a mission may differ from the general rules; the answers given here are theirs.
pub(super) trait MissionRules: Sync {
    /// Whether each player's clue cards lie before them.
    fn own_clues(&self) -> bool {
        false
    }

    /// Whether experts take artworks along.
    fn carries(&self) -> bool {
        false
    }

    /// Whether clue cards change hands after the fights.
    fn trades(&self) -> bool {
        false
    }

    /// How many agents each player puts on the board before the first round.
    fn agents_to_place(&self) -> u8 {
        0
    }

    /// Whether an artwork can be recovered in that city now, agents and experts aside.
    fn recovers(&self, _scene: &Scene, _city: City) -> bool {
        true
    }

    /// What a recovery brings about.
    fn after_recovery(&self, _state: &mut State, _city: City, _events: &mut Vec<Event>) {}

    /// What happens when all have moved and the artworks are picked up.
    fn after_moves(&self, _state: &mut State, _events: &mut Vec<Event>) {}

    /// Whether losing that city loses the game.
    fn fatal(&self, _scene: &Scene, _city: City) -> Option<End> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mission_is_found_by_its_name_and_by_no_other() {
        for mission in Mission::ALL {
            assert_eq!(Mission::from_slug(mission.slug()), Some(mission));
        }
        assert_eq!((Mission::Rio.slug(), Mission::from_slug("venice")), ("rio", None));
    }
}
