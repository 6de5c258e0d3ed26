//! What opens over the table: the log, every move, the bank.

use cambriole_markup::Node;

use super::{
    bank::bank,
    board::{Board, Dispatch},
    journal,
    moves::moves,
};
use crate::app::parts::{self, Over};

/// What is in the sheet over the table.
pub fn inside(over: Over, board: &Board, dispatch: Dispatch) -> Node {
    match over {
        Over::Journal => parts::journal(&board.journal, journal::fresh(board), &board.emblems(), board.lang),
        Over::Moves => moves(board, dispatch),
        Over::Bank => bank(board),
        Over::Menu | Over::Layouts | Over::Hint => Node::EMPTY,
    }
}
