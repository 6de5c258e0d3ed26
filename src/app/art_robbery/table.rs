//! The table of a live match: it gathers the board, and turns taps into actions.

use cambriole_engine::{
    rules::{
        Seat, Viewer,
        art_robbery::{Action, Card, Gift, State},
    },
    table::Stage,
};
use cambriole_markup::{Node, follow, view, worked_out};
use leptos::prelude::*;

use super::{
    action_bar::action_bar,
    board::{Board, Over, Wishes},
    centre::centre,
    choice::{Choice, aims},
    dog_question::dog_question,
    hand::hand,
    interval::Interval,
    journal,
    overlays::Overlays,
    seats::{mine, rivals},
    top_bar::top_bar,
};
use crate::{
    app::{parts::troubles, session::Session},
    browser::page,
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, wishes: Wishes) -> Node {
    let question = board.question();
    let class = if question.is_some() { "rob rob-ask" } else { "rob" };
    let foot = match question {
        Some((holder, token)) => dog_question(board, holder, token, wishes),
        None => view! { {hand(board, wishes)}{action_bar(board, wishes)} },
    };
    let last = question.is_none().then(|| journal::last_line(board, wishes));
    view! {
        <main class=class>
            {top_bar(board, wishes)}
            {rivals(board, wishes)}
            {centre(board, wishes)}
            {last}
            {journal::column(board)}
            {mine(board, wishes)}
            {foot}
        </main>
    }
}

/// The table of a live match.
#[component]
pub fn LiveTable(session: Session<State>) -> Node {
    let choice = RwSignal::new(None::<Choice>);
    let over = RwSignal::new(None::<Over>);
    let board = worked_out(move || gather(session, choice.get()));
    let wishes = wishes(session, board, choice, over);

    // A choice never outlives the decision that it was made for.
    let mut before = None;
    follow(move || {
        let now = session.with_table(|table| table.game().len());
        if before.replace(now).is_some_and(|before| before != now) {
            choice.set(None);
            if over.get_untracked() == Some(Over::Moves) {
                over.set(None);
            }
        }
    });
    let lines = worked_out(move || board.with(|board| board.journal.len()));
    follow(move || {
        if lines.get() > 0 {
            page::scroll_to_end(".rob > .journal ol");
        }
    });
    let asked = worked_out(move || board.with(|board| board.question().is_some()));
    let mut before = None;
    follow(move || {
        let now = asked.get();
        if before.replace(now) == Some(false) && now {
            page::scroll_up();
            page::focus("#ask-title");
        }
    });
    // The button that was pressed is gone: the keyboard goes on at the bar, then at the hand.
    let waits = worked_out(move || board.with(|board| board.legal.is_empty()));
    let mut before = None;
    follow(move || {
        let now = waits.get();
        if before.replace(now).is_some_and(|before| before != now) {
            page::regain_focus(if now { ".actionbar" } else { ".hand button, .choice" }.into());
        }
    });
    view! {
        {move || troubles(session)}
        {move || board.with(|board| table_view(board, wishes))}
        <Overlays session board over/>
        <Interval session board/>
    }
}

/// Who sits at the foot: whoever looks, is asked or has just played.
fn focal(session: Session<State>) -> Seat {
    session.with_table(|table| match (table.loner(), table.viewer(), table.stage()) {
        (Some(seat), ..) | (_, Viewer::Seat(seat), _) | (_, _, Stage::Open(seat) | Stage::Bot(seat)) => seat,
        _ => table.game().actions().last().map_or(Seat(0), |(seat, _)| seat),
    })
}

fn gather(session: Session<State>, choice: Option<Choice>) -> Board {
    let focal = focal(session);
    // While the whole table looks at something, nobody is asked and nobody thinks.
    let stage = if session.interval().is_some() { Stage::Over } else { session.stage() };
    let asked = match stage {
        Stage::Private(seat) | Stage::Open(seat) => Some(seat),
        _ => None,
    };
    Board {
        view: session.view(),
        chairs: session.chairs(),
        lang: session.lang(),
        stage,
        legal: asked.map(|seat| session.legal_actions(seat)).unwrap_or_default(),
        choice,
        focal,
        journal: session.journal(),
        unseen: session.with_table(|table| table.seen_by(focal)),
    }
}

fn wishes(
    session: Session<State>,
    board: Memo<Board>,
    choice: RwSignal<Option<Choice>>,
    over: RwSignal<Option<Over>>,
) -> Wishes {
    let act = move |action: Action| {
        let decider = board.with_untracked(|board| board.view.decider());
        choice.set(None);
        if let Some(seat) = decider {
            session.act(seat, action);
        }
    };
    let pick = move |(slot, card): (usize, Card)| {
        let taps_again = choice.get_untracked().is_some_and(|choice| choice.slot == slot);
        let picked = board.with_untracked(|board| Choice::of_card(&board.legal, slot, card));
        let only = board.with_untracked(|board| aims(&board.legal, card).count() == 1);
        match picked.filter(|_| !taps_again) {
            Some(picked) if only && !untrack(|| session.confirms()) => act(picked.action()),
            picked => choice.set(picked),
        }
    };
    let aim = move |action: Action| {
        if !untrack(|| session.confirms()) {
            act(action);
        } else if let Action::Play { aim, .. } = action {
            choice.update(|choice| {
                if let Some(choice) = choice {
                    choice.aim = aim;
                }
            });
        }
    };
    let confirm = move |()| {
        if let Some(choice) = choice.get_untracked() {
            act(choice.action());
        }
    };
    Wishes {
        card: Callback::new(pick),
        aim: Callback::new(aim),
        confirm: Callback::new(confirm),
        cancel: Callback::new(move |()| {
            let slot = choice.get_untracked().map_or(0, |choice| choice.slot);
            choice.set(None);
            page::regain_focus(format!(".hand button:nth-child({})", slot + 1));
        }),
        give: Callback::new(move |gift: Gift| act(Action::Give(gift))),
        peek: Callback::new(move |()| session.peek()),
        open: Callback::new(move |what| over.set(Some(what))),
    }
}
