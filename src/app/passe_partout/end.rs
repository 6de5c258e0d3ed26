//! The result (PP-7).

use cambriole_engine::rules::{Game as _, Seat, passe_partout::State};
use cambriole_markup::{Node, view};

use super::board::{Board, Dispatch, Msg};
use crate::{
    app::{
        parts::{badge, icon},
        shared::route::Route,
    },
    words::{house, passe_partout as words},
};

/// Who won, and what everybody has.
pub fn result(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let seats = || Seat::all(board.chairs.len());
    let best = seats().map(|seat| board.loot(seat)).max();
    let winners: Vec<Seat> = seats().filter(|seat| Some(board.loot(*seat)) == best).collect();
    let title = match winners.as_slice() {
        [one] => words::win(lang, &board.name(*one)),
        _ => words::win_shared(lang).to_owned(),
    };
    let rows = seats().map(|seat| {
        let mark = board.mark(seat);
        view! {
            <li class=format!("count panel seat-{mark}")>
                {badge(mark)}<h2>{board.name(seat)}</h2><p>{words::loot(lang, &board.loot(seat))}</p>
            </li>
        }
    });
    view! {
        <main class="end">
            <header class="win"><h1 tabindex="-1">{title}</h1></header>
            <ol class="counts">{rows.collect::<Node>()}</ol>
        </main>
        <footer class="endbar">
            <a class="btn btn-icon" href=Route::Lobby.href() aria-label=house::back_to_lobby(lang)>{icon("home")}</a>
            <a class="btn" href=Route::Setup(State::ID).href()>{house::other_table(lang)}</a>
            <button type="button" class="btn btn-primary" on:click=dispatch.press(Msg::Rematch)>{house::rematch(lang)}</button>
        </footer>
    }
}
