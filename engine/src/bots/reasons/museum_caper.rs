//! Why to do something in Le Casse du Siècle.

use crate::rules::museum_caper::{Action, Deed, View, whereabouts};

/// Why an action is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It ends the heist.
    Arrest,
    /// The thief is in sight, and nearer then.
    Chase,
    /// The thief can be there.
    Search,
    /// Nothing tells more.
    Learn,
    /// A painting is there.
    Steal,
    /// It is time to leave.
    Leave,
    /// It blinds the detectives.
    Sabotage,
    /// Nobody sees one there.
    Hidden,
    /// It is just the best of it.
    Best,
}

impl Reason {
    /// Why the viewer should do this.
    pub fn of(view: &View, action: Action) -> Self {
        let open = &view.open;
        match action {
            Action::Walk(at) if open.visible == Some(at) => Self::Arrest,
            Action::Walk(_) if open.visible.is_some() => Self::Chase,
            Action::Walk(at) if whereabouts(open).contains(at) => Self::Search,
            Action::Look(_) => Self::Learn,
            Action::Move { path, deed, .. } => match deed {
                Deed::Steal => Self::Steal,
                Deed::Destroy | Deed::CutPower => Self::Sabotage,
                Deed::Try | Deed::DestroyAndTry => Self::Leave,
                Deed::Nothing => {
                    let danger = open.danger(path.end());
                    let seen = !danger.eyes.is_empty() || !danger.cameras.is_empty();
                    if seen { Self::Best } else { Self::Hidden }
                }
            },
            _ => Self::Best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::reasons::fixtures::watch,
        rules::museum_caper::{Setup, State},
    };

    #[test]
    fn reasons_fit_what_is_done() {
        let of_thief = [Reason::Steal, Reason::Leave, Reason::Sabotage, Reason::Hidden];
        let mut seen = Vec::new();
        watch::<State>(&Setup::of(3), |view, action, _| {
            let reason = Reason::of(view, *action);
            assert!(!of_thief.contains(&reason) || view.is_thief(), "{action:?}: {reason:?}");
            match action {
                Action::Look(_) => assert_eq!(reason, Reason::Learn),
                Action::Move { deed: Deed::Steal, .. } => assert_eq!(reason, Reason::Steal),
                _ => {}
            }
            if !seen.contains(&reason) {
                seen.push(reason);
            }
        });
        assert!(seen.len() >= 7, "{seen:?}");
    }
}
