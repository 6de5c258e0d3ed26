//! The result.

use cambriole_markup::Node;

use super::{
    board::{Board, Wishes},
    frame::{Frame, frame},
};

pub fn end_screen(board: &Board, wishes: Wishes) -> Node {
    frame(board, wishes, Frame { class: "page-end", body: Node::Empty })
}
