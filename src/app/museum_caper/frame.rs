//! What all screens of the museum share: the bar at the top, who plays, the plan, the column beside it
//! and the actions at the foot.

use cambriole_engine::{
    rules::{Seat, museum_caper::Phase},
    table::Stage,
};
use cambriole_markup::{Node, view};
use leptos::ev;

use super::{
    board::{Board, Dispatch, Msg, Tap},
    pieces::{figure, ic},
    plan::Figure,
};
use crate::{
    app::parts::{Over, lamps},
    words::{house, museum_caper as words},
};

/// A screen's parts.
pub struct Frame {
    /// Which screen it is, for the stylesheet.
    pub class: &'static str,
    pub kicker: Node,
    pub title: String,
    /// The plan and the grid over it.
    pub stage: Node,
    /// What is being chosen.
    pub now: Node,
    pub panel: Node,
    pub bar: Node,
}

pub fn frame(board: &Board, dispatch: Dispatch, parts: Frame) -> Node {
    let lang = board.lang;
    let Frame { class, kicker, title, stage, now, panel, bar } = parts;
    let back = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            dispatch.send(Msg::Own(Tap::Back));
        }
    };
    view! {
        <main class=format!("museum {class}") on:keydown=back>
            <header class="top">
                <button type="button" class="icon-btn" aria-label=house::menu(lang)
                    on:click=dispatch.press(Msg::Open(Over::Menu))>{ic("menu")}</button>
                <div class="top-title"><p class="kicker">{kicker}</p><h1 tabindex="-1">{title}</h1></div>
                {seats(board)}
            </header>
            <div class="table">
                <section class="stage" data-coach="plan" aria-label=words::plan_of_museum(lang)><div class="mc-frame">{stage}</div></section>
                <div class="side">
                    <section class="now" data-coach="now">{now}</section>
                    <div class="mc-panel">{panel}</div>
                </div>
                <footer class="bar" id="actions" data-coach="bar actions">{bar}</footer>
            </div>
        </main>
    }
}

/// Who plays: the thief first, then the detectives in their order.
fn seats(board: &Board) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let now = |pawn: Option<u8>| match (open.phase, pawn) {
        (Phase::Enter | Phase::Thief | Phase::Detectors(_), None) => true,
        (Phase::Detective(_), Some(pawn)) => pawn == open.pawn,
        _ => false,
    };
    let seat = |which: Option<u8>| {
        let who = which.map_or(open.thief, |pawn| open.seat_of(pawn));
        let picture = figure(which.map_or(Figure::Thief, |of| Figure::Pawn(of, board.mark(who))), "");
        let role = which.map_or(words::thief(lang).to_owned(), |of| {
            words::detective(lang, &super::phrases::detective(of))
        });
        let class = match (which, now(which)) {
            (None, true) => "mc-seat seat--thief is-now",
            (None, false) => "mc-seat seat--thief",
            (_, true) => "mc-seat is-now",
            _ => "mc-seat",
        };
        view! {
            <li class=class aria-current=now(which).then_some("step")>
                {picture}<span class="seat-name">{board.name(who)}</span><span class="vh">{role}</span>
            </li>
        }
    };
    let pawns = (0..).take(open.pawns()).map(|pawn| seat(Some(pawn)));
    view! { <ol class="mc-seats" aria-label=house::who_plays(lang)>{seat(None)}{pawns.collect::<Node>()}</ol> }
}

/// The brass button of a screen.
pub fn go(icon: &'static str, said: String, off: bool, msg: Msg, dispatch: Dispatch) -> Node {
    view! {
        <button type="button" class="btn btn--go" disabled=off on:click=dispatch.press(msg)>
            {ic(icon)}<span>{said}</span>
        </button>
    }
}

/// A quiet button beside it.
pub fn quiet(icon: &'static str, said: String, msg: Msg, dispatch: Dispatch) -> Node {
    view! {
        <button type="button" class="btn btn--quiet" on:click=dispatch.press(msg)>{ic(icon)}<span>{said}</span></button>
    }
}

/// One of several choices that stand side by side.
pub fn pick(class: &'static str, chosen: bool, inside: Node, msg: Msg, dispatch: Dispatch) -> Node {
    view! {
        <button type="button" class=class aria-pressed=chosen.to_string() on:click=dispatch.press(msg)>{inside}</button>
    }
}

/// Every choice as a button with its sentence: for those who do not see the plan, and for those who want
/// to see it all.
pub fn every(title: String, rows: Vec<(String, Msg)>, dispatch: Dispatch) -> Node {
    let rows = rows.into_iter().map(|(said, msg)| {
        view! { <li><button type="button" class="btn" on:click=dispatch.press(msg)>{said}</button></li> }
    });
    view! {
        <details class="plate plate--slim more">
            <summary>{ic("list")}{title}</summary>
            <ul class="acts">{rows.collect::<Node>()}</ul>
        </details>
    }
}

/// Where nobody here has to decide: who does.
pub fn waiting(board: &Board) -> Node {
    let open = &board.view.open;
    let who: Option<Seat> = open.deciders().iter().next();
    let said = match (open.phase, who) {
        (Phase::Enter | Phase::Thief | Phase::Detectors(_), _) => words::wait_thief(board.lang).to_owned(),
        (_, Some(seat)) => house::thinking(board.lang, &board.name(seat)),
        (_, None) => String::new(),
    };
    let thinks = matches!(board.stage, Stage::Bot(_));
    view! { <p class="wait">{ic("eye")}<span>{said}</span>{thinks.then(lamps)}</p> }
}
