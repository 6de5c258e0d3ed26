//! What this page is, whose games it plays, and under which licences.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};

use super::licences::licences;
use crate::{
    app::{games, shared::route::Route},
    words::{Lang, house},
};

/// The licences lie beside the fonts.
const FONTS: [(&str, &str); 3] = [
    ("Josefin Sans", "fonts/josefin-sans-OFL.txt"),
    ("Atkinson Hyperlegible Next", "fonts/atkinson-hyperlegible-next-OFL.txt"),
    ("Courier Prime", "fonts/courier-prime-OFL.txt"),
];

pub fn about(lang: Lang) -> Node {
    let (mut credits, mut fonts) = (Vec::new(), Vec::new());
    for game in GameId::ALL {
        let rules = Route::Rules { game, rule: None };
        credits.push(
            view! { <li><a href=rules.href()>{games::both_titles(game, lang)}</a>" ("{games::makers(game)}")"</li> },
        );
    }
    for (name, licence) in FONTS {
        fonts.push(view! { <li><a href=licence target="_blank" rel="noopener">{name}</a></li> });
    }
    view! {
        <section class="credits" aria-labelledby="settings-about">
            <h2 class="rule-title" id="settings-about">{house::about(lang)}</h2>
            <p>{house::about_games(lang)}</p>
            <ul>{credits}</ul>
            <p>{house::about_owners(lang)}</p>
            <p>{house::about_code(lang)}</p>
            {licences(lang)}
            <p>{house::about_fonts(lang)}</p>
            <ul>{fonts}</ul>
            <p class="fine">{house::version(lang, &env!("CARGO_PKG_VERSION"))}</p>
        </section>
    }
}
