//! A new version waits until the player takes it.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{parts::icon, settings::use_lang},
    browser::updates,
    words::house,
};

/// Whether somebody is in the middle of a turn, and does not want to be asked about versions.
#[derive(Debug, Clone, Copy)]
pub struct Busy(pub RwSignal<bool>);

/// The offer of a new version, between turns. Nothing is lost by waiting.
#[component]
pub fn UpdateOffer() -> Node {
    let lang = use_lang();
    let busy = use_context::<Busy>();
    let (ready, set_ready) = signal(false);
    updates::on_ready(move || set_ready.set(true));
    let welcome = move || ready.get() && !busy.is_some_and(|Busy(busy)| busy.get());
    let offer = move || {
        welcome().then(|| {
            view! {
                <aside class="toasts above-bar">
                    <div class="toasts-rack">
                        <div class="update" role="region" aria-label=move || house::update_ready(lang.get())>
                            {icon("refresh")}
                            <p>{move || house::update_ready(lang.get())} " " {move || house::update_kept(lang.get())}</p>
                            <button type="button" class="btn" on:click=move |_| set_ready.set(false)>
                                {move || house::later(lang.get())}
                            </button>
                            <button type="button" class="btn btn-primary" on:click=|_| updates::accept()>
                                {move || house::update_now(lang.get())}
                            </button>
                        </div>
                    </div>
                </aside>
            }
        })
    };
    view! { {offer} }
}
