//! The table of a live match: it gathers the board, and turns taps into actions.

use cambriole_engine::{
    rules::{
        Seat, Viewer,
        art_robbery::{Aim, State},
    },
    table::Stage,
};
use cambriole_markup::{Node, follow, gathered, view};
use leptos::prelude::*;

use super::{
    action_bar::action_bar,
    board::{Board, Wish, Wishes},
    centre::centre,
    choice::{Choice, aims},
    dog_question::dog_question,
    hand::hand,
    interval::interval,
    journal,
    overlays::inside,
    raid_end::Harvest,
    seats::{mine, rivals},
    top_bar::top_bar,
};
use crate::{
    app::{
        parts::{self, Over, troubles},
        session::Session,
    },
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
pub fn live(session: Session<State>) -> Node {
    let choice = RwSignal::new(None::<Choice>);
    let over = RwSignal::new(None::<Over>);
    let board = gathered(move || gather(session, choice.get()));
    let carry_out = Callback::new(move |wish| carry_out(session, board, choice, over, wish));
    let wishes = Wishes { carry_out };

    // A choice never outlives the decision that it was made for.
    session.on_move(move || {
        choice.set(None);
        if over.get_untracked() == Some(Over::Moves) {
            over.set(None);
        }
    });
    let mut before = Moment::default();
    follow(move || {
        let now = board.with(Moment::of);
        now.lead_on(&before);
        before = now;
    });
    view! {
        {move || troubles(*session)}
        {move || board.with(|board| table_view(board, wishes))}
        {parts::overlays(*session, over, move |over| board.with(|board| inside(over, board, wishes)))}
        {interval(session, board, wishes)}
    }
}

/// What leads the eye and the keyboard on when it changes.
#[derive(Debug, Clone, Copy, Default)]
struct Moment {
    /// Nothing was shown before the first.
    is_shown: bool,
    lines: usize,
    is_asked: bool,
    waits: bool,
}

impl Moment {
    fn of(board: &Board) -> Self {
        Self {
            is_shown: true,
            lines: board.journal.len(),
            is_asked: board.question().is_some(),
            waits: board.legal.is_empty(),
        }
    }

    fn lead_on(self, before: &Self) {
        if self.lines > 0 && self.lines != before.lines {
            page::scroll_to_end(".rob > .journal ol");
        }
        if !before.is_shown {
            return;
        }
        if self.is_asked && !before.is_asked {
            page::scroll_up();
            page::focus("#ask-title");
        }
        // The button that was pressed is gone: the keyboard goes on at the bar, then at the hand.
        if self.waits != before.waits {
            page::regain_focus(if self.waits { ".actionbar" } else { ".hand button, .choice" }.into());
        }
    }
}

/// Who sits at the foot: whoever looks, is asked or has just played.
fn focal(session: Session<State>) -> Seat {
    match (session.loner(), session.holder(), session.stage()) {
        (Some(seat), ..) | (_, Viewer::Seat(seat), _) | (_, _, Stage::Open(seat) | Stage::Bot(seat)) => seat,
        _ => session.last_seat(),
    }
}

pub fn gather(session: Session<State>, choice: Option<Choice>) -> Board {
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
        unseen: session.seen_by(focal),
        harvest: session.interval().and_then(|number| Harvest::of(&session.notices(number))),
    }
}

fn carry_out(
    session: Session<State>,
    board: Memo<Board>,
    choice: RwSignal<Option<Choice>>,
    over: RwSignal<Option<Over>>,
    wish: Wish,
) {
    let picked = choice.get_untracked();
    let again = |wish| carry_out(session, board, choice, over, wish);
    match wish {
        Wish::Card(slot, card) => {
            let (found, only) = board.with_untracked(|board| {
                (Choice::of_card(&board.legal, slot, card), aims(&board.legal, card).count() == 1)
            });
            match found.filter(|_| picked.is_none_or(|picked| picked.slot != slot)) {
                // A card played for nothing is lost for nothing: that is asked whatever one prefers.
                Some(found) if only && !session.confirms() && found.aim != Aim::Nothing => {
                    again(Wish::Act(found.action()));
                }
                found => choice.set(found),
            }
        }
        Wish::Aim(aim) => match picked.map(|picked| Choice { aim, ..picked }) {
            Some(picked) if !session.confirms() => again(Wish::Act(picked.action())),
            picked => choice.set(picked),
        },
        Wish::Act(action) => {
            let decider = board.with_untracked(|board| board.view.decider());
            over.set(None);
            choice.set(None);
            if let Some(seat) = decider {
                session.act(seat, action);
            }
        }
        Wish::Cancel => {
            choice.set(None);
            let slot = picked.map_or(0, |picked| picked.slot);
            page::regain_focus(format!(".hand button:nth-child({})", slot + 1));
        }
        Wish::Peek => session.peek(),
        Wish::Open(what) => over.set(Some(what)),
        Wish::GoOn => session.end_interval(),
        Wish::Rematch => session.rematch(),
    }
}
