//! What a tap on a seat's mark opens: the marks to choose from, and its place at the table.

use cambriole_engine::table::MARKS;
use cambriole_markup::{Node, view};
use leptos::ev;

use super::{
    draft::Way,
    laying::Laying,
    msg::{Dispatch, Msg},
};
use crate::{
    app::parts::{badge, icon, icon_as},
    words::{Lang, house},
};

/// The marks. One that another seat has is swapped; while one goes through them by keyboard, only the
/// last one counts.
pub fn pick(laying: &Laying, key: u32, dispatch: Dispatch) -> Node {
    let mut options = Vec::new();
    for mark in 1..=MARKS {
        options.push(option(laying, key, mark, dispatch));
    }
    view! {
        <div class="marks-pick" role="radiogroup" aria-label=house::colour_and_mark(laying.lang)>{options}</div>
    }
}

fn option(laying: &Laying, key: u32, mark: u8, dispatch: Dispatch) -> Node {
    let Laying { draft, lang, before, .. } = laying;
    let mut label = format!("{}, {}", mark_word(mark, *lang), colour_word(mark, *lang));
    if let Some((holder, _)) = before.iter().find(|(holder, held)| *holder != key && *held == mark) {
        label = format!("{label} ({})", draft.name(*holder, *lang));
    }
    let is_chosen = draft.chair(key).is_some_and(|chair| chair.mark == mark);
    // A tap has chosen, and what closes here hears of no change; the arrow keys, which click too, may
    // go on.
    let tapped = move |event: ev::MouseEvent| {
        if event.detail() > 0 {
            dispatch.send(Msg::Mark(key, mark));
            dispatch.send(Msg::Close(key));
        }
    };
    let entered = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" {
            dispatch.send(Msg::Close(key));
        }
    };
    view! {
        <label title=label.clone()>
            <input type="radio" name=format!("seat-{key}-mark") aria-label=label checked=is_chosen prop:checked=is_chosen
                on:change=dispatch.change(Msg::Mark(key, mark)) on:click=tapped on:keydown=entered/>
            {badge(mark)}
        </label>
    }
}

/// Up and down in the order of play.
pub fn moves(laying: &Laying, key: u32, name: &str, dispatch: Dispatch) -> Node {
    let (draft, lang) = (&laying.draft, laying.lang);
    let place = draft.position(key).unwrap_or_default();
    let step = |drawn: Node, said: String, way: Way| {
        view! {
            <li><button type="button" on:click=dispatch.press(Msg::MoveSeat(key, way))>{drawn}{said}</button></li>
        }
    };
    let up =
        (place > 0).then(|| step(icon_as("icon icon-back", "chev"), house::seat_up(lang, &name), Way::Up));
    let down =
        (place + 1 < draft.count()).then(|| step(icon("chev"), house::seat_down(lang, &name), Way::Down));
    view! { <ul class="menu">{up}{down}</ul> }
}

fn mark_word(mark: u8, lang: Lang) -> &'static str {
    match mark {
        1 => house::mark_key(lang),
        2 => house::mark_mask(lang),
        3 => house::mark_moon(lang),
        4 => house::mark_torch(lang),
        5 => house::mark_diamond(lang),
        6 => house::mark_hat(lang),
        _ => house::mark_lens(lang),
    }
}

fn colour_word(mark: u8, lang: Lang) -> &'static str {
    match mark {
        1 => house::colour_orange(lang),
        2 => house::colour_sky(lang),
        3 => house::colour_lilac(lang),
        4 => house::colour_lime(lang),
        5 => house::colour_yellow(lang),
        6 => house::colour_pink(lang),
        _ => house::colour_periwinkle(lang),
    }
}
