//! The table of a live match: it gathers the board, and turns taps into actions.

use cambriole_engine::{
    rules::museum_caper::{Action, Exit, Phase, Square, SquareSet, State, View, museum, whereabouts},
    table::Stage,
};
use cambriole_markup::{Node, follow, gathered, view};
use leptos::prelude::*;

use super::{
    board::{Aids, Board, Choice, Wish, Wishes},
    deciding,
    detective::detective_screen,
    frame::{Frame, frame, waiting},
    layouts,
    locks::locks_screen,
    museum::museum_screen,
    notes,
    overlays::inside,
    picture::{self, Shown},
    replay::{self, Tape, replay_screen},
    thief::thief_screen,
};
use crate::{
    app::{
        parts::{Over, overlays, troubles},
        session::Session,
        voice::{Speaker, use_voice},
    },
    browser::{motion::Places, page},
    words::museum_caper as words,
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, tape: Tape, wishes: Wishes) -> Node {
    let open = &board.view.open;
    match open.phase {
        _ if open.is_told() => replay_screen(board, tape, wishes),
        Phase::Museum | Phase::Locks if board.view.is_thief() => prepared(board, wishes),
        Phase::Museum => museum_screen(board, wishes),
        Phase::Locks => locks_screen(board, wishes),
        _ if board.view.is_thief() => thief_screen(board, wishes),
        _ => detective_screen(board, wishes),
    }
}

/// What a thief sees while the others prepare the museum.
fn prepared(board: &Board, wishes: Wishes) -> Node {
    let lang = board.lang;
    let parts = Frame {
        class: "page-setup",
        kicker: view! { {words::preparation(lang)} },
        title: words::turn_of(lang, &board.player(0)),
        stage: picture::stage(board, &Shown::default(), wishes),
        now: waiting(board),
        panel: Node::EMPTY,
        bar: Node::EMPTY,
    };
    frame(board, wishes, parts)
}

/// The table of a live match.
pub fn live(session: Session<State>) -> Node {
    let choice = RwSignal::new(Choice::default());
    let aids = RwSignal::new(Aids { notes: notes::read(&session.id()), ..Aids::default() });
    let over = RwSignal::new(None::<Over>);
    let tape = RwSignal::new(Tape::END);
    let museums = RwSignal::new(0_usize);
    let focus = RwSignal::new(None::<Square>);
    let board = gathered(move || gather(session, choice.get(), aids.get()));
    let kept = Kept { choice, aids, over, tape, museums, voice: use_voice() };
    let carry_out = Callback::new(move |wish| carry_out(session, board, kept, wish));
    let wishes = Wishes { carry_out, focus };
    replay::run(tape, board, wishes);

    // A choice never outlives the decision that it was made for.
    session.on_move(move || {
        let Choice { piece, square, .. } = choice.get_untracked();
        // A camera that was placed or turned stays in question: its light is what one wants to see.
        let square = board.with_untracked(|Board { view: View { open, .. }, .. }| {
            square.filter(|at| open.phase == Phase::Museum && open.board.camera_at(*at).is_some())
        });
        choice.set(Choice { piece, square, ..Choice::default() });
        // The next decision begins where its player stands; a museum is set up from square to square.
        if board.with_untracked(|board| board.view.open.phase != Phase::Museum) {
            focus.set(None);
        }
        tape.set(Tape::END);
        if over.get_untracked() == Some(Over::Layouts) {
            over.set(None);
        }
    });
    // The button that was pressed is gone or off: the keyboard goes on with what comes next.
    let mut began = false;
    follow(move || {
        session.heed();
        let (phase, asked) = board.with_untracked(|board| (board.view.open.phase, board.asked()));
        let next = match (asked, phase) {
            (Some(_), Phase::Detective(_)) => ".museum .bar .btn:last-child",
            (Some(_), Phase::Museum) => ".museum .bp-sq[tabindex='0']",
            _ => ".museum h1",
        };
        if std::mem::replace(&mut began, true) {
            page::regain_focus(next.into());
        }
    });
    view! {
        {move || troubles(*session)}
        {move || board.with(|board| table_view(board, tape.get(), wishes))}
        {overlays(*session, over, move |what| inside(what, board, over, museums, wishes))}
    }
}

fn gather(session: Session<State>, choice: Choice, aids: Aids) -> Board {
    let stage = session.stage();
    let asked = match stage {
        Stage::Private(seat) | Stage::Open(seat) => Some(seat),
        _ => None,
    };
    let view = session.view();
    let believed = if view.open.visible.is_none() && !view.open.is_told() {
        whereabouts(&view.open)
    } else {
        SquareSet::EMPTY
    };
    Board {
        view,
        chairs: session.chairs(),
        lang: session.lang(),
        stage,
        legal: asked.map(|seat| session.legal_actions(seat)).unwrap_or_default(),
        choice,
        aids,
        believed,
        journal: session.journal(),
    }
}

/// What a table keeps while it is looked at.
#[derive(Debug, Clone, Copy)]
struct Kept {
    choice: RwSignal<Choice>,
    aids: RwSignal<Aids>,
    over: RwSignal<Option<Over>>,
    tape: RwSignal<Tape>,
    /// Counted up whenever the museums that this device keeps have changed.
    museums: RwSignal<usize>,
    voice: Speaker,
}

impl Kept {
    /// Says what the choice means.
    fn tell(self, board: Memo<Board>) {
        if let Some(said) = board.with_untracked(deciding::meaning) {
            self.voice.say(said);
        }
    }
}

fn carry_out(session: Session<State>, board: Memo<Board>, kept: Kept, wish: Wish) {
    let again = |wish| carry_out(session, board, kept, wish);
    match wish {
        Wish::Nothing => {}
        Wish::Square(at) => {
            let confirms = session.confirms();
            again(board.with_untracked(|now| tapped(now, at, confirms)));
            kept.tell(board);
        }
        Wish::Decide => {
            if let Some(main) = board.with_untracked(deciding::main) {
                let asks = matches!(main.wish, Wish::Pick(_));
                again(main.wish);
                if asks {
                    kept.tell(board);
                }
            }
        }
        Wish::Back => {
            let Choice { piece, order, .. } = kept.choice.get_untracked();
            kept.choice.set(Choice { piece, order, ..Choice::default() });
        }
        Wish::Exit(exit) => match board.with_untracked(|now| swap(now, exit)) {
            Some(action) => again(Wish::Act(action)),
            None => kept.choice.update(|choice| choice.exit = Some(exit)),
        },
        Wish::Pick(choice) => kept.choice.set(choice),
        Wish::Act(action) => {
            if let Some(seat) = board.with_untracked(Board::asked) {
                session.act(seat, action);
            }
        }
        Wish::Lay(layout) => {
            kept.over.set(None);
            let actions =
                board.with_untracked(|now| layout.actions(&now.view.open.board, now.view.open.pawns()));
            for action in actions {
                again(Wish::Act(action));
            }
        }
        Wish::Forget(name) => {
            layouts::forget(&name);
            kept.museums.update(|changes| *changes += 1);
        }
        Wish::Aid(aids) => {
            kept.aids.set(aids);
            notes::write(&session.id(), aids.notes);
        }
        Wish::Open(what) => kept.over.set(Some(what)),
        Wish::Peek => session.peek(),
        Wish::Wind(tape) => {
            let places = Places::now();
            kept.tape.set(tape);
            places.fly();
        }
        Wish::Rematch => session.rematch(),
    }
}

/// What a tap on a square means now: the second on the same square does it, or the first at a table that
/// does not confirm. A thief's way is always confirmed.
fn tapped(board: &Board, at: Square, confirms: bool) -> Wish {
    let open = &board.view.open;
    if board.is_noting() {
        let mut notes = board.aids.notes;
        if notes.contains(at) {
            notes.remove(at);
        } else {
            notes.insert(at);
        }
        return Wish::Aid(Aids { notes, ..board.aids });
    }
    match open.phase {
        Phase::Enter if !confirms => {
            Exit::at(at).map_or(Wish::Nothing, |exit| Wish::Act(Action::Enter(exit)))
        }
        Phase::Enter | Phase::Locks => Exit::at(at).map_or(Wish::Nothing, Wish::Exit),
        Phase::Thief => Wish::Pick(step(board, at)),
        Phase::Detective(_) if !confirms || board.choice.square == Some(at) => Wish::Act(Action::Walk(at)),
        phase => match board.piece().map(|piece| Action::Place { piece, at }) {
            Some(place) if !confirms && phase == Phase::Museum && board.legal.contains(&place) => {
                Wish::Act(place)
            }
            _ => Wish::Pick(Choice { square: Some(at), ..board.choice.clone() }),
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
