//! A fight: AP-20 to AP-23.

use cambriole_markup::Node;

use super::{
    board::{Board, Wishes},
    frame::{Frame, frame},
};

pub fn fight_screen(board: &Board, wishes: Wishes) -> Node {
    frame(board, wishes, Frame { class: "page-fight", body: Node::Empty })
}

/// Before a fight: who could lead one, or an end of the fights.
pub fn before(_board: &Board, _wishes: Wishes) -> Node {
    Node::Empty
}
