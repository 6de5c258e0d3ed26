//! The matches that this device keeps.

use cambriole_engine::{
    rules::GameId,
    table::{Damage, Glance},
};
use cambriole_markup::{IntoNode, Node, view};
use leptos::prelude::*;

use super::{card, damaged, reminder, rename};
use crate::{
    app::{
        desk::{Desk, Standing, TITLE, standing},
        parts::{icon, import_button, import_trouble},
        route::Route,
        shelf,
        shelf::Kept,
    },
    browser::page,
    words::{hall, house},
};

pub fn ledger() -> Node {
    let desk = Desk::open();
    let lang = desk.lang;
    page::on_leave(move || desk.open.set(None));
    view! {
        <section class="ledger" aria-labelledby=TITLE>
            <h2 class="rule-title" id=TITLE tabindex="-1">{house::your_matches(lang)}</h2>
            {reminder::reminder(desk)}
            {move || matches(desk)}
            {import_trouble(desk)}
            <div class="exits">
                {import_button(desk)}
                {exit(&Route::Hall, "trophy", hall::title(lang))}
                {exit(&Route::Rules { game: GameId::ArtRobbery, rule: None }, "book", house::rules(lang))}
                {exit(&Route::Settings, "gear", house::settings(lang))}
            </div>
            {rename::rename_sheet(desk)}
        </section>
    }
}

fn exit(to: &Route, name: &'static str, said: &'static str) -> Node {
    view! { <a class="btn" href=to.href()>{icon(name)}{said}</a> }
}

/// What the shelf holds. How far a match is takes a replay, which the opening of a menu should not.
fn matches(desk: Desk) -> Node {
    let mut seen = Vec::new();
    for kept in desk.list() {
        seen.push((look(&kept, desk), kept));
    }
    if seen.is_empty() {
        return view! { <p class="empty">{house::no_match_yet(desk.lang)}</p> };
    }
    let cards = move || {
        let (open, mut cards) = (desk.open.get(), Vec::new());
        for (seen, kept) in &seen {
            cards.push(match seen {
                Ok((glance, standing)) => {
                    card::card(desk, kept, glance, standing, open.as_ref() == Some(&kept.id))
                }
                Err(damage) => damaged::card(desk, kept, damage),
            });
        }
        cards.into_node()
    };
    view! { <ul>{cards}</ul> }
}

fn look(kept: &Kept, desk: Desk) -> Result<(Glance, Standing), Damage> {
    let glance = kept.glance.clone()?;
    let standing = standing(glance.game, &shelf::text(&kept.id).unwrap_or_default(), desk.lang)?;
    Ok((glance, standing))
}
