//! The end of a round: the path over the museum, step by step, with what the detectives could know, the
//! result and the score (MC-26, MC-27).

use cambriole_engine::rules::{
    Seat,
    museum_caper::{
        Action, Deed, ENOUGH, Fact, How, Length, Phase, Sheet, SquareSet, museum, scores, whereabouts_through,
    },
};
use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*};

use super::{
    board::{Board, Over, Wish, Wishes},
    frame::{Frame, frame, go, quiet},
    lines, phrases,
    picture::{self, Shown},
    pieces::{self, figure, ic, zone_chip},
};
use crate::{
    app::{names, route::Route},
    browser::clock,
    words::{Lang, house, museum_caper as words},
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

/// Lets a running replay go on by itself.
pub fn run(tape: RwSignal<Tape>, moves: Signal<usize>) {
    Effect::new(move |_| {
        let now = tape.get();
        if now.plays {
            let _ = clock::after(BEAT, move || {
                let _ = tape.try_update(|tape| {
                    if *tape == now {
                        tape.at += 1;
                        tape.plays = tape.at < moves.get_untracked();
                    }
                });
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
    let beliefs = beliefs(board);
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
            kicker: view! { {words::end_of_round(lang)} },
            title,
            stage: picture::stage(board, &shown, wishes),
            now: player(board, sheet, at, &beliefs, tape, wishes),
            panel: view! {
                {result(board, sheet, how)}
                {table(board)}
                {story(board, sheet, at, tape, wishes)}
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
    let x = |place: usize| 25 + 550 * place / last;
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
    let sum = match open.setup.length {
        Length::Short => {
            let won = how.paintings() >= ENOUGH;
            let needed = (escaped && !won).then(|| words::end_needed(lang, &ENOUGH));
            let verdict = if won { words::win_thief(lang) } else { words::win_detectives(lang) };
            view! { <p class="sum">{needed}<strong>{verdict}</strong></p> }
        }
        Length::Long if open.phase == Phase::Over => {
            view! { <p class="sum"><strong>{champions(board)}</strong></p> }
        }
        Length::Long => {
            view! { <p class="sum"><strong>{words::thanks_looked(lang, &how.paintings())}</strong></p> }
        }
    };
    view! {
        <section class="cartel result">
            <p class="result-kicker">{said}</p>
            <ul class="hung">{hung.collect::<Node>()}</ul>
            {sum}
        </section>
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
        let said = score.map_or(words::score_none(lang).to_owned(), |n| words::thanks_looked(lang, &n));
        view! { <tr><th scope="row">{board.name(seat)}</th><td>{said}</td></tr> }
    });
    Some(view! {
        <section class="plate score"><h2>{words::score(lang)}</h2><table><tbody>{rows.collect::<Node>()}</tbody></table></section>
    })
}

/// What the thief did, move by move; each leads there.
fn story(board: &Board, sheet: &Sheet, at: usize, tape: Tape, wishes: Wishes) -> Node {
    let lang = board.lang;
    let entered = (0, "play", words::story_enter(lang, &phrases::exit(sheet.entry, lang)));
    let deeds = (1..).zip(&sheet.stops).filter_map(|(number, stop)| {
        let (icon, said) = deed(stop.deed, stop.path.end(), lang)?;
        Some((number, icon, said))
    });
    let rows = std::iter::once(entered).chain(deeds).map(|(number, icon, said)| {
        let here = number == at;
        view! {
            <li class=if here { "is-now" } else { "" } aria-current=here.then_some("step")>
                <button type="button" on:click=wishes.press(Wish::Wind(Tape { at: number, plays: false, ..tape }))>
                    <span class="fact-no">{number}</span>{ic(icon)}<span>{said}</span>
                </button>
            </li>
        }
    });
    view! { <section class="plate moments"><h2>{words::story(lang)}</h2><ol>{rows.collect::<Node>()}</ol></section> }
}

fn deed(
    deed: Deed,
    at: cambriole_engine::rules::museum_caper::Square,
    lang: Lang,
) -> Option<(&'static str, String)> {
    let square = phrases::square(at);
    let exit = || {
        cambriole_engine::rules::museum_caper::Exit::at(at)
            .map(|exit| phrases::exit(exit, lang))
            .unwrap_or_default()
    };
    Some(match deed {
        Deed::Nothing => return None,
        Deed::Steal => ("loot", words::story_steal(lang, &square)),
        Deed::Destroy => ("cam", words::story_destroy(lang, &square)),
        Deed::CutPower => ("bolt", words::story_cut(lang).to_owned()),
        Deed::Try | Deed::DestroyAndTry => ("flag", words::story_try(lang, &exit())),
    })
}

fn numbers(board: &Board, sheet: &Sheet, beliefs: &[SquareSet]) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let steps: usize = sheet.stops.iter().map(|stop| stop.path.squares().len()).sum();
    let mut moves = 0;
    let seen = open.facts.iter().find_map(|fact| {
        moves += usize::from(matches!(fact, Fact::Moved { .. }));
        matches!(fact, Fact::Looked { seen: Some(_), .. } | Fact::Exposed { .. }).then_some(moves)
    });
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
