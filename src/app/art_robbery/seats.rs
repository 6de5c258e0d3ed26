//! The places at the table: what lies before each seat, and how much is safe.

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Aim, Place, Token},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    choice, phrases, pieces, suspects,
};
use crate::{
    app::parts::{Over, badge, icon},
    words::{art_robbery as words, house},
};

/// The others, clockwise from the one at the foot.
pub fn rivals(board: &Board, dispatch: Dispatch) -> Node {
    let others = board.others();
    let class = if others.len() > 3 { "rivals rivals-4" } else { "rivals" };
    let panels: Vec<_> = others.into_iter().map(|seat| rival(board, seat, dispatch).keyed(seat.0)).collect();
    view! { <ul class=class data-coach="rivals" aria-label=house::the_others(board.lang)>{panels}</ul> }
}

fn rival(board: &Board, seat: Seat, dispatch: Dispatch) -> Node {
    let (lang, mark) = (board.lang, board.mark(seat));
    let next = if board.view.decider() == Some(seat) { " is-next" } else { "" };
    let name = board.name(seat);
    let cards = board.view.hands.get(seat.index()).map_or(0, cambriole_engine::rules::art_robbery::Held::len);
    let bot =
        board.is_bot(seat).then(|| view! { {icon("bot")}<span class="vh">{words::is_bot(lang)}</span> });
    view! {
        <li class=format!("rival panel seat-{mark}{next}")>
            <p class="who">{badge(mark)}<span class="name" title=name.clone()>{name.clone()}</span>{bot}</p>
            <p class="stats">
                <span class="stat few">
                    {icon("cards")}<span aria-hidden="true">{cards}</span>
                    <span class="vh">{words::cards_in_hand(lang, &cards)}</span>
                </span>
                {safe(board, seat)}
                {alibis(board, seat)}
            </p>
            <div class="loot">{loot(board, seat, dispatch)}</div>
        </li>
    }
}

/// The place at the foot: the player who looks, or the one who is asked.
pub fn mine(board: &Board, dispatch: Dispatch) -> Node {
    let (lang, seat) = (board.lang, board.focal);
    let mark = board.mark(seat);
    let empty = board.view.front_of(seat).is_empty() && board.view.dog != Some(seat);
    let label = if board.is_own() {
        house::in_front_of_you(lang).to_owned()
    } else {
        house::in_front_of(lang, &board.name(seat))
    };
    let note = (board.is_own() && !board.legal.is_empty())
        .then(|| view! { <small>{house::your_turn(lang)}</small> });
    let bank = if board.is_own() && !board.view.banked_by(seat).is_empty() {
        view! {
            <button type="button" class="stat bank" aria-label=words::show_bank(lang)
                on:click=dispatch.press(Msg::Open(Over::Bank))>
                {icon("safe")}{board.view.banked_by(seat).len()}
            </button>
        }
    } else {
        safe(board, seat)
    };
    view! {
        <section class=format!("mine panel seat-{mark}") data-coach="mine" aria-label=label>
            {badge(mark)}
            <p class="name" title=board.name(seat)>{board.name(seat)}" "{note}</p>
            <div class="loot">
                {loot(board, seat, dispatch)}
                {empty.then(|| view! { <span class="none">{words::nothing_yet(lang)}</span> })}
            </div>
            <p class="stats">{bank}{alibis(board, seat)}</p>
        </section>
    }
}

/// AR-15: how many tokens a seat has banked; what they are only with open counts.
fn safe(board: &Board, seat: Seat) -> Node {
    let (lang, banked) = (board.lang, board.view.banked_by(seat));
    let points = board.view.setup.open_counts.then(|| {
        view! {
            <b aria-hidden="true">{format!("({})", banked.value())}</b>
            <span class="vh">{words::points_safe(lang, &banked.value())}</span>
        }
    });
    view! {
        <span class="stat">
            {icon("safe")}<span aria-hidden="true">{banked.len()}</span>
            <span class="vh">{words::tokens_safe(lang, &banked.len())}</span>
            {points}
        </span>
    }
}

/// The running count of alibis in this raid; with open counts, also in all.
fn alibis(board: &Board, seat: Seat) -> Node {
    let (lang, here) = (board.lang, board.view.front_of(seat).alibis());
    let all = board.view.setup.open_counts.then(|| {
        let all = here + board.view.banked_by(seat).alibis();
        view! { <span aria-hidden="true">{format!("/ {all}")}</span><span class="vh">{words::alibis_in_all(lang, &all)}</span> }
    });
    view! {
        <span class="alibi">
            {icon("dot")}<span aria-hidden="true">{here}</span>
            <span class="vh">{words::alibis_in_raid(lang, &here)}</span>
            {all}
        </span>
        {suspects::sign(board, seat)}
    }
}

/// The tokens before a seat, those that can be stolen as buttons, and the dog.
fn loot(board: &Board, seat: Seat, dispatch: Dispatch) -> Node {
    let token =
        |token| target(board, Aim::Steal { from: seat, token }, token, dispatch).keyed(token.number());
    let shown: Vec<_> = board.view.front_of(seat).iter().map(token).collect();
    let dog = (board.view.dog == Some(seat)).then(|| dog(board, dispatch));
    view! { {shown}{dog} }
}

/// A token that can be taken by the chosen card is a button, any other a picture.
pub fn target(board: &Board, aim: Aim, token: Token, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let at = match aim {
        Aim::Steal { from, .. } => Place::Seat(from),
        _ => Place::Centre,
    };
    let Some(choice) =
        board.choice.filter(|choice| choice::aims(&board.legal, choice.card).any(|can| can == aim))
    else {
        return pieces::still(token, at, lang);
    };
    let pressed = choice.aim == aim;
    let said = match aim {
        Aim::Steal { from, .. } => words::aim_steal(lang, &phrases::token(token, lang), &board.name(from)),
        _ => words::aim_take(lang, &phrases::token(token, lang)),
    };
    view! {
        <button type="button" class="aim" data-coach=pieces::coach_name(token, at) aria-pressed=pressed.to_string() aria-label=said
            on:click=dispatch.press(Msg::Own(Tap::Aim(aim)))>
            {pieces::token(token, Some(at))}
        </button>
    }
}

/// The dog, a button while the chosen card goes for it.
pub fn dog(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let said = match board.view.dog {
        Some(seat) if board.is_own() && seat == board.focal => words::dog_with_you(lang).to_owned(),
        Some(seat) => words::dog_with(lang, &board.name(seat)),
        None => words::dog_in_centre(lang).to_owned(),
    };
    let at = Some(board.view.dog.map_or(Place::Centre, Place::Seat));
    match board.choice.filter(|choice| choice.aim == Aim::Dog) {
        Some(choice) => view! {
            <button type="button" class="aim" data-coach="dog" aria-pressed="true" aria-label=said
                on:click=dispatch.press(Msg::Own(Tap::Aim(choice.aim)))>
                {pieces::dog(at)}
            </button>
        },
        None => {
            view! { <span class="still" data-coach="dog" role="img" aria-label=said>{pieces::dog(at)}</span> }
        }
    }
}
