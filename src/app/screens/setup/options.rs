//! How it is played.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{draft::Draft, seed::SeedField};
use crate::{
    app::{
        parts::{Opt, Pick, Switch},
        settings::{use_lang, use_preferences},
    },
    words::{Lang, house},
};

#[component]
pub fn Options(draft: RwSignal<Draft>, seed: RwSignal<String>) -> Node {
    let lang = use_lang();
    let preferences = use_preferences();
    let said =
        move |say: fn(Lang) -> &'static str| Signal::derive(move || say(lang.get_untracked()).to_owned());
    view! {
        <section class="opts" aria-labelledby="options-title">
            <h2 class="rule-title" id="options-title">{house::how_to_play(lang.get_untracked())}</h2>
            <div class="opts-list">
                <Opt title=said(house::who_starts) line=said(house::who_starts_line)>
                    <First draft/>
                </Opt>
                <Switch id="open-counts" title=said(house::open_counts) line=said(house::open_counts_line)
                    on=Signal::derive(move || draft.with(|draft| draft.open_counts))
                    on_change=move |on| draft.update(|draft| draft.open_counts = on)/>
                <Switch id="confirm" title=said(house::confirm_moves) line=said(house::confirm_moves_line)
                    on=Signal::derive(move || preferences.get().confirm)
                    on_change=move |on| preferences.change(|settings| settings.confirm = on)/>
            </div>
            <SeedField seed/>
        </section>
    }
}

/// Who starts: chance, or one of the table.
#[component]
fn First(draft: RwSignal<Draft>) -> Node {
    let lang = use_lang();
    let options = Memo::new(move |_| {
        let lang = lang.get_untracked();
        let names = draft.with(|draft| draft.keys().into_iter().map(|key| draft.name(key, lang)).collect());
        [vec![house::at_random(lang).to_owned()], names].concat()
    });
    let chosen = Memo::new(move |_| {
        let place = draft.with(|draft| draft.first.and_then(|first| draft.position(first)));
        place.map_or(0, |place| place + 1)
    });
    let pick = move |choice: usize| {
        draft.update(|draft| {
            draft.first = choice.checked_sub(1).and_then(|place| draft.keys().get(place).copied());
        });
    };
    view! {
        <Pick label=Signal::derive(move || house::who_starts(lang.get_untracked()).to_owned()) options chosen on_pick=pick/>
    }
}
