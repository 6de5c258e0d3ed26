//! What a table can choose before a match.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        games::Chosen,
        parts::{Opt, Switch},
        screens::setup::{Draft, First},
        settings::use_lang,
    },
    words::{Lang, house},
};

pub fn options(draft: RwSignal<Draft>) -> Node {
    let lang = use_lang();
    let said =
        move |say: fn(Lang) -> &'static str| Signal::derive(move || say(lang.get_untracked()).to_owned());
    let open_counts =
        move || draft.with(|draft| matches!(&draft.chosen, Chosen::ArtRobbery(setup) if setup.open_counts));
    let set_open_counts = move |on| {
        draft.update(|draft| {
            if let Chosen::ArtRobbery(setup) = &mut draft.chosen {
                setup.open_counts = on;
            }
        });
    };
    view! {
        <Opt title=said(house::who_starts) line=said(house::who_starts_line)>
            <First draft label=house::who_starts/>
        </Opt>
        <Switch id="open-counts" title=said(house::open_counts) line=said(house::open_counts_line)
            on=Signal::derive(open_counts) on_change=set_open_counts/>
    }
}
