//! How it is played.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{draft::Draft, seed::SeedField};
use crate::{
    app::{
        art_robbery, museum_caper,
        parts::Switch,
        settings::{use_lang, use_preferences},
    },
    words::{Lang, house},
};

#[component]
pub fn Options(draft: RwSignal<Draft>, seed: RwSignal<String>) -> Node {
    let lang = use_lang();
    let preferences = use_preferences();
    let said =
        move |say: fn(Lang) -> &'static str| Signal::derive(move || say(lang.get_untracked()).to_owned());
    let own = match draft.with_untracked(|draft| draft.game) {
        GameId::ArtRobbery => art_robbery::options(draft),
        GameId::MuseumCaper => museum_caper::options(draft),
    };
    view! {
        <section class="opts" aria-labelledby="options-title">
            <h2 class="rule-title" id="options-title">{house::how_to_play(lang.get_untracked())}</h2>
            <div class="opts-list">
                {own}
                <Switch id="confirm" title=said(house::confirm_moves) line=said(house::confirm_moves_line)
                    on=Signal::derive(move || preferences.get().confirm)
                    on_change=move |on| preferences.change(|settings| settings.confirm = on)/>
            </div>
            <SeedField seed/>
        </section>
    }
}
