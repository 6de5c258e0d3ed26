//! What opens over the table: the menu, the log, every move, the bank.

use cambriole_engine::rules::art_robbery::State;
use cambriole_markup::{Node, follow, view};
use leptos::prelude::*;

use super::{
    bank::bank,
    board::{Board, Over, Wishes},
    journal,
    moves::moves,
};
use crate::{
    app::{
        parts::{Sheet, menu},
        session::Session,
    },
    browser::page,
    words::{art_robbery as words, house},
};

pub fn overlays(
    session: Session<State>,
    board: Memo<Board>,
    over: RwSignal<Option<Over>>,
    wishes: Wishes,
) -> Node {
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
            Some(Over::Moves) => house::possible_moves(lang),
            Some(Over::Bank) => words::your_bank(lang),
        };
        title.to_owned()
    });
    let body = move || match over.get() {
        Some(Over::Menu) => menu(session, on_close),
        Some(Over::Journal) => {
            board.with(|board| view! { <div class="sheet-body journal">{journal::list(board)}</div> })
        }
        Some(Over::Moves) => board.with(|board| moves(board, wishes)),
        Some(Over::Bank) => board.with(bank),
        None => Node::EMPTY,
    };
    view! { <Sheet open on_close title class="sheet sheet-side">{body}</Sheet> }
}
