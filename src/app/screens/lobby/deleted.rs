//! Where a match stood that was deleted: it can be put back for as long as one stays in the lobby.

use cambriole_markup::{Node, view};

use crate::{
    app::{
        kept::{
            ledger::{Ledger, host},
            shelf::Kept,
        },
        parts::icon,
    },
    words::house,
};

pub fn row(ledger: Ledger, kept: &Kept) -> Node {
    let (lang, name, id) = (ledger.lang, ledger.name(kept), kept.id.clone());
    view! {
        <li class="match-deleted" id=host(&kept.id)>
            <p>{house::deleted(lang, &name)}</p>
            <button type="button" class="btn btn-quiet" aria-label=house::restore_named(lang, &name)
                on:click=move |_| ledger.put_back(&id)>
                {icon("undo")}{house::restore(lang)}
            </button>
        </li>
    }
}
