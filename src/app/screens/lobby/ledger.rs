//! The matches that this device keeps.

use cambriole_engine::rules::GameId;
use cambriole_markup::{IntoNode, Node, effect, memo, memo_always, view};
use leptos::prelude::*;

use super::{card, damaged, deleted, reminder, rename};
use crate::{
    app::{
        kept::{
            ledger::{Ledger, TITLE, way_in},
            shelf::{Flaw, Kept},
        },
        parts::{icon, import_button, import_notice},
        shared::route::Route,
    },
    browser::page,
    words::{hall, house},
};

/// How many matches are shown before somebody asks for more, and how many more there are each time.
const FIRST: usize = 24;
const MORE: usize = 48;

pub fn ledger() -> Node {
    let ledger = Ledger::open();
    let lang = ledger.lang;
    page::on_leave(move || ledger.open.set(None));
    view! {
        <section class="ledger" aria-labelledby=TITLE>
            <h2 class="rule-title" id=TITLE tabindex="-1">{house::your_matches(lang)}</h2>
            {reminder::reminder(ledger)}
            {matches(ledger)}
            {import_notice(ledger)}
            <div class="exits">
                {import_button(ledger)}
                {exit(&Route::Hall, "trophy", hall::title(lang))}
                {exit(&Route::Rules { game: GameId::ArtRobbery, rule: None }, "book", house::rules(lang))}
                {exit(&Route::Settings, "gear", house::settings(lang))}
            </div>
            {rename::rename_sheet(ledger)}
        </section>
    }
}

fn exit(to: &Route, name: &'static str, said: &'static str) -> Node {
    view! { <a class="btn" href=to.href()>{icon(name)}{said}</a> }
}

/// A place in the list.
enum Row {
    Match(Kept),
    /// Where a match stood that can still be put back.
    Deleted(Kept),
}

impl Row {
    fn kept(&self) -> &Kept {
        let (Self::Match(kept) | Self::Deleted(kept)) = self;
        kept
    }
}

/// The matches of the shelf, and those that were just deleted where they stood.
fn rows(ledger: Ledger) -> Vec<Row> {
    let list = ledger.list();
    let mut deleted: Vec<Kept> = ledger.deleted.with(|all| all.iter().map(|it| it.kept.clone()).collect());
    deleted.retain(|gone| list.iter().all(|kept| kept.id != gone.id));
    let rows = deleted.into_iter().map(Row::Deleted).chain(list.into_iter().map(Row::Match));
    let mut rows: Vec<Row> = rows.collect();
    rows.sort_by_key(|row| row.kept().place());
    rows
}

fn matches(ledger: Ledger) -> Node {
    let shown = RwSignal::new(FIRST);
    let rows = memo_always(move || rows(ledger));
    effect(move || {
        let shown = shown.get();
        ledger.check(rows.with(|rows| rows.iter().take(shown).map(|row| row.kept().clone()).collect()));
    });
    view! {
        {move || rows.with(|rows| list(ledger, &rows[..rows.len().min(shown.get())]))}
        {move || rows.with(|rows| more(ledger, rows, shown))}
    }
}

fn list(ledger: Ledger, rows: &[Row]) -> Node {
    if rows.is_empty() {
        return view! { <p class="empty">{house::no_match_yet(ledger.lang)}</p> };
    }
    let is_live =
        |row: &Row| matches!(row, Row::Match(kept) if kept.glance.as_ref().is_ok_and(|it| !it.over));
    let last_played = rows.iter().position(is_live);
    let items = rows
        .iter()
        .enumerate()
        .map(|(place, row)| item(ledger, row, Some(place) == last_played).keyed(&row.kept().id));
    view! { <ul>{items.collect::<Node>()}</ul> }
}

/// A match; the one that was played last is the one to go on with.
fn item(ledger: Ledger, row: &Row, is_next: bool) -> Node {
    let kept = match row {
        Row::Match(kept) => kept.clone(),
        Row::Deleted(kept) => return deleted::row(ledger, kept),
    };
    let glance = match kept.glance.clone() {
        Ok(glance) => glance,
        Err(damage) => return damaged::card(ledger, &kept, &damage),
    };
    let checked = kept.clone();
    let flaw = memo(move || ledger.flaw(&checked));
    let card = move || match flaw.get() {
        Some(Flaw::Unplayable(damage)) => damaged::card(ledger, &kept, &damage),
        flaw => card::card(ledger, &kept, &glance, flaw.is_some(), is_next),
    };
    card.into_node()
}

/// The way to the matches that are not shown.
fn more(ledger: Ledger, rows: &[Row], shown: RwSignal<usize>) -> Option<Node> {
    let from = shown.get();
    let next = way_in(&rows.get(from)?.kept().id);
    let show = move |_| {
        shown.set(from + MORE);
        page::focus(next.clone());
    };
    let said = house::show_more_matches(ledger.lang, &(rows.len() - from));
    Some(view! { <button type="button" class="btn" on:click=show>{said}</button> })
}
