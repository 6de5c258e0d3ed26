//! Where everything is kept, how much room there is, and whether the browser has promised to keep it.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::kept::ledger::Ledger,
    browser::{
        persistence::{self, Room},
        storage,
    },
    words::{Lang, house},
};

pub fn promise(ledger: Ledger) -> Node {
    let lang = ledger.lang;
    let promised = RwSignal::new(None);
    let room = RwSignal::new(None);
    persistence::is_promised(move |is| promised.set(Some(is)));
    persistence::room(move |is| room.set(Some(is)));
    let ask = move |_| {
        persistence::ask(move |given| {
            promised.set(Some(given));
            ledger.voice.toast(if given { house::promise_given(lang) } else { house::promise_refused(lang) });
        });
    };
    let shown = move || match promised.get() {
        Some(true) => view! { <p>{house::promise_given(lang)}</p> },
        Some(false) => view! {
            <p>{house::promise_none(lang)}</p>
            <button type="button" class="btn" on:click=ask>{house::promise_ask(lang)}</button>
        },
        None => Node::EMPTY,
    };
    view! {
        {move || view! { <p>{place(lang)}</p> }}
        {move || room.get().map(|room| view! { <p>{said(room, lang)}</p> })}
        {shown}
    }
}

fn place(lang: Lang) -> &'static str {
    if storage::is_twofold() { house::kept_twice(lang) } else { house::kept_once(lang) }
}

fn said(Room { used, offered }: Room, lang: Lang) -> String {
    house::room(lang, &megabytes(used), &megabytes(offered))
}

/// Whole ones; a little is one.
fn megabytes(bytes: f64) -> String {
    format!("{:.0}", (bytes / 1_048_576.0).ceil())
}
