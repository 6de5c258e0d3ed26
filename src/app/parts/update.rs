//! A new version waits until the player takes it.

use leptos::prelude::*;

use crate::{
    app::{parts::Icon, route::Route, settings::use_lang},
    browser::updates,
    words::house,
};

/// The offer of a new version: between turns, that is on every screen but the table, where a match
/// shows it at its curtain's side of things. Nothing is lost by waiting.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let lang = use_lang();
    let route = use_context::<ReadSignal<Route>>();
    let (ready, set_ready) = signal(false);
    updates::on_ready(move || set_ready.set(true));
    let at_a_table = move || route.is_some_and(|route| matches!(route.get(), Route::Match(_)));
    let offer = move || {
        (ready.get() && !at_a_table()).then(|| {
            view! {
                <aside class="toasts"><div class="toasts-rack">
                    <div class="update" role="region" aria-label=move || house::update_ready(lang.get())>
                        <Icon name="refresh"/>
                        <p>{move || house::update_ready(lang.get())}" "{move || house::update_kept(lang.get())}</p>
                        <button type="button" class="btn" on:click=move |_| set_ready.set(false)>
                            {move || house::later(lang.get())}
                        </button>
                        <button type="button" class="btn btn-primary" on:click=|_| updates::accept()>
                            {move || house::update_now(lang.get())}
                        </button>
                    </div>
                </div></aside>
            }
        })
    };
    view! { {offer} }
}
