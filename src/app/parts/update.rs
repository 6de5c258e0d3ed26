//! A new version waits until the player takes it.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{parts::icon, shared::Common},
    browser::updates,
    words::house,
};

/// The offer of a new version, between turns and never while something is only in memory. Nothing is lost
/// by waiting.
pub fn update_offer(Common { preferences, busy, .. }: Common) -> Node {
    let ready = RwSignal::new(updates::is_ready());
    updates::on_change(move || ready.set(updates::is_ready()));
    let offer = move || {
        (ready.get() && !busy.get()).then(|| {
            let lang = preferences.lang.get();
            view! {
                <aside class="toasts above-bar">
                    <div class="toasts-rack">
                        <div class="update" role="region" aria-label=house::update_ready(lang)>
                            {icon("refresh")}
                            <p>{house::update_ready(lang)}" "{house::update_kept(lang)}</p>
                            <button type="button" class="btn" on:click=move |_| ready.set(false)>
                                {house::later(lang)}
                            </button>
                            <button type="button" class="btn btn-primary" on:click=|_| updates::accept()>
                                {house::update_now(lang)}
                            </button>
                        </div>
                    </div>
                </aside>
            }
        })
    };
    view! { {offer} }
}
