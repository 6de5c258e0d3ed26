//! The language, each in its own name.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::Opt,
        settings::{use_lang, use_preferences},
    },
    browser::page,
    words::{Lang, house},
};

#[component]
pub fn LanguageChoice() -> Node {
    let (lang, preferences) = (use_lang(), use_preferences());
    let title = Signal::derive(move || house::language(lang.get()).to_owned());
    let choice = move |offered: Lang| {
        let is_chosen = move || lang.get() == offered;
        view! {
            <label lang=offered.code()>
                <input type="radio" name="language" value=offered.code() checked=is_chosen prop:checked=is_chosen
                    on:change=move |_| {
                        preferences.change(|settings| settings.lang = Some(offered));
                        // The screen is drawn anew in the other language.
                        page::focus("[name=language]:checked");
                    }/>
                <span class="word">{offered.name()}</span>
            </label>
        }
    };
    view! {
        <Opt title icon="globe">
            <div class="seg" role="radiogroup" aria-label=move || title.get()>
                {Lang::ALL.into_iter().map(choice).collect::<Node>()}
            </div>
        </Opt>
    }
}
