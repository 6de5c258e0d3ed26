//! The detectives set the museum up: MC-3 to MC-6.

use cambriole_engine::rules::{
    GameId, Refuse,
    museum_caper::{Action, Camera, CameraId, Facing, Layout, PAINTINGS, Piece, Refusal, Square, museum},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Choice, Dispatch, Msg, Tap},
    deciding,
    frame::{Frame, every, frame, go, pick, quiet, waiting},
    phrases,
    picture::{self, Shown},
    pieces::{figure, ic, number, zone_chip},
    plan::Figure,
};
use crate::{
    app::{parts::Over, shared::route::Route},
    words::{Lang, house, museum_caper as words},
};

pub fn museum_screen(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let piece = board.piece();
    let title = match piece {
        Some(Piece::Painting) => words::place_paintings(lang),
        Some(Piece::Camera) => words::place_cameras(lang),
        Some(Piece::Pawn) => words::place_pawns(lang),
        None if open.board.missing(open.pawns()).is_some() => words::place_paintings(lang),
        None => words::museum_ready(lang),
    };
    let room =
        piece.filter(|_| board.asked().is_some()).map(|piece| open.board.room_for(piece, open.pawns()));
    let shown = Shown { room, ..Shown::default() };
    frame(
        board,
        dispatch,
        Frame {
            class: "page-setup",
            kicker: view! { {words::preparation(lang)} },
            title: title.to_owned(),
            stage: picture::stage(board, &shown, dispatch),
            now: now(board, piece, dispatch),
            panel: panel(board, piece, dispatch),
            bar: bar(board, dispatch),
        },
    )
}

/// What stands on the chosen square, the camera for its lines most of all.
pub fn standing(layout: &Layout, at: Square) -> Option<Piece> {
    Piece::ALL.into_iter().find(|piece| layout.has(*piece, at))
}

fn now(board: &Board, piece: Option<Piece>, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    if board.asked().is_none() {
        return waiting(board);
    }
    let Some(at) = board.choice.square else {
        let said = match (piece, open.board.missing(open.pawns())) {
            (None, Some(why)) => return refusal(why, lang),
            (Some(Piece::Painting), _) => words::prompt_paintings(lang),
            (Some(Piece::Camera), _) => words::prompt_cameras(lang),
            (Some(Piece::Pawn), _) => words::prompt_pawns(lang),
            (None, None) => words::prompt_ready(lang),
        };
        return view! { <p class="wait">{ic("eye")}<span>{said}</span></p> };
    };
    let there = standing(&open.board, at);
    let picture = match (there.or(piece), open.board.camera_at(at)) {
        (Some(Piece::Camera), Some(camera)) => {
            let facing = open.board.camera(camera).map(|camera| camera.facing).unwrap_or_default();
            Figure::Camera(camera, facing)
        }
        (Some(Piece::Camera), None) => Figure::Turn(Facing::Straight),
        (Some(Piece::Pawn), _) => {
            let pawn = (0..)
                .zip(&open.board.pawns)
                .find(|(_, placed)| **placed == Some(at))
                .map_or(0, |(pawn, _)| pawn);
            Figure::Pawn(pawn, board.mark(open.seat_of(pawn)))
        }
        _ => Figure::Painting(number(&open.board, at)),
    };
    let turn = open.board.camera_at(at).map(|camera| {
        let facing = open.board.camera(camera).map(|camera| camera.facing).unwrap_or_default();
        let option = |wanted: Facing, said| {
            let chosen = facing == wanted;
            let inside = view! { {figure(Figure::Turn(wanted), "")}<span>{said}</span> };
            let msg = if chosen { Msg::Nothing } else { Msg::Own(Tap::Act(Action::Turn(camera))) };
            pick("mc-pick", chosen, inside, msg, dispatch)
        };
        view! {
            <div class="picks picks--2" role="group" aria-label=words::turn_camera(lang)>
                {option(Facing::Straight, words::straight(lang))}
                {option(Facing::Diagonal, words::diagonal(lang))}
            </div>
        }
    });
    let sees = match (there, piece) {
        (Some(Piece::Camera), _) => open.board.camera_at(at).map(|camera| open.board.seen_by_camera(camera)),
        (None, Some(Piece::Camera)) => {
            let camera = Camera { at, facing: Facing::Straight };
            Some(museum().seen_by_camera(camera, open.board.pawn_squares()))
        }
        _ => None,
    };
    let why = piece.filter(|_| there.is_none()).and_then(|piece| open.why_not(piece, at));
    view! {
        <div class="strip">
            {picture::loupe(at)}
            {figure(picture, "who")}
            <div class="strip-text">
                <h2>{words::at_square(lang, &phrases::square(at))}</h2>
                <p>{zone_chip(at, lang)}" "{sees.map(|sees| view! { <strong>{words::sees_squares(lang, &sees.len())}</strong> })}</p>
                {why.map(|why| refusal(why, lang))}
                {turn}
            </div>
        </div>
    }
}

/// Why not, with the way to the rule.
fn refusal(why: Refusal, lang: Lang) -> Node {
    let rule = Route::Rules { game: GameId::MuseumCaper, rule: Some(why.rule().to_owned()) };
    view! {
        <p class="warn">
            {ic("warn")}
            <span>{phrases::why_not(why, lang)}" "<a href=rule.href()>{house::read_rule(lang, &why.rule())}</a></span>
        </p>
    }
}

fn panel(board: &Board, piece: Option<Piece>, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let counts = [
        (Piece::Painting, words::paintings(lang), open.board.paintings.len(), PAINTINGS),
        (Piece::Camera, words::cameras(lang), open.board.cameras().count(), CameraId::COUNT),
        (Piece::Pawn, words::detectives(lang), open.board.pawn_squares().len(), open.pawns()),
    ];
    let steps = (1..).zip(counts).map(|(number, (kind, name, placed, all))| {
        let class = match (placed >= all, piece == Some(kind)) {
            (true, _) => "is-done",
            (_, true) => "is-now",
            _ => "",
        };
        let choice = Choice { piece: Some(kind), ..Choice::default() };
        let mark = if placed >= all {
            ic("check")
        } else {
            view! { {number} }
        };
        view! {
            <li class=class aria-current=(piece == Some(kind)).then_some("step")>
                <button type="button" on:click=dispatch.press(Msg::Own(Tap::Pick(choice)))>
                    <span class="step-no">{mark}</span>{name}<b>{format!("{placed} / {all}")}</b>
                </button>
            </li>
        }
    });
    let asked = board.asked().is_some();
    let quick = asked.then(|| {
        let can_clear = board.legal.contains(&Action::Clear);
        view! {
            <section class="plate quick">
                <h2>{words::save_time(lang)}</h2>
                <div class="btn-row">
                    <button type="button" class="btn" on:click=dispatch.press(Msg::Own(Tap::Act(Action::Random)))>{ic("shuffle")}{words::random_museum(lang)}</button>
                    <button type="button" class="btn" on:click=dispatch.press(Msg::Open(Over::Layouts))>
                        {ic("save")}{words::our_layouts(lang)}
                    </button>
                    {can_clear.then(|| view! {
                        <button type="button" class="btn" on:click=dispatch.press(Msg::Own(Tap::Act(Action::Clear)))>{ic("undo")}{words::clear_museum(lang)}</button>
                    })}
                </div>
            </section>
        }
    });
    let rows = piece.filter(|_| asked).map(|piece| {
        let room = open.board.room_for(piece, open.pawns());
        let rows =
            room.iter().map(|at| (phrases::place(at, lang), Msg::Own(Tap::Act(Action::Place { piece, at }))));
        every(words::allowed_squares(lang, &room.len()), rows.collect(), dispatch)
    });
    let tray = view! {
        <section class="plate tray"><h2>{words::to_place(lang)}</h2><ol class="steps">{steps.collect::<Node>()}</ol></section>
    };
    // Who has placed nothing yet may want to start in seconds.
    if open.board == Layout::default() {
        view! { {quick}{tray}{rows} }
    } else {
        view! { {tray}{quick}{rows} }
    }
}

fn bar(board: &Board, dispatch: Dispatch) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let Some(seat) = board.asked() else { return Node::EMPTY };
    let at = board.choice.square;
    let there = at.and_then(|at| standing(&open.board, at).map(|piece| (piece, at)));
    let confirm = board.legal.contains(&Action::Confirm);
    let take = there.map(|(piece, at)| {
        let said = words::take_back(lang, &phrases::square(at));
        quiet("undo", said, Msg::Own(Tap::Act(Action::Take { piece, at })), dispatch)
    });
    let main = match deciding::main(board) {
        Some(main) => go(main.icon, main.said, false, main.msg, dispatch),
        None if confirm => {
            let said = words::confirm_museum_as(lang, &board.name(seat));
            go("check", said, false, Msg::Own(Tap::Act(Action::Confirm)), dispatch)
        }
        None => go("check", words::confirm_museum(lang).to_owned(), true, Msg::Nothing, dispatch),
    };
    view! { {take}{main} }
}
