//! A match that cannot be read: set apart, explained, kept and exportable.

use cambriole_engine::table::Damage;
use cambriole_markup::{Node, view};

use crate::{
    app::{
        damage::explain,
        desk::{Ledger, LedgerMsg, host},
        parts::icon,
        shelf::Kept,
    },
    words::house,
};

pub fn card(desk: Ledger, kept: &Kept, damage: &Damage) -> Node {
    view! {
        <li class="match panel damaged" id=host(&kept.id)>
            <span class="thumb" aria-hidden="true">{icon("warn")}</span>
            <p class="name">{desk.name(kept)}</p>
            <p class="who">{explain(damage, desk.lang)}</p>
            <div class="acts">
                <button type="button" class="btn" on:click=desk.press(LedgerMsg::Export, kept)>
                    {icon("share")}{house::damaged_export(desk.lang)}
                </button>
                <button type="button" class="btn btn-danger" on:click=desk.press(LedgerMsg::Delete, kept)>
                    {icon("trash")}{house::delete(desk.lang)}
                </button>
            </div>
        </li>
    }
}
