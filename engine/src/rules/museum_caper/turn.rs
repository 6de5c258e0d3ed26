//! Carries out what [`super::legal`] allows.

use super::{Action, Event, Layout, Phase, State, detective, look, rounds, thief};
use crate::rules::{Seat, SeatSet};

pub(super) fn carry_out(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let open = &mut state.open;
    let pawns = open.pawns();
    if action.changes_the_set_up() {
        open.changes += 1;
        // MC-5: what was confirmed is no more.
        open.confirmed = SeatSet::default();
    }
    match action {
        Action::Place { piece, at } => {
            open.board.place(piece, at, pawns);
            events.push(Event::Placed { seat, piece, at });
        }
        Action::Take { piece, at } => {
            open.board.take(piece, at);
            events.push(Event::Took { seat, piece, at });
        }
        Action::Turn(camera) => {
            open.board.turn(camera);
            events.push(Event::Turned { seat, camera });
        }
        Action::Random => {
            open.board = Layout::random(&mut state.dice, pawns);
            events.push(Event::Randomised { seat, layout: open.board });
        }
        Action::Clear => {
            open.board = Layout::default();
            events.push(Event::Cleared { seat });
        }
        Action::Confirm if open.phase == Phase::Locks => {
            open.phase = Phase::Enter;
            events.push(Event::Locked { seat });
        }
        Action::Confirm => {
            open.confirmed.insert(seat);
            events.push(Event::Confirmed { seat });
            if open.deciders().is_empty() {
                open.start = open.board;
                open.phase = Phase::Enter;
                if open.setup.chosen_locks {
                    open.phase = Phase::Locks;
                    open.changes = 0;
                    events.push(Event::Dealt { thief: open.thief, open: state.locks });
                }
            }
        }
        Action::Swap { open: one, closed } => {
            state.locks.remove(one);
            state.locks.insert(closed);
            events.push(Event::Swapped { seat, thief: open.thief, open: one, closed });
        }
        Action::Enter(exit) => thief::enter(state, exit, events),
        Action::Move { path, deed, order } => thief::make_move(state, path, deed, order, events),
        Action::Answer(answer) => look::hear(state, answer, events),
        Action::Roll => detective::roll(state, events),
        Action::Walk(to) => detective::walk(state, to, events),
        Action::Look(look) => look::look(state, look, events),
        Action::Done => detective::rest(state, events),
        Action::NextRound => rounds::next(state, events),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        CameraId, Exit, Notice, Open, Piece, Refusal, Setup,
        fixtures::{THIEF, at, fresh, layout},
    };
    use super::*;
    use crate::rules::{Game, Privacy, Turn, Viewer};

    /// A match whose museum stands and is not yet confirmed.
    fn standing(setup: Setup) -> State {
        let mut state = fresh(setup);
        state.open.board = layout(state.open.pawns());
        state
    }

    #[test]
    fn mc_5_any_detective_places_and_moves_pieces_until_all_confirm() {
        let mut state = fresh(Setup::of(4));
        for seat in [Seat(1), Seat(3), Seat(2)] {
            let square = at(1, 4 + seat.0 % 2 * 5);
            let (piece, at) = (Piece::Painting, square);
            state.act(seat, Action::Place { piece, at }).expect("any of them may");
            state.act(seat, Action::Take { piece, at }).expect("and take it back");
        }
        assert_eq!(state.legal(THIEF), []);
        assert_eq!(state.refusal(THIEF, Action::Random), Some(Refusal::NotNow));

        let mut state = standing(Setup::of(4));
        state.act(Seat(2), Action::Confirm).expect("it is whole");
        assert_eq!(state.refusal(Seat(2), Action::Clear), Some(Refusal::NotNow), "whoever is content waits");
        state.act(Seat(1), Action::Confirm).expect("it is whole");
        assert_eq!(state.open.phase, Phase::Museum);
        state.act(Seat(3), Action::Confirm).expect("the last");
        assert_eq!((state.open.phase, state.open.start), (Phase::Enter, state.open.board));
    }

    #[test]
    fn mc_5_a_change_takes_every_confirmation_back() {
        let change: [fn(&State) -> Action; 5] = [
            |_| Action::Take { piece: Piece::Pawn, at: at(7, 7) },
            |_| Action::Place { piece: Piece::Camera, at: at(1, 7) },
            |_| Action::Turn(CameraId::all().next().expect("there are six")),
            |_| Action::Random,
            |_| Action::Clear,
        ];
        for change in change {
            let mut state = standing(Setup::of(5));
            let change = change(&state);
            if matches!(change, Action::Place { .. }) {
                state.open.board.take(Piece::Camera, at(4, 11));
                state.open.confirmed.insert(Seat(2));
                state.open.confirmed.insert(Seat(4));
            } else {
                state.act(Seat(2), Action::Confirm).expect("it is whole");
                state.act(Seat(4), Action::Confirm).expect("it is whole");
            }
            state.act(Seat(1), change).expect("others go on");
            assert_eq!(state.open.confirmed, SeatSet::default(), "{change:?}");
            assert_eq!(state.turn(), Turn::Of(state.open.detectives()), "{change:?}: all decide again");
        }
    }

    #[test]
    fn mc_5_a_camera_taken_and_placed_again_keeps_its_number() {
        let mut state = standing(Setup::of(3));
        state.act(Seat(1), Action::Take { piece: Piece::Camera, at: at(4, 11) }).expect("legal");
        state.act(Seat(2), Action::Place { piece: Piece::Camera, at: at(1, 7) }).expect("legal");
        assert_eq!(state.open.board.camera_at(at(1, 7)).map(CameraId::index), Some(2));
    }

    #[test]
    fn mc_5_nobody_changes_a_museum_for_ever() {
        let mut state = standing(Setup::of(3));
        state.open.changes = Open::CHANGES;
        assert_eq!(state.legal(Seat(1)), [Action::Confirm]);
        assert_eq!(state.refusal(Seat(1), Action::Clear), Some(Refusal::ChangedEnough));
        state.open.board.take(Piece::Pawn, at(7, 7));
        assert_eq!(state.legal(Seat(1)), [Action::Random]);
        state.act(Seat(1), Action::Random).expect("a way out");
        assert_eq!(state.legal(Seat(1)), [Action::Confirm]);
    }

    #[test]
    fn mc_6_a_random_museum_takes_one_action_and_can_be_cleared() {
        let mut state = fresh(Setup::of(5));
        assert!(!state.legal(Seat(1)).contains(&Action::Clear), "there is nothing to clear");
        state.act(Seat(1), Action::Random).expect("it is offered");
        assert_eq!(state.open.board.check(4), Ok(()));
        let first = state.open.board;
        state.act(Seat(4), Action::Random).expect("another");
        assert_ne!(state.open.board, first);
        state.act(Seat(2), Action::Clear).expect("legal");
        assert_eq!(state.open.board, Layout::default());
    }

    /// The museum confirmed by all.
    fn confirmed(setup: Setup) -> State {
        let mut state = standing(setup);
        for seat in state.open.detectives().iter() {
            state.act(seat, Action::Confirm).expect("it is whole");
        }
        state
    }

    #[test]
    fn mc_2_chosen_locks_are_placed_by_the_detectives_where_the_thief_cannot_see() {
        let setup = Setup { chosen_locks: true, ..Setup::of(4) };
        let mut state = confirmed(setup);
        assert_eq!((state.open.phase, state.privacy(Seat(1))), (Phase::Locks, Privacy::Private));
        let open = state.locks.iter().next().expect("five are open");
        let closed = Exit::all().find(|exit| !state.locks.contains(*exit)).expect("six are closed");
        assert_eq!(
            state.refusal(Seat(1), Action::Swap { open: closed, closed: open }),
            Some(Refusal::NoSuchLocks)
        );
        for one in [open, closed] {
            let itself = Action::Swap { open: one, closed: one };
            assert_eq!(state.refusal(Seat(1), itself), Some(Refusal::NoSuchLocks));
        }
        let events = state.act(Seat(2), Action::Swap { open, closed }).expect("any of them may");
        assert!(state.locks.contains(closed) && !state.locks.contains(open) && state.locks.len() == 5);
        for viewer in [Viewer::Seat(THIEF), Viewer::Table] {
            assert_eq!(
                State::notice(&events[0], viewer),
                Notice::Swapped { seat: Seat(2), thief: THIEF, open: None, closed: None }
            );
            assert_eq!(state.view(viewer).locks, None);
        }
        for seat in 1..4 {
            assert_eq!(state.view(Viewer::Seat(Seat(seat))).locks, Some(state.locks));
            let notice = State::notice(&events[0], Viewer::Seat(Seat(seat)));
            let (open, closed) = (Some(open), Some(closed));
            assert_eq!(notice, Notice::Swapped { seat: Seat(2), thief: THIEF, open, closed });
        }
        state.act(Seat(3), Action::Confirm).expect("one is enough: all have seen them");
        assert_eq!(state.open.phase, Phase::Enter);
    }

    #[test]
    fn mc_2_however_often_the_museum_was_changed_the_locks_can_be_chosen() {
        let mut state = standing(Setup { chosen_locks: true, ..Setup::of(4) });
        for _ in 0..Open::CHANGES {
            state.act(Seat(1), Action::Random).expect("there is room for it");
        }
        assert_eq!(state.refusal(Seat(1), Action::Random), Some(Refusal::ChangedEnough));
        for seat in [Seat(1), Seat(2), Seat(3)] {
            state.act(seat, Action::Confirm).expect("it is whole");
        }
        assert_eq!(state.open.phase, Phase::Locks);
        for _ in 0..Open::CHANGES {
            let swap = state.legal(Seat(2)).into_iter().find(|action| matches!(action, Action::Swap { .. }));
            state.act(Seat(2), swap.expect("the locks can be chosen")).expect("legal");
        }
        assert_eq!(state.legal(Seat(2)), [Action::Confirm], "but not for ever");
    }

    #[test]
    fn mc_2_otherwise_nobody_knows_the_locks() {
        let state = confirmed(Setup::of(4));
        assert_eq!(state.open.phase, Phase::Enter);
        let viewers = [Viewer::Table, Viewer::Seat(THIEF), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];
        assert!(viewers.iter().all(|viewer| state.view(*viewer).locks.is_none()));
    }

    #[test]
    fn mc_7_the_thief_enters_at_any_exit_and_only_they_know_where() {
        for exit in Exit::all() {
            let mut state = confirmed(Setup::of(3));
            state.locks.remove(exit);
            let events = state.act(THIEF, Action::Enter(exit)).expect("the lock is ignored");
            assert_eq!((state.sheet().at, state.open.phase), (exit.before(), Phase::Thief));
            assert_eq!(
                State::notice(&events[0], Viewer::Table),
                Notice::Entered { thief: THIEF, exit: None }
            );
            let own = Notice::Entered { thief: THIEF, exit: Some(exit) };
            assert_eq!(State::notice(&events[0], Viewer::Seat(THIEF)), own);
            assert_eq!(state.view(Viewer::Seat(Seat(1))).sheet, None);
        }
    }
}
