//! What opens over the table: the log, the museums to start from.

use cambriole_engine::rules::museum_caper::State;
use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    layouts::{self, Named},
    pieces::ic,
};
use crate::{
    app::{
        parts::{Over, journal, to_journal},
        table::emblems,
    },
    words::{Lang, museum_caper as words},
};

/// How long a museum's name may be.
const LENGTH: usize = 30;

/// What is in the sheet over the table.
pub fn inside(what: Over, board: &Board, dispatch: Dispatch) -> Node {
    match what {
        Over::Menu => to_journal(dispatch, board.lang),
        Over::Layouts => layouts_sheet(board, dispatch),
        _ => journal(&board.journal, None, &emblems::<State>(&board.view, &board.chairs), board.lang),
    }
}

/// The museums to start from, and the field that keeps the one on the table.
fn layouts_sheet(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let mut rows = Vec::new();
    for named in layouts::kept() {
        let forget = forget(&named, lang, dispatch);
        let key = format!("kept {}", named.name);
        rows.push(row(named, forget, lang, dispatch).keyed(key));
    }
    for named in layouts::of_house(lang) {
        rows.push(row(named, Node::EMPTY, lang, dispatch));
    }
    let keep = move |event: ev::SubmitEvent| {
        event.prevent_default();
        dispatch.send(Msg::Own(Tap::Keep));
    };
    view! {
        <ul class="menu layouts">{rows}</ul>
        <form class="sheet-body" on:submit=keep>
            <label class="opts">
                <span>{words::layout_name(lang)}</span>
                <input class="field" type="text" autocomplete="off" maxlength=LENGTH prop:value=board.museum_name.clone()
                    on:input=move |event| dispatch.send(Msg::Own(Tap::Name(event_target_value(&event))))/>
            </label>
            <button type="submit" class="btn">{ic("save")}{words::keep_layout(lang)}</button>
        </form>
    }
}

fn row(named: Named, forget: Node, lang: Lang, dispatch: Dispatch) -> Node {
    view! {
        <li>
            <button type="button" aria-label=words::layout_use(lang, &named.name)
                on:click=dispatch.press(Msg::Own(Tap::Lay(named.layout)))>
                {ic("save")}<span>{named.name}</span>
            </button>
            {forget}
        </li>
    }
}

fn forget(named: &Named, lang: Lang, dispatch: Dispatch) -> Node {
    view! {
        <button type="button" class="btn btn-icon btn-quiet" aria-label=words::layout_forget(lang, &named.name)
            on:click=dispatch.press(Msg::Own(Tap::Forget(named.name.clone())))>{ic("trash")}</button>
    }
}
