//! What this page is, whose games it plays, and under which licences.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{games, route::Route, settings::use_lang},
    words::house,
};

/// The licences lie beside the fonts.
const FONTS: [(&str, &str); 3] = [
    ("Josefin Sans", "fonts/josefin-sans-OFL.txt"),
    ("Atkinson Hyperlegible Next", "fonts/atkinson-hyperlegible-next-OFL.txt"),
    ("Courier Prime", "fonts/courier-prime-OFL.txt"),
];

#[component]
pub fn About() -> Node {
    let lang = use_lang();
    let font = |(name, licence): (&'static str, &'static str)| {
        view! { <li><a href=licence target="_blank" rel="noopener">{name}</a></li> }
    };
    let credit = |game: GameId| {
        let rules = Route::Rules { game, rule: None };
        view! { <li><a href=rules.href()>{games::title(game)}</a>" ("{games::makers(game)}")"</li> }
    };
    view! {
        <section class="credits" aria-labelledby="settings-about">
            <h2 class="rule-title" id="settings-about">{house::about(lang.get_untracked())}</h2>
            <p>{house::about_games(lang.get_untracked())}</p>
            <ul>{GameId::ALL.into_iter().map(credit).collect::<Node>()}</ul>
            <p>{house::about_owners(lang.get_untracked())}</p>
            <p>{house::about_code(lang.get_untracked())}</p>
            <p>{house::about_fonts(lang.get_untracked())}</p>
            <ul>{FONTS.into_iter().map(font).collect::<Node>()}</ul>
            <p class="fine">{house::version(lang.get_untracked(), &env!("CARGO_PKG_VERSION"))}</p>
        </section>
    }
}
