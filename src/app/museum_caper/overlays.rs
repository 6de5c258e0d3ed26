//! What opens over the table: the log, the museums to start from.

use cambriole_engine::rules::museum_caper::{Layout, State};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{
    board::{Board, Wish, Wishes},
    layouts::{self, Named},
    pieces::ic,
};
use crate::{
    app::{
        parts::{Over, journal, to_journal},
        session::Session,
        voice::use_voice,
    },
    words::museum_caper as words,
};

/// How long a museum's name may be.
const LENGTH: usize = 30;

/// What is in the sheet over the table.
pub fn inside(
    what: Over,
    session: Session<State>,
    board: Memo<Board>,
    over: RwSignal<Option<Over>>,
    wishes: Wishes,
) -> Node {
    match what {
        Over::Menu => to_journal(over, session.lang()),
        Over::Layouts => view! { <Layouts session board over wishes/> },
        _ => board.with(|board| journal(&board.journal, None, &board.chairs, board.lang)),
    }
}

/// The museums to start from, and the field that keeps the one on the table.
#[component]
fn Layouts(
    session: Session<State>,
    board: Memo<Board>,
    over: RwSignal<Option<Over>>,
    wishes: Wishes,
) -> Node {
    let lang = session.lang();
    let voice = use_voice();
    let changes = RwSignal::new(0_u32);
    let name = RwSignal::new(String::new());
    let take = move |layout: Layout| {
        over.set(None);
        let actions =
            board.with_untracked(|board| layout.actions(&board.view.open.board, board.view.open.pawns()));
        for action in actions {
            wishes.carry_out.run(Wish::Act(action));
        }
    };
    let row = move |named: Named, own: bool| {
        let (layout, title) = (named.layout, named.name.clone());
        let forget = own.then(|| {
            let said = words::layout_forget(lang, &title);
            let forget = move |_| {
                layouts::forget(&named.name);
                changes.update(|count| *count += 1);
            };
            view! { <button type="button" class="btn btn-icon btn-quiet" aria-label=said on:click=forget>{ic("trash")}</button> }
        });
        view! {
            <li>
                <button type="button" aria-label=words::layout_use(lang, &title) on:click=move |_| take(layout)>
                    {ic("save")}<span>{title.clone()}</span>
                </button>
                {forget}
            </li>
        }
    };
    let list = move || {
        let _ = changes.get();
        let own = layouts::kept().into_iter().map(|named| row(named, true));
        let house = layouts::of_house(lang).into_iter().map(|named| row(named, false));
        own.chain(house).collect::<Node>()
    };
    let keep = move || {
        let typed = name.get_untracked().trim().to_owned();
        let layout = board.with_untracked(|board| board.view.open.board);
        if layout.check(0).is_err() {
            voice.toast(words::layout_unfinished(lang));
        } else if !typed.is_empty() {
            layouts::keep(&typed, layout);
            voice.toast(words::layout_kept(lang, &typed));
            name.set(String::new());
            changes.update(|count| *count += 1);
        }
    };
    view! {
        <ul class="menu layouts">{list}</ul>
        <form class="sheet-body" on:submit=move |event| { event.prevent_default(); keep(); }>
            <label class="opts">
                <span>{words::layout_name(lang)}</span>
                <input class="field" type="text" autocomplete="off" maxlength=LENGTH prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <button type="submit" class="btn">{ic("save")}{words::keep_layout(lang)}</button>
        </form>
    }
}
