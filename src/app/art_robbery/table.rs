//! The table: what it shows, and what taps mean.

use cambriole_engine::{
    rules::{
        Seat, Viewer,
        art_robbery::{Action, Aim, State},
    },
    table::{Stage, Table},
};
use cambriole_markup::{Node, view};

use super::{
    action_bar::action_bar,
    board::{Board, Dispatch, Msg, Tap},
    centre::centre,
    choice::{Choice, aims},
    count,
    dog_question::dog_question,
    hand::hand,
    journal,
    raid_end::Harvest,
    seats::{mine, rivals},
    top_bar::top_bar,
};
use crate::{
    app::{live::AnyTable, table::Look},
    browser::page,
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, dispatch: Dispatch) -> Node {
    if board.over {
        return count::result(board, dispatch);
    }
    let question = board.question();
    let class = if question.is_some() { "rob rob-ask" } else { "rob" };
    let foot = match question {
        Some((holder, token)) => dog_question(board, holder, token, dispatch),
        None => view! { {hand(board, dispatch)}{action_bar(board, dispatch)} },
    };
    let last = question.is_none().then(|| journal::last_line(board, dispatch));
    view! {
        <main class=class>
            {top_bar(board, dispatch)}
            {rivals(board, dispatch)}
            {centre(board, dispatch)}
            {last}
            {journal::column(board)}
            {mine(board, dispatch)}
            {foot}
        </main>
    }
}

/// Leads the eye and the keyboard on.
pub fn lead(before: Option<&Board>, now: &Board) {
    let lines = |board: &Board| board.journal.len();
    if lines(now) > 0 && before.is_none_or(|before| lines(before) != lines(now)) {
        page::scroll_to_end(".rob > .journal ol");
    }
    let Some(before) = before else { return };
    if now.question().is_some() && before.question().is_none() {
        page::scroll_up();
        page::focus("#ask-title");
    }
    // The button that was pressed is gone: the keyboard goes on at the bar, then at the hand.
    let waits = now.legal.is_empty();
    if waits != before.legal.is_empty() {
        page::regain_focus(if waits { ".actionbar" } else { ".hand button, .choice" }.into());
    }
}

/// Who sits at the foot: whoever looks, is asked or has just played.
fn focal(table: &Table<State>, look: &Look) -> Seat {
    match (look.sole_human, table.viewer(), look.stage) {
        (Some(seat), ..) | (_, Viewer::Seat(seat), _) | (_, _, Stage::Open(seat) | Stage::Bot(seat)) => seat,
        _ => table.game().actions().last().map_or(Seat(0), |(seat, _)| seat),
    }
}

pub fn gather(table: &Table<State>, look: &Look, choice: Option<Choice>) -> Board {
    let focal = focal(table, look);
    // While the whole table looks at something, nobody is asked and nobody thinks.
    let stage = if look.interval.is_some() { Stage::Over } else { look.stage };
    let harvest = look.interval.and_then(|number| {
        let notices = table.game().notices(number, Viewer::Table).map(|(_, notice)| notice);
        Harvest::of(&notices.collect::<Vec<_>>())
    });
    Board {
        view: table.game().view(if look.is_over { Viewer::Table } else { look.viewer }),
        chairs: table.game().chairs().to_vec(),
        lang: look.lang,
        stage,
        legal: look.asked().map(|seat| look.legal_actions(table, seat)).unwrap_or_default(),
        choice,
        focal,
        journal: table.lines(0, look.lang),
        unseen: AnyTable::seen_by(table, focal),
        harvest,
        confirms: look.confirms,
        over: look.is_over,
    }
}

pub fn update(board: &Board, tap: Tap, choice: &mut Option<Choice>) -> Vec<Msg> {
    match tap {
        Tap::Card(slot, card) => {
            let found = Choice::of_card(&board.legal, slot, card);
            let only = aims(&board.legal, card).count() == 1;
            match found.filter(|_| choice.is_none_or(|picked| picked.slot != slot)) {
                // A card played for nothing is lost for nothing: that is asked whatever one prefers.
                Some(found) if only && !board.confirms && found.aim != Aim::Nothing => {
                    return play(board, found.action(), choice);
                }
                found => *choice = found,
            }
        }
        Tap::Aim(aim) => match choice.map(|picked| Choice { aim, ..picked }) {
            Some(picked) if !board.confirms => return play(board, picked.action(), choice),
            picked => *choice = picked,
        },
        Tap::Act(action) => return play(board, action, choice),
        Tap::Cancel => {
            let slot = choice.take().map_or(0, |picked| picked.slot);
            page::regain_focus(format!(".hand button:nth-child({})", slot + 1));
        }
    }
    Vec::new()
}

fn play(board: &Board, action: Action, choice: &mut Option<Choice>) -> Vec<Msg> {
    *choice = None;
    let decider = board.view.decider();
    let act = decider.map_or(Msg::Nothing, |seat| Msg::Act(seat, vec![action]));
    vec![Msg::Close, act]
}
