//! What is wrong with a match, above its table.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{damage, parts::icon, session::Session, staged::Staged},
    words::house,
};

/// What is wrong with the save or the storage, above the table.
pub fn troubles<G: Staged>(session: Session<G>) -> Node {
    let lang = session.lang();
    let trouble = session.trouble().map(|trouble| {
        let said = damage::explain_trouble(trouble, lang);
        view! { <div class="notice notice-warn" role="alert">{icon("warn")}<p>{said}</p></div> }
    });
    let damage = session.damage().get().map(|damage| {
        view! {
            <div class="notice notice-warn" role="alert">
                {icon("warn")}
                <p>{damage::explain(&damage, lang)}</p>
                <div class="acts">
                    <button type="button" class="btn" on:click=move |_| session.damage().set(None)>{house::close(lang)}</button>
                </div>
            </div>
        }
    });
    view! { {trouble}{damage} }
}
