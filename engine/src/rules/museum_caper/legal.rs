//! What may be done, and why not.

use super::{
    Action, Answer, CameraId, Deed, Errand, Exit, Face, Look, Open, Order, Path, Phase, Piece, Refusal,
    Sheet, State, museum,
};
use crate::rules::Seat;

/// Puts into `actions` all that `seat` may do.
pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let open = &state.open;
    if !open.deciders().contains(seat) {
        return;
    }
    match open.phase {
        Phase::Museum => list_museum(open, actions),
        Phase::Locks => {
            actions.push(Action::Confirm);
            if open.changes < Open::CHANGES {
                for open in state.locks.iter() {
                    let closed = Exit::all().filter(|exit| !state.locks.contains(*exit));
                    actions.extend(closed.map(|closed| Action::Swap { open, closed }));
                }
            }
        }
        Phase::Enter => actions.extend(Exit::all().map(Action::Enter)),
        Phase::Thief => list_moves(state, actions),
        Phase::Detectors(_) => actions.extend([Answer::Name, Answer::CutOut].map(Action::Answer)),
        Phase::Detective(Errand { number: None, .. }) => actions.push(Action::Roll),
        Phase::Detective(_) => {
            open.walks_now().iter().for_each(|to| actions.push(Action::Walk(to)));
            actions.extend(open.looks_now().map(Action::Look));
            actions.push(Action::Done);
        }
        Phase::RoundOver => actions.push(Action::NextRound),
        Phase::Over => {}
    }
}

fn list_museum(open: &Open, actions: &mut Vec<Action>) {
    let pawns = open.pawns();
    let missing = open.board.missing(pawns).is_some();
    if !missing {
        actions.push(Action::Confirm);
    }
    if open.changes >= Open::CHANGES {
        if missing {
            actions.push(Action::Random);
        }
        return;
    }
    for piece in Piece::ALL {
        let room = open.board.room_for(piece, pawns);
        room.iter().for_each(|at| actions.push(Action::Place { piece, at }));
        let there = match piece {
            Piece::Painting => open.board.paintings,
            Piece::Camera => open.board.camera_squares(),
            Piece::Pawn => open.board.pawn_squares(),
        };
        actions.extend(there.iter().map(|at| Action::Take { piece, at }));
    }
    actions.extend(open.board.cameras().map(|(camera, _)| Action::Turn(camera)));
    actions.push(Action::Random);
    if open.board != super::Layout::default() {
        actions.push(Action::Clear);
    }
}

fn list_moves(state: &State, actions: &mut Vec<Action>) {
    let (open, Some(sheet)) = (&state.open, &state.sheet) else { return };
    let orders = sheet.orders(open);
    let special = open.board.paintings.or(open.board.camera_squares()).or(museum().before_exits());
    let special = special.with(museum().power());
    for path in sheet.paths(open) {
        let mut push = |deed| {
            actions.extend(orders.iter().map(|order| Action::Move { path, deed, order: *order }));
        };
        if special.contains(path.end()) {
            sheet.deeds(open, path.end()).for_each(push);
        } else {
            push(Deed::Nothing);
        }
    }
}

/// Whether the action is one of those that [`list`] names, and if not, which rule forbids it.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let open = &state.open;
    if open.phase == Phase::Over {
        return Err(Refusal::Over);
    }
    if !open.deciders().contains(seat) {
        return Err(Refusal::NotNow);
    }
    match (action, open.phase) {
        (Action::Place { piece, at }, Phase::Museum) => open.why_not(piece, at).map_or(Ok(()), Err),
        (Action::Take { piece, at }, Phase::Museum) => {
            change(open, || if open.board.has(piece, at) { Ok(()) } else { Err(Refusal::NotThere(piece)) })
        }
        (Action::Turn(camera), Phase::Museum) => {
            change(open, || open.board.camera(camera).map(|_| ()).ok_or(Refusal::NotThere(Piece::Camera)))
        }
        (Action::Clear, Phase::Museum) => change(open, || {
            let empty = open.board == super::Layout::default();
            if empty { Err(Refusal::NotThere(Piece::Painting)) } else { Ok(()) }
        }),
        (Action::Random, Phase::Museum) => {
            let allowed = open.changes < Open::CHANGES || open.board.missing(open.pawns()).is_some();
            if allowed { Ok(()) } else { Err(Refusal::ChangedEnough) }
        }
        (Action::Confirm, Phase::Museum) => open.board.missing(open.pawns()).map_or(Ok(()), Err),
        (Action::Confirm, Phase::Locks)
        | (Action::Enter(_), Phase::Enter)
        | (Action::Answer(_), Phase::Detectors(_))
        | (Action::NextRound, Phase::RoundOver) => Ok(()),
        (Action::Swap { open: one, closed }, Phase::Locks) => change(open, || {
            let fits = state.locks.contains(one) && !state.locks.contains(closed);
            if fits { Ok(()) } else { Err(Refusal::NoSuchLocks) }
        }),
        (Action::Move { path, deed, order }, Phase::Thief) => match &state.sheet {
            Some(sheet) => check_move(open, sheet, path, deed, order),
            None => Err(Refusal::NotNow),
        },
        (Action::Answer(_), _) => Err(Refusal::NoQuestion),
        (_, Phase::Detective(errand)) => check_errand(open, action, errand),
        _ => Err(Refusal::NotNow),
    }
}

fn change(open: &Open, fits: impl FnOnce() -> Result<(), Refusal>) -> Result<(), Refusal> {
    if open.changes >= Open::CHANGES { Err(Refusal::ChangedEnough) } else { fits() }
}

fn check_move(open: &Open, sheet: &Sheet, path: Path, deed: Deed, order: Order) -> Result<(), Refusal> {
    // MC-15f: a thief who stays has to try the exit, and no more.
    let stays = path == Path::to(sheet.at);
    if if stays { deed != Deed::Try } else { !museum().paths(sheet.at).contains(&path) } {
        return Err(Refusal::NoSuchMove);
    }
    if !stays && !sheet.ends(open).contains(path.end()) {
        return Err(Refusal::OntoADetective);
    }
    if !sheet.orders(open).contains(&order) {
        return Err(Refusal::NoOrder);
    }
    if sheet.deeds(open, path.end()).any(|possible| possible == deed) {
        return Ok(());
    }
    let exit_is_shut = Exit::at(path.end()).is_none_or(|exit| open.turned.contains(exit));
    Err(match deed {
        _ if open.board.pawn_squares().contains(path.end()) => Refusal::OntoADetective,
        Deed::Nothing => Refusal::NoSuchMove,
        Deed::Steal => Refusal::NothingToSteal,
        Deed::CutPower => Refusal::NoPower,
        Deed::Try | Deed::DestroyAndTry if exit_is_shut => Refusal::NoExit,
        Deed::Try | Deed::DestroyAndTry if !open.exits_may_be_tried() => Refusal::NotSeenYet,
        Deed::Destroy | Deed::Try | Deed::DestroyAndTry => Refusal::NoCamera,
    })
}

fn check_errand(open: &Open, action: Action, errand: Errand) -> Result<(), Refusal> {
    match action {
        Action::Roll if errand.number.is_none() => Ok(()),
        Action::Done if errand.number.is_some() => Ok(()),
        Action::Roll | Action::Done => Err(Refusal::NotAgain),
        Action::Walk(_) if errand.number.is_none() || errand.walked => Err(Refusal::NotAgain),
        Action::Walk(to) if open.walks_now().contains(to) => Ok(()),
        Action::Walk(_) => Err(Refusal::NotInReach),
        Action::Look(_) if errand.number.is_none() || errand.looked => Err(Refusal::NotAgain),
        Action::Look(look) => match (look, errand.face) {
            (Look::Camera(camera), Some(Face::Eye)) => on_the_board(open, camera),
            (Look::Eyes, Some(Face::Eye))
            | (Look::Scan, Some(Face::Scan))
            | (Look::Detectors, Some(Face::Detectors)) => Ok(()),
            _ => Err(Refusal::OtherFace),
        },
        _ => Err(Refusal::NotNow),
    }
}

fn on_the_board(open: &Open, camera: CameraId) -> Result<(), Refusal> {
    open.board.camera(camera).map(|_| ()).ok_or(Refusal::CameraGone)
}
