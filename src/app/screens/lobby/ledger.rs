//! The matches that this device keeps.

use cambriole_engine::rules::GameId;
use leptos::{either::Either, prelude::*};

use super::{
    card::Card,
    damaged::DamagedCard,
    desk::{Desk, TITLE, standing},
    import::{ImportButton, ImportTrouble},
    rename::Rename,
};
use crate::{
    app::{parts::Icon, route::Route, shelf, shelf::Kept},
    words::house,
};

#[component]
pub fn Ledger() -> impl IntoView {
    let desk = Desk::open();
    let lang = desk.lang;
    let is_empty = Memo::new(move |_| desk.list.with(Vec::is_empty));
    let matches = move || {
        if is_empty.get() {
            Either::Left(view! { <p class="empty">{house::no_match_yet(lang.get())}</p> })
        } else {
            Either::Right(view! {
                <ul><For each=move || desk.list.get() key=identity children=move |kept| card(desk, kept)/></ul>
            })
        }
    };
    view! {
        <section class="ledger" aria-labelledby=TITLE>
            <h2 class="rule-title" id=TITLE tabindex="-1">{house::your_matches(lang.get())}</h2>
            {matches}
            <ImportTrouble desk/>
            <div class="exits">
                <ImportButton desk/>
                <a class="btn" href=Route::Rules { game: GameId::ArtRobbery, rule: None }.href()>
                    <Icon name="book"/>{house::rules(lang.get())}
                </a>
                <a class="btn" href=Route::Settings.href()>
                    <Icon name="gear"/>{house::settings(lang.get())}
                </a>
            </div>
            <Rename desk/>
        </section>
    }
}

/// Cards whose match did not change stay as they are, focus included.
fn identity(kept: &Kept) -> (String, usize, Option<(String, u64)>) {
    let label = kept.glance.as_ref().ok().map(|glance| (glance.label.title.clone(), glance.label.played));
    (kept.id.clone(), kept.size, label)
}

fn card(desk: Desk, kept: Kept) -> AnyView {
    let seen = kept.glance.clone().and_then(|glance| {
        let standing = standing(glance.game, &shelf::text(&kept.id).unwrap_or_default())?;
        Ok((glance, standing))
    });
    match seen {
        Ok((glance, standing)) => view! { <Card desk kept glance standing/> }.into_any(),
        Err(damage) => view! { <DamagedCard desk kept damage/> }.into_any(),
    }
}
