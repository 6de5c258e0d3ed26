//! Giving a match another name.

use cambriole_engine::table::TITLE_LENGTH;
use cambriole_markup::{Node, follow, view};
use leptos::prelude::*;

use crate::{
    app::{
        desk::{Desk, rename},
        parts::Sheet,
        shelf::Kept,
    },
    browser::page,
    words::house,
};

#[component]
pub fn Rename(desk: Desk) -> Node {
    let lang = desk.lang;
    let open = RwSignal::new(false);
    let title = RwSignal::new(String::new());
    follow(move || {
        if let Some(kept) = desk.renaming.get() {
            title.set(title_of(&kept));
            open.set(true);
        }
    });
    let mut was_open = false;
    follow(move || {
        let is_open = open.get();
        if std::mem::replace(&mut was_open, is_open)
            && !is_open
            && let Some(kept) = desk.renaming.try_update(Option::take).flatten()
        {
            page::focus(format!("#match-{} .more", kept.id));
        }
    });
    let save = move || {
        if let Some(kept) = desk.renaming.get_untracked()
            && let Ok(glance) = &kept.glance
        {
            rename(glance.game, &kept.id, title.get_untracked().trim());
            desk.refresh();
        }
        open.set(false);
    };
    let usual = move || {
        let kept = desk.renaming.get();
        kept.map(|kept| desk.name(&without_title(kept))).unwrap_or_default()
    };
    view! {
        <Sheet open on_close=Callback::new(move |()| open.set(false)) title=Signal::derive(move || house::rename_match(lang.get_untracked()).to_owned())>
            <form on:submit=move |event| { event.prevent_default(); save(); }>
                <div class="sheet-body">
                    <label class="opts">
                        <span>{house::match_name(lang.get_untracked())}</span>
                        <input class="field" type="text" autocomplete="off" maxlength=TITLE_LENGTH autofocus placeholder=usual
                            value=title.get_untracked() prop:value=move || title.get()
                            on:input=move |event| title.set(event_target_value(&event))/>
                    </label>
                </div>
                <div class="sheet-acts">
                    <button type="button" class="btn" on:click=move |_| open.set(false)>
                        {house::cancel(lang.get_untracked())}
                    </button>
                    <button type="submit" class="btn btn-primary">{house::save_name(lang.get_untracked())}</button>
                </div>
            </form>
        </Sheet>
    }
}

fn title_of(kept: &Kept) -> String {
    kept.glance.as_ref().map(|glance| glance.label.title.clone()).unwrap_or_default()
}

fn without_title(mut kept: Kept) -> Kept {
    if let Ok(glance) = &mut kept.glance {
        glance.label.title.clear();
    }
    kept
}
