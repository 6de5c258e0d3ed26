//! What this device keeps, how much, and the ways to take it out or erase it.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        desk::Desk,
        parts::{Icon, ImportButton, ImportTrouble},
        screens::settings::erase::Erase,
        settings::use_preferences,
        shelf,
    },
    browser::files,
    words::{Lang, house},
};

#[component]
pub fn KeptHere() -> Node {
    let desk = Desk::open();
    let lang = desk.lang;
    let preferences = use_preferences();
    let holdings = move || {
        // They are kept here too.
        preferences.get();
        holdings(desk)
    };
    let export = move |_| {
        if files::offer("cambriole.json", &shelf::everything()) {
            desk.voice.toast(house::exported_all(lang.get_untracked()));
        }
    };
    view! {
        <section class="opts" aria-labelledby="settings-kept">
            <h2 class="rule-title" id="settings-kept" tabindex="-1">{house::storage(lang.get_untracked())}</h2>
            <div class="kept panel">
                <p>{house::storage_line(lang.get_untracked())}</p>
                {holdings}
                <div class="acts">
                    <button type="button" class="btn" on:click=export>
                        <Icon name="share"/>{house::export_all(lang.get_untracked())}
                    </button>
                    <ImportButton desk/>
                    <Erase desk/>
                </div>
            </div>
            <ImportTrouble desk/>
        </section>
    }
}

/// Every match with its size, and the rest.
fn holdings(desk: Desk) -> Node {
    let (lang, list) = (desk.lang.get_untracked(), desk.list.get());
    let in_matches: usize = list.iter().map(|kept| kept.size).sum();
    let rest = shelf::weight().saturating_sub(in_matches);
    let matches = list.iter().map(|kept| row(desk.name(kept), kept.size, lang)).collect::<Node>();
    let total = house::storage_matches(lang, &list.len());
    view! {
        <dl class="kept-list">
            <div class="total"><dt>{total}</dt><dd>{kilobytes(in_matches, lang)}</dd></div>
            {matches}
            {(rest > 0).then(|| row(house::storage_rest(lang).to_owned(), rest, lang))}
        </dl>
    }
}

fn row(name: String, size: usize, lang: Lang) -> Node {
    view! { <div><dt>{name}</dt><dd>{kilobytes(size, lang)}</dd></div> }
}

fn kilobytes(size: usize, lang: Lang) -> String {
    house::storage_size(lang, &size.div_ceil(1024))
}
