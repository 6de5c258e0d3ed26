//! A match on the shelf: what it is, how to go on, what else to do with it.

use cambriole_engine::{rules::Seat, table::Glance};
use cambriole_markup::{Node, memo, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        kept::{
            ledger::{Ledger, LedgerMsg, host, progress},
            shelf::{self, Kept},
        },
        parts::{badge, icon, pop},
        shared::{names, route::Route},
    },
    browser::clock,
    words::{Lang, house},
};

/// `is_next` is the one to go on with; of a damaged one only a part can be played.
pub fn card(ledger: Ledger, kept: &Kept, glance: &Glance, is_damaged: bool, is_next: bool) -> Node {
    let (lang, name) = (ledger.lang, ledger.name(kept));
    let mut marks = Vec::new();
    for chair in &glance.chairs {
        marks.push(badge(chair.mark));
    }
    let (resume, resume_named) = if glance.over {
        (house::result(lang), house::result_of(lang, &name))
    } else {
        (house::resume(lang), house::resume_named(lang, &name))
    };
    let id = kept.id.clone();
    let is_open = memo(move || ledger.open.with(|open| open.as_ref() == Some(&id)));
    let (label, closing) = (name.clone(), kept.clone());
    let menu = move || {
        is_open.get().then(|| {
            let closed = closing.clone();
            pop(label.clone(), move || ledger.hear(&LedgerMsg::Close, &closed), menu(ledger, &closing))
        })
    };
    view! {
        <li class="match panel" id=host(&kept.id)>
            <svg class="thumb" viewBox="0 0 300 372" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
                <use_ href=games::poster(glance.game) width="300" height="400"></use_>
            </svg>
            <p class="name">
                <bdi>{name.clone()}</bdi>" "<small>{facts(glance, is_damaged, lang)}</small>
            </p>
            <button type="button" class="btn btn-icon btn-quiet more" aria-expanded=move || is_open.get().to_string()
                aria-label=house::more_about(lang, &name) on:click=ledger.press(LedgerMsg::Open, kept)>
                {icon("more")}
            </button>
            <p class="who">
                <span class="vh">{players(glance, lang)}</span>
                <span class="marks">{marks}</span>
            </p>
            <a class=if is_next { "btn btn-primary" } else { "btn" } href=Route::Match(kept.id.clone()).href() aria-label=resume_named>{resume}</a>
            {menu}
        </li>
    }
}

fn menu(ledger: Ledger, kept: &Kept) -> Node {
    let lang = ledger.lang;
    let entry = |class: Option<&'static str>, name: &'static str, said: &'static str, msg: LedgerMsg| {
        view! {
            <li><button type="button" class=class on:click=ledger.press(msg, kept)>{icon(name)}{said}</button></li>
        }
    };
    let original = shelf::original(&kept.id)
        .map(|_| entry(None, "share", house::damaged_export(lang), LedgerMsg::ExportOriginal));
    view! {
        <ul class="menu">
            {entry(None, "pencil", house::rename(lang), LedgerMsg::Rename)}
            {entry(None, "share", house::export(lang), LedgerMsg::Export)}
            {original}
            <li class="aside">{house::export_secrets(lang)}</li>
            {entry(Some("danger"), "trash", house::delete(lang), LedgerMsg::Delete)}
        </ul>
    }
}

/// How far it is, when it was played, and whether something is wrong with it.
fn facts(glance: &Glance, is_damaged: bool, lang: Lang) -> String {
    let progress =
        if glance.over { Some(house::match_over(lang).to_owned()) } else { progress(glance, lang) };
    let played = match clock::days_since(glance.label.played) {
        0 => house::played_today(lang).to_owned(),
        1 => house::played_yesterday(lang).to_owned(),
        days => house::played_days_ago(lang, &days),
    };
    let damaged = is_damaged.then(|| house::damaged(lang).to_ascii_lowercase());
    [progress, Some(played), damaged].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn players(glance: &Glance, lang: Lang) -> String {
    let seats = Seat::all(glance.chairs.len()).map(|seat| names::seat(&glance.chairs, seat, lang));
    names::list(&seats.collect::<Vec<_>>(), lang)
}
