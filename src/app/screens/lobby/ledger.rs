//! The matches that this device keeps.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{card::Card, damaged::DamagedCard, rename::Rename};
use crate::{
    app::{
        desk::{Desk, TITLE, standing},
        parts::{Icon, ImportButton, ImportTrouble},
        route::Route,
        shelf,
        shelf::Kept,
    },
    words::{hall, house},
};

#[component]
pub fn Ledger() -> Node {
    let desk = Desk::open();
    let lang = desk.lang;
    let is_empty = Memo::new(move |_| desk.list.with(Vec::is_empty));
    let matches = move || {
        if is_empty.get() {
            view! { <p class="empty">{house::no_match_yet(lang.get_untracked())}</p> }
        } else {
            view! {
                <ul>{move || desk.list.get().into_iter().map(|kept| card(desk, kept)).collect::<Node>()}</ul>
            }
        }
    };
    view! {
        <section class="ledger" aria-labelledby=TITLE>
            <h2 class="rule-title" id=TITLE tabindex="-1">{house::your_matches(lang.get_untracked())}</h2>
            {matches}
            <ImportTrouble desk/>
            <div class="exits">
                <ImportButton desk/>
                <a class="btn" href=Route::Hall.href()>
                    <Icon name="trophy"/>{hall::title(lang.get_untracked())}
                </a>
                <a class="btn" href=Route::Rules { game: GameId::ArtRobbery, rule: None }.href()>
                    <Icon name="book"/>{house::rules(lang.get_untracked())}
                </a>
                <a class="btn" href=Route::Settings.href()>
                    <Icon name="gear"/>{house::settings(lang.get_untracked())}
                </a>
            </div>
            <Rename desk/>
        </section>
    }
}

fn card(desk: Desk, kept: Kept) -> Node {
    let seen = kept.glance.clone().and_then(|glance| {
        let standing =
            standing(glance.game, &shelf::text(&kept.id).unwrap_or_default(), desk.lang.get_untracked())?;
        Ok((glance, standing))
    });
    match seen {
        Ok((glance, standing)) => view! { <Card desk kept glance standing/> },
        Err(damage) => view! { <DamagedCard desk kept damage/> },
    }
}
