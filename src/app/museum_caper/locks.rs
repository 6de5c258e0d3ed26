//! The detectives place the locks: MC-2, chosen locks.

use cambriole_engine::rules::museum_caper::{Action, Exit};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Wish, Wishes},
    frame::{Frame, frame, go, waiting},
    phrases,
    picture::{self, Shown},
    pieces::{figure, ic},
    plan::{Figure, Lock},
};
use crate::words::museum_caper as words;

pub fn locks_screen(board: &Board, wishes: Wishes) -> Node {
    let lang = board.lang;
    let asked = board.asked().is_some() && board.view.locks.is_some();
    let bar = if asked {
        go("check", words::locks_done(lang).to_owned(), false, Wish::Act(Action::Confirm), wishes)
    } else if board.asked().is_some() {
        go("eye", words::look_private(lang).to_owned(), false, Wish::Peek, wishes)
    } else {
        Node::EMPTY
    };
    let now = if asked {
        view! { <p class="wait">{ic("eye")}<span>{words::locks_line(lang)}</span></p> }
    } else {
        waiting(board)
    };
    frame(
        board,
        wishes,
        Frame {
            class: "page-setup",
            kicker: view! { {words::preparation(lang)} },
            title: words::arrange_locks(lang).to_owned(),
            stage: picture::stage(board, &Shown::default(), wishes),
            now,
            panel: list(board, wishes),
            bar,
        },
    )
}

/// Every exit with its lock; while locks are placed, each is a button.
pub fn list(board: &Board, wishes: Wishes) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let rows = Exit::all().map(|exit| {
        let (lock, said) = match board.view.locks {
            Some(locks) if locks.contains(exit) => (Lock::Open, words::lock_open(lang)),
            _ if open.turned.contains(exit) || board.view.locks.is_some() => (Lock::Closed, words::lock_closed(lang)),
            _ => (Lock::Unknown, words::lock_unknown(lang)),
        };
        let pressed = board.choice.exit == Some(exit);
        let placing = board.asked().is_some() && board.view.locks.is_some();
        let inside = view! { {figure(Figure::Lock(lock), "")}<span>{phrases::exit(exit, lang)}</span><span class="small">{said}</span> };
        if placing {
            view! {
                <li><button type="button" class="btn" aria-pressed=pressed.to_string()
                    on:click=wishes.press(Wish::Exit(exit))>{inside}</button></li>
            }
        } else {
            view! { <li class="exit-row">{inside}</li> }
        }
    });
    view! { <section class="plate"><h2>{words::exits(lang)}</h2><ul class="acts exits-list">{rows.collect::<Node>()}</ul></section> }
}
