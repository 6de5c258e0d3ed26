//! What is wrong with a match or with what the device keeps, above what it is about.

use cambriole_markup::{Node, view};

use crate::{
    app::{kept::damage, live::LiveMatch, parts::icon},
    browser::storage::{self, Trouble},
    words::{Lang, house},
};

/// What is wrong with the save or the storage, above the table.
pub fn troubles(live: LiveMatch) -> Node {
    let (lang, damage) = (live.lang(), live.damage());
    let damage = damage.map(|damage| {
        view! {
            <div class="notice notice-warn" role="alert">
                {icon("warn")}
                <p>{damage::explain(&damage, lang)}</p>
                <div class="acts">
                    <button type="button" class="btn" on:click=move |_| live.forget_damage()>{house::close(lang)}</button>
                </div>
            </div>
        }
    });
    view! { {unsaved(live.trouble(), lang)}{damage} }
}

/// What is wrong with the storage, wherever matches are.
pub fn storage_troubles(lang: Lang) -> Node {
    let alone = storage::is_alone().then(|| warning(house::storage_alone(lang)));
    view! { {unsaved(storage::trouble(), lang)}{alone} }
}

fn unsaved(trouble: Option<Trouble>, lang: Lang) -> Option<Node> {
    trouble.map(|trouble| warning(damage::explain_trouble(trouble, lang)))
}

fn warning(said: &'static str) -> Node {
    view! { <div class="notice notice-warn" role="alert">{icon("warn")}<p>{said}</p></div> }
}
