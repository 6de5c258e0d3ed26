//! How detectives look, and what they hear: MC-19 to MC-22.

use super::{
    Answer, Detection, Errand, Event, Fact, Look, Open, Order, Phase, Reply, Sheet, State,
    detective::{go_on, learn},
    museum, thief,
};

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

#[cfg(test)]
mod tests {
    use super::super::{
        Action, CameraSet, Colour, Deed, Face, Notice, Refusal, Setup,
        fixtures::{THIEF, at, camera, inside, table},
    };
    use super::*;
    use crate::rules::{Game, Seat, SeatSet, Turn, Viewer};

    /// The reply of a camera.
    fn asked(state: &mut State, number: usize) -> Reply {
        let events = state.detect(Action::Look(Look::Camera(camera(number)))).expect("an eye was rolled");
        match events[0] {
            Event::Learned(Fact::Asked { reply, .. }) => reply,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn mc_19_a_a_camera_says_whether_it_sees_the_thief() {
        let eye = || table(3).rolled(0, 1, Some(Face::Eye));
        assert_eq!(asked(&mut eye().thief_at(8, 3), 5), Reply::Sees(true));
        assert_eq!(asked(&mut eye().thief_at(8, 3), 2), Reply::Sees(false));
        let mut state = eye().thief_at(8, 3);
        asked(&mut state, 5);
        assert_eq!(state.open.visible, None, "and nothing more");
    }

    #[test]
    fn mc_19_a_a_destroyed_camera_is_removed_and_a_power_cut_announced() {
        for (destroyed, cut, reply) in [
            (true, false, Reply::Gone { dark: false }),
            (true, true, Reply::Gone { dark: true }),
            (false, true, Reply::Dark),
        ] {
            let mut state = table(3).thief_at(8, 3).rolled(0, 1, Some(Face::Eye));
            if destroyed {
                state.sheet_mut().destroyed.insert(camera(5));
            }
            state.sheet_mut().cut = cut;
            assert_eq!(asked(&mut state, 5), reply);
            assert_eq!(state.open.board.camera(camera(5)).is_none(), destroyed);
            assert_eq!(state.open.dark, cut, "all show dead for now");
            assert!(state.sheet().destroyed.is_empty());
            if destroyed {
                let again = state
                    .rolled(0, 1, Some(Face::Eye))
                    .refusal(Seat(1), Action::Look(Look::Camera(camera(5))));
                assert_eq!(again, Some(Refusal::CameraGone));
            }
        }
    }

    #[test]
    fn mc_19_b_own_eyes_see_four_lines_and_the_pawn_is_placed() {
        let mut state = table(3).thief_at(7, 5).rolled(0, 1, Some(Face::Eye));
        let events = state.detect(Action::Look(Look::Eyes)).expect("an eye was rolled");
        assert_eq!(events[0], Event::Learned(Fact::Looked { pawn: 0, seen: Some(at(7, 5)) }));
        assert_eq!(state.open.visible, Some(at(7, 5)));
        let mut state = table(3).thief_at(6, 6).rolled(0, 1, Some(Face::Eye));
        state.detect(Action::Look(Look::Eyes)).expect("an eye was rolled");
        assert_eq!(state.open.visible, None, "not on a diagonal");
        let mut dark = table(3).thief_at(7, 5).rolled(0, 1, Some(Face::Eye));
        dark.sheet_mut().cut = true;
        dark.detect(Action::Look(Look::Eyes)).expect("an eye was rolled");
        assert_eq!(dark.open.visible, Some(at(7, 5)), "eyes work without power (MC-13)");
    }

    #[test]
    fn mc_19_only_what_the_die_shows() {
        let looks = [Look::Eyes, Look::Camera(camera(1)), Look::Scan, Look::Detectors];
        for (face, allowed) in [
            (Face::Eye, [true, true, false, false]),
            (Face::Scan, [false, false, true, false]),
            (Face::Detectors, [false, false, false, true]),
        ] {
            let state = table(3).rolled(0, 1, Some(face));
            for (look, allowed) in looks.into_iter().zip(allowed) {
                let refused = state.refusal(Seat(1), Action::Look(look));
                assert_eq!(refused, (!allowed).then_some(Refusal::OtherFace), "{look:?}");
            }
        }
    }

    #[test]
    fn mc_20_a_scan_removes_the_destroyed_and_names_all_that_see() {
        let mut state = table(3).thief_at(8, 2).rolled(0, 1, Some(Face::Scan));
        state.sheet_mut().destroyed.insert(camera(1));
        let events = state.detect(Action::Look(Look::Scan)).expect("a scan was rolled");
        let set = |numbers: &[usize]| numbers.iter().map(|number| camera(*number)).collect::<CameraSet>();
        assert_eq!(
            events[0],
            Event::Learned(Fact::Scanned { pawn: 0, gone: set(&[1]), seeing: Some(set(&[5])) })
        );
        assert!(state.open.board.camera(camera(1)).is_none());

        let mut dark = table(3).thief_at(8, 2).rolled(0, 1, Some(Face::Scan));
        dark.sheet_mut().destroyed.insert(camera(1));
        dark.sheet_mut().cut = true;
        let events = dark.detect(Action::Look(Look::Scan)).expect("a scan was rolled");
        assert_eq!(events[0], Event::Learned(Fact::Scanned { pawn: 0, gone: set(&[1]), seeing: None }));
        assert!(dark.open.dark);
    }

    fn detected(state: &mut State) -> Vec<Event> {
        state.detect(Action::Look(Look::Detectors)).expect("detectors were rolled")
    }

    #[test]
    fn mc_21_the_thief_names_the_colour_or_uses_a_cut_out() {
        for (answer, reply) in
            [(Answer::Name, Detection::Colour(Colour::Yellow)), (Answer::CutOut, Detection::CutOut)]
        {
            let mut state = table(3).rolled(0, 1, Some(Face::Detectors));
            assert_eq!(state.refusal(THIEF, Action::Answer(answer)), Some(Refusal::NotNow));
            assert_eq!(detected(&mut state), [Event::Asked { thief: THIEF }]);
            assert_eq!(state.turn(), Turn::Of(SeatSet::only(THIEF)));
            assert_eq!(state.refusal(Seat(1), Action::Done), Some(Refusal::NotNow), "the detective waits");
            let events = state.act(THIEF, Action::Answer(answer)).expect("it is asked");
            assert_eq!(events[0], Event::Learned(Fact::Detected { pawn: 0, reply }));
            assert_eq!(state.turn(), Turn::Of(SeatSet::only(Seat(1))), "who can still move");
            let again = state.refusal(Seat(1), Action::Look(Look::Detectors));
            assert_eq!(again, Some(Refusal::NotAgain));
        }
    }

    #[test]
    fn mc_21_without_power_that_is_the_answer_and_no_cut_out_is_used() {
        let mut state = table(3).rolled(0, 1, Some(Face::Detectors));
        state.sheet_mut().cut = true;
        state.sheet_mut().order = Order::CutOut;
        assert_eq!(
            detected(&mut state)[0],
            Event::Learned(Fact::Detected { pawn: 0, reply: Detection::Dark })
        );
        assert_eq!((state.open.cutouts, state.sheet().order, state.open.dark), (2, Order::CutOut, true));
    }

    #[test]
    fn mc_22_a_thief_seen_by_eye_is_visible_and_the_special_die_rests() {
        let mut state = table(3).thief_at(7, 5).rolled(0, 1, Some(Face::Eye));
        state.sheet_mut().order = Order::Name;
        state.detect(Action::Look(Look::Eyes)).expect("legal");
        assert_eq!(state.sheet().order, Order::Ask, "a standing order ends with it");
        state.detect(Action::Done).expect("legal");
        let events = state.go(7, 4, Deed::Nothing).expect("they go where they like");
        let Notice::Learned(Fact::Moved { path: Some(path), .. }) = State::notice(&events[0], Viewer::Table)
        else {
            panic!("{events:?}")
        };
        assert_eq!((path.end(), state.open.visible), (at(7, 4), Some(at(7, 4))));
        let events = state.detect(Action::Roll).expect("legal");
        assert!(matches!(events[0], Event::Learned(Fact::Rolled { face: None, .. })));
        assert!(state.legal(Seat(2)).iter().all(|action| matches!(action, Action::Walk(_) | Action::Done)));
        assert_eq!(state.refusal(Seat(2), Action::Look(Look::Eyes)), Some(Refusal::OtherFace));
    }

    #[test]
    fn mc_22_seen_by_a_camera_only_the_thief_stays_hidden() {
        let mut state = table(3).thief_at(8, 2).rolled(0, 1, Some(Face::Scan));
        state.detect(Action::Look(Look::Scan)).expect("legal");
        assert_eq!(state.open.visible, None);
    }

    #[test]
    fn mc_23_colleagues_block_a_detectives_sight() {
        let state = table(3).pawn_at(1, 7, 6);
        assert!(!state.open.board.seen_by_eye(0).contains(at(7, 5)));
        assert!(table(3).open.board.seen_by_eye(0).contains(at(7, 5)));
    }

    #[test]
    fn mc_21_the_thief_answers_only_when_asked() {
        let state = table(3);
        assert_eq!(state.refusal(THIEF, Action::Answer(Answer::Name)), Some(Refusal::NoQuestion));
    }

    #[test]
    fn mc_25_with_no_cut_out_left_nobody_is_asked() {
        for order in Order::ALL {
            let mut state = table(3).rolled(0, 1, Some(Face::Detectors));
            state.open.cutouts = 0;
            state.sheet_mut().order = order;
            let reply = Detection::Colour(Colour::Yellow);
            assert_eq!(detected(&mut state)[0], Event::Learned(Fact::Detected { pawn: 0, reply }));
        }
    }

    #[test]
    fn mc_25_what_detectives_learn_everybody_learns() {
        let setup = Setup { chosen_locks: true, ..Setup::of(4) };
        let mut state = inside(setup).rolled(0, 2, Some(Face::Scan));
        for event in state.detect(Action::Look(Look::Scan)).expect("legal") {
            let notices = [Viewer::Table, Viewer::Seat(THIEF), Viewer::Seat(Seat(3))]
                .map(|viewer| State::notice(&event, viewer));
            assert!(notices.iter().all(|notice| *notice == notices[0]));
        }
        assert_eq!(state.view(Viewer::Seat(Seat(1))).open, state.view(Viewer::Seat(THIEF)).open);
    }
}
