//! A detective's turn: MC-17 to MC-24.

use super::{
    Answer, Detection, Errand, Event, Face, Fact, How, Look, Open, Order, Phase, Reply, Sheet, Square, State,
    museum, rounds, thief,
};

/// MC-17; MC-22: the special die only while the thief is hidden.
pub(super) fn roll(state: &mut State, events: &mut Vec<Event>) {
    let State { dice, open, .. } = state;
    let hidden = open.visible.is_none();
    // One draw for both dice.
    let drawn = dice.below(if hidden { 36 } else { 6 });
    let number = u8::try_from(drawn % 6 + 1).unwrap_or(1);
    let face = if hidden { Face::DIE.get(drawn as usize / 6).copied() } else { None };
    learn(open, Fact::Rolled { pawn: open.pawn, number, face }, events);
    go_on(open, Errand { number: Some(number), face, ..Errand::default() }, events);
}

/// MC-18, MC-13, MC-24.
pub(super) fn walk(state: &mut State, to: Square, events: &mut Vec<Event>) {
    let State { open, sheet: Some(sheet), .. } = state else { return };
    let pawn = open.pawn;
    if let Some(place) = open.board.pawns.get_mut(usize::from(pawn)) {
        *place = Some(to);
    }
    let restored = to == museum().power() && std::mem::take(&mut sheet.cut);
    if restored {
        open.dark = false;
    }
    learn(open, Fact::Walked { pawn, to, restored }, events);
    if sheet.at == to {
        return rounds::end(state, How::Caught { pawn, at: to }, events);
    }
    if let Phase::Detective(errand) = open.phase {
        go_on(open, Errand { walked: true, ..errand }, events);
    }
}

/// MC-19 to MC-21.
pub(super) fn look(state: &mut State, look: Look, events: &mut Vec<Event>) {
    let State { open, sheet: Some(sheet), .. } = state else { return };
    let Phase::Detective(errand) = open.phase else { return };
    let pawn = open.pawn;
    let fact = match look {
        Look::Eyes => {
            let seen = open.board.seen_by_eye(pawn).contains(sheet.at).then_some(sheet.at);
            if seen.is_some() {
                thief::expose(open, sheet);
            }
            Fact::Looked { pawn, seen }
        }
        Look::Camera(camera) => {
            let gone = sheet.destroyed.contains(camera);
            open.dark |= sheet.cut;
            let reply = match (gone, sheet.cut) {
                (true, dark) => Reply::Gone { dark },
                (false, true) => Reply::Dark,
                (false, false) => Reply::Sees(open.board.seen_by_camera(camera).contains(sheet.at)),
            };
            if gone {
                remove_destroyed(open, sheet, |id| id == camera);
            }
            Fact::Asked { pawn, camera, reply }
        }
        Look::Scan => {
            let gone = sheet.destroyed;
            remove_destroyed(open, sheet, |_| true);
            open.dark |= sheet.cut;
            let seeing = (!sheet.cut).then(|| open.board.cameras_on(sheet.at));
            Fact::Scanned { pawn, gone, seeing }
        }
        Look::Detectors => {
            let asked = !sheet.cut && open.cutouts > 0 && sheet.order == Order::Ask;
            if asked {
                open.phase = Phase::Detectors(errand);
                events.push(Event::Asked { thief: open.thief });
                return;
            }
            let cut_out = !sheet.cut && open.cutouts > 0 && sheet.order == Order::CutOut;
            detection(open, sheet, cut_out)
        }
    };
    learn(open, fact, events);
    go_on(open, Errand { looked: true, ..errand }, events);
}

fn remove_destroyed(open: &mut Open, sheet: &mut Sheet, which: impl Fn(super::CameraId) -> bool) {
    for camera in sheet.destroyed.iter().filter(|camera| which(*camera)) {
        sheet.destroyed.remove(camera);
        if let Some(place) = open.board.cameras.get_mut(camera.index()) {
            *place = None;
        }
    }
}

/// MC-21.
fn detection(open: &mut Open, sheet: &mut Sheet, cut_out: bool) -> Fact {
    let reply = if sheet.cut {
        open.dark = true;
        Detection::Dark
    } else if cut_out {
        open.cutouts = open.cutouts.saturating_sub(1);
        sheet.order = Order::Ask;
        Detection::CutOut
    } else {
        Detection::Colour(museum().colour(sheet.at))
    };
    Fact::Detected { pawn: open.pawn, reply }
}

/// The thief's answer to the detectors (MC-14, MC-21).
pub(super) fn hear(state: &mut State, answer: Answer, events: &mut Vec<Event>) {
    let State { open, sheet: Some(sheet), .. } = state else { return };
    let Phase::Detectors(errand) = open.phase else { return };
    let fact = detection(open, sheet, answer == Answer::CutOut);
    learn(open, fact, events);
    go_on(open, Errand { looked: true, ..errand }, events);
}

/// The turn is over.
pub(super) fn rest(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Rested { pawn: state.open.pawn });
    pass_on(&mut state.open);
}

fn learn(open: &mut Open, fact: Fact, events: &mut Vec<Event>) {
    open.facts.push(fact);
    events.push(Event::Learned(fact));
}

/// Nobody is asked to end a turn in which nothing is left to do.
fn go_on(open: &mut Open, errand: Errand, events: &mut Vec<Event>) {
    open.phase = Phase::Detective(errand);
    let can_look = open.looks_now().next().is_some();
    if open.walks_now().is_empty() && !can_look {
        events.push(Event::Rested { pawn: open.pawn });
        pass_on(open);
    }
}

/// MC-8.
fn pass_on(open: &mut Open) {
    open.pawn = (open.pawn + 1) % u8::try_from(open.pawns()).unwrap_or(1).max(1);
    open.phase = Phase::Thief;
}
