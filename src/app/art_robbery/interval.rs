//! The pause at the end of a raid: the whole table looks, one player after another.

use std::time::Duration;

use cambriole_engine::rules::art_robbery::State;
use cambriole_markup::{Node, follow, view, worked_out};
use leptos::prelude::*;

use super::{
    board::Board,
    phrases,
    raid_end::{self, Harvest},
};
use crate::{
    app::{parts::Sheet, session::Session},
    browser::{clock, page},
    words::art_robbery as words,
};

/// How long each player's part is looked at before the next.
const STEP: Duration = Duration::from_millis(900);

#[component]
pub fn Interval(session: Session<State>, board: Memo<Board>) -> Node {
    let harvest =
        worked_out(move || session.interval().and_then(|number| Harvest::of(&session.notices_of(number))));
    let step = RwSignal::new(0_usize);
    follow(move || {
        if let Some(last) = harvest.with(|harvest| harvest.as_ref().map(Harvest::steps)) {
            step.set(if page::moves() { 0 } else { last });
            tell_on(step, last);
        }
    });
    let open = Signal::derive(move || harvest.with(Option::is_some));
    let on_close = Callback::new(move |()| session.end_interval());
    let title = Signal::derive(move || {
        let lang = session.lang();
        let title = |harvest: &Harvest| {
            words::raid_end_title(lang, &harvest.raid.number(), &phrases::raid(harvest.raid, lang))
        };
        harvest.with(|harvest| harvest.as_ref().map(title).unwrap_or_default())
    });
    let class = Signal::derive(move || {
        match harvest.with(|harvest| harvest.as_ref().map(|harvest| harvest.raid.number())) {
            Some(1) => "sheet paper raid-end raid-1",
            Some(2) => "sheet paper raid-end raid-2",
            Some(3) => "sheet paper raid-end raid-3",
            _ => "sheet paper raid-end raid-4",
        }
    });
    let body = move || {
        harvest.get().map(|harvest| {
            board.with(|board| {
                view! {
                    {raid_end::raid_end(board, &harvest, step.get())}
                    <div class="sheet-acts">
                        <button type="button" class="btn btn-primary" on:click=move |_| on_close.run(())>
                            {raid_end::button(board, &harvest)}
                        </button>
                    </div>
                }
            })
        })
    };
    view! { <Sheet open on_close title class>{body}</Sheet> }
}

/// Tells the next step after a while, until the last.
fn tell_on(step: RwSignal<usize>, last: usize) {
    let _ = clock::after(STEP, move || {
        if step.try_get_untracked().is_some_and(|now| now < last) {
            step.update(|step| *step += 1);
            tell_on(step, last);
        }
    });
}
