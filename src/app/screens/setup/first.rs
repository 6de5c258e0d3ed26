//! Who begins.

use cambriole_markup::{Node, view, worked_out};
use leptos::prelude::*;

use super::draft::Draft;
use crate::{
    app::{parts::Pick, settings::use_lang},
    words::{Lang, house},
};

/// Chance, or one of the table.
#[component]
pub fn First(draft: RwSignal<Draft>, label: fn(Lang) -> &'static str) -> Node {
    let lang = use_lang();
    let options = worked_out(move || {
        let lang = lang.get_untracked();
        let names = draft.with(|draft| draft.keys().into_iter().map(|key| draft.name(key, lang)).collect());
        [vec![house::at_random(lang).to_owned()], names].concat()
    });
    let chosen = worked_out(move || {
        let place = draft.with(|draft| draft.first.and_then(|first| draft.position(first)));
        place.map_or(0, |place| place + 1)
    });
    let pick = move |choice: usize| {
        draft.update(|draft| {
            draft.first = choice.checked_sub(1).and_then(|place| draft.keys().get(place).copied());
        });
    };
    view! {
        <Pick label=Signal::derive(move || label(lang.get_untracked()).to_owned()) options chosen on_pick=pick/>
    }
}
