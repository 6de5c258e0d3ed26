//! The end of a round: the path over the museum, step by step, with what the detectives could know.

use cambriole_engine::rules::museum_caper::{
    Action, Fact, How, Phase, Sheet, SquareSet, whereabouts_through,
};
use cambriole_markup::{Node, effect, memo, view};
use leptos::{ev, prelude::*};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    frame::{Frame, frame, go, pick, quiet},
    phrases,
    picture::{self, Shown},
    pieces::{ic, zone_chip},
    result::{result, table, verdict},
    story::{Moment, SEEN, moments, numbers, story},
};
use crate::{
    app::{parts::Over, shared::route::Route},
    browser::clock,
    words::{house, museum_caper as words},
};

/// How long a move of the replay stays in sight.
const BEAT: std::time::Duration = std::time::Duration::from_millis(900);

/// Where a replay stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tape {
    /// How many of the thief's moves are shown.
    pub at: usize,
    pub plays: bool,
    /// Whether only what the detectives knew is shown.
    pub blind: bool,
}

impl Tape {
    /// The end, from where one goes back.
    pub const END: Self = Self { at: usize::MAX, plays: false, blind: false };
}

/// What the detectives could know after a move.
#[derive(Debug, Clone, Copy)]
pub struct Belief {
    pub squares: SquareSet,
    /// Whether the thief was inside and nobody saw them.
    pub hidden: bool,
}

impl Belief {
    /// How many squares were possible; a thief in plain sight leaves nothing to count.
    pub fn count(&self) -> Option<usize> {
        self.hidden.then(|| self.squares.len())
    }
}

/// Lets a running replay go on by itself.
pub fn run(board: Memo<Option<Board>>, dispatch: Dispatch) {
    let tape = memo(move || board.with(|board| board.as_ref().map(|board| board.tape)));
    effect(move || {
        let Some(now) = tape.get().filter(|tape| tape.plays) else { return };
        let _ = clock::after(BEAT, move || {
            if tape.try_get_untracked() == Some(Some(now)) {
                let at = now.at + 1;
                let moves = board.with_untracked(|board| {
                    let sheet = board.as_ref().and_then(|board| board.view.sheet.as_ref());
                    sheet.map_or(0, |sheet| sheet.stops.len())
                });
                dispatch.send(Msg::Own(Tap::Wind(Tape { at, plays: at < moves, ..now })));
            }
        });
    });
}

pub fn replay_screen(board: &Board, dispatch: Dispatch) -> Node {
    let tape = board.tape;
    let (open, lang) = (&board.view.open, board.lang);
    let (Some(how), Some(sheet)) = (open.end(), &board.view.sheet) else { return Node::EMPTY };
    let title = match how {
        How::Escaped { paintings, .. } => words::end_escaped(lang, &paintings),
        How::Caught { .. } | How::Cornered { .. } => words::end_caught(lang).to_owned(),
        How::Dawn { .. } => words::end_dawn(lang).to_owned(),
    };
    let now = tape;
    let at = now.at.min(sheet.stops.len());
    let (beliefs, moments) = (beliefs(board), moments(board, sheet));
    let haze = beliefs.get(at).map_or(SquareSet::EMPTY, |belief| belief.squares);
    let shown = Shown { trail: !now.blind, past: Some(at), haze: Some(haze), ..Shown::default() };
    let bar = match open.phase {
        Phase::RoundOver => {
            let next = board.name(open.seat_of(0));
            view! {
                {quiet("list", house::journal(lang).to_owned(), Msg::Open(Over::Journal), dispatch)}
                {go("replay", words::next_night(lang, &next), board.asked().is_none(), Msg::Own(Tap::Act(Action::NextRound)), dispatch)}
            }
        }
        _ => view! {
            <a class="btn btn--quiet" href=Route::Lobby.href()>{ic("home")}<span>{house::back_to_lobby(lang)}</span></a>
            {go("replay", house::rematch(lang).to_owned(), false, Msg::Rematch, dispatch)}
        },
    };
    frame(
        board,
        dispatch,
        Frame {
            class: "page-replay",
            kicker: view! { {verdict(board, how).unwrap_or_else(|| words::end_of_round(lang).to_owned())} },
            title,
            stage: picture::stage(board, &shown, dispatch),
            now: player(board, sheet, at, &beliefs, &moments, tape, dispatch),
            panel: view! {
                {result(board, sheet, how)}
                {table(board)}
                {story(board, moments, at, tape, dispatch)}
                {numbers(board, sheet, &beliefs)}
            },
            bar,
        },
    )
}

/// Where the facts allowed the thief to be after the way in and after each move.
fn beliefs(board: &Board) -> Vec<Belief> {
    let open = &board.view.open;
    let through = whereabouts_through(open);
    let mut beliefs: Vec<Belief> =
        through.first().map(|set| Belief { squares: *set, hidden: true }).into_iter().collect();
    for (fact, squares) in open.facts.iter().zip(through.iter().skip(1)) {
        if let Fact::Moved { path, .. } = fact {
            beliefs.push(Belief { squares: *squares, hidden: path.is_none() });
        }
    }
    // Whoever got out or was caught with that move is hidden no more.
    let ended = open.end().is_some_and(|how| matches!(how, How::Escaped { .. } | How::Cornered { .. }));
    if let Some(last) = beliefs.last_mut().filter(|_| ended) {
        last.hidden = false;
    }
    beliefs
}

fn player(
    board: &Board,
    sheet: &Sheet,
    at: usize,
    beliefs: &[Belief],
    moments: &[Moment],
    tape: Tape,
    dispatch: Dispatch,
) -> Node {
    let lang = board.lang;
    let moves = sheet.stops.len();
    let square = at
        .checked_sub(1)
        .and_then(|place| sheet.stops.get(place))
        .map_or(sheet.entry.before(), |stop| stop.path.end());
    let title = if at == 0 { words::move_entry(lang).to_owned() } else { words::move_of(lang, &at, &moves) };
    let known = match beliefs.get(at).and_then(Belief::count) {
        Some(squares) => words::possible_for_them(lang, &squares),
        None => words::in_sight(lang).to_owned(),
    };
    let to = |at: usize, plays: bool| dispatch.press(Msg::Own(Tap::Wind(Tape { at, plays, ..tape })));
    let scrub = move |event: ev::Event| {
        let at = event_target_value(&event).parse().unwrap_or(0);
        dispatch.send(Msg::Own(Tap::Wind(Tape { at, plays: false, ..tape })));
    };
    let Tape { plays, blind, .. } = tape;
    let view_button = |wanted: bool, said| {
        let msg = Msg::Own(Tap::Wind(Tape { blind: wanted, ..tape }));
        pick("", blind == wanted, view! { <span>{said}</span> }, msg, dispatch)
    };
    view! {
        <div class="player">
            <div class="player-head">
                <h2>{title.clone()}</h2>
                <p>{zone_chip(square, lang)}" "{words::in_square(lang, &phrases::square(square))}", "{known}</p>
            </div>
            <div class="scrub">
                {spark(beliefs, at)}
                <input type="range" min="0" max=moves step="1" prop:value=at.to_string() aria-label=words::replay(lang)
                    aria-valuetext=title on:input=scrub/>
                {marks(moments, moves, tape, dispatch)}
            </div>
            <div class="transport">
                <button type="button" class="icon-btn" aria-label=words::to_start(lang) on:click=to(0, false)>{ic("first")}</button>
                <button type="button" class="icon-btn" aria-label=words::step_back(lang) on:click=to(at.saturating_sub(1), false)>{ic("prev")}</button>
                <button type="button" class="icon-btn icon-btn--go" aria-label=if plays { words::pause(lang) } else { words::play(lang) }
                    on:click=to(if !plays && at >= moves { 0 } else { at }, !plays)>{ic(if plays { "pause" } else { "play" })}</button>
                <button type="button" class="icon-btn" aria-label=words::step_on(lang) on:click=to((at + 1).min(moves), false)>{ic("next")}</button>
                <div class="view" role="group" aria-label=words::replay(lang)>
                    {view_button(false, words::see_all(lang))}
                    {view_button(true, words::see_detectives(lang))}
                </div>
            </div>
        </div>
    }
}

/// How many squares were possible, as a line over the moves.
fn spark(beliefs: &[Belief], at: usize) -> Node {
    let last = beliefs.len().saturating_sub(1).max(1);
    let most = beliefs.iter().map(|belief| belief.squares.len()).max().unwrap_or(1).max(1);
    let x = |place: usize| along(2 * place, last);
    let y = |size: usize| 66 - 52 * size / most;
    let points: Vec<String> = beliefs
        .iter()
        .enumerate()
        .map(|(place, it)| format!("{} {}", x(place), y(it.squares.len())))
        .collect();
    let line = format!("M{}", points.join("L"));
    view! {
        <svg class="spark" viewBox="0 0 600 74" preserveAspectRatio="none" aria-hidden="true">
            <path class="spark-area" d=format!("{line}L{} 74L25 74z", x(last))></path>
            <path class="spark-line" d=line></path>
            <path class="spark-now" d=format!("M{} 4V74", x(at.min(last)))></path>
        </svg>
    }
}

/// How far along the scrubber so many half moves are.
fn along(halves: usize, moves: usize) -> usize {
    25 + 275 * halves / moves.max(1)
}

/// What happened, below the scrubber: for the eye and the finger; the story says it to everybody.
fn marks(moments: &[Moment], moves: usize, tape: Tape, dispatch: Dispatch) -> Node {
    let marks = moments.iter().map(|(number, icon, _)| {
        // The detectives look after a move.
        let halves = (2 * number + usize::from(*icon == SEEN)).min(2 * moves);
        view! {
            <g transform=format!("translate({} 0)", along(halves, moves))
                on:click=dispatch.press(Msg::Own(Tap::Wind(Tape { at: *number, plays: false, ..tape })))>
                <path d="M-24 0h48v48h-48z"></path>
                <use_ href=format!("#i-{icon}") x="-15" y="4" width="30" height="30"></use_>
            </g>
        }
    });
    view! { <svg class="marks" viewBox="0 0 600 40" aria-hidden="true" focusable="false">{marks.collect::<Node>()}</svg> }
}
