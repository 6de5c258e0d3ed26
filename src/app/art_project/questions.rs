//! The team's small decisions, taken in the open.

use cambriole_markup::Node;

use super::board::{Board, Wishes};

pub fn question(_board: &Board, _wishes: Wishes) -> Option<Node> {
    None
}
