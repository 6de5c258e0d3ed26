//! A new version waits until the player takes it.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{common::Common, parts::icon},
    browser::updates,
    words::house,
};

/// Whether somebody is in the middle of a turn, and does not want to be asked about versions.
#[derive(Debug, Clone, Copy)]
pub struct Busy(pub RwSignal<bool>);

/// The offer of a new version, between turns. Nothing is lost by waiting.
pub fn update_offer(common: Common, Busy(busy): Busy) -> Node {
    let ready = RwSignal::new(false);
    updates::on_ready(move || ready.set(true));
    let offer = move || {
        (ready.get() && !busy.get()).then(|| {
            let lang = common.preferences.lang.get();
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
