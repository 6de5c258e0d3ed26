//! What is wrong with a match, above its table.

use cambriole_markup::{Node, view};

use crate::{
    app::{damage, parts::icon, session::Sitting},
    words::house,
};

/// What is wrong with the save or the storage, above the table.
pub fn troubles(session: Sitting) -> Node {
    let (lang, troubles) = (session.lang(), session.troubles());
    let trouble = troubles.trouble.map(|trouble| {
        let said = damage::explain_trouble(trouble, lang);
        view! { <div class="notice notice-warn" role="alert">{icon("warn")}<p>{said}</p></div> }
    });
    let damage = troubles.damage.map(|damage| {
        view! {
            <div class="notice notice-warn" role="alert">
                {icon("warn")}
                <p>{damage::explain(&damage, lang)}</p>
                <div class="acts">
                    <button type="button" class="btn" on:click=move |_| session.forget_damage()>{house::close(lang)}</button>
                </div>
            </div>
        }
    });
    view! { {trouble}{damage} }
}
