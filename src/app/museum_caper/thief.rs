//! The thief's screen: the way in, the path so far, the next move and its dangers (MC-7 to MC-16).

use cambriole_engine::rules::museum_caper::{Action, Answer, Deed, Exit, Phase, Square, museum};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Choice, Dispatch, Msg, Tap},
    deciding, facts,
    frame::{Frame, every, frame, go, pick, quiet, waiting},
    locks, phrases,
    picture::{self, Shown},
    pieces::{figure, ic, zone_chip},
    plan::Figure,
    sheet,
};
use crate::{
    app::shared::names,
    words::{Lang, museum_caper as words},
};

pub fn thief_screen(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let name = board.name(open.thief);
    let title = match (open.phase, board.asked()) {
        (Phase::Enter, Some(_)) => words::thief_enter(lang, &name),
        (Phase::Detectors(_), Some(_)) => words::answer_title(lang).to_owned(),
        (Phase::Thief, Some(_)) => words::thief_turn(lang, &name, &(open.moves + 1)),
        (Phase::Detective(_), _) => words::turn_of(lang, &board.player(open.pawn)),
        _ => name,
    };
    frame(
        board,
        dispatch,
        Frame {
            class: "page-thief",
            kicker: view! { {ic("mask")}{words::private_screen(lang)} },
            title,
            stage: picture::stage(board, &Shown { trail: true, ..Shown::default() }, dispatch),
            now: now(board, dispatch),
            panel: panel(board, dispatch),
            bar: bar(board, dispatch),
        },
    )
}

fn now(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    if board.asked().is_none() {
        return waiting(board);
    }
    match open.phase {
        Phase::Enter => {
            let near = board.choice.exit.map(|exit| picture::loupe(exit.before()));
            let said = board.choice.exit.map_or_else(
                || words::enter_prompt(lang).to_owned(),
                |exit| words::enter_by(lang, &phrases::exit(exit, lang)),
            );
            strip(near, view! { <p>{said}</p> })
        }
        Phase::Detectors(_) => {
            let colour = board.view.sheet.as_ref().map(|sheet| museum().colour(sheet.at));
            let said = colour.map(|colour| words::answer_line(lang, &phrases::colour(colour, lang)));
            strip(None, view! { <p>{said}</p> })
        }
        _ => match board.choice.path.last() {
            Some(end) => planned(board, *end, dispatch),
            None => {
                view! { {strip(None, view! { <p>{words::move_prompt(lang)}</p> })}{try_here(board, dispatch)} }
            }
        },
    }
}

fn strip(near: Option<Node>, text: Node) -> Node {
    view! { <div class="strip">{near}{figure(Figure::Thief, "who")}<div class="strip-text">{text}</div></div> }
}

/// MC-15f: to try the exit where the thief stands.
fn try_here(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let at = board.view.sheet.as_ref()?.at;
    let exit = Exit::at(at).filter(|_| board.view.stops_now().contains(at))?;
    let choice = Choice { path: vec![at], deed: None, warned: false, ..board.choice.clone() };
    let said = words::try_this(board.lang, &phrases::exit(exit, board.lang));
    let inside = view! { {ic("exit")}<span>{said}</span> };
    Some(
        view! { <div class="picks">{pick("mc-pick", false, inside, Msg::Own(Tap::Pick(choice)), dispatch)}</div> },
    )
}

/// The planned move: where it ends, who would see it, what to do there.
fn planned(board: &Board, end: Square, dispatch: Dispatch) -> Node {
    let (lang, steps) = (board.lang, board.steps());
    let route = board.choice.path.iter().enumerate().map(|(place, at)| {
        let arrow = (place > 0).then(|| ic("chev"));
        view! { {arrow}<span>{phrases::square(*at)}</span> }
    });
    let deeds = board.view.deeds(end);
    let chosen = board.deed();
    let options = (deeds.len() > 1).then(|| {
        let option = |deed: Deed| {
            let choice = Choice { deed: Some(deed), warned: false, ..board.choice.clone() };
            let said = view! { <span>{deed_word(deed, lang)}</span> };
            pick("mc-pick", deed == chosen, said, Msg::Own(Tap::Pick(choice)), dispatch)
        };
        view! {
            <div class="picks picks--deeds" role="group" aria-label=words::deed(lang)>
                {deeds.iter().copied().map(option).collect::<Node>()}
            </div>
        }
    });
    let warning =
        deciding::question(board).map(|said| view! { <p class="warn">{ic("warn")}<span>{said}</span></p> });
    let planned = strip(
        Some(picture::loupe(end)),
        view! {
            <h2>{words::at_square(lang, &phrases::square(end))}" "<span>{words::steps(lang, &steps)}</span></h2>
            <p class="route">{route.collect::<Node>()}{zone_chip(end, lang)}</p>
            {danger(board, end)}
            {warning}
        },
    );
    view! { {planned}{options} }
}

/// Who would see the thief there; nothing where nobody would.
pub fn threats(board: &Board, end: Square) -> Vec<String> {
    let (open, lang) = (&board.view.open, board.lang);
    let danger = open.danger(end);
    let broken = board.view.sheet.as_ref().map(|sheet| sheet.destroyed).unwrap_or_default();
    let cut = board.view.sheet.as_ref().is_some_and(|sheet| sheet.cut);
    let mut cameras = danger.cameras.without(broken);
    if cut {
        cameras = cameras.without(cameras);
    }
    let eyes: Vec<String> = danger.eyes.iter().map(|pawn| board.player(*pawn)).collect();
    let mut said = Vec::new();
    if !eyes.is_empty() {
        said.push(words::danger_eyes(lang, &names::list(&eyes, lang)));
    }
    if !cameras.is_empty() {
        said.push(words::danger_camera(lang, &phrases::cameras(cameras, lang)));
    }
    match danger.nearest {
        Some(steps @ 1..=2) if eyes.is_empty() => said.push(words::danger_near(lang, &steps)),
        _ => {}
    }
    said
}

fn danger(board: &Board, end: Square) -> Node {
    let (said, lang) = (threats(board, end), board.lang);
    if said.is_empty() {
        return view! { <p class="lamp-note">{ic("check")}<span>{words::safe_here(lang)}</span></p> };
    }
    view! { <p class="warn">{ic("warn")}<span>{said.join(" ")}</span></p> }
}

pub fn deed_word(deed: Deed, lang: Lang) -> &'static str {
    match deed {
        Deed::Nothing => words::deed_nothing(lang),
        Deed::Steal => words::deed_steal(lang),
        Deed::Destroy => words::deed_destroy(lang),
        Deed::CutPower => words::deed_cut(lang),
        Deed::Try => words::deed_try(lang),
        Deed::DestroyAndTry => words::deed_both(lang),
    }
}

fn panel(board: &Board, dispatch: Dispatch) -> Node {
    let sheet = board.view.sheet.as_ref();
    view! {
        {locks::escapes(board)}
        {sheet.map(|sheet| sheet::loot(board, sheet))}
        {sheet.map(|sheet| sheet::sabotage(board, sheet))}
        {sheet.and_then(|sheet| sheet::orders(board, sheet, dispatch))}
        {sheet.map(|_| sheet::belief(board, dispatch))}
        {list(board, dispatch)}
        {facts::known(board)}
    }
}

/// Every way in, or every square where a move can end, by its shortest way.
fn list(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let lang = board.lang;
    board.asked()?;
    match board.view.open.phase {
        Phase::Enter => {
            let rows = Exit::all().map(|exit| (phrases::exit(exit, lang), Msg::Own(Tap::Exit(exit))));
            Some(every(words::exits(lang).to_owned(), rows.collect(), dispatch))
        }
        Phase::Thief => {
            let stops = board.view.stops_now();
            let from = board.view.sheet.as_ref()?.at;
            let rows = stops.iter().map(|at| {
                let way = museum().way(from, at);
                let (path, said) = match Exit::at(at).filter(|_| at == from) {
                    Some(exit) => (vec![at], words::try_this(lang, &phrases::exit(exit, lang))),
                    None => (way, phrases::walk(at, museum().distance(from, at), lang)),
                };
                (
                    said,
                    Msg::Own(Tap::Pick(Choice { path, deed: None, warned: false, ..board.choice.clone() })),
                )
            });
            Some(every(words::all_stops(lang, &stops.len()), rows.collect(), dispatch))
        }
        _ => None,
    }
}

fn bar(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    if board.asked().is_none() {
        return Node::EMPTY;
    }
    let act = |action| Msg::Own(Tap::Act(action));
    let main = deciding::main(board);
    match open.phase {
        Phase::Enter => view! { {main.map(|main| go(main.icon, main.said, false, main.msg, dispatch))} },
        Phase::Detectors(_) => {
            let colour = board.view.sheet.as_ref().map(|sheet| museum().colour(sheet.at));
            let name = colour.map(|colour| words::answer_name(lang, &phrases::colour(colour, lang)));
            view! {
                {quiet("plug", words::answer_cut(lang, &open.cutouts), act(Action::Answer(Answer::CutOut)), dispatch)}
                {go("check", name.unwrap_or_default(), false, act(Action::Answer(Answer::Name)), dispatch)}
            }
        }
        _ => {
            let mut shorter = board.choice.clone();
            shorter.path.pop();
            (shorter.deed, shorter.warned) = (None, false);
            let back = (!board.choice.path.is_empty()).then(|| {
                quiet("undo", words::one_step_back(lang).to_owned(), Msg::Own(Tap::Pick(shorter)), dispatch)
            });
            let main = match main {
                Some(main) => go(main.icon, main.said, false, main.msg, dispatch),
                None => go("check", words::confirm_move(lang).to_owned(), true, Msg::Nothing, dispatch),
            };
            view! { {back}{main} }
        }
    }
}
