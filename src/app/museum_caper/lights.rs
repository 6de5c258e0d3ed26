//! What is lit: what somebody would look at, looks at, or has just looked at.

use cambriole_engine::rules::museum_caper::{
    Camera, Facing, Fact, Look as Way, Open, Phase, Piece, Reply, SquareSet,
};

use super::{board::Board, detective::covered, picture::Shown, plan::Light};

pub fn lights(board: &Board, shown: &Shown) -> Vec<Light> {
    let open = &board.view.open;
    let blocked = open.board.pawn_squares();
    if open.phase == Phase::Museum {
        let there =
            board.choice.square.and_then(|at| open.board.camera_at(at)).and_then(|id| open.board.camera(id));
        let next = board
            .choice
            .square
            .filter(|at| board.piece() == Some(Piece::Camera) && open.why_not(Piece::Camera, *at).is_none());
        let camera = there.or(next.map(|at| Camera { at, facing: Facing::Straight }));
        return camera.map(|camera| Light::camera(camera, blocked)).into_iter().collect();
    }
    if let (Some(at), false) = (open.visible, open.is_told()) {
        return vec![Light::room(at)];
    }
    let own = shown.target.or_else(|| open.board.pawn(open.pawn));
    match shown.look {
        Some(Way::Eyes) => {
            own.map(|from| Light { from, seen: covered(board, Way::Eyes), room: false }).into_iter().collect()
        }
        Some(Way::Camera(camera)) => {
            open.board.camera(camera).map(|camera| Light::camera(camera, blocked)).into_iter().collect()
        }
        Some(Way::Scan) => scan(open, blocked),
        Some(Way::Detectors) => Vec::new(),
        None => last_look(board, blocked),
    }
}

/// What was looked at just now, until something else happens or the thief plans the next move.
fn last_look(board: &Board, blocked: SquareSet) -> Vec<Light> {
    let open = &board.view.open;
    match open.facts.last().filter(|_| board.choice.path.is_empty() && !open.is_told()) {
        Some(Fact::Looked { pawn, .. }) => {
            let from = open.board.pawn(*pawn);
            from.map(|from| Light { from, seen: open.board.seen_by_eye(*pawn), room: false })
                .into_iter()
                .collect()
        }
        Some(Fact::Asked { camera, reply: Reply::Sees(_), .. }) => {
            open.board.camera(*camera).map(|camera| Light::camera(camera, blocked)).into_iter().collect()
        }
        Some(Fact::Scanned { seeing: Some(_), .. }) => scan(open, blocked),
        _ => Vec::new(),
    }
}

/// What all cameras that are left look at.
fn scan(open: &Open, blocked: SquareSet) -> Vec<Light> {
    open.board.cameras().map(|(_, camera)| Light::camera(camera, blocked)).collect()
}
