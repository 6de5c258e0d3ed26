//! The pause at the end of a raid: the whole table looks, one player after another.

use std::time::Duration;

use cambriole_engine::rules::art_robbery::Raid;
use cambriole_markup::{IntoNode, Node, effect, memo, view};
use leptos::prelude::*;

use super::{
    board::{Board, Dispatch, Msg},
    phrases,
    raid_end::{self, Harvest},
};
use crate::{
    app::{parts::sheet, shared::settings::use_lang},
    browser::{clock, page},
    words::art_robbery as words,
};

/// How long each player's part is looked at before the next.
const STEP: Duration = Duration::from_millis(900);

pub fn interval(board: Memo<Option<Board>>, dispatch: Dispatch) -> Node {
    let step = RwSignal::new(0_usize);
    let harvest = memo(move || board.with(|board| board.as_ref()?.harvest.clone()));
    effect(move || {
        if let Some(last) = harvest.with(|harvest| harvest.as_ref().map(Harvest::steps)) {
            step.set(if page::moves() { 0 } else { last });
            tell_on(step, last);
        }
    });
    let raid = move || harvest.with(|harvest| harvest.as_ref().map(|harvest| harvest.raid));
    let on_close = Callback::new(move |()| dispatch.send(Msg::GoOn));
    let title = move || {
        let lang = use_lang().get();
        raid().map_or_else(String::new, |raid| {
            words::raid_end_title(lang, &raid.number(), &phrases::raid(raid, lang))
        })
    };
    let class = move || match raid().map(Raid::number) {
        Some(1) => "sheet paper raid-end raid-1",
        Some(2) => "sheet paper raid-end raid-2",
        Some(3) => "sheet paper raid-end raid-3",
        _ => "sheet paper raid-end raid-4",
    };
    let body = move || {
        board.with(|board| {
            let board = board.as_ref()?;
            Some(told(board, board.harvest.as_ref()?, step.get(), dispatch))
        })
    };
    sheet(class, move || raid().is_some(), on_close, move || (title(), body.into_node()))
}

fn told(board: &Board, harvest: &Harvest, step: usize, dispatch: Dispatch) -> Node {
    view! {
        {raid_end::raid_end(board, harvest, step)}
        <div class="sheet-acts">
            <button type="button" class="btn btn-primary" on:click=dispatch.press(Msg::GoOn)>
                {raid_end::button(board, harvest)}
            </button>
        </div>
    }
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
