//! The locks: the detectives place them (MC-2, chosen locks), and a thief on the run makes for one.

use cambriole_engine::rules::museum_caper::{Action, Exit, Phase, museum};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    frame::{Frame, frame, go, pick, waiting},
    phrases,
    picture::{self, Shown},
    pieces::{figure, ic},
    plan::{Figure, Lock},
};
use crate::words::museum_caper as words;

pub fn locks_screen(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let asked = board.asked().is_some() && board.view.locks.is_some();
    let bar = if asked {
        go("check", words::locks_done(lang).to_owned(), false, Msg::Own(Tap::Act(Action::Confirm)), dispatch)
    } else if board.asked().is_some() {
        go("eye", words::look_private(lang).to_owned(), false, Msg::Peek, dispatch)
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
        dispatch,
        Frame {
            class: "page-setup",
            kicker: view! { {words::preparation(lang)} },
            title: words::arrange_locks(lang).to_owned(),
            stage: picture::stage(board, &Shown::default(), dispatch),
            now,
            panel: list(board, dispatch),
            bar,
        },
    )
}

/// Every exit with its lock; while locks are placed, each is a button.
pub fn list(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let placing = board.asked().is_some() && board.view.open.phase == Phase::Locks;
    let rows = Exit::all().map(|exit| {
        let lock = picture::lock(board, exit);
        let said = match lock {
            Lock::Open => words::lock_open(lang),
            Lock::Closed => words::lock_closed(lang),
            Lock::Unknown => words::lock_unknown(lang),
        };
        let inside = view! { {figure(Figure::Lock(lock), "")}<span>{phrases::exit(exit, lang)}</span><span class="small">{said}</span> };
        if placing {
            let pressed = board.choice.exit == Some(exit);
            view! { <li>{pick("btn", pressed, inside, Msg::Own(Tap::Exit(exit)), dispatch)}</li> }
        } else {
            view! { <li class="exit-row">{inside}</li> }
        }
    });
    view! { <section class="plate"><h2>{words::exits(lang)}</h2><ul class="acts exits-list">{rows.collect::<Node>()}</ul></section> }
}

/// In a chase: the exits that may still be open, the nearest first, how far the thief has to go and how
/// far the nearest detective.
pub fn escapes(board: &Board) -> Option<Node> {
    let (open, lang) = (&board.view.open, board.lang);
    open.visible?;
    let thief = board.name(open.thief);
    let rows = picture::alarms(board).into_iter().map(|alarm| {
        let before = alarm.exit.before();
        let pawns = (0..).zip(&open.board.pawns);
        let nearest = pawns.filter_map(|(pawn, at)| Some((museum().distance((*at)?, before), pawn))).min();
        let nearest = nearest.map(|(steps, pawn)| {
            let drawn = figure(Figure::Pawn(pawn, board.mark(open.seat_of(pawn))), "");
            view! { {drawn}<span class="vh">{phrases::detective(pawn)}</span>{words::steps(lang, &steps)} }
        });
        view! {
            <li>
                <b class=format!("exit-tag is-{}", alarm.level()) aria-hidden="true">{alarm.moves()}</b>
                <span>
                    <b>{phrases::exit(alarm.exit, lang)}</b>
                    <span class="small">{words::thief_away(lang, &thief, &alarm.steps, &alarm.moves())}</span>
                </span>
                <span class="exit-near">{nearest}</span>
            </li>
        }
    });
    Some(
        view! { <section class="plate escapes"><h2>{words::exits_left(lang)}</h2><ol>{rows.collect::<Node>()}</ol></section> },
    )
}
