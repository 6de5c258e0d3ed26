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
