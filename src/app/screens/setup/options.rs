//! How it is played.

use cambriole_markup::{Node, view};

use super::{
    laying::Laying,
    msg::{Dispatch, Msg},
    seed,
};
use crate::{
    app::parts::{About, switch},
    words::house,
};

/// What the table chooses, and whether this device shows moves before they are made.
pub fn options(laying: &Laying, confirms: bool, dispatch: Dispatch) -> Node {
    let Laying { draft, lang, .. } = laying;
    let own = draft.chosen.options(draft, *lang, dispatch);
    let confirm =
        About { title: house::confirm_moves(*lang), line: house::confirm_moves_line(*lang), icon: None };
    view! {
        <section class="opts" aria-labelledby="options-title">
            <h2 class="rule-title" id="options-title">{house::how_to_play(*lang)}</h2>
            <div class="opts-list">
                {own}
                {switch("confirm", confirm, confirms, dispatch.change(Msg::Confirm(!confirms)))}
            </div>
            {seed::field(laying, dispatch)}
        </section>
    }
}
