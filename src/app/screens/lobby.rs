//! The lobby: the posters, the matches that this device keeps, the ways out.

mod card;
mod damaged;
mod deleted;
mod ledger;
mod reminder;
mod rename;
mod wall;

use cambriole_markup::{Node, view};
use leptos::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use crate::app::shared::settings::use_preferences;
use crate::{
    app::{
        parts::{icon, storage_troubles, symbol},
        shared::{route::Route, settings::use_lang},
    },
    browser::page,
    words::{Lang, house},
};

/// The product's name, which is not translated.
const NAME: &str = "Cambriole";

pub fn screen() -> Node {
    // Another language draws the screen anew.
    let lang = use_lang().get_untracked();
    page::set_title(NAME);
    lobby(lang, Some(view! { {move || storage_troubles(lang)} }))
}

fn lobby(lang: Lang, troubles: Option<Node>) -> Node {
    view! {
        <div class="gallery">
            <main class="lobby">
                <header class="masthead">
                    <h1 class="mark" tabindex="-1">
                        <span class="vh">{NAME}</span>
                        {symbol(None, "wordmark", "0 0 772 120")}
                    </h1>
                    <a class="btn btn-icon btn-quiet settings" href=Route::Settings.href()
                        aria-label=house::settings(lang)>
                        {icon("gear")}
                    </a>
                    {symbol(Some("deco"), "deco", "0 0 240 16")}
                    <p>{house::tagline(lang)}</p>
                </header>
                {troubles}
                {wall::wall(lang)}
                {ledger::ledger()}
                <footer class="fine"><p>{house::fine_print(lang)}</p></footer>
            </main>
        </div>
    }
}

/// The lobby of a device that keeps nothing yet, in every language: `public/lobby.js` shows one of them until
/// the app has come.
#[cfg(not(target_arch = "wasm32"))]
pub fn drawn_ahead() -> String {
    let draw = |lang: Lang| {
        use_preferences().speak(lang);
        format!(r#"<div lang="{}">{}</div>"#, lang.code(), lobby(lang, None).to_html())
    };
    Lang::ALL.into_iter().map(|lang| Owner::new().with(|| draw(lang))).collect()
}

#[cfg(test)]
mod tests {
    use cambriole_engine::rules::GameId;

    use super::*;

    #[test]
    fn every_game_can_be_played() {
        let page = Owner::new().with(|| screen().to_html());
        assert_eq!(page.matches(r##"href="#/setup/"##).count(), GameId::ALL.len());
        assert_eq!(page.matches("<h1").count(), 1);
        assert!(!page.contains("style="), "the policy of the page forbids it");
    }

    #[test]
    fn what_is_drawn_ahead_speaks_every_language_and_warns_of_nothing() {
        let ahead = drawn_ahead();
        for lang in Lang::ALL {
            assert!(ahead.contains(&format!("<div lang=\"{}\">", lang.code())));
            assert!(ahead.contains(house::no_match_yet(lang)));
        }
        assert!(!ahead.contains("notice"));
    }
}
