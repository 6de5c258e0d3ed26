//! The bar at the foot: what is asked, what will happen, and the button that makes it happen.

use cambriole_engine::{
    rules::{
        Seat,
        art_robbery::{Action, Aim, Phase},
    },
    table::Stage,
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    lesson, pieces, preview,
};
use crate::{
    app::parts::{Over, badge, icon, lamps},
    words::{art_robbery as words, house},
};

pub fn action_bar(board: &Board, dispatch: Dispatch) -> Node {
    match board.chosen() {
        Some(action) => chosen(board, action, dispatch),
        None if board.legal.is_empty() => waiting(board),
        None => asking(board, dispatch),
    }
}

fn chosen(board: &Board, action: Action, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let card = board.choice.map_or("", |choice| lesson::card_word(choice.card));
    let coach = format!("confirm-{card}{}", if lesson::is_theft(action) { " confirm-theft" } else { "" });
    view! {
        <section class="actionbar" data-coach="bar" tabindex="-1" aria-label=house::your_move(lang)>
            <div class="preview">
                <span class="move" aria-hidden="true">{drawing(board, action)}</span>
                <p>{preview::sentence(board, action)}</p>
            </div>
            <div class="acts">
                <button type="button" class="btn btn-icon" aria-label=house::other_card(lang)
                    on:click=dispatch.press(Msg::Own(Tap::Cancel))>
                    {icon("close")}
                </button>
                <button type="button" class="btn btn-primary" data-coach=coach on:click=dispatch.press(Msg::Own(Tap::Act(action)))>
                    {preview::button(board, action)}
                </button>
            </div>
        </section>
    }
}

/// From whom, what, to whom.
fn drawing(board: &Board, action: Action) -> Node {
    let badge = |seat: Seat| badge(board.mark(seat));
    let Action::Play { aim, .. } = action else { return Node::EMPTY };
    let (from, piece) = match aim {
        Aim::Centre(token) => (None, pieces::token(token, None)),
        Aim::Steal { from, token } => (Some(from), pieces::token(token, None)),
        Aim::Dog => (board.view.dog, pieces::dog(None)),
        Aim::Nothing => (None, view! { <span class="nil">{icon("none")}</span> }),
    };
    let takes = aim != Aim::Nothing;
    view! {
        {from.map(|from| view! { {badge(from)}{icon("arrow")} })}
        {piece}
        {takes.then(|| view! { {icon("arrow")}{badge(board.focal)} })}
    }
}

fn asking(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    view! {
        <section class="actionbar idle" data-coach="bar" tabindex="-1" aria-label=house::your_move(lang)>
            <p class="prompt"><b>{house::your_turn_named(lang, &board.name(board.focal))}</b>" "{house::choose_card(lang)}</p>
            <div class="acts">
                <button type="button" class="btn" on:click=dispatch.press(Msg::Open(Over::Moves))>
                    {icon("list")}{house::possible_moves(lang)}
                </button>
            </div>
        </section>
    }
}

fn waiting(board: &Board) -> Node {
    let lang = board.lang;
    let (said, thinks) = match (board.stage, board.view.phase) {
        (Stage::Bot(seat), Phase::Dog { .. }) => (words::dog_waiting(lang, &board.name(seat)), true),
        (Stage::Bot(seat), _) => (house::thinking(lang, &board.name(seat)), true),
        _ => (board.journal.last().map(|(_, line)| line.text.clone()).unwrap_or_default(), false),
    };
    view! {
        <section class="actionbar idle" data-coach="bar" tabindex="-1" aria-label=house::your_move(lang)>
            <p class="prompt">{said}</p>
            {thinks.then(lamps)}
        </section>
    }
}
