//! What opens over the table: the menu and the log.

use cambriole_engine::rules::art_project::State;
use cambriole_markup::{Node, follow, view};
use leptos::prelude::*;

use super::{
    board::{Board, Over},
    pieces::ic,
};
use crate::{
    app::{
        parts::{Sheet, badge, menu},
        session::Session,
    },
    browser::page,
    words::house,
};

#[component]
pub fn Overlays(session: Session<State>, board: Memo<Board>, over: RwSignal<Option<Over>>) -> Node {
    let open = Signal::derive(move || over.get().is_some());
    let on_close = Callback::new(move |()| over.set(None));
    follow(move || {
        if over.get() == Some(Over::Journal) {
            page::scroll_to_end("dialog[open]");
        }
    });
    let title = Signal::derive(move || {
        let lang = session.lang();
        let title = match over.get() {
            Some(Over::Menu) | None => house::menu(lang),
            Some(Over::Journal) => house::journal(lang),
        };
        title.to_owned()
    });
    let body = move || match over.get() {
        Some(Over::Menu) => {
            let journal = move |_| over.set(Some(Over::Journal));
            view! {
                {menu(session, on_close)}
                <ul class="menu"><li><button type="button" on:click=journal>{ic("i-list")}<span>{house::journal(session.lang())}</span></button></li></ul>
            }
        }
        Some(Over::Journal) => board.with(journal),
        None => Node::EMPTY,
    };
    view! { <Sheet open on_close title class="sheet sheet-side">{body}</Sheet> }
}

fn journal(board: &Board) -> Node {
    let lines = board.journal.iter().map(|(_, line)| {
        let text = line.text.clone();
        match line.seat {
            Some(seat) => view! { <li>{badge(board.mark(seat))}<span>{text}</span></li> },
            None => view! { <li class="turn">{text}</li> },
        }
    });
    let empty =
        board.journal.is_empty().then(|| view! { <li class="turn">{house::journal_empty(board.lang)}</li> });
    view! {
        <div class="sheet-body journal">
            <ol tabindex="0" aria-label=house::journal(board.lang)>{empty}{lines.collect::<Node>()}</ol>
        </div>
    }
}
