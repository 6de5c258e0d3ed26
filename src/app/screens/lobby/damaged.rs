//! A match that cannot be read: set apart, explained, kept and exportable.

use cambriole_engine::table::Damage;
use cambriole_markup::{Node, view};

use crate::{
    app::{
        kept::{
            damage::explain,
            ledger::{Ledger, LedgerMsg, host},
            shelf::Kept,
        },
        parts::icon,
    },
    words::house,
};

pub fn card(ledger: Ledger, kept: &Kept, damage: &Damage) -> Node {
    view! {
        <li class="match panel damaged" id=host(&kept.id)>
            <span class="thumb" aria-hidden="true">{icon("warn")}</span>
            <p class="name">{ledger.name(kept)}</p>
            <p class="who">{explain(damage, ledger.lang)}</p>
            <div class="acts">
                <button type="button" class="btn" on:click=ledger.press(LedgerMsg::Export, kept)>
                    {icon("share")}{house::damaged_export(ledger.lang)}
                </button>
                <button type="button" class="btn btn-danger" on:click=ledger.press(LedgerMsg::Delete, kept)>
                    {icon("trash")}{house::delete(ledger.lang)}
                </button>
            </div>
        </li>
    }
}
