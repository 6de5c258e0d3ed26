//! The table's menu.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        desk, games, parts::icon, route::Route, session::Session, shelf, staged::Staged, voice::use_voice,
    },
    words::house,
};

/// Rules, undo, curtain, export, leave.
pub fn menu<G: Staged>(session: Session<G>, close: Callback<()>) -> Node {
    let lang = session.lang();
    let voice = use_voice();
    let rules = Route::Rules { game: G::ID, rule: None };
    let can_undo = session.can_undo();
    let why_not = session.with_table(|table| match (table.game().is_empty(), table.game().undoable()) {
        (true, _) => house::undo_nothing(lang),
        (_, Some(_)) => house::undo_passed(lang),
        (_, None) => house::undo_learned(lang),
    });
    let undo = move |_| {
        if can_undo {
            close.run(());
            session.undo();
        } else {
            voice.toast(why_not);
        }
    };
    let several = session.with_table(|table| table.loner().is_none());
    let cover = move |_| {
        close.run(());
        session.cover();
    };
    let export = move |_| {
        close.run(());
        if let Some(text) = shelf::text(&session.id()) {
            let title = session.title();
            desk::export(if title.is_empty() { games::title(G::ID) } else { &title }, &text, voice, lang);
        }
    };
    let undo_note = (!can_undo).then(|| view! { <small>{why_not}</small> });
    view! {
        <ul class="menu">
            <li><a href=rules.href()>{icon("book")}<span>{house::rules(lang)}</span></a></li>
            <li>
                <button type="button" aria-disabled=(!can_undo).then_some("true") on:click=undo>
                    {icon("undo")}<span>{house::undo(lang)}</span>{undo_note}
                </button>
            </li>
            {several.then(|| view! {
                <li><button type="button" on:click=cover>{icon("eye")}<span>{house::hide_my_hand(lang)}</span></button></li>
            })}
            <li><button type="button" on:click=export>{icon("share")}<span>{house::export_match(lang)}</span></button></li>
            <li><a href=Route::Settings.href()>{icon("gear")}<span>{house::settings(lang)}</span></a></li>
            <li>
                <a href=Route::Lobby.href()>
                    {icon("exit")}<span>{house::leave_table(lang)}</span><small>{house::leave_kept(lang)}</small>
                </a>
            </li>
        </ul>
    }
}
