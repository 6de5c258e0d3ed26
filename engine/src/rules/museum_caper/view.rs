//! What one viewer knows.

use serde::{Deserialize, Serialize};

use super::{Deed, ExitSet, Open, Path, Phase, Sheet, Square, SquareSet, State, museum};
use crate::rules::{Seat, Viewer};

/// What one viewer knows of a match. There is no thief in it but for the thief, and no lock but those
/// that the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody knows.
    pub open: Open,
    /// What the thief wrote down: for the thief, and for all once the round is over.
    pub sheet: Option<Sheet>,
    /// Which locks are open: for detectives who placed them, and for all once the round is over.
    pub locks: Option<ExitSet>,
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Everything => None,
        }
    }

    /// Whether the thief looks.
    pub fn is_thief(&self) -> bool {
        self.seat() == Some(self.open.thief)
    }

    /// Where the viewer knows the thief to be.
    pub fn thief_at(&self) -> Option<Square> {
        self.sheet.as_ref().map(|sheet| sheet.at).or(self.open.visible)
    }

    /// Where the thief who looks can end a move now.
    pub fn stops_now(&self) -> SquareSet {
        match (&self.sheet, self.open.phase) {
            (Some(sheet), Phase::Thief) => sheet.ends(&self.open),
            _ => SquareSet::EMPTY,
        }
    }

    /// The squares on which the thief who looks can take the next step after those of `path`.
    pub fn next_steps(&self, path: &[Square]) -> SquareSet {
        let Some(sheet) = self.sheet.as_ref().filter(|_| self.open.phase == Phase::Thief) else {
            return SquareSet::EMPTY;
        };
        if path.len() >= Path::LONGEST {
            return SquareSet::EMPTY;
        }
        let last = path.last().copied().unwrap_or(sheet.at);
        museum().neighbours(last).filter(|next| *next != sheet.at && !path.contains(next)).collect()
    }

    /// What the thief who looks can do at the end of a move.
    pub fn deeds(&self, end: Square) -> Vec<Deed> {
        let deeds = self.sheet.as_ref().map(|sheet| sheet.deeds(&self.open, end).collect());
        deeds.unwrap_or_default()
    }
}

pub(super) fn of(state: &State, viewer: Viewer) -> View {
    let told = state.open.is_told();
    let sheet = state.sheet.as_ref().filter(|_| told || viewer.sees(state.open.thief));
    let detective = matches!(viewer, Viewer::Seat(seat) if state.open.detectives().contains(seat));
    let chosen = state.open.setup.chosen_locks && state.open.phase != Phase::Museum;
    let locks = told || viewer == Viewer::Everything || (detective && chosen);
    View { viewer, open: state.open.clone(), sheet: sheet.cloned(), locks: locks.then_some(state.locks) }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Order, Setup,
        fixtures::{THIEF, at, exit, squares, table},
    };
    use super::*;
    use crate::rules::Game;

    #[test]
    fn the_thief_knows_all_but_the_locks_and_the_others_nothing_of_the_thief() {
        let mut state = table(4).thief_at(9, 3);
        state.go_with(9, 1, Deed::Steal, Order::CutOut).expect("legal");
        let own = state.view(Viewer::Seat(THIEF));
        assert_eq!((own.sheet.as_ref(), own.locks), (state.sheet.as_ref(), None));
        assert!(own.is_thief() && own.thief_at() == Some(at(9, 1)));
        for viewer in [Viewer::Table, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3)), Viewer::Seat(Seat(9))] {
            let view = state.view(viewer);
            assert_eq!((view.sheet.as_ref(), view.locks, view.thief_at()), (None, None, None));
            assert_eq!(view.open, own.open, "all detectives know the same");
        }
        let everything = state.view(Viewer::Everything);
        assert_eq!((everything.sheet, everything.locks), (state.sheet.clone(), Some(state.locks)));
    }

    #[test]
    fn a_thief_is_shown_where_to_go_step_by_step() {
        let view = table(3).thief_at(8, 2).view(Viewer::Seat(THIEF));
        assert_eq!(view.next_steps(&[]), squares(&[(7, 2), (8, 1), (8, 3), (9, 2)]));
        assert_eq!(view.next_steps(&[at(8, 3)]), squares(&[(7, 3), (9, 3), (8, 4)]));
        assert_eq!(view.next_steps(&[at(8, 3), at(8, 4), at(7, 4)]), SquareSet::EMPTY);
        assert!(view.stops_now().contains(at(7, 4)) && !view.stops_now().contains(at(8, 2)));
        assert_eq!(view.deeds(at(9, 1)), [Deed::Nothing, Deed::Steal]);
        assert_eq!(view.deeds(at(9, 2)), [Deed::Nothing, Deed::Try]);
        let other = table(3).view(Viewer::Table);
        assert_eq!(
            (other.next_steps(&[]), other.stops_now(), other.deeds(at(9, 1))),
            (SquareSet::EMPTY, SquareSet::EMPTY, vec![])
        );
    }

    #[test]
    fn a_thief_is_warned_of_lines_of_sight() {
        let open = table(3).open;
        let danger = open.danger(at(7, 5));
        assert_eq!((danger.eyes, danger.nearest), (vec![0], Some(2)));
        assert!(danger.cameras.contains(super::super::fixtures::camera(4)), "diagonal from the middle");
        let quiet = open.danger(at(9, 3));
        assert_eq!((quiet.eyes.len(), quiet.cameras.len()), (0, 0));
    }

    #[test]
    fn the_settings_of_a_table_stand_in_every_view() {
        let setup = Setup { thief: Some(THIEF), whereabouts: false, ..Setup::of(5) };
        let state = State::start(&setup, crate::rules::Seed(3)).expect("legal");
        for viewer in [Viewer::Table, Viewer::Seat(Seat(2)), Viewer::Everything] {
            assert_eq!(state.view(viewer).open.setup, setup);
        }
        assert_eq!(exit(8, 1).before(), at(8, 1));
    }
}
