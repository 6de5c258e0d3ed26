//! The seed, for those who want to play the same match again.

use cambriole_engine::rules::Seed;
use cambriole_markup::{Node, view, when, worked_out};
use leptos::prelude::*;

use crate::{
    app::{parts::Icon, settings::use_lang},
    words::house,
};

/// Dashes and spaces included, as generous as people type.
const LENGTH: usize = 24;

#[component]
pub fn SeedField(seed: RwSignal<String>) -> Node {
    let lang = use_lang();
    let is_bad =
        worked_out(move || seed.with(|typed| !typed.trim().is_empty() && typed.parse::<Seed>().is_err()));
    let described = move || if is_bad.get() { "seed-bad" } else { "seed-line" };
    view! {
            <details class="adv">
                <summary>{house::advanced(lang.get_untracked())}<Icon name="chev"/></summary>
                <label class="opt panel">
                    <strong id="seed-title">{house::seed(lang.get_untracked())}</strong>
                    <small id="seed-line">{house::seed_line(lang.get_untracked())}</small>
                    <input class="field" type="text" id="seed" autocomplete="off" autocapitalize="characters" spellcheck="false"
                        maxlength=LENGTH placeholder="K7QX-29MD" aria-labelledby="seed-title" aria-describedby=described
                        aria-invalid=move || is_bad.get().to_string() prop:value=move || seed.get()
                        on:input=move |event| seed.set(event_target_value(&event))/>
                    {when(move || is_bad.get(), move || view! {
    <span class="hint hint-error" id="seed-bad" role="alert">{house::seed_bad(lang.get_untracked())}</span>
    })}
                </label>
            </details>
        }
}
