//! Why to do something in The A.R.T. Project.

use crate::rules::art_project::{Action, Card, Odds, Resource, SET, Symbol, View};

/// A chance that is good, in percent.
const GOOD: u8 = 60;
/// So many agents are a city's undoing soon.
const CROWD: u8 = 4;
/// So many agents are few.
const FEW: u8 = 1;

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
    /// Three clues make an artwork appear.
    Set,
    /// It brings a heart.
    Heart,
    /// It brings the van more than it takes.
    Supplies,
    /// It sends few agents or none.
    Quiet,
    /// No other card helps as much.
    Card,
    /// The next card's clues are worth the price.
    Clues,
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
        let is_good = |odds: Odds| odds.percent() >= GOOD;
        match action {
            Action::Fight if view.seat().and_then(|me| scene.odds(me, weapons)).is_some_and(is_good) => {
                Self::Odds
            }
            Action::Weapon | Action::Reroll { .. } => Self::Odds,
            Action::GiveUp => Self::NoHope,
            Action::Unlock => Self::Ally,
            Action::Play(card) => Self::of_card(view, card),
            Action::Declare(_) => Self::Card,
            Action::Buy(_) => Self::Clues,
            Action::EndFights | Action::EndRound => Self::Done,
            _ => Self::Best,
        }
    }

    /// Why this card: the first of its merits, from the greatest on.
    fn of_card(view: &View, card: Card) -> Self {
        let (scene, face) = (&view.scene, card.face());
        let Some(seat) = view.seat() else { return Self::Card };
        let mut trail = scene.trail(seat);
        trail.insert(card);
        let wanted = |symbol: &Symbol| scene.sites(*symbol).next().is_some();
        let is_whole = |symbol: &Symbol| trail.visible(*symbol) >= usize::from(SET);
        let agents: u8 = face.agents.iter().sum();
        let (gained, spent) =
            (face.gain.resources.iter().sum::<u8>(), face.cost.resources.iter().sum::<u8>());
        match () {
            () if Symbol::ALL.iter().any(|symbol| is_whole(symbol) && wanted(symbol)) => Self::Set,
            () if face.gain.hearts > 0 => Self::Heart,
            () if gained > spent => Self::Supplies,
            () if agents <= FEW => Self::Quiet,
            () => Self::Card,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::reasons::fixtures::watch,
        rules::art_project::{Setup, State},
    };

    #[test]
    fn reasons_fit_what_is_done() {
        let of_card = [Reason::Set, Reason::Heart, Reason::Supplies, Reason::Quiet, Reason::Card];
        let mut seen = Vec::new();
        watch::<State>(&Setup::of(3), |view, action, after| {
            let reason = Reason::of(view, *action);
            match action {
                Action::Play(_) => assert!(of_card.contains(&reason), "{reason:?}"),
                Action::Unlock => assert_eq!(reason, Reason::Ally),
                Action::GiveUp => assert_eq!(reason, Reason::NoHope),
                _ => assert!(!of_card[..4].contains(&reason), "{action:?}: {reason:?}"),
            }
            let made = after.scene().artworks != view.scene.artworks || after.scene().task.is_some();
            assert!(reason != Reason::Set || made, "a set makes an artwork appear, or asks where");
            if !seen.contains(&reason) {
                seen.push(reason);
            }
        });
        assert!(seen.len() >= 10, "{seen:?}");
    }
}
