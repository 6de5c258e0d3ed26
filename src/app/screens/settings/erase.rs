//! Erasing everything, which asks once more.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        desk::Desk,
        parts::{Icon, Sheet},
        settings::{Settings, use_preferences},
        shelf,
    },
    browser::page,
    words::house,
};

#[component]
pub fn Erase(desk: Desk) -> Node {
    let (lang, preferences) = (desk.lang, use_preferences());
    let open = RwSignal::new(false);
    let erase = move |_| {
        open.set(false);
        // In this order: changing preferences keeps them.
        preferences.change(|settings| *settings = Settings::default());
        shelf::erase();
        desk.refresh();
        desk.voice.toast(house::erased(lang.get_untracked()));
        page::focus("#settings-kept");
    };
    let title = Signal::derive(move || house::erase_all(lang.get_untracked()).to_owned());
    view! {
        <button type="button" class="btn btn-danger" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="trash"/>{house::erase_all(lang.get_untracked())}
        </button>
        <Sheet open on_close=Callback::new(move |()| open.set(false)) title>
            <div class="sheet-body">
                <p>{move || house::erase_ask(lang.get_untracked(), &desk.list.with(Vec::len))}</p>
            </div>
            <div class="sheet-acts">
                <button type="button" class="btn" on:click=move |_| open.set(false)>
                    {house::erase_no(lang.get_untracked())}
                </button>
                <button type="button" class="btn btn-danger" on:click=erase>
                    {house::erase_yes(lang.get_untracked())}
                </button>
            </div>
        </Sheet>
    }
}
