//! The thief's move: MC-7 to MC-16, MC-28.

use super::{Attempt, Deed, Errand, Event, Exit, Fact, How, Order, Path, Phase, Sheet, State, Stop, rounds};

/// MC-7.
pub(super) fn enter(state: &mut State, exit: Exit, events: &mut Vec<Event>) {
    state.sheet = Some(Sheet::new(exit));
    state.open.phase = Phase::Thief;
    events.push(Event::Entered { thief: state.open.thief, exit });
}

pub(super) fn make_move(state: &mut State, path: Path, deed: Deed, order: Order, events: &mut Vec<Event>) {
    let State { open, sheet: Some(sheet), locks, .. } = state else { return };
    let (at, stop) = (path.end(), Stop { path, deed });
    sheet.stops.push(stop);
    sheet.at = at;
    sheet.order = order;
    open.moves += 1;
    // MC-11: what was stolen on the move before is seen gone now.
    let gone = sheet.pending.take();
    if let Some(gone) = gone {
        open.board.paintings.remove(gone);
    }
    let seen = open.visible.is_some();
    if seen {
        open.visible = Some(at);
    }

    // MC-12 and MC-15e: the camera comes before the exit.
    if let (true, Some(camera)) = (deed.destroys(), open.board.camera_at(at)) {
        sheet.destroyed.insert(camera);
    }
    if deed == Deed::Steal {
        sheet.loot.insert(at);
        sheet.pending = Some(at);
    }
    if deed == Deed::CutPower {
        sheet.cut = true;
    }
    let tried = if deed.tries() { Exit::at(at) } else { None };
    let tried = tried.map(|exit| Attempt { exit, open: locks.contains(exit) });
    let fact = Fact::Moved { path: seen.then_some(path), gone, tried };
    open.facts.push(fact);
    events.push(Event::Moved { thief: open.thief, stop, order, fact });

    // MC-10: nothing else happens on a detective's square.
    let cornered = (0..).zip(&open.board.pawns).find(|(_, pawn)| **pawn == Some(at)).map(|(pawn, _)| pawn);
    if let Some(pawn) = cornered {
        return rounds::end(state, How::Cornered { pawn, at }, events);
    }
    if let Some(Attempt { exit, open: is_open }) = tried {
        if is_open {
            // MC-15b.
            let paintings = u8::try_from(sheet.loot.len()).unwrap_or(u8::MAX);
            return rounds::end(state, How::Escaped { exit, paintings }, events);
        }
        open.turned.insert(exit);
    }
    if open.moves >= open.last_move() {
        // MC-28.
        if !open.setup.seen_first || seen || open.exposed {
            return rounds::end(state, How::Dawn { at }, events);
        }
        open.exposed = true;
        expose(open, sheet);
        open.facts.push(Fact::Exposed { at });
        events.push(Event::Learned(Fact::Exposed { at }));
    }
    open.phase = Phase::Detective(Errand::default());
}

/// MC-22: from now on the thief stands on the board.
pub(super) fn expose(open: &mut super::Open, sheet: &mut Sheet) {
    open.visible = Some(sheet.at);
    sheet.order = Order::Ask;
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Answer, Camera, CameraSet, Face, Facing, Look, Notice, Path, Refusal, Reply, Setup,
        SquareSet,
        fixtures::{THIEF, at, camera, exit, inside, table},
        museum,
    };
    use super::*;
    use crate::rules::{Game, Privacy, Seat, Viewer};

    #[test]
    fn mc_9_moves_one_to_three_steps_over_no_square_twice() {
        let state = table(4).thief_at(8, 2);
        let order = Order::Ask;
        let refused = |squares: &[(u8, u8)]| {
            let squares: Vec<_> = squares.iter().map(|(row, column)| at(*row, *column)).collect();
            let path = Path::of(&squares).expect("one to three");
            state.refusal(THIEF, Action::Move { path, deed: Deed::Nothing, order })
        };
        for path in [&[(8, 3)][..], &[(8, 3), (8, 4)], &[(8, 3), (8, 4), (7, 4)], &[(7, 2), (7, 3), (8, 3)]] {
            assert_eq!(refused(path), None);
        }
        let none = Some(Refusal::NoSuchMove);
        assert_eq!(refused(&[(8, 2)]), none, "standing still is not allowed");
        assert_eq!(refused(&[(8, 3), (8, 2)]), none, "nor is coming back");
        assert_eq!(refused(&[(8, 3), (7, 3), (8, 3)]), none, "nor is a square twice");
        assert_eq!(refused(&[(9, 3)]), none, "nor is a diagonal");
        assert_eq!(refused(&[(7, 3), (7, 4)]), none, "nor is a wall");
    }

    #[test]
    fn mc_9_entering_does_not_count_as_a_step() {
        let mut state = table(3);
        assert_eq!(state.sheet().at, at(8, 1));
        state.go(8, 4, Deed::Nothing).expect("three steps from there");
    }

    #[test]
    fn mc_10_the_thief_passes_detectives_and_does_not_end_on_them() {
        let mut state = table(3).thief_at(8, 3).pawn_at(0, 8, 4);
        let onto = state.refusal(
            THIEF,
            Action::Move {
                path: Path::of(&[at(8, 4)]).expect("one"),
                deed: Deed::Nothing,
                order: Order::Ask,
            },
        );
        assert_eq!(onto, Some(Refusal::OntoADetective));
        state.go(7, 4, Deed::Nothing).expect("through the detective in the doorway");
        assert!(!state.open.is_told());
    }

    #[test]
    fn mc_10_where_every_move_ends_on_a_detective_one_is_chosen_and_that_is_capture() {
        // Nobody could get past: in the corner of the generator room every square in reach is taken.
        let corner = table(7).thief_at(11, 9);
        let reach: Vec<_> = museum().reach(at(11, 9)).iter().collect();
        assert!(reach.len() <= 6, "{reach:?}");
        let mut state = corner;
        for (pawn, square) in reach.iter().enumerate() {
            state.open.board.pawns[pawn] = Some(*square);
        }
        let legal = state.legal(THIEF);
        assert!(!legal.is_empty());
        assert!(legal.iter().all(|action| matches!(action, Action::Move { deed: Deed::Nothing, .. })));
        let end = reach[0];
        state.open.board.cameras[0] = Some(Camera { at: end, facing: Facing::Straight });
        assert_eq!(state.legal(THIEF), legal, "a camera under a detective is out of reach");
        assert_eq!(state.go(end.row(), end.column(), Deed::Destroy), Err(Refusal::OntoADetective));
        state.go(end.row(), end.column(), Deed::Nothing).expect("there is nothing else");
        assert_eq!(state.open.end(), Some(How::Cornered { pawn: 0, at: end }));
    }

    #[test]
    fn mc_11_a_stolen_painting_is_seen_gone_after_the_next_move() {
        let mut state = table(3).thief_at(9, 3);
        let painting = at(9, 1);
        let events = state.go(9, 1, Deed::Steal).expect("it hangs there");
        assert!(state.open.board.paintings.contains(painting), "the board still shows it");
        assert_eq!((state.sheet().loot, state.sheet().pending), (SquareSet::only(painting), Some(painting)));
        let quiet = Fact::Moved { path: None, gone: None, tried: None };
        assert_eq!(State::notice(&events[0], Viewer::Table), Notice::Learned(quiet));
        assert!(!State::reveals(&events[0]), "so that it can be taken back");

        state.open.phase = Phase::Thief;
        let events = state.go(7, 1, Deed::Nothing).expect("on");
        assert!(!state.open.board.paintings.contains(painting));
        let gone = Fact::Moved { path: None, gone: Some(painting), tried: None };
        assert_eq!(State::notice(&events[0], Viewer::Table), Notice::Learned(gone));
        assert!(State::reveals(&events[0]));
        assert_eq!((state.sheet().loot.len(), state.sheet().pending), (1, None));
    }

    #[test]
    fn mc_11_only_where_the_move_ends_and_only_if_the_thief_likes() {
        let mut state = table(3).thief_at(9, 3);
        assert_eq!(state.go(9, 2, Deed::Steal), Err(Refusal::NothingToSteal));
        state.go(9, 1, Deed::Nothing).expect("without stealing");
        assert_eq!(state.sheet().loot, SquareSet::EMPTY);
    }

    #[test]
    fn mc_11_a_sighting_changes_nothing_in_this() {
        let mut state = table(3).thief_at(9, 3).seen();
        state.go(9, 1, Deed::Steal).expect("a visible thief may");
        assert!(state.open.board.paintings.contains(at(9, 1)));
    }

    #[test]
    fn mc_12_a_destroyed_camera_stays_on_the_board_and_is_destroyed_once() {
        let mut state = table(3).thief_at(8, 1);
        assert_eq!(state.go(8, 3, Deed::Destroy), Err(Refusal::NoCamera));
        let events = state.go(8, 2, Deed::Destroy).expect("camera 5 stands there");
        assert_eq!(state.sheet().destroyed, [camera(5)].into_iter().collect::<CameraSet>());
        assert!(state.open.board.camera(camera(5)).is_some());
        assert_eq!(
            State::notice(&events[0], Viewer::Table),
            Notice::Learned(Fact::Moved { path: None, gone: None, tried: None })
        );
        state.open.phase = Phase::Thief;
        state.go(8, 3, Deed::Nothing).expect("away");
        state.open.phase = Phase::Thief;
        assert_eq!(state.go(8, 2, Deed::Destroy), Err(Refusal::NoCamera));
    }

    #[test]
    fn mc_12_standing_on_it_tells_a_detective_nothing() {
        let mut state = table(3).thief_at(8, 1);
        state.go(8, 2, Deed::Destroy).expect("legal");
        let mut state = state.rolled(0, 6, Some(Face::Eye));
        state.open.board.pawns[0] = Some(at(8, 4));
        state.open.start.pawns[0] = Some(at(8, 4));
        state.sheet_mut().at = at(3, 4);
        let events = state.detect(Action::Walk(at(8, 2))).expect("ending on a camera is allowed");
        assert!(state.open.board.camera(camera(5)).is_some());
        assert!(events.iter().all(|event| !matches!(event, Event::Learned(Fact::Asked { .. }))));
    }

    #[test]
    fn mc_13_the_power_is_cut_secretly_on_its_square() {
        let mut state = table(3).thief_at(10, 8);
        assert_eq!(state.go(10, 9, Deed::CutPower), Err(Refusal::NoPower));
        let events = state.go(11, 9, Deed::CutPower).expect("the power square");
        assert!(state.sheet().cut && !state.open.dark);
        assert!(!State::reveals(&events[0]));
        state.open.phase = Phase::Thief;
        state.go(11, 8, Deed::Nothing).expect("away");
        state.open.phase = Phase::Thief;
        assert_eq!(state.go(11, 9, Deed::CutPower), Err(Refusal::NoPower), "it is cut already");
    }

    #[test]
    fn mc_14_two_cut_outs_a_round() {
        let mut state = table(3);
        assert_eq!(state.open.cutouts, 2);
        for left in [1, 0] {
            state = state.rolled(0, 3, Some(Face::Detectors));
            state.detect(Action::Look(Look::Detectors)).expect("they ask");
            state.act(THIEF, Action::Answer(Answer::CutOut)).expect("one is left");
            assert_eq!(state.open.cutouts, left);
        }
        state.open.phase = Phase::Thief;
        assert_eq!(state.go_with(8, 2, Deed::Nothing, Order::CutOut), Err(Refusal::NoOrder));
        assert_eq!(state.go_with(8, 2, Deed::Nothing, Order::Name), Err(Refusal::NoOrder));
        assert!(state.go(8, 2, Deed::Nothing).is_ok());
    }

    /// The thief is before the southern door at (10, 6), which is open or not, with some loot.
    fn at_the_door(open: bool) -> State {
        let mut state = table(3).thief_at(9, 6);
        let door = exit(10, 6);
        if open {
            state.locks.insert(door);
        } else {
            state.locks.remove(door);
        }
        state.sheet_mut().loot = [at(1, 4), at(1, 9)].into_iter().collect();
        state.open.board.paintings.remove(at(1, 4));
        state
    }

    #[test]
    fn mc_15_a_an_exit_is_tried_from_the_square_before_it_and_all_see_the_lock() {
        let mut state = at_the_door(false);
        assert_eq!(state.go(9, 7, Deed::Try), Err(Refusal::NoExit));
        assert_eq!(state.go(10, 6, Deed::DestroyAndTry), Err(Refusal::NoCamera), "none stands there");
        let events = state.go(10, 6, Deed::Try).expect("it is an exit");
        let attempt = Attempt { exit: exit(10, 6), open: false };
        let tried = Fact::Moved { path: None, gone: None, tried: Some(attempt) };
        assert_eq!(State::notice(&events[0], Viewer::Table), Notice::Learned(tried));
        assert!(State::reveals(&events[0]) && state.open.turned.contains(exit(10, 6)));
    }

    #[test]
    fn mc_15_b_open_means_away_with_everything_the_painting_still_shown_included() {
        let mut state = at_the_door(true);
        state.sheet_mut().pending = Some(at(1, 9));
        let events = state.go(10, 6, Deed::Try).expect("it is an exit");
        assert_eq!(state.open.end(), Some(How::Escaped { exit: exit(10, 6), paintings: 2 }));
        assert_eq!(state.open.phase, Phase::Over);
        let tried = Some(Attempt { exit: exit(10, 6), open: true });
        let gone = Some(at(1, 9));
        assert_eq!(
            State::notice(&events[0], Viewer::Table),
            Notice::Learned(Fact::Moved { path: None, gone, tried })
        );
    }

    #[test]
    fn mc_15_c_closed_means_staying_and_the_lock_is_not_tried_again() {
        let mut state = at_the_door(false);
        state.go(10, 6, Deed::Try).expect("it is an exit");
        assert_eq!((state.open.end(), state.open.visible), (None, None), "the pawn is not placed");
        assert!(matches!(state.open.phase, Phase::Detective(_)), "the move is over");
        state.open.phase = Phase::Thief;
        state.go(9, 6, Deed::Nothing).expect("away");
        state.open.phase = Phase::Thief;
        assert_eq!(state.go(10, 6, Deed::Try), Err(Refusal::NoExit));
    }

    #[test]
    fn mc_15_d_stopping_there_without_trying_is_allowed() {
        let mut state = at_the_door(true);
        state.go(10, 6, Deed::Nothing).expect("to wait");
        assert_eq!((state.open.end(), state.open.turned.len()), (None, 0));
    }

    #[test]
    fn mc_15_e_on_a_camera_before_an_exit_both_are_done_the_camera_first() {
        let mut state = table(3).thief_at(8, 11);
        state.locks.remove(exit(8, 12));
        for deed in [Deed::Nothing, Deed::Destroy, Deed::Try, Deed::DestroyAndTry] {
            assert!(state.sheet().deeds(&state.open, at(8, 12)).any(|possible| possible == deed));
        }
        state.go(8, 12, Deed::DestroyAndTry).expect("camera 6 stands there");
        assert!(state.sheet().destroyed.contains(camera(6)) && state.open.turned.contains(exit(8, 12)));
        state.open.phase = Phase::Thief;
        state.go(8, 11, Deed::Nothing).expect("away");
        state.open.phase = Phase::Thief;
        assert_eq!(state.go(8, 12, Deed::DestroyAndTry), Err(Refusal::NoExit));
        assert_eq!(state.go(8, 12, Deed::Destroy), Err(Refusal::NoCamera));
    }

    /// To try the exit where one stands.
    fn stay(state: &State, deed: Deed) -> Action {
        Action::Move { path: Path::to(state.sheet().at), deed, order: Order::Ask }
    }

    #[test]
    fn mc_15_f_an_untried_exit_can_be_tried_without_a_step() {
        for open in [true, false] {
            let mut state = at_the_door(open).thief_at(10, 6);
            let stays = stay(&state, Deed::Try);
            assert!(state.legal(THIEF).contains(&stays));
            let events = state.act(THIEF, stays).expect("it is the whole move");
            let tried = Some(Attempt { exit: exit(10, 6), open });
            let fact = Fact::Moved { path: None, gone: None, tried };
            assert_eq!(
                State::notice(&events[0], Viewer::Table),
                Notice::Learned(fact),
                "a try like any other"
            );
            assert_eq!((state.sheet().at, state.open.moves), (at(10, 6), 1));
            let away = How::Escaped { exit: exit(10, 6), paintings: 2 };
            assert_eq!(state.open.end(), open.then_some(away));
            if !open {
                state.open.phase = Phase::Thief;
                assert_eq!(state.refusal(THIEF, stays), Some(Refusal::NoExit), "not again");
            }
        }
    }

    #[test]
    fn mc_15_f_a_thief_who_has_just_come_in_may_leave_at_once() {
        let state = table(3);
        assert_eq!(state.refusal(THIEF, stay(&state, Deed::Try)), None);
    }

    #[test]
    fn mc_15_f_standing_still_for_anything_else_is_not_allowed() {
        let state = table(3).thief_at(8, 12);
        for deed in [Deed::Nothing, Deed::Destroy, Deed::DestroyAndTry, Deed::Steal, Deed::CutPower] {
            assert_eq!(state.refusal(THIEF, stay(&state, deed)), Some(Refusal::NoSuchMove), "{deed:?}");
        }
        let elsewhere = table(3).thief_at(8, 3);
        assert_eq!(elsewhere.refusal(THIEF, stay(&elsewhere, Deed::Try)), Some(Refusal::NoExit));
        let mut turned = state.clone();
        turned.open.turned.insert(exit(8, 12));
        assert_eq!(turned.refusal(THIEF, stay(&turned, Deed::Try)), Some(Refusal::NoExit));
        let unseen = inside(Setup { seen_first: true, ..Setup::of(3) });
        assert_eq!(unseen.refusal(THIEF, stay(&unseen, Deed::Try)), Some(Refusal::NotSeenYet));
    }

    #[test]
    fn mc_15_f_who_can_try_an_exit_need_not_walk_into_a_detective() {
        let mut state = table(5).thief_at(5, 11);
        let reach = museum().reach(at(5, 11));
        assert_eq!(reach.len(), 4, "a corridor with a door at its end");
        for (pawn, square) in reach.iter().enumerate() {
            state.open.board.pawns[pawn] = Some(square);
        }
        let tries: Vec<Action> = Order::ALL
            .map(|order| Action::Move { path: Path::to(at(5, 11)), deed: Deed::Try, order })
            .to_vec();
        assert_eq!(state.legal(THIEF), tries);
        assert_eq!(state.go(5, 10, Deed::Nothing), Err(Refusal::OntoADetective));
        state.open.turned.insert(exit(5, 11));
        assert!(state.legal(THIEF).iter().all(|action| {
            matches!(action, Action::Move { path, deed: Deed::Nothing, .. } if reach.contains(path.end()))
        }));
    }

    #[test]
    fn mc_16_in_seen_first_no_exit_is_tried_before_a_detective_saw_the_thief() {
        let mut state = inside(Setup { seen_first: true, ..Setup::of(3) }).thief_at(9, 6);
        assert_eq!(state.go(10, 6, Deed::Try), Err(Refusal::NotSeenYet));
        // A camera is not being seen.
        let mut watched = state.clone().thief_at(8, 2).rolled(0, 1, Some(Face::Eye));
        let events = watched.detect(Action::Look(Look::Camera(camera(5)))).expect("legal");
        assert!(matches!(events[0], Event::Learned(Fact::Asked { reply: Reply::Sees(true), .. })));
        let mut watched = watched.thief_at(9, 6);
        watched.open.phase = Phase::Thief;
        assert_eq!(watched.go(10, 6, Deed::Try), Err(Refusal::NotSeenYet));

        let mut seen = state.seen();
        assert!(seen.go(10, 6, Deed::Try).is_ok());
    }

    #[test]
    fn mc_21_a_standing_order_answers_the_detectors_without_asking() {
        for (order, reply) in [
            (Order::Name, super::super::Detection::Colour(super::super::Colour::Yellow)),
            (Order::CutOut, super::super::Detection::CutOut),
        ] {
            let mut state = table(3);
            let events = state.go_with(8, 2, Deed::Nothing, order).expect("a free choice");
            let quiet = Notice::Learned(Fact::Moved { path: None, gone: None, tried: None });
            assert_eq!(
                (events.len(), State::notice(&events[0], Viewer::Table)),
                (1, quiet),
                "nobody notices"
            );
            let mut state = state.rolled(0, 3, Some(Face::Detectors));
            let events = state.detect(Action::Look(Look::Detectors)).expect("legal");
            assert_eq!(events[0], Event::Learned(Fact::Detected { pawn: 0, reply }));
            let after = if order == Order::CutOut { Order::Ask } else { order };
            assert_eq!(state.sheet().order, after, "a cut-out is used once");
        }
    }

    #[test]
    fn mc_28_a_thief_inside_after_the_last_move_is_caught() {
        let mut state = inside(Setup { dawn: Some(5), ..Setup::of(3) });
        state.open.moves = 3;
        state.go(8, 2, Deed::Nothing).expect("the fourth");
        assert_eq!(state.open.end(), None);
        state.open.phase = Phase::Thief;
        state.go(8, 3, Deed::Nothing).expect("the fifth");
        assert_eq!(state.open.end(), Some(How::Dawn { at: at(8, 3) }));
    }

    #[test]
    fn mc_28_an_exit_tried_on_that_move_still_counts() {
        for open in [true, false] {
            let mut state = at_the_door(open);
            state.open.moves = 199;
            state.go(10, 6, Deed::Try).expect("legal");
            let away = How::Escaped { exit: exit(10, 6), paintings: 2 };
            assert_eq!(state.open.end(), Some(if open { away } else { How::Dawn { at: at(10, 6) } }));
        }
    }

    #[test]
    fn mc_28_in_seen_first_an_unseen_thief_is_placed_and_has_as_many_moves_again() {
        let setup = Setup { seen_first: true, dawn: Some(5), ..Setup::of(3) };
        let mut state = inside(setup);
        state.open.moves = 4;
        let events = state.go(8, 2, Deed::Nothing).expect("the fifth");
        assert_eq!(events[1], Event::Learned(Fact::Exposed { at: at(8, 2) }));
        assert_eq!((state.open.visible, state.open.last_move()), (Some(at(8, 2)), 10));
        state.open.moves = 9;
        state.open.phase = Phase::Thief;
        state.go(8, 3, Deed::Nothing).expect("the tenth");
        assert_eq!(state.open.end(), Some(How::Dawn { at: at(8, 3) }));

        let mut seen = inside(setup).seen();
        seen.open.moves = 4;
        seen.go(8, 2, Deed::Nothing).expect("the fifth");
        assert_eq!(seen.open.end(), Some(How::Dawn { at: at(8, 2) }), "whoever was seen is caught");
    }

    #[test]
    fn the_thief_decides_in_private_and_one_move_is_one_action() {
        let mut state = table(4);
        assert_eq!((state.privacy(THIEF), state.privacy(Seat(1))), (Privacy::Private, Privacy::Open));
        let events = state.go(8, 2, Deed::Destroy).expect("legal");
        assert_eq!((events.len(), state.open.facts.len()), (1, 1));
    }
}
