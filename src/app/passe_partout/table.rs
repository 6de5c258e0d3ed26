//! The table: the painting, the two thieves, the keys of whoever looks.

use cambriole_engine::{
    rules::{
        Game as _, Seat,
        passe_partout::{Action, Key, State},
    },
    table::Stage,
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    end,
};
use crate::{
    app::{
        games::GameListing as _,
        parts::{Over, badge, icon, lamps},
        shared::route::Route,
    },
    words::{house, passe_partout as words},
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, dispatch: Dispatch) -> Node {
    if board.over {
        return end::result(board, dispatch);
    }
    let lang = board.lang;
    let rules = Route::Rules { game: State::ID, rule: None };
    let thieves: Vec<_> =
        Seat::all(board.chairs.len()).map(|seat| thief(board, seat).keyed(seat.0)).collect();
    let last = board.journal.last().map_or(house::journal_empty(lang), |(_, line)| &line.text).to_owned();
    view! {
        <main class="rob">
            <header class="topbar">
                <button type="button" class="btn btn-icon" aria-label=house::menu(lang)
                    on:click=dispatch.press(Msg::Open(Over::Menu))>
                    {icon("menu")}
                </button>
                <div class="raidline"><h1 tabindex="-1">{State::TITLE}</h1></div>
                <a class="btn btn-icon" aria-label=house::rules(lang) href=rules.href()>{icon("help")}</a>
            </header>
            <ul class="rivals">{thieves}</ul>
            <section class="centre">
                <div>
                    <h2>{board.view.painting.map(|worth| words::painting(lang, &worth))}</h2>
                    <p>{words::to_come(lang, &board.view.left)}</p>
                </div>
            </section>
            <button type="button" class="logline" on:click=dispatch.press(Msg::Open(Over::Journal))>
                {icon("list")}<span>{last}</span>
            </button>
            {bar(board, dispatch)}
        </main>
    }
}

fn thief(board: &Board, seat: Seat) -> Node {
    let (lang, mark) = (board.lang, board.mark(seat));
    let Some(thief) = board.view.thieves.get(seat.index()) else { return Node::EMPTY };
    let keys: Vec<_> = thief.used.iter().map(|key| key.number().to_string()).collect();
    let tried = if keys.is_empty() {
        words::tried_none(lang).to_owned()
    } else {
        words::tried(lang, &keys.join(", "))
    };
    let chosen =
        thief.has_chosen.then(|| view! { <p class="stats">{icon("check")}{words::has_chosen(lang)}</p> });
    view! {
        <li class=format!("rival panel seat-{mark}")>
            <p class="who">{badge(mark)}<span class="name">{board.name(seat)}</span></p>
            <p class="stats">{words::loot(lang, &board.loot(seat))}</p>
            <p class="stats">{tried}</p>
            {chosen}
        </li>
    }
}

/// The keys of whoever is asked; else what the table waits for.
fn bar(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    if board.legal.is_empty() {
        let thinks = match board.stage {
            Stage::Bot(seat) => Some(view! { {house::thinking(lang, &board.name(seat))}" "{lamps()} }),
            _ => None,
        };
        return view! { <section class="actionbar" tabindex="-1"><p class="prompt">{thinks}</p></section> };
    }
    let broken = board.view.own().map(|own| words::broken(lang, &own.broken.number()));
    let keys: Vec<_> = board.legal.iter().map(|Action::Choose(key)| button(board, *key, dispatch)).collect();
    view! {
        <section class="actionbar" tabindex="-1" aria-label=house::your_move(lang)>
            <p class="prompt">
                <b>{house::your_turn_named(lang, &board.name(board.focal))}</b>" "{words::choose(lang)}" "{broken}
            </p>
            <div class="hand" role="group" aria-label=words::your_keys(lang)>{keys}</div>
        </section>
    }
}

/// A key; once it waits to be confirmed, the main button that does so.
fn button(board: &Board, key: Key, dispatch: Dispatch) -> Node {
    let picked = board.picked == Some(key);
    let (class, said) = if picked {
        ("btn btn-primary", words::choose_key(board.lang, &key.number()))
    } else {
        ("btn", words::key(board.lang, &key.number()))
    };
    view! {
        <button type="button" class=class aria-pressed=picked.to_string() on:click=dispatch.press(Msg::Own(Tap(key)))>
            {said}
        </button>
    }
}
