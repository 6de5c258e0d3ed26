//! Why to do something in Art Robbery.

use crate::rules::{
    Seat,
    art_robbery::{Action, Aim, View},
};

/// Why an action is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It ends the raid while one is ahead.
    Ends,
    /// It brings alibis to who has the fewest.
    Alibis,
    /// It takes from who has the most.
    Leader,
    /// Nothing that could be had is worth more.
    Loot,
    /// Nobody can steal it while another of its worth lies in the centre (AR-7).
    Sheltered,
    /// A rival has it no more.
    Robs,
    /// The dog guards what one has.
    Dog,
    /// What is given away is worth less than what is kept.
    Gift,
    /// Stronger cards are kept for later.
    Keeps,
    /// It is just the best of it.
    Best,
}

impl Reason {
    /// Why the viewer should do this.
    pub fn of(view: &View, action: Action) -> Self {
        let Action::Play { aim, .. } = action else { return Self::Gift };
        let Some(me) = view.seat() else { return Self::Best };
        let others = || Seat::all(view.front.len()).filter(|seat| *seat != me);
        let alibis = |seat: Seat| view.banked_by(seat).alibis() + view.front_of(seat).alibis();
        let loot = |seat: Seat| view.front_of(seat).value();
        let token = match aim {
            Aim::Nothing => return Self::Keeps,
            Aim::Dog => return Self::Dog,
            Aim::Centre(token) | Aim::Steal { token, .. } => token,
        };
        let ahead = others().all(|other| loot(other) <= loot(me) + token.value());
        let behind = others().all(|other| alibis(other) >= alibis(me));
        let open = others().fold(view.centre, |all, seat| all.union(view.front_of(seat)));
        match aim {
            Aim::Centre(_) if view.centre.len() == 1 && ahead => Self::Ends,
            _ if token.dots() > 0 && behind => Self::Alibis,
            Aim::Steal { from, .. } if others().all(|other| loot(other) <= loot(from)) => Self::Leader,
            _ if open.iter().all(|other| other.value() <= token.value()) => Self::Loot,
            Aim::Centre(_) if !token.is_boss() && view.centre.worth(token.value()).len() > 1 => {
                Self::Sheltered
            }
            Aim::Steal { .. } => Self::Robs,
            _ => Self::Best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, Seed, Turn, Viewer,
        art_robbery::{Setup, State},
    };

    #[test]
    fn reasons_fit_what_is_done() {
        let mut state = State::start(&Setup::of(3), Seed(5)).expect("a legal table");
        let mut seen = Vec::new();
        let mut legal = Vec::new();
        while let Turn::Of(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody is to act");
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            for action in &legal {
                let reason = Reason::of(&view, *action);
                match action {
                    Action::Play { aim: Aim::Nothing, .. } => assert_eq!(reason, Reason::Keeps),
                    Action::Play { aim: Aim::Dog, .. } => assert_eq!(reason, Reason::Dog),
                    Action::Give(_) => assert_eq!(reason, Reason::Gift),
                    Action::Play { .. } => assert_ne!(reason, Reason::Gift),
                }
                if !seen.contains(&reason) {
                    seen.push(reason);
                }
            }
            let action = legal[legal.len() / 2];
            state.apply(seat, &action, &mut Vec::new()).expect("it is legal");
        }
        assert!(seen.len() >= 6, "{seen:?}");
    }
}
