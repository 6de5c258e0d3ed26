//! The table of a live match, whatever the game.

use std::collections::VecDeque;

use cambriole_engine::{
    rules::{Seat, SeatSet},
    table::Stage,
};
use cambriole_markup::{Node, effect, memo_always, view};
use leptos::prelude::*;

use super::{Dispatch, GamePage, Msg};
use crate::app::{
    lessons::region,
    live::TypedMatch,
    parts::{Over, overlays, troubles},
    shared::voice::use_voice,
};

/// The table while the match goes on, or its result.
pub fn shell<G: GamePage>(live: TypedMatch<G>, is_over: bool) -> Node {
    let local = RwSignal::new(G::local(&live.id()));
    let over = RwSignal::new(None::<Over>);
    let board = memo_always(move || {
        let look = live.look(is_over);
        live.with(|table| local.with(|local| G::gather(table, &look, local)))
    });
    let voice = use_voice();
    let hear = move |msg: Msg<G>| {
        // What a message leads to is heard after it, by a board that knows of it.
        let mut heard = VecDeque::from([msg]);
        while let Some(msg) = heard.pop_front() {
            match msg {
                Msg::Nothing => {}
                Msg::Act(seat, actions) => act(live, seat, actions),
                Msg::Pick(picked) => local.set(picked),
                Msg::Let(seat) => untrack(|| live.let_bots_move(SeatSet::only(seat))),
                Msg::Peek => live.peek(),
                Msg::Take(seat) => live.take(seat),
                Msg::LayDown => live.lay_down(),
                Msg::Undo => live.undo(),
                Msg::GoOn => live.end_interval(),
                Msg::Open(what) => over.set(Some(what)),
                Msg::Close => over.set(None),
                Msg::Say(text) => voice.say(text),
                Msg::Toast(text) => voice.toast(text),
                Msg::Rematch => live.rematch(),
                Msg::Own(msg) => {
                    let mut picked = local.get_untracked();
                    let led_to = board.with_untracked(|board| {
                        board.as_ref().map(|board| G::update(board, msg, &mut picked))
                    });
                    if local.with_untracked(|before| *before != picked) {
                        local.set(picked);
                    }
                    led_to.into_iter().flatten().rev().for_each(|msg| heard.push_front(msg));
                }
            }
        }
    };
    let dispatch = Dispatch::new(hear);

    // What was picked never outlives the decision that it was picked for.
    live.on_move(move || {
        let mut picked = local.get_untracked();
        board.with_untracked(|board| board.as_ref().map(|board| G::moved(board, &mut picked)));
        local.set(picked);
        if matches!(over.get_untracked(), Some(Over::Moves | Over::Layouts)) {
            over.set(None);
        }
    });
    let mut before = None;
    effect(move || {
        let now = board.get();
        if let Some(now) = &now {
            G::lead(before.as_ref(), now);
        }
        before = now;
    });
    let shown = move || board.with(|board| board.as_ref().map(|board| G::draw(board, dispatch)));
    let sheet = move |what| {
        board.with(|board| board.as_ref().map(|board| G::sheet(what, board, dispatch))).unwrap_or(Node::EMPTY)
    };
    let holds =
        move |word: &str| board.with(|board| board.as_ref().is_some_and(|board| G::holds(board, word)));
    view! {
        {move || troubles(*live)}
        {shown}
        {overlays(*live, over, sheet)}
        {G::beside(board, dispatch)}
        {region(*live, Box::new(holds))}
    }
}

/// Takes actions one after the other; some of them may end the match before the last.
fn act<G: GamePage>(live: TypedMatch<G>, seat: Seat, actions: Vec<G::Action>) {
    for action in actions {
        if untrack(|| live.snapshot()).stage == Stage::Over {
            return;
        }
        live.act(seat, action);
    }
}
