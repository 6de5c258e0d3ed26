//! Why to do something in The A.R.T. Project.

use crate::rules::art_project::{Action, Resource, View};

/// A chance that is good, in percent.
const GOOD: u8 = 60;
/// So many agents are a city's undoing soon.
const CROWD: u8 = 4;

/// Why an action is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// An artwork is there.
    Artwork,
    /// The city is about to fall.
    Relief,
    /// Others are there already, to fight together.
    Gather,
    /// The odds are good.
    Odds,
    /// The odds are too bad.
    NoHope,
    /// One more die in every fight.
    Ally,
    /// No other card helps as much.
    Card,
    /// Nothing is left to be gained.
    Done,
    /// It is just the best of it.
    Best,
}

impl Reason {
    /// Why the viewer should do this.
    pub fn of(view: &View, action: Action) -> Self {
        let scene = &view.scene;
        let city = match action {
            Action::Step { to, .. } => Some(to),
            Action::Stop(expert) => scene.figure_of(expert).map(|figure| scene.experts[figure]),
            Action::Recover(at) | Action::PutArtwork(at) => Some(at),
            _ => None,
        };
        if let Some(city) = city {
            let (agents, figures) = (scene.agents_in(city), scene.figures_in(city).count());
            return match (scene.artworks_in(city), agents) {
                (1.., _) => Self::Artwork,
                (_, CROWD..) => Self::Relief,
                (_, 1..) if figures > usize::from(matches!(action, Action::Stop(_))) => Self::Gather,
                _ => Self::Best,
            };
        }
        let weapons = scene.van[Resource::Weapon.index()];
        match action {
            Action::Fight { leader }
                if scene.odds(leader, weapons).is_some_and(|it| it.percent() >= GOOD) =>
            {
                Self::Odds
            }
            Action::Weapon | Action::Reroll { .. } => Self::Odds,
            Action::GiveUp => Self::NoHope,
            Action::Unlock => Self::Ally,
            Action::Play(_) | Action::Declare(_) => Self::Card,
            Action::EndFights | Action::EndRound => Self::Done,
            _ => Self::Best,
        }
    }
}
