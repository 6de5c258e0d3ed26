//! What stands for a seat, wherever its name does: on the board, on the curtain, in the log.

use cambriole_engine::{rules::Seat, table::Chair};
use cambriole_markup::{Node, view};

/// A seat's colour and what is drawn on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Emblem {
    /// Colour and mark, from 1 to 7.
    pub mark: u8,
    /// The symbol of `style/art/`.
    symbol: String,
}

impl Emblem {
    /// The mark that was chosen when the table was laid.
    pub fn plain(mark: u8) -> Self {
        Self { mark, symbol: format!("mark-{mark}") }
    }

    /// What a seat is at this game's table, in its colour.
    pub fn drawn(mark: u8, symbol: impl Into<String>) -> Self {
        Self { mark, symbol: symbol.into() }
    }

    /// The disc, for the eye only: the name always stands beside it.
    pub fn disc(&self) -> Node {
        view! {
            <span class=format!("badge seat-{}", self.mark) aria-hidden="true">
                <svg class="icon" viewBox="0 0 24 24"><use_ href=format!("#{}", self.symbol)></use_></svg>
            </span>
        }
    }
}

/// The disc of a seat among the emblems of its table.
pub fn disc_of(emblems: &[Emblem], seat: Seat) -> Option<Node> {
    emblems.get(seat.index()).map(Emblem::disc)
}

/// The disc with a seat's mark.
pub fn badge(mark: u8) -> Node {
    Emblem::plain(mark).disc()
}

/// The mark of a chair, or the first one where there is no chair.
pub fn mark_of(chair: Option<&Chair>) -> u8 {
    chair.map_or(1, |chair| chair.mark)
}
