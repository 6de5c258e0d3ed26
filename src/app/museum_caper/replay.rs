//! The end of a round: the path over the museum, step by step, with what the detectives could know, the
//! result and the score (MC-26, MC-27).

use cambriole_engine::rules::{
    Seat,
    museum_caper::{
        Action, Deed, ENOUGH, Exit, Fact, How, Length, Open, Phase, Sheet, Square, SquareSet, museum, scores,
        whereabouts_through,
    },
};
use cambriole_markup::{Node, follow, view};
use leptos::{ev, prelude::*};

use super::{
    board::{Board, Wish, Wishes},
    frame::{Frame, frame, go, quiet},
    lines, phrases,
    picture::{self, Shown},
    pieces::{self, figure, ic, zone_chip},
};
use crate::{
    app::{names, parts::Over, route::Route},
    browser::clock,
    words::{Lang, house, museum_caper as words},
};

/// How long a move of the replay stays in sight.
const BEAT: std::time::Duration = std::time::Duration::from_millis(900);

/// The picture of being seen.
const SEEN: &str = "eye";

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

/// Lets a running replay go on by itself.
pub fn run(tape: RwSignal<Tape>, board: Memo<Board>, wishes: Wishes) {
    follow(move || {
        let now = tape.get();
        if now.plays {
            let _ = clock::after(BEAT, move || {
                if tape.try_get_untracked() == Some(now) {
                    let at = now.at + 1;
                    let moves = board.with_untracked(|board| {
                        board.view.sheet.as_ref().map_or(0, |sheet| sheet.stops.len())
                    });
                    let plays = at < moves;
                    wishes.carry_out.run(Wish::Wind(Tape { at, plays, ..now }));
                }
            });
        }
    });
}

pub fn replay_screen(board: &Board, tape: Tape, wishes: Wishes) -> Node {
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
    let haze = beliefs.get(at).copied().unwrap_or(SquareSet::EMPTY);
    let shown = Shown { trail: !now.blind, past: Some(at), haze: Some(haze), ..Shown::default() };
    let bar = match open.phase {
        Phase::RoundOver => {
            let next = board.name(open.seat_of(0));
            view! {
                {quiet("list", house::journal(lang).to_owned(), Wish::Open(Over::Journal), wishes)}
                {go("replay", words::next_night(lang, &next), board.asked().is_none(), Wish::Act(Action::NextRound), wishes)}
            }
        }
        _ => view! {
            <a class="btn btn--quiet" href=Route::Lobby.href()>{ic("home")}<span>{house::back_to_lobby(lang)}</span></a>
            {go("replay", house::rematch(lang).to_owned(), false, Wish::Rematch, wishes)}
        },
    };
    frame(
        board,
        wishes,
        Frame {
            class: "page-replay",
            kicker: view! { {verdict(board, how).unwrap_or_else(|| words::end_of_round(lang).to_owned())} },
            title,
            stage: picture::stage(board, &shown, wishes),
            now: player(board, sheet, at, &beliefs, &moments, tape, wishes),
            panel: view! {
                {result(board, sheet, how)}
                {table(board)}
                {story(board, moments, at, tape, wishes)}
                {numbers(board, sheet, &beliefs)}
            },
            bar,
        },
    )
}

/// Where the facts allowed the thief to be after the way in and after each move.
fn beliefs(board: &Board) -> Vec<SquareSet> {
    let open = &board.view.open;
    let through = whereabouts_through(open);
    let moved =
        open.facts.iter().zip(through.iter().skip(1)).filter(|(fact, _)| matches!(fact, Fact::Moved { .. }));
    through.first().copied().into_iter().chain(moved.map(|(_, set)| *set)).collect()
}

fn player(
    board: &Board,
    sheet: &Sheet,
    at: usize,
    beliefs: &[SquareSet],
    moments: &[Moment],
    tape: Tape,
    wishes: Wishes,
) -> Node {
    let lang = board.lang;
    let moves = sheet.stops.len();
    let square = at
        .checked_sub(1)
        .and_then(|place| sheet.stops.get(place))
        .map_or(sheet.entry.before(), |stop| stop.path.end());
    let title = if at == 0 { words::move_entry(lang).to_owned() } else { words::move_of(lang, &at, &moves) };
    let size = beliefs.get(at).map_or(0, |set| set.len());
    let to = |at: usize, plays: bool| wishes.press(Wish::Wind(Tape { at, plays, ..tape }));
    let scrub = move |event: ev::Event| {
        let at = event_target_value(&event).parse().unwrap_or(0);
        wishes.carry_out.run(Wish::Wind(Tape { at, plays: false, ..tape }));
    };
    let Tape { plays, blind, .. } = tape;
    let view_button = |wanted: bool, said| {
        view! {
            <button type="button" aria-pressed=(blind == wanted).to_string()
                on:click=wishes.press(Wish::Wind(Tape { blind: wanted, ..tape }))><span>{said}</span></button>
        }
    };
    view! {
        <div class="player">
            <div class="player-head">
                <h2>{title.clone()}</h2>
                <p>{zone_chip(square, lang)}" "{words::in_square(lang, &phrases::square(square))}", "{words::possible_for_them(lang, &size)}</p>
            </div>
            <div class="scrub">
                {spark(beliefs, at)}
                <input type="range" min="0" max=moves step="1" prop:value=at.to_string() aria-label=words::replay(lang)
                    aria-valuetext=title on:input=scrub/>
                {marks(moments, moves, tape, wishes)}
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
fn spark(beliefs: &[SquareSet], at: usize) -> Node {
    let last = beliefs.len().saturating_sub(1).max(1);
    let most = beliefs.iter().map(|set| set.len()).max().unwrap_or(1).max(1);
    let x = |place: usize| along(2 * place, last);
    let y = |size: usize| 66 - 52 * size / most;
    let points: Vec<String> =
        beliefs.iter().enumerate().map(|(place, set)| format!("{} {}", x(place), y(set.len()))).collect();
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
fn marks(moments: &[Moment], moves: usize, tape: Tape, wishes: Wishes) -> Node {
    let marks = moments.iter().map(|(number, icon, _)| {
        // The detectives look after a move.
        let halves = (2 * number + usize::from(*icon == SEEN)).min(2 * moves);
        view! {
            <g transform=format!("translate({} 0)", along(halves, moves))
                on:click=wishes.press(Wish::Wind(Tape { at: *number, plays: false, ..tape }))>
                <path d="M-24 0h48v48h-48z"></path>
                <use_ href=format!("#i-{icon}") x="-15" y="4" width="30" height="30"></use_>
            </g>
        }
    });
    view! { <svg class="marks" viewBox="0 0 600 40" aria-hidden="true" focusable="false">{marks.collect::<Node>()}</svg> }
}

fn result(board: &Board, sheet: &Sheet, how: How) -> Node {
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
fn verdict(board: &Board, how: How) -> Option<String> {
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
    let scores = scores(open);
    let most = scores.iter().flatten().max().copied().unwrap_or_default();
    let winners = Seat::all(open.players()).zip(&scores).filter(|(_, score)| **score == Some(most));
    let winners: Vec<String> = winners.map(|(seat, _)| board.name(seat)).collect();
    match winners.as_slice() {
        [one] => words::win_name(lang, one),
        several => words::win_shared(lang, &names::list(several, lang)),
    }
}

/// The long game's score.
fn table(board: &Board) -> Option<Node> {
    let (open, lang) = (&board.view.open, board.lang);
    if open.setup.length == Length::Short {
        return None;
    }
    let rows = Seat::all(open.players()).zip(scores(open)).map(|(seat, score)| {
        let said = score.map_or(words::score_none(lang).to_owned(), |n| words::haul(lang, &n));
        view! { <tr><th scope="row">{board.name(seat)}</th><td>{said}</td></tr> }
    });
    Some(view! {
        <section class="plate score"><h2>{words::score(lang)}</h2><table><tbody>{rows.collect::<Node>()}</tbody></table></section>
    })
}

/// What happened in a night: after how many moves, its picture, its sentence.
type Moment = (usize, &'static str, String);

/// What the thief did, move by move, and when they were seen.
fn moments(board: &Board, sheet: &Sheet) -> Vec<Moment> {
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
fn story(board: &Board, moments: Vec<Moment>, at: usize, tape: Tape, wishes: Wishes) -> Node {
    let rows = moments.into_iter().map(|(number, icon, said)| {
        let here = number == at;
        view! {
            <li class=if here { "is-now" } else { "" } aria-current=here.then_some("step")>
                <button type="button" on:click=wishes.press(Wish::Wind(Tape { at: number, plays: false, ..tape }))>
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

fn numbers(board: &Board, sheet: &Sheet, beliefs: &[SquareSet]) -> Node {
    let lang = board.lang;
    let steps: usize = sheet.stops.iter().map(|stop| stop.path.squares().len()).sum();
    let seen = seen(&board.view.open).map(|(number, _)| number);
    let hidden = beliefs.iter().take(seen.map_or(usize::MAX, |seen| seen + 1)).skip(1);
    let fewest = hidden.map(|set| set.len()).min().unwrap_or(museum().all().len());
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
