//! What happened in a night, in sentences and in numbers.

use cambriole_engine::rules::museum_caper::{Deed, Exit, Fact, Open, Path, Sheet, Square};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    lines, phrases,
    pieces::ic,
    replay::{Belief, Tape},
};
use crate::words::{Lang, museum_caper as words};

/// The picture of being seen.
pub const SEEN: &str = "eye";

/// What happened in a night: after how many moves, its picture, its sentence.
pub type Moment = (usize, &'static str, String);

/// What the thief did, move by move, and when they were seen.
pub fn moments(board: &Board, sheet: &Sheet) -> Vec<Moment> {
    let lang = board.lang;
    let entered = (0, "play", words::story_enter(lang, &phrases::exit(sheet.entry, lang)));
    let deeds = (1..).zip(&sheet.stops).filter_map(|(number, stop)| {
        let (icon, said) = deed(stop.deed, stop.path.end(), lang)?;
        Some((number, icon, said))
    });
    let mut moments: Vec<Moment> = std::iter::once(entered).chain(deeds).collect();
    if let Some((number, fact)) = seen(&board.view.open) {
        let place = moments.iter().position(|moment| moment.0 > number).unwrap_or(moments.len());
        moments.insert(place, (number, SEEN, lines::said(fact, lang).unwrap_or_default()));
    }
    moments
}

/// When the thief was seen: after how many moves, and how.
fn seen(open: &Open) -> Option<(usize, &Fact)> {
    let mut moves = 0;
    open.facts.iter().find_map(|fact| {
        moves += usize::from(matches!(fact, Fact::Moved { .. }));
        matches!(fact, Fact::Looked { seen: Some(_), .. } | Fact::Exposed { .. }).then_some((moves, fact))
    })
}

/// All moments as sentences; each leads there.
pub fn story(board: &Board, moments: Vec<Moment>, at: usize, tape: Tape, dispatch: Dispatch) -> Node {
    let rows = moments.into_iter().map(|(number, icon, said)| {
        let here = number == at;
        view! {
            <li class=if here { "is-now" } else { "" } aria-current=here.then_some("step")>
                <button type="button" on:click=dispatch.press(Msg::Own(Tap::Wind(Tape { at: number, plays: false, ..tape })))>
                    <span class="fact-no">{number}</span>{ic(icon)}<span>{said}</span>
                </button>
            </li>
        }
    });
    view! { <section class="plate moments"><h2>{words::story(board.lang)}</h2><ol>{rows.collect::<Node>()}</ol></section> }
}

fn deed(deed: Deed, at: Square, lang: Lang) -> Option<(&'static str, String)> {
    let square = phrases::square(at);
    let exit = || Exit::at(at).map(|exit| phrases::exit(exit, lang)).unwrap_or_default();
    Some(match deed {
        Deed::Nothing => return None,
        Deed::Steal => ("loot", words::story_steal(lang, &square)),
        Deed::Destroy => ("cam", words::story_destroy(lang, &square)),
        Deed::CutPower => ("bolt", words::story_cut(lang).to_owned()),
        Deed::Try | Deed::DestroyAndTry => ("flag", words::story_try(lang, &exit())),
    })
}

pub fn numbers(board: &Board, sheet: &Sheet, beliefs: &[Belief]) -> Node {
    let lang = board.lang;
    let mut here = sheet.entry.before();
    let steps: usize = sheet
        .stops
        .iter()
        .map(|stop| {
            let stays = stop.path == Path::to(std::mem::replace(&mut here, stop.path.end()));
            if stays { 0 } else { stop.path.squares().len() }
        })
        .sum();
    let seen = seen(&board.view.open).map(|(number, _)| number);
    // Counted as beside every move.
    let fewest = beliefs.iter().filter_map(Belief::count).min().unwrap_or_default();
    let seen = seen.map_or(words::number_never(lang).to_owned(), |seen| seen.to_string());
    let row = |name, value: String| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    view! {
        <section class="plate numbers">
            <h2>{words::numbers(lang)}</h2>
            <dl>
                {row(words::number_moves(lang), sheet.stops.len().to_string())}
                {row(words::number_steps(lang), steps.to_string())}
                {row(words::number_fewest(lang), fewest.to_string())}
                {row(words::number_seen(lang), seen)}
            </dl>
        </section>
    }
}
