//! The table's menu.

use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*};

use super::Over;
use crate::{
    app::{
        games,
        kept::{ledger, shelf},
        lessons::Coach,
        live::{Facing, LiveMatch},
        parts::{icon, icon_as},
        shared::{names, route::Route, voice::use_voice},
    },
    browser::{device, storage, turn::Side},
    words::{Lang, hints, house},
};

/// Rules, undo, hint, curtain, the way the table lies, the whole screen, export, leave.
pub fn menu(live: LiveMatch, over: RwSignal<Option<Over>>, close: Callback<()>) -> Node {
    let lang = live.lang();
    let voice = use_voice();
    let rules = Route::Rules { game: live.game(), rule: None };
    let can_undo = live.can_undo();
    let why_not = match (live.has_begun(), live.is_undoable()) {
        (false, _) => house::undo_nothing(lang),
        (_, true) => house::undo_passed(lang),
        (_, false) => house::undo_learned(lang),
    };
    let undo = move |_| {
        if can_undo {
            close.run(());
            live.undo();
        } else {
            voice.toast(why_not);
        }
    };
    let several = live.sole_human().is_none();
    let cover = move |_| {
        close.run(());
        live.cover();
    };
    let hint = move |_| {
        live.seek_advice();
        over.set(Some(Over::Hint));
    };
    let learn = move |_| {
        close.run(());
        live.coached(Coach::speak_again);
    };
    let export = move |_| {
        close.run(());
        if let Some(text) = shelf::text(&live.id()) {
            let title = live.title();
            ledger::export(
                if title.is_empty() { games::title(live.game()) } else { &title },
                &text,
                voice,
                lang,
            );
        }
    };
    let leave_note = if storage::is_unsaved() { house::leave_unsaved(lang) } else { house::leave_kept(lang) };
    let undo_note = (!can_undo).then(|| view! { <small>{why_not}</small> });
    view! {
        <ul class="menu">
            <li><a href=rules.href()>{icon("book")}<span>{house::rules(lang)}</span></a></li>
            <li>
                <button type="button" aria-disabled=(!can_undo).then_some("true") on:click=undo>
                    {icon("undo")}<span>{house::undo(lang)}</span>{undo_note}
                </button>
            </li>
            {live.coach.with(|coach| coach.as_ref().is_some_and(Coach::is_silent)).then(|| view! {
                <li><button type="button" on:click=learn>{icon("bulb")}<span>{house::coach_resume_lesson(lang)}</span></button></li>
            })}
            {live.advised().map(|_| view! {
                <li><button type="button" on:click=hint>{icon("bulb")}<span>{hints::hint(lang)}</span></button></li>
            })}
            {several.then(|| view! {
                <li><button type="button" on:click=cover>{icon("eye")}<span>{house::hide_my_hand(lang)}</span></button></li>
            })}
            {several.then(|| turning(live, close))}
            {device::can_fill_screen().then(|| full_screen(lang, close))}
            <li><button type="button" on:click=export>{icon("share")}<span>{house::export_match(lang)}</span></button></li>
            <li class="aside">{house::export_secrets(lang)}</li>
            <li><a href=Route::Settings.href()>{icon("gear")}<span>{house::settings(lang)}</span></a></li>
            <li>
                <a href=Route::Lobby.href()>
                    {icon("exit")}<span>{house::leave_table(lang)}</span><small>{leave_note}</small>
                </a>
            </li>
        </ul>
    }
}

/// The table for those who sit around a device that lies flat: of two, one sits across; where more sit is
/// not known.
fn turning(live: LiveMatch, close: Callback<()>) -> Node {
    let (lang, side) = (live.lang(), live.side());
    let turn = move |to: Facing| {
        move |_: ev::MouseEvent| {
            close.run(());
            live.face(to);
        }
    };
    let [near, far] = live.people()[..] else {
        let to = |theirs: Side, icon_class, word| {
            let to = turn(Facing::Side(theirs.seen_from(side)));
            view! { <button type="button" on:click=to>{icon_as(icon_class, "arrow")}<span>{word}</span></button> }
        };
        return view! {
            <li class="sides">
                <div role="group" aria-labelledby="turn-table">
                    {icon("turn")}<span id="turn-table">{house::turn_table(lang)}</span>
                    <small>{house::turn_table_sides(lang)}</small>
                    {to(Side::Left, "icon to-left", house::side_left(lang))}
                    {to(Side::Far, "icon to-far", house::side_far(lang))}
                    {to(Side::Right, "icon", house::side_right(lang))}
                </div>
            </li>
        };
    };
    let (back, who) = if side == Side::Near { (Side::Far, far) } else { (Side::Near, near) };
    let said = house::turn_table_to(lang, &names::seat(&live.chairs(), who, lang));
    let (on, to) = match live.facing() {
        Facing::Player => ("true", Facing::Side(Side::Near)),
        Facing::Side(_) => ("false", Facing::Player),
    };
    view! {
        <li>
            <button type="button" on:click=turn(Facing::Side(back))>
                {icon("turn")}<span>{said}</span><small>{house::turn_table_line(lang)}</small>
            </button>
        </li>
        <li>
            <button type="button" aria-pressed=on on:click=turn(to)>
                {icon("turn")}<span>{house::turn_table_follow(lang)}</span>
            </button>
        </li>
    }
}

fn full_screen(lang: Lang, close: Callback<()>) -> Node {
    let fills = device::fills_screen();
    let change = move |_| {
        close.run(());
        device::fill_screen(!fills);
    };
    let said = if fills { house::full_screen_leave(lang) } else { house::full_screen(lang) };
    view! { <li><button type="button" on:click=change>{icon("full")}<span>{said}</span></button></li> }
}
