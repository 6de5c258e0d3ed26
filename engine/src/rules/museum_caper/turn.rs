//! Carries out what [`super::legal`] allows.

use super::{Action, Event, Layout, Phase, State, detective, rounds, thief};
use crate::rules::Seat;

pub(super) fn carry_out(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let open = &mut state.open;
    let pawns = open.pawns();
    match action {
        Action::Place { piece, at } => {
            open.changes += 1;
            open.board.place(piece, at, pawns);
            events.push(Event::Placed { seat, piece, at });
        }
        Action::Take { piece, at } => {
            open.changes += 1;
            open.board.take(piece, at);
            events.push(Event::Took { seat, piece, at });
        }
        Action::Turn(camera) => {
            open.changes += 1;
            open.board.turn(camera);
            events.push(Event::Turned { seat, camera });
        }
        Action::Random => {
            open.changes += 1;
            open.board = Layout::random(&mut state.dice, pawns);
            events.push(Event::Randomised { seat, layout: open.board });
        }
        Action::Clear => {
            open.changes += 1;
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
                    events.push(Event::Dealt { thief: open.thief, open: state.locks });
                }
            }
        }
        Action::Swap { open: one, closed } => {
            open.changes += 1;
            state.locks.remove(one);
            state.locks.insert(closed);
            events.push(Event::Swapped { seat, thief: open.thief, open: one, closed });
        }
        Action::Enter(exit) => thief::enter(state, exit, events),
        Action::Move { path, deed, order } => thief::make_move(state, path, deed, order, events),
        Action::Answer(answer) => detective::hear(state, answer, events),
        Action::Roll => detective::roll(state, events),
        Action::Walk(to) => detective::walk(state, to, events),
        Action::Look(look) => detective::look(state, look, events),
        Action::Done => detective::rest(state, events),
        Action::NextRound => rounds::next(state, events),
    }
}
