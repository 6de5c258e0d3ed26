//! Who plays: the seats in the order of play.

use cambriole_markup::{Node, view};

use super::{
    laying::{ADD, Laying},
    msg::{Dispatch, Msg},
    seat,
};
use crate::{
    app::{games::limits, parts::icon},
    words::house,
};

pub fn seats(laying: &Laying, dispatch: Dispatch) -> Node {
    let Laying { draft, lang, .. } = laying;
    let mut rows = Vec::new();
    for key in draft.keys() {
        rows.push(seat::row(laying, key, dispatch).keyed(key));
    }
    let more = if draft.can_add() {
        view! {
            <button type="button" class="btn" id=ADD on:click=dispatch.press(Msg::AddSeat)>
                {icon("plus")}{house::add_seat(*lang)}
            </button>
        }
    } else {
        view! { <p class="fine">{house::seats_full(*lang, &limits(draft.game).1)}</p> }
    };
    let note = match draft.people() {
        0 => note("eye", house::all_bots_note(*lang)),
        1 => Node::EMPTY,
        _ => note("device", house::one_device_note(*lang)),
    };
    view! {
        <section class="seats-block opts" aria-labelledby="seats-title">
            <h2 class="rule-title" id="seats-title">{house::who_plays(*lang)}</h2>
            <ul class="seats">{rows}</ul>
            {more}
            {note}
        </section>
    }
}

/// Something good to know.
pub fn note(name: &'static str, said: &'static str) -> Node {
    view! { <div class="notice">{icon(name)}<p>{said}</p></div> }
}
