//! A match that cannot be read: set apart, explained, kept and exportable.

use cambriole_engine::table::Damage;
use cambriole_markup::{Node, view, worked_out};
use leptos::prelude::*;

use crate::{
    app::{damage::explain, desk::Desk, parts::Icon, shelf::Kept},
    words::house,
};

#[component]
pub fn DamagedCard(desk: Desk, kept: Kept, damage: Damage) -> Node {
    let lang = desk.lang;
    let host = format!("match-{}", kept.id);
    let kept = StoredValue::new(kept);
    let name = worked_out(move || kept.with_value(|kept| desk.name(kept)));
    view! {
        <li class="match panel damaged" id=host>
            <span class="thumb" aria-hidden="true"><Icon name="warn"/></span>
            <p class="name">{move || name.get()}</p>
            <p class="who">{move || explain(&damage, lang.get_untracked())}</p>
            <div class="acts">
                <button type="button" class="btn" on:click=move |_| kept.with_value(|kept| desk.export(kept))>
                    <Icon name="share"/>{house::damaged_export(lang.get_untracked())}
                </button>
                <button type="button" class="btn btn-danger" on:click=move |_| desk.delete(&kept.get_value())>
                    <Icon name="trash"/>{house::delete(lang.get_untracked())}
                </button>
            </div>
        </li>
    }
}
