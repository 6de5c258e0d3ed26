//! The log: a line on phones, a column on wide screens.

use cambriole_markup::{Node, view};

use super::board::{Board, Dispatch, Msg};
use crate::{
    app::parts::{Over, badge, icon, journal_list},
    words::house,
};

/// The last line, which opens the whole log.
pub fn last_line(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    // A player who has to choose reads what the others did since; with a card chosen, the last line will do.
    let chooses = board.is_own() && !board.legal.is_empty() && board.choice.is_none();
    let since = if chooses { board.unseen } else { usize::MAX };
    let done: Vec<&str> = board
        .journal
        .iter()
        .filter(|(number, line)| *number >= since && line.seat.is_some())
        .map(|(_, line)| line.text.as_str())
        .collect();
    let fresh = &done[done.len().saturating_sub(board.others().len())..];
    let last = board.journal.last();
    let who = last.and_then(|(_, line)| line.seat).filter(|_| fresh.len() < 2);
    let sign = who.map_or_else(|| icon("list"), |seat| badge(board.mark(seat)));
    let class = if fresh.len() < 2 { "logline" } else { "logline fresh" };
    let said = match (fresh.len(), last) {
        (2.., _) => fresh.join(" "),
        (_, Some((_, line))) => line.text.clone(),
        (_, None) => house::journal_empty(lang).to_owned(),
    };
    view! {
        <button type="button" class=class on:click=dispatch.press(Msg::Open(Over::Journal))>
            {sign}
            <span>{said}</span>
            <span class="stat"><span class="word">{house::journal(lang)}" "</span>{icon("chev")}</span>
        </button>
    }
}

/// The log beside the table.
pub fn column(board: &Board) -> Node {
    let lang = board.lang;
    view! {
        <section class="journal panel" aria-labelledby="journal-title">
            <h2 class="rule-title" id="journal-title">{house::journal(lang)}</h2>
            {journal_list(&board.journal, fresh(board), &board.emblems(), lang)}
        </section>
    }
}

/// The first line since the player last moved, if they have.
pub fn fresh(board: &Board) -> Option<usize> {
    let unseen = board.unseen;
    (unseen > 0 && board.is_own())
        .then(|| board.journal.iter().position(|(number, _)| *number >= unseen))
        .flatten()
}
