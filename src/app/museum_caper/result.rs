//! How a round ended and who won (MC-26, MC-27).

use cambriole_engine::rules::{
    Seat,
    museum_caper::{ENOUGH, How, Length, Phase, Sheet, nights, winners},
};
use cambriole_markup::{Node, view};

use super::{
    board::Board,
    lines, phrases,
    pieces::{self, figure},
};
use crate::{app::shared::names, words::museum_caper as words};

pub fn result(board: &Board, sheet: &Sheet, how: How) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let thief = board.name(open.thief);
    let escaped = matches!(how, How::Escaped { .. });
    let said = match how {
        How::Escaped { exit, .. } => words::end_by(lang, &thief, &phrases::exit(exit, lang)),
        other => lines::ended(other, &thief, lang),
    };
    let hung = sheet.loot.iter().filter(|_| escaped).map(|at| {
        view! { <li>{figure(pieces::painting(&open.start, at), "")}</li> }
    });
    let short = open.setup.length == Length::Short && escaped && how.paintings() < ENOUGH;
    let needed = short.then(|| words::end_needed(lang, &ENOUGH));
    let verdict = verdict(board, how).unwrap_or_else(|| words::haul(lang, &how.paintings()));
    view! {
        <section class="cartel result">
            <p class="result-kicker">{said}</p>
            <ul class="hung">{hung.collect::<Node>()}</ul>
            <p class="sum">{needed}<strong>{verdict}</strong></p>
        </section>
    }
}

/// Who won; nobody yet between the nights of a long game.
pub fn verdict(board: &Board, how: How) -> Option<String> {
    let (open, lang) = (&board.view.open, board.lang);
    match open.setup.length {
        Length::Short if how.paintings() >= ENOUGH => Some(words::win_thief(lang).to_owned()),
        Length::Short => Some(words::win_detectives(lang).to_owned()),
        Length::Long => (open.phase == Phase::Over).then(|| champions(board)),
    }
}

/// Who won the long game.
fn champions(board: &Board) -> String {
    let (open, lang) = (&board.view.open, board.lang);
    let winners: Vec<String> = winners(open).iter().map(|seat| board.name(seat)).collect();
    match winners.as_slice() {
        [] => words::win_museum(lang).to_owned(),
        [one] => words::win_name(lang, one),
        several => words::win_shared(lang, &names::list(several, lang)),
    }
}

/// The long game's score.
pub fn table(board: &Board) -> Option<Node> {
    let (open, lang) = (&board.view.open, board.lang);
    if open.setup.length == Length::Short {
        return None;
    }
    let rows = Seat::all(open.players()).zip(nights(open)).map(|(seat, night)| {
        let said = match night.map(How::haul) {
            None => words::score_none(lang).to_owned(),
            Some(None) => words::score_caught(lang).to_owned(),
            Some(Some(paintings)) => words::haul(lang, &paintings),
        };
        view! { <tr><th scope="row">{board.name(seat)}</th><td>{said}</td></tr> }
    });
    Some(view! {
        <section class="plate score"><h2>{words::score(lang)}</h2><table><tbody>{rows.collect::<Node>()}</tbody></table></section>
    })
}
