//! A detective's turn: roll, move and look in either order (MC-17 to MC-24).

use cambriole_engine::rules::museum_caper::{Action, Face, Look, Phase, Square, SquareSet, museum};
use cambriole_markup::{Node, view};

use super::{
    aids::aids,
    board::{Board, Choice, Dispatch, Msg, Tap},
    deciding, facts,
    frame::{Frame, every, frame, go, pick, quiet, waiting},
    locks, phrases,
    picture::{self, Shown},
    pieces::{figure, ic, zone_chip},
    plan::Figure,
};
use crate::words::{Lang, museum_caper as words};

pub fn detective_screen(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let own = matches!(open.phase, Phase::Detective(_));
    let name = if own { board.player(open.pawn) } else { board.name(open.thief) };
    let chase = open.visible.is_some();
    let kicker = match (chase, own) {
        (true, _) => view! { {ic("warn")}{words::chase(lang)} },
        (_, true) => view! { {words::detective(lang, &phrases::detective(open.pawn))} },
        _ => view! { {words::thief(lang)} },
    };
    let title = match board.asked() {
        Some(_) if own => words::your_turn(lang, &name),
        _ => words::turn_of(lang, &name),
    };
    frame(
        board,
        dispatch,
        Frame {
            class: if chase { "page-chase" } else { "page-detective" },
            kicker,
            title,
            stage: picture::stage(board, &shown(board), dispatch),
            now: now(board, dispatch),
            panel: panel(board, dispatch),
            bar: bar(board, dispatch),
        },
    )
}

fn shown(board: &Board) -> Shown {
    if board.asked().is_none() {
        return Shown::default();
    }
    let target = board.target();
    Shown { reach: true, target, look: look(board), ..Shown::default() }
}

/// How the detective would look: what they picked, or the only way.
pub fn look(board: &Board) -> Option<Look> {
    let ways: Vec<Look> = board.view.open.looks_now().collect();
    board.choice.look.filter(|look| ways.contains(look)).or_else(|| ways.first().copied())
}

/// What a look would cover, from the square where the detective would stand.
pub fn covered(board: &Board, look: Look) -> SquareSet {
    let open = &board.view.open;
    let target = board.target();
    match (look, target, open.board.pawn(open.pawn)) {
        (Look::Eyes, Some(at), Some(from)) => {
            let mut others = open.board.pawn_squares();
            others.remove(from);
            museum().seen_by_eye(at, others)
        }
        _ => open.covered(look),
    }
}

/// How much of what is possible a look would cover.
pub fn coverage(board: &Board) -> Option<String> {
    let look = look(board).filter(|look| *look != Look::Detectors && board.shows_haze())?;
    let hit = covered(board, look).and(board.believed).len();
    Some(words::covers(board.lang, &hit, &board.believed.len()))
}

fn dice(board: &Board) -> Node {
    let Phase::Detective(errand) = board.view.open.phase else { return Node::EMPTY };
    let Some(number) = errand.number else { return Node::EMPTY };
    let special = errand.face.map(|face| figure(Figure::Face(face), "die"));
    view! {
        <div class="roll">
            <span class="dice">{figure(Figure::Number(number), "die")}{special}</span>
            <p><b>{phrases::dice(number, errand.face, board.lang)}</b></p>
        </div>
    }
}

fn now(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    if board.asked().is_none() {
        return view! { {dice(board)}{waiting(board)} };
    }
    let who = open.seat_of(open.pawn);
    let portrait = figure(Figure::Pawn(open.pawn, board.mark(who)), "who");
    let Phase::Detective(errand) = open.phase else { return waiting(board) };
    let target = board.target();
    let text = match (errand.number, target) {
        (None, _) if open.visible.is_some() => view! { <p>{words::roll_prompt_chase(lang)}</p> },
        (None, _) => view! { <p>{words::roll_prompt(lang)}</p> },
        (_, Some(at)) => {
            let steps = board.steps();
            view! {
                <h2>{words::go_to(lang, &phrases::square(at))}" "<span>{words::steps(lang, &steps)}</span></h2>
                <p>{zone_chip(at, lang)}</p>
            }
        }
        (_, None) if !errand.walked => view! { <p>{words::walk_prompt(lang)}</p> },
        _ => Node::EMPTY,
    };
    let covers =
        coverage(board).map(|said| view! { <p class="lamp-note">{ic("eye")}<span>{said}</span></p> });
    let near = target.or_else(|| open.board.pawn(open.pawn)).map(picture::loupe);
    view! {
        <div class="strip">
            {near}
            {portrait}
            <div class="strip-text">{dice(board)}{text}{covers}</div>
        </div>
        {looks(board, dispatch)}
    }
}

/// The ways to look, as pictures.
fn looks(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let (open, lang) = (&board.view.open, board.lang);
    let chosen = look(board)?;
    let Phase::Detective(errand) = open.phase else { return None };
    if errand.face != Some(Face::Eye) {
        return None;
    }
    let options = open.looks_now().map(|way| {
        let choice = Choice { look: Some(way), ..board.choice.clone() };
        let (class, inside) = match way {
            Look::Camera(camera) => {
                let facing = open.board.camera(camera).map(|camera| camera.facing).unwrap_or_default();
                let said = words::camera(lang, &phrases::number(camera));
                (
                    "mc-pick pick--cam",
                    view! { {figure(Figure::Camera(camera, facing), "")}<span class="vh">{said}</span> },
                )
            }
            _ => ("mc-pick pick--eyes", view! { {ic("eye")}<span>{words::my_eyes(lang)}</span> }),
        };
        pick(class, way == chosen, inside, Msg::Own(Tap::Pick(choice)), dispatch)
    });
    Some(view! {
        <div class="look" role="group" aria-label=words::look_with(lang)>
            <p class="legend">{words::look_with(lang)}</p>
            <div class="picks picks--look">{options.collect::<Node>()}</div>
        </div>
    })
}

fn panel(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let reach = open.walks_now();
    let moves = (board.asked().is_some() && !reach.is_empty()).then(|| {
        let from = open.board.pawn(open.pawn);
        let row = |at: Square| {
            let steps = from.map_or(0, |from| museum().distance(from, at));
            (phrases::walk(at, steps, lang), Msg::Own(Tap::Act(Action::Walk(at))))
        };
        every(words::all_walks(lang, &reach.len()), reach.iter().map(row).collect(), dispatch)
    });
    let placed = (open.visible.is_none() && board.view.locks.is_some()).then(|| locks::list(board, dispatch));
    view! { {locks::escapes(board)}{aids(board, dispatch)}{moves}{facts::known(board)}{placed} }
}

fn bar(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let Phase::Detective(errand) = open.phase else { return Node::EMPTY };
    if board.asked().is_none() {
        return Node::EMPTY;
    }
    let act = |action| Msg::Own(Tap::Act(action));
    if errand.number.is_none() {
        let peek = (board.view.locks.is_none() && open.setup.chosen_locks && !board.is_private())
            .then(|| quiet("eye", words::look_private(lang).to_owned(), Msg::Peek, dispatch));
        return view! { {peek}{go("shuffle", words::roll(lang).to_owned(), false, act(Action::Roll), dispatch)} };
    }
    let glance = look(board).map(|way| (look_word(way, lang), act(Action::Look(way))));
    let done = match (errand.walked, errand.looked || errand.face.is_none()) {
        (false, false) => words::done_anyway(lang),
        _ => words::done(lang),
    };
    match (deciding::main(board), glance) {
        (Some(main), glance) => {
            let beside = glance.map(|(said, then)| quiet("eye", said, then, dispatch));
            view! { {beside}{go(main.icon, main.said, false, main.msg, dispatch)} }
        }
        (None, Some((said, then))) => {
            view! { {quiet("check", done.to_owned(), act(Action::Done), dispatch)}{go("eye", said, false, then, dispatch)} }
        }
        (None, None) if errand.walked => go("check", done.to_owned(), false, act(Action::Done), dispatch),
        (None, None) => quiet("check", done.to_owned(), act(Action::Done), dispatch),
    }
}

/// What the button for a look says.
pub fn look_word(way: Look, lang: Lang) -> String {
    match way {
        Look::Eyes => words::look(lang).to_owned(),
        Look::Camera(camera) => words::look_camera(lang, &phrases::number(camera)),
        Look::Scan => words::look_scan(lang).to_owned(),
        Look::Detectors => words::look_detectors(lang).to_owned(),
    }
}
