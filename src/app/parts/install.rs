//! Installing the page, where the browser offers it.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::parts::{About, opt},
    browser::install,
    words::{Lang, house},
};

/// A row of the settings; nothing where the page cannot be installed, or has been.
pub fn install_offer(lang: Lang) -> Node {
    let offered = RwSignal::new(install::is_offered());
    install::on_change(move || offered.set(install::is_offered()));
    let row = move || {
        offered.get().then(|| {
            let about =
                About { title: house::install(lang), line: house::install_line(lang), icon: Some("device") };
            let button = view! {
                <button type="button" class="btn" on:click=|_| install::ask()>{house::install_now(lang)}</button>
            };
            opt(about, button)
        })
    };
    view! { {row} }
}
