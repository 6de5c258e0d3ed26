//! Le Casse du Siècle before the laws.

use cambriole_engine::rules::{
    Seat, Viewer,
    museum_caper::{
        Action, Answer, CameraId, Deed, Exit, Fact, Length, Look, Notice, Open, Order, PAINTINGS, Path,
        Phase, Piece, Setup, Square, State, View, museum,
    },
};

use crate::lawful::Lawful;

impl Lawful for State {
    /// A round's changes, each of which can take five confirmations back, its locks, and six decisions for
    /// each of the thief's moves, which dawn can double.
    const BOUND: usize = 7 * (7 * Open::CHANGES as usize + 10 + 6 * 2 * Setup::DAWN as usize);
    const WEIGHT: u64 = 8;

    fn setups() -> Vec<Setup> {
        let mut setups = Vec::new();
        for players in Setup::FEWEST..=Setup::MOST {
            let table = Setup::of(players);
            let last = Some(Seat(players - 1));
            let open_locks = 4 + players % 4;
            setups.extend([
                Setup { dawn: Some(50), ..table },
                Setup { thief: last, open_locks, dawn: Some(30), ..table },
                Setup { seen_first: true, open_locks, dawn: Some(12), ..table },
            ]);
        }
        let long = |players, dawn| Setup { length: Length::Long, dawn, ..Setup::of(players) };
        let chosen = |setup| Setup { chosen_locks: true, ..setup };
        setups.extend([Setup::of(3), Setup { seen_first: true, ..Setup::of(2) }]);
        setups.extend([long(2, None), long(3, Some(20)), long(7, Some(8)), long(5, Some(1))]);
        setups.extend([chosen(Setup { dawn: Some(30), ..Setup::of(4) }), chosen(long(2, Some(9)))]);
        setups
    }

    fn universe() -> Vec<Action> {
        let mut actions = vec![Action::Random, Action::Clear, Action::Confirm];
        for at in Square::all() {
            for piece in Piece::ALL {
                actions.extend([Action::Place { piece, at }, Action::Take { piece, at }]);
            }
            actions.push(Action::Walk(at));
        }
        for open in Exit::all() {
            actions.push(Action::Enter(open));
            actions.extend(Exit::all().map(|closed| Action::Swap { open, closed }));
        }
        actions.extend(CameraId::all().map(Action::Turn));
        actions.extend(CameraId::all().map(|camera| Action::Look(Look::Camera(camera))));
        actions.extend([Look::Eyes, Look::Scan, Look::Detectors].map(Action::Look));
        actions.extend([Answer::Name, Answer::CutOut].map(Action::Answer));
        actions.extend([Action::Roll, Action::Done, Action::NextRound]);
        for path in paths() {
            for deed in Deed::ALL {
                actions.extend(Order::ALL.map(|order| Action::Move { path, deed, order }));
            }
        }
        actions
    }

    fn dawdles(action: &Action) -> bool {
        match action {
            Action::Take { .. } | Action::Turn(_) | Action::Swap { .. } | Action::Done => true,
            Action::Move { deed, .. } => !deed.tries(),
            _ => false,
        }
    }

    fn hastens(action: &Action) -> bool {
        matches!(action, Action::Random | Action::Confirm)
    }

    fn assert_whole(everything: &View) {
        let open = &everything.open;
        let locks = everything.locks.expect("everything has the locks");
        assert_eq!(locks.len(), usize::from(open.setup.open_locks));
        assert!(open.turned.iter().all(|exit| !locks.contains(exit)), "a lock turned up is closed");
        assert!(open.cutouts <= 2);
        let board = &open.board;
        if !open.is_played() {
            assert!(board.paintings.len() <= PAINTINGS && everything.sheet.is_none());
            return;
        }
        let sheet = everything.sheet.as_ref().expect("everything has the sheet");
        let shown = sheet.loot.iter().filter(|at| sheet.pending != Some(*at));
        assert_eq!(board.paintings.len() + shown.count(), PAINTINGS, "no painting is lost");
        assert!(sheet.pending.is_none_or(|at| board.paintings.contains(at) && sheet.loot.contains(at)));
        assert!(sheet.destroyed.iter().all(|camera| board.camera(camera).is_some()));
        assert_eq!(board.pawn_squares().len(), open.pawns(), "one to a square");
        assert!(!board.pawn_squares().meets(board.paintings) || open.visible.is_some() || open.is_told());
        assert_eq!(open.start.check(open.pawns()), Ok(()));
        assert_eq!(sheet.stops.len(), usize::from(open.moves));
        let mut here = sheet.entry.before();
        for stop in &sheet.stops {
            let stays = stop.path == Path::to(here) && stop.deed == Deed::Try;
            assert!(stays || museum().paths(here).contains(&stop.path), "a path has no gap");
            here = stop.path.end();
        }
        assert_eq!(here, sheet.at);
        assert!(open.visible.is_none_or(|at| at == sheet.at));
        let told = open.facts.iter().filter(|fact| matches!(fact, Fact::Moved { .. })).count();
        assert_eq!(told, sheet.stops.len(), "each move is one fact");
    }

    fn assert_hides(view: &View, viewer: Viewer) {
        let open = &view.open;
        let thief = viewer == Viewer::Seat(open.thief);
        let detective = matches!(viewer, Viewer::Seat(_)) && !thief;
        let placed = open.setup.chosen_locks && open.phase != Phase::Museum;
        let told = matches!(open.phase, Phase::RoundOver | Phase::Over);
        assert_eq!(view.sheet.is_some(), open.is_played() && (thief || told), "{viewer:?}");
        assert_eq!(view.locks.is_some(), told || (detective && placed), "{viewer:?}");
        for fact in &open.facts {
            // The path of a hidden thief is nobody's.
            let Fact::Moved { path, .. } = fact else { continue };
            assert!(path.is_none() || open.visible.is_some());
        }
    }

    fn is_told(view: &View) -> bool {
        view.open.is_told()
    }

    fn tells_of_chance(notice: &Notice, _: Viewer) -> bool {
        match notice {
            Notice::Learned(Fact::Moved { gone, tried, .. }) => gone.is_some() || tried.is_some(),
            // What a lock turned out to be, the thief did not know either.
            Notice::Moved { fact: Fact::Moved { tried, .. }, .. } => tried.is_some(),
            Notice::Learned(_)
            | Notice::Randomised { .. }
            | Notice::Dealt { open: Some(_), .. }
            | Notice::Asked { .. }
            | Notice::Rested { .. }
            | Notice::RoundEnded { .. } => true,
            _ => false,
        }
    }

    /// Here the detectives ask and are answered: where the two futures part, one of them gives an answer.
    fn assert_alike(seen: &[Notice], thought: &[Notice], viewer: Viewer) {
        let longest = seen.len().max(thought.len());
        let Some(parted) = (0..longest).find(|place| seen.get(*place) != thought.get(*place)) else { return };
        let (one, two) = (seen.get(parted), thought.get(parted));
        let answered = [one, two].into_iter().flatten().any(|notice| Self::tells_of_chance(notice, viewer));
        assert!(answered, "{viewer:?} can tell {one:?} from {two:?}");
    }
}

/// Every path that a thief could ever take, and some that nobody could.
fn paths() -> Vec<Path> {
    let mut paths: Vec<Path> = Vec::new();
    for from in Square::all() {
        let single = Path::of(&[from]).expect("one square");
        let longer = museum().paths(from).iter().filter(|path| path.squares().len() < Path::LONGEST);
        paths.push(single);
        paths.extend(longer.filter_map(|path| {
            let mut squares = vec![from];
            squares.extend(path.squares());
            Path::of(&squares)
        }));
        paths.extend(
            [single.and(from), museum().paths(from).first().and_then(|path| path.and(from))]
                .into_iter()
                .flatten(),
        );
    }
    paths
}
