//! The bar at the top: menu, the four raids, rules.

use std::cmp::Ordering;

use cambriole_engine::rules::{GameId, art_robbery::Raid};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg},
    phrases,
};
use crate::{
    app::{
        parts::{Over, icon},
        shared::route::Route,
    },
    words::{art_robbery as words, house},
};

pub fn top_bar(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let now = board.view.raid;
    let rules = Route::Rules { game: GameId::ArtRobbery, rule: None };
    let track: Vec<_> = Raid::ALL.into_iter().map(|raid| step(raid, now, board)).collect();
    view! {
        <header class="topbar">
            <button type="button" class="btn btn-icon" aria-label=house::menu(lang)
                on:click=dispatch.press(Msg::Open(Over::Menu))>
                {icon("menu")}
            </button>
            <div class=format!("raidline raid-{}", now.number())>
                <ol class="track" aria-label=words::the_raids(lang)>{track}</ol>
                <h1 tabindex="-1">{phrases::raid(now, lang)}</h1>
            </div>
            <a class="btn btn-icon" aria-label=house::rules(lang) href=rules.href()>{icon("help")}</a>
        </header>
    }
}

fn step(raid: Raid, now: Raid, board: &Board) -> Node {
    let lang = board.lang;
    let (number, name) = (raid.number(), phrases::raid(raid, lang));
    let (state, said) = match raid.cmp(&now) {
        Ordering::Less => ("done", words::raid_done(lang, &number, &name)),
        Ordering::Equal => ("now", words::raid_now(lang, &number, &name)),
        Ordering::Greater => ("next", words::raid_next(lang, &number, &name)),
    };
    view! {
        <li class=format!("raid-{number} {state}") aria-current=(raid == now).then_some("step")>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#raid-{number}")></use_></svg>
            <span class="vh">{said}</span>
        </li>
    }
}
