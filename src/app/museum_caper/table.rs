//! The table: what it shows, and what taps mean.

use cambriole_engine::{
    rules::museum_caper::{Action, Exit, Phase, Square, SquareSet, State, museum, whereabouts},
    table::Table,
};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{
    board::{Aids, Board, Choice, Dispatch, Local, Msg, Tap},
    deciding,
    detective::detective_screen,
    frame::{Frame, frame, waiting},
    layouts,
    locks::locks_screen,
    museum::museum_screen,
    notes,
    picture::{self, Shown},
    replay::{Tape, replay_screen},
    thief::thief_screen,
};
use crate::{
    app::{live::AnyTable, table::Look},
    browser::{motion::Places, page},
    words::museum_caper as words,
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, dispatch: Dispatch) -> Node {
    let open = &board.view.open;
    match open.phase {
        _ if open.is_told() => replay_screen(board, dispatch),
        Phase::Museum | Phase::Locks if board.view.is_thief() => prepared(board, dispatch),
        Phase::Museum => museum_screen(board, dispatch),
        Phase::Locks => locks_screen(board, dispatch),
        _ if board.view.is_thief() => thief_screen(board, dispatch),
        _ => detective_screen(board, dispatch),
    }
}

/// What a thief sees while the others prepare the museum.
fn prepared(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let parts = Frame {
        class: "page-setup",
        kicker: view! { {words::preparation(lang)} },
        title: words::turn_of(lang, &board.player(0)),
        stage: picture::stage(board, &Shown::default(), dispatch),
        now: waiting(board),
        panel: Node::EMPTY,
        bar: Node::EMPTY,
    };
    frame(board, dispatch, parts)
}

/// A choice never outlives the decision that it was made for.
pub fn moved(board: &Board, local: &mut Local) {
    let open = &board.view.open;
    let Choice { piece, square, .. } = local.choice;
    // A camera that was placed or turned stays in question: its light is what one wants to see.
    let square = square.filter(|at| open.phase == Phase::Museum && open.board.camera_at(*at).is_some());
    local.choice = Choice { piece, square, ..Choice::default() };
    // The next decision begins where its player stands; a museum is set up from square to square.
    if open.phase != Phase::Museum {
        local.focus.set(None);
    }
    local.tape = Tape::END;
}

/// The button that was pressed is gone or off: the keyboard goes on with what comes next.
pub fn lead(before: Option<&Board>, now: &Board) {
    let moment = |board: &Board| (board.stage, board.legal.len(), board.journal.len());
    let has_changed = |before: &Board| moment(before) != moment(now) || before.view != now.view;
    if before.is_some_and(has_changed) {
        let next = match (now.asked(), now.view.open.phase) {
            (Some(_), Phase::Detective(_)) => ".museum .bar .btn:last-child",
            (Some(_), Phase::Museum) => ".museum .bp-sq[tabindex='0']",
            _ => ".museum h1",
        };
        page::regain_focus(next.into());
    }
}

pub fn gather(table: &Table<State>, look: &Look, local: &Local) -> Board {
    let view = table.game().view(look.viewer);
    let hides = view.open.visible.is_none() && !view.open.is_told();
    Board {
        believed: if hides { whereabouts(&view.open) } else { SquareSet::EMPTY },
        view,
        chairs: table.game().chairs().to_vec(),
        lang: look.lang,
        stage: look.stage,
        legal: look.asked().map(|seat| look.legal_actions(table, seat)).unwrap_or_default(),
        choice: local.choice.clone(),
        aids: local.aids,
        tape: local.tape,
        focus: local.focus.clone(),
        museum_name: local.museum_name.clone(),
        journal: table.lines(0, look.lang),
        confirms: look.confirms,
    }
}

pub fn update(board: &Board, tap: Tap, local: &mut Local) -> Vec<Msg> {
    match tap {
        Tap::Square(at) => return vec![tapped(board, at), Msg::Own(Tap::Tell)],
        Tap::Decide => {
            let Some(main) = deciding::main(board) else { return Vec::new() };
            let asks = matches!(main.msg, Msg::Own(Tap::Pick(_)));
            let tell = asks.then_some(Msg::Own(Tap::Tell));
            return std::iter::once(main.msg).chain(tell).collect();
        }
        Tap::Tell => return deciding::meaning(board).map(Msg::Say).into_iter().collect(),
        Tap::Back => {
            let Choice { piece, order, .. } = local.choice;
            local.choice = Choice { piece, order, ..Choice::default() };
        }
        Tap::Exit(exit) => match swap(board, exit) {
            Some(action) => return act(board, action),
            None => local.choice.exit = Some(exit),
        },
        Tap::Pick(choice) => local.choice = choice,
        Tap::Act(action) => return act(board, action),
        Tap::Aid(aids) => {
            local.aids = aids;
            notes::write(&local.id, aids.notes);
        }
        Tap::Wind(tape) => {
            Places::now().fly();
            local.tape = tape;
        }
        Tap::Lay(layout) => {
            let actions = layout.actions(&board.view.open.board, board.view.open.pawns());
            let acts = actions.into_iter().map(|action| Msg::Own(Tap::Act(action)));
            return std::iter::once(Msg::Close).chain(acts).collect();
        }
        Tap::Name(name) => local.museum_name = name,
        Tap::Keep => return keep(board, local).map(Msg::Toast).into_iter().collect(),
        Tap::Forget(name) => {
            layouts::forget(&name);
            local.museums += 1;
        }
    }
    Vec::new()
}

fn act(board: &Board, action: Action) -> Vec<Msg> {
    board.asked().map(|seat| Msg::Act(seat, vec![action])).into_iter().collect()
}

/// Keeps the museum on the table under the typed name, and tells how that went.
fn keep(board: &Board, local: &mut Local) -> Option<String> {
    let (layout, lang) = (board.view.open.board, board.lang);
    let name = local.museum_name.trim().to_owned();
    if layout.check(0).is_err() {
        return Some(words::layout_unfinished(lang).to_owned());
    }
    if name.is_empty() {
        return None;
    }
    layouts::keep(&name, layout);
    local.museum_name.clear();
    local.museums += 1;
    Some(words::layout_kept(lang, &name))
}

/// What a tap on a square means now: the second on the same square does it, or the first at a table that
/// does not confirm. A thief's way is always confirmed.
fn tapped(board: &Board, at: Square) -> Msg {
    let (open, confirms) = (&board.view.open, board.confirms);
    if board.is_noting() {
        let mut notes = board.aids.notes;
        if notes.contains(at) {
            notes.remove(at);
        } else {
            notes.insert(at);
        }
        return Msg::Own(Tap::Aid(Aids { notes, ..board.aids }));
    }
    match open.phase {
        Phase::Enter if !confirms => {
            Exit::at(at).map_or(Msg::Nothing, |exit| Msg::Own(Tap::Act(Action::Enter(exit))))
        }
        Phase::Enter | Phase::Locks => Exit::at(at).map_or(Msg::Nothing, |exit| Msg::Own(Tap::Exit(exit))),
        Phase::Thief => Msg::Own(Tap::Pick(step(board, at))),
        Phase::Detective(_) if !confirms || board.choice.square == Some(at) => {
            Msg::Own(Tap::Act(Action::Walk(at)))
        }
        phase => match board.piece().map(|piece| Action::Place { piece, at }) {
            Some(place) if !confirms && phase == Phase::Museum && board.legal.contains(&place) => {
                Msg::Own(Tap::Act(place))
            }
            _ => Msg::Own(Tap::Pick(Choice { square: Some(at), ..board.choice.clone() })),
        },
    }
}

/// The second of two locks that change places.
fn swap(board: &Board, second: Exit) -> Option<Action> {
    let (first, locks) = (board.choice.exit?, board.view.locks?);
    match (board.view.open.phase, locks.contains(first), locks.contains(second)) {
        (Phase::Locks, true, false) => Some(Action::Swap { open: first, closed: second }),
        (Phase::Locks, false, true) => Some(Action::Swap { open: second, closed: first }),
        _ => None,
    }
}

/// The thief's plan after a tap: one step more, back to a step already planned, or straight to a square
/// within reach.
fn step(board: &Board, at: Square) -> Choice {
    let mut path = if board.stays() { Vec::new() } else { board.choice.path.clone() };
    if board.view.sheet.as_ref().is_some_and(|sheet| sheet.at == at) {
        path = vec![at];
    } else if let Some(place) = path.iter().position(|step| *step == at) {
        path.truncate(place + 1);
    } else if board.view.next_steps(&path).contains(at) {
        path.push(at);
    } else if let Some(sheet) = &board.view.sheet {
        path = museum().way(sheet.at, at);
    }
    Choice { path, deed: None, warned: false, ..board.choice.clone() }
}
