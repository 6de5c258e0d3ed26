//! What helps to think: the squares that the facts allow, and notes.

use cambriole_markup::{Node, view};

use super::board::{Aids, Board, Dispatch, Msg, Tap};
use crate::words::museum_caper as words;

pub fn aids(board: &Board, dispatch: Dispatch) -> Node {
    let (lang, aids) = (board.lang, board.aids);
    let hidden = board.view.open.visible.is_none();
    let haze = (hidden && board.view.open.setup.whereabouts).then(|| {
        let said = words::where_now(lang, &board.believed.len());
        switch(said, aids.haze, Aids { haze: !aids.haze, ..aids }, dispatch)
    });
    let notes = switch(
        words::notes_on(lang).to_owned(),
        aids.noting,
        Aids { noting: !aids.noting, ..aids },
        dispatch,
    );
    let line = aids.noting.then(|| view! { <p class="small">{words::notes_line(lang)}</p> });
    view! { <section class="plate plate--slim belief">{haze}{notes}{line}</section> }
}

/// A switch that sets the aids to something else.
pub fn switch(said: String, on: bool, then: Aids, dispatch: Dispatch) -> Node {
    view! {
        <label class="mc-switch">
            <input class="switch" type="checkbox" role="switch" checked=on prop:checked=on
                on:change=dispatch.change(Msg::Own(Tap::Aid(then)))/>
            <span>{said}</span>
        </label>
    }
}
