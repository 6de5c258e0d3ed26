//! Erasing everything, which asks once more.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        kept::{ledger::Ledger, shelf},
        parts::{icon, sheet},
        shared::settings::{Preferences, Settings},
    },
    browser::page,
    words::house,
};

pub fn erase(ledger: Ledger, preferences: Preferences) -> Node {
    let lang = ledger.lang;
    let open = RwSignal::new(false);
    let show = move |is_open| move |_| open.set(is_open);
    let erase = move |_| {
        open.set(false);
        // In this order: changing preferences keeps them.
        preferences.change(|settings| *settings = Settings::default());
        shelf::erase();
        ledger.refresh();
        ledger.voice.toast(house::erased(lang));
        page::focus("#settings-kept");
    };
    let question = move || {
        view! {
            <div class="sheet-body"><p>{house::erase_ask(lang, &ledger.list().len())}</p></div>
            <div class="sheet-acts">
                <button type="button" class="btn" on:click=show(false)>{house::erase_no(lang)}</button>
                <button type="button" class="btn btn-danger" on:click=erase>{house::erase_yes(lang)}</button>
            </div>
        }
    };
    let close = Callback::new(move |()| open.set(false));
    view! {
        <button type="button" class="btn btn-danger" aria-haspopup="dialog" on:click=show(true)>
            {icon("trash")}{house::erase_all(lang)}
        </button>
        {sheet("sheet", move || open.get(), close, move || (house::erase_all(lang).to_owned(), question()))}
    }
}
