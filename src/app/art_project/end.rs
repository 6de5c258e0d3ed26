//! The result: won or lost, why, the numbers, and the way on.

use cambriole_engine::rules::{Seat, art_project::End};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg},
    frame::{Frame, actions, frame},
    phrases,
    pieces::ic,
};
use crate::{
    app::{kept::hall::Entry, screens::hall::file, shared::route::Route},
    browser::clock,
    words::{hall, project_fight as words},
};

pub fn end_screen(board: &Board, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let Some(end) = scene.end else { return Node::EMPTY };
    let (class, stamp) = if end.is_won() {
        ("verdict ap-sheet is-win", words::mission_won(lang))
    } else {
        ("verdict ap-sheet", words::mission_lost(lang))
    };
    let artworks = format!("{}/{}", scene.recovered, scene.board().slots());
    let hearts = scene.hearts.iter().sum::<u8>();
    let total = |said: &'static str, count: String| view! { <div><dt>{said}</dt><dd>{count}</dd></div> };
    let body = view! {
        <div class="ap-end">
            <section class=class>
                <p class="rubber is-new">{stamp}</p>
                <h2>{why(board, end)}</h2>
            </section>
            <dl class="ap-stats ap-sheet">
                {total(words::rounds(lang), scene.round.to_string())}
                {total(words::artworks(lang), artworks)}
                {total(words::hearts_left(lang), hearts.to_string())}
                {total(words::lost_cities(lang), scene.lost.len().to_string())}
                {total(words::fights_won(lang), board.fights.won.to_string())}
            </dl>
            {entered(board, end)}
        </div>
        {actions(ways_on(board, dispatch), lang)}
    };
    frame(board, dispatch, Frame { class: "page-end", body })
}

/// The line that the hall of fame has of it.
fn entered(board: &Board, end: End) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let (setup, round, recovered) = (scene.setup, scene.round, scene.recovered);
    let entry = Entry { date: clock::now(), setup, chairs: board.chairs.clone(), end, round, recovered };
    view! {
        <section class="recent" aria-labelledby="end-hall">
            <h2 id="end-hall" class="ap-label">{words::in_the_hall(lang)}</h2>
            <ol class="files">{file(&entry, lang)}</ol>
        </section>
    }
}

fn ways_on(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    view! {
        <a class="act tall" href=Route::Hall.href()>{ic("i-trophy")}{hall::title(lang)}</a>
        <a class="act tall" href=Route::Lobby.href()>{ic("i-home")}{words::lobby(lang)}</a>
        <button type="button" class="act main" on:click=dispatch.press(Msg::Rematch)>
            {ic("i-replay")}<span>{words::once_more(lang)}<small>{words::same_table(lang)}</small></span>
        </button>
    }
}

/// Why it is over, or would be, in a sentence.
pub fn why(board: &Board, end: End) -> String {
    let (scene, lang) = (board.scene(), board.lang);
    let city = |city| phrases::city(scene.setup.mission, city, lang);
    let player = |seat: Seat| board.name(seat);
    match end {
        End::Won => words::why_won(lang).to_owned(),
        End::HeartsGone { seat } => words::why_hearts_gone(lang, &player(seat)),
        End::NoAgents => words::why_no_agents(lang).to_owned(),
        End::Surrounded { expert } => {
            let figure = scene.figure_of(expert).unwrap_or_default();
            words::why_surrounded(lang, &board.figure_name(figure))
        }
        End::NoMarkers { city: lost } => words::why_no_markers(lang, &city(lost)),
        End::TimeUp => words::why_time_up(lang).to_owned(),
        End::QuarterLost { city: lost } => words::why_quarter_lost(lang, &city(lost)),
    }
}
