//! What opens over the table: the log, the museums to start from.

use cambriole_engine::rules::museum_caper::State;
use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*};

use super::{
    board::{Board, Wish, Wishes},
    layouts::{self, Named},
    pieces::ic,
};
use crate::{
    app::{
        parts::{Over, journal, to_journal},
        settings::use_lang,
        staged::emblems,
        voice::use_voice,
    },
    words::{Lang, museum_caper as words},
};

/// How long a museum's name may be.
const LENGTH: usize = 30;

/// What is in the sheet over the table.
pub fn inside(
    what: Over,
    board: Memo<Board>,
    over: RwSignal<Option<Over>>,
    museums: RwSignal<usize>,
    wishes: Wishes,
) -> Node {
    match what {
        Over::Menu => to_journal(over, board.with(|board| board.lang)),
        Over::Layouts => layouts_sheet(board, museums, wishes),
        _ => board.with(|board| {
            journal(&board.journal, None, &emblems::<State>(&board.view, &board.chairs), board.lang)
        }),
    }
}

/// The museums to start from, and the field that keeps the one on the table.
fn layouts_sheet(board: Memo<Board>, museums: RwSignal<usize>, wishes: Wishes) -> Node {
    let lang = use_lang().get_untracked();
    let voice = use_voice();
    let name = RwSignal::new(String::new());
    let list = move || {
        museums.track();
        let mut rows = Vec::new();
        for named in layouts::kept() {
            let forget = forget(&named, lang, wishes);
            let key = format!("kept {}", named.name);
            rows.push(row(named, forget, lang, wishes).keyed(key));
        }
        for named in layouts::of_house(lang) {
            rows.push(row(named, Node::EMPTY, lang, wishes));
        }
        rows
    };
    let keep = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let typed = name.get_untracked().trim().to_owned();
        let layout = board.with_untracked(|board| board.view.open.board);
        if layout.check(0).is_err() {
            voice.toast(words::layout_unfinished(lang));
        } else if !typed.is_empty() {
            layouts::keep(&typed, layout);
            voice.toast(words::layout_kept(lang, &typed));
            name.set(String::new());
            museums.update(|changes| *changes += 1);
        }
    };
    view! {
        <ul class="menu layouts">{list}</ul>
        <form class="sheet-body" on:submit=keep>
            <label class="opts">
                <span>{words::layout_name(lang)}</span>
                <input class="field" type="text" autocomplete="off" maxlength=LENGTH prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <button type="submit" class="btn">{ic("save")}{words::keep_layout(lang)}</button>
        </form>
    }
}

fn row(named: Named, forget: Node, lang: Lang, wishes: Wishes) -> Node {
    view! {
        <li>
            <button type="button" aria-label=words::layout_use(lang, &named.name)
                on:click=wishes.press(Wish::Lay(named.layout))>
                {ic("save")}<span>{named.name}</span>
            </button>
            {forget}
        </li>
    }
}

fn forget(named: &Named, lang: Lang, wishes: Wishes) -> Node {
    view! {
        <button type="button" class="btn btn-icon btn-quiet" aria-label=words::layout_forget(lang, &named.name)
            on:click=wishes.press(Wish::Forget(named.name.clone()))>{ic("trash")}</button>
    }
}
