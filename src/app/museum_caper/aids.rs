//! What helps to think: the squares that the facts allow, and notes.

use cambriole_markup::{Node, view};

use super::board::{Aids, Board, Wish, Wishes};
use crate::words::museum_caper as words;

pub fn aids(board: &Board, wishes: Wishes) -> Node {
    let (lang, aids) = (board.lang, board.aids);
    let hidden = board.view.open.visible.is_none();
    let haze = (hidden && board.view.open.setup.whereabouts).then(|| {
        let said = words::where_now(lang, &board.believed.len());
        switch(said, aids.haze, Aids { haze: !aids.haze, ..aids }, wishes)
    });
    let notes =
        switch(words::notes_on(lang).to_owned(), aids.noting, Aids { noting: !aids.noting, ..aids }, wishes);
    let line = aids.noting.then(|| view! { <p class="small">{words::notes_line(lang)}</p> });
    view! { <section class="plate plate--slim belief">{haze}{notes}{line}</section> }
}

/// A switch that sets the aids to something else.
pub fn switch(said: String, on: bool, then: Aids, wishes: Wishes) -> Node {
    view! {
        <label class="mc-switch">
            <input class="switch" type="checkbox" role="switch" checked=on prop:checked=on
                on:change=wishes.change(Wish::Aid(then))/>
            <span>{said}</span>
        </label>
    }
}
