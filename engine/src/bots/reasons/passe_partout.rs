//! Why to choose a key in Passe-partout.

use crate::rules::passe_partout::{Action, Key, Thief, View};

/// Why a key is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The other can have no key that beats it.
    Sure,
    /// The better keys are kept for better paintings.
    Spares,
    /// It is just the best of it.
    Best,
}

impl Reason {
    /// Why the viewer should do this.
    pub fn of(view: &View, Action::Choose(key): Action) -> Self {
        let is_other = |(seat, _): &(u8, &Thief)| view.seat().is_some_and(|own| own.0 != *seat);
        let other = (0..).zip(&view.thieves).find(is_other).map(|(_, thief)| thief);
        let highest = |thief: &Thief| Key::ALL.into_iter().rev().find(|key| !thief.used.contains(key));
        let better_to_come = view.to_be_had().iter().any(|worth| view.painting < Some(*worth));
        match (view.own(), other.and_then(highest)) {
            (_, Some(highest)) if key > highest => Self::Sure,
            (Some(own), _) if better_to_come && own.keys.iter().any(|kept| *kept > key) => Self::Spares,
            _ => Self::Best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bots::reasons::fixtures::watch, rules::passe_partout::State};

    #[test]
    fn reasons_fit_what_is_done() {
        let mut seen = Vec::new();
        watch::<State>(&crate::rules::passe_partout::Setup { players: 2 }, |view, action, _| {
            let reason = Reason::of(view, *action);
            if reason == Reason::Spares {
                assert!(view.painting < view.to_be_had().last().copied());
            }
            seen.push(reason);
        });
        assert!([Reason::Sure, Reason::Spares, Reason::Best].iter().all(|it| seen.contains(it)), "{seen:?}");
    }
}
