//! The seed, for those who want to play the same match again.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{
    laying::Laying,
    msg::{Dispatch, Msg},
};
use crate::{app::parts::icon, words::house};

/// Dashes and spaces included, as generous as people type.
const LENGTH: usize = 24;

pub fn field(laying: &Laying, dispatch: Dispatch) -> Node {
    let lang = laying.lang;
    let is_bad = laying.has_bad_seed();
    let bad = is_bad.then(|| {
        view! { <span class="hint hint-error" id="seed-bad" role="alert">{house::seed_bad(lang)}</span> }
    });
    view! {
        <details class="adv">
            <summary>{house::advanced(lang)}{icon("chev")}</summary>
            <label class="opt panel">
                <strong id="seed-title">{house::seed(lang)}</strong>
                <small id="seed-line">{house::seed_line(lang)}</small>
                <input class="field" type="text" id="seed" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    maxlength=LENGTH placeholder="K7QX-29MD" aria-labelledby="seed-title"
                    aria-describedby=if is_bad { "seed-bad" } else { "seed-line" }
                    aria-invalid=is_bad.to_string() prop:value=laying.seed.clone()
                    on:input=move |event| dispatch.send(Msg::Seed(event_target_value(&event)))/>
                {bad}
            </label>
        </details>
    }
}
