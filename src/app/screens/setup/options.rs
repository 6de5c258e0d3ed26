//! How it is played.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{draft::Draft, seed::SeedField};
use crate::{
    app::{
        art_project, art_robbery, museum_caper,
        parts::Switch,
        settings::{use_lang, use_preferences},
    },
    words::house,
};

#[component]
pub fn Options(draft: RwSignal<Draft>, seed: RwSignal<String>) -> Node {
    let lang = use_lang().get_untracked();
    let preferences = use_preferences();
    let own = match draft.with_untracked(|draft| draft.game) {
        GameId::ArtRobbery => art_robbery::options(draft),
        GameId::MuseumCaper => museum_caper::options(draft),
        GameId::ArtProject => art_project::options(draft),
    };
    view! {
        <section class="opts" aria-labelledby="options-title">
            <h2 class="rule-title" id="options-title">{house::how_to_play(lang)}</h2>
            <div class="opts-list">
                {own}
                <Switch id="confirm" title=house::confirm_moves(lang) line=house::confirm_moves_line(lang)
                    on=Signal::derive(move || preferences.get().confirm)
                    on_change=move |on| preferences.change(|settings| settings.confirm = on)/>
            </div>
            <SeedField seed/>
        </section>
    }
}
