//! Every legal move as a button with its sentence: for those who do not see the table, and for those
//! who want to see it all.

use cambriole_engine::rules::art_robbery::Action;
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    phrases, pieces, preview,
};

pub fn moves(board: &Board, dispatch: Dispatch) -> Node {
    let rows: Vec<_> = board.legal.iter().map(|action| row(board, *action, dispatch)).collect();
    view! { <ul class="menu moves">{rows}</ul> }
}

fn row(board: &Board, action: Action, dispatch: Dispatch) -> Node {
    let (face, name) = match action {
        Action::Play { card, .. } => {
            (Some(pieces::face(card, board.lang)), format!("{}, ", phrases::card_name(card, board.lang)))
        }
        Action::Give(_) => (None, String::new()),
    };
    view! {
        <li>
            <button type="button" on:click=dispatch.press(Msg::Own(Tap::Act(action)))>
                <span class="small-face">{face}</span>
                <span><span class="vh">{name}</span>{preview::button(board, action)}</span>
                <small>{preview::sentence(board, action)}</small>
            </button>
        </li>
    }
}
