//! The lobby: the posters, the matches that this device keeps, the ways out.

mod card;
mod damaged;
mod ledger;
mod rename;
mod wall;

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::{Icon, Symbol},
        route::Route,
        settings::use_lang,
    },
    browser::page,
    words::house,
};
use ledger::Ledger;
use wall::Wall;

/// The product's name, which is not translated.
const NAME: &str = "Cambriole";

#[component]
pub fn Lobby() -> Node {
    let lang = use_lang();
    page::set_title(NAME);
    view! {
        <div class="gallery">
            <main class="lobby">
                <header class="masthead">
                    <h1 class="mark" tabindex="-1">
                        <span class="vh">{NAME}</span>
                        <Symbol name="wordmark" view_box="0 0 772 120"/>
                    </h1>
                    <a class="btn btn-icon btn-quiet settings" href=Route::Settings.href()
                        aria-label=house::settings(lang.get_untracked())>
                        <Icon name="gear"/>
                    </a>
                    <Symbol class="deco" name="deco" view_box="0 0 240 16"/>
                    <p>{house::tagline(lang.get_untracked())}</p>
                </header>
                <Wall/>
                <Ledger/>
                <footer class="fine"><p>{house::fine_print(lang.get_untracked())}</p></footer>
            </main>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_played() {
        let page = Owner::new().with(|| view! { <Lobby/> }.to_html());
        assert_eq!(page.matches(r##"href="#/setup/"##).count(), 3);
        assert_eq!(page.matches("<h1").count(), 1);
        assert!(!page.contains("style="), "the policy of the page forbids it");
    }
}
