//! Giving a match another name.

use cambriole_engine::table::TITLE_LENGTH;
use cambriole_markup::{IntoNode, Node, view};
use leptos::{ev, prelude::*};

use crate::{
    app::{
        kept::{
            ledger::{Ledger, host, name, rename},
            shelf,
        },
        parts::sheet,
    },
    browser::page,
    words::house,
};

pub fn rename_sheet(ledger: Ledger) -> Node {
    let lang = ledger.lang;
    let title = StoredValue::new(String::new());
    let close = Callback::new(move |()| {
        if let Some(id) = ledger.renaming.try_update(Option::take).flatten() {
            page::focus(format!("#{} .more", host(&id)));
        }
    });
    let save = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let glance =
            ledger.renaming.get_untracked().and_then(|id| Some((shelf::look(&id)?.glance.ok()?, id)));
        if let Some((glance, id)) = glance {
            rename(glance.game, &id, title.get_value().trim());
            ledger.refresh();
        }
        close.run(());
    };
    let form = move || {
        let glance = ledger.renaming.get_untracked().and_then(|id| shelf::look(&id)?.glance.ok());
        let mut glance = glance?;
        let now = std::mem::take(&mut glance.label.title);
        title.set_value(now.clone());
        Some(view! {
            <form on:submit=save>
                <div class="sheet-body">
                    <label class="opts">
                        <span>{house::match_name(lang)}</span>
                        <input class="field" type="text" autocomplete="off" maxlength=TITLE_LENGTH autofocus
                            placeholder=name(&glance, lang) value=now
                            on:input=move |event| title.set_value(event_target_value(&event))/>
                    </label>
                </div>
                <div class="sheet-acts">
                    <button type="button" class="btn" on:click=move |_| close.run(())>{house::cancel(lang)}</button>
                    <button type="submit" class="btn btn-primary">{house::save_name(lang)}</button>
                </div>
            </form>
        })
    };
    let inside = move || (house::rename_match(lang).to_owned(), form().into_node());
    sheet("sheet", move || ledger.renaming.with(Option::is_some), close, inside)
}
