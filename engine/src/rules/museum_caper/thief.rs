//! The thief's move: MC-7 to MC-16, MC-28.

use super::{Deed, Errand, Event, Exit, Fact, How, Order, Path, Phase, Sheet, State, Stop, rounds};

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
    let fact = Fact::Moved { path: seen.then_some(path), gone, tried };
    open.facts.push(fact);
    events.push(Event::Moved { thief: open.thief, stop, order, fact });

    // MC-10: nothing else happens on a detective's square.
    let cornered = (0..).zip(&open.board.pawns).find(|(_, pawn)| **pawn == Some(at)).map(|(pawn, _)| pawn);
    if let Some(pawn) = cornered {
        return rounds::end(state, How::Cornered { pawn, at }, events);
    }
    if let Some(exit) = tried {
        if locks.contains(exit) {
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
