//! A detective's turn: MC-17, MC-18, MC-24.

use super::{Errand, Event, Face, Fact, How, Open, Phase, Square, State, museum, rounds};

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
    let from = open.board.pawn(pawn).unwrap_or(to);
    if let Some(place) = open.board.pawns.get_mut(usize::from(pawn)) {
        *place = Some(to);
    }
    let restored = to == museum().power() && std::mem::take(&mut sheet.cut);
    if restored {
        open.dark = false;
    }
    learn(open, Fact::Walked { pawn, way: museum().walk(from, to), restored }, events);
    if sheet.at == to {
        return rounds::end(state, How::Caught { pawn, at: to }, events);
    }
    if let Phase::Detective(errand) = open.phase {
        go_on(open, Errand { walked: true, ..errand }, events);
    }
}

/// The turn is over.
pub(super) fn rest(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Rested { pawn: state.open.pawn });
    pass_on(&mut state.open);
}

pub(super) fn learn(open: &mut Open, fact: Fact, events: &mut Vec<Event>) {
    open.facts.push(fact);
    events.push(Event::Learned(fact));
}

/// Nobody is asked to end a turn in which nothing is left to do.
pub(super) fn go_on(open: &mut Open, errand: Errand, events: &mut Vec<Event>) {
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

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Deed, Look, Refusal, Setup,
        fixtures::{THIEF, at, table},
    };
    use super::*;
    use crate::rules::{Game, Seat, Turn};

    #[test]
    fn mc_8_the_thief_moves_before_each_detective_clockwise() {
        let setup = Setup { thief: Some(Seat(2)), ..Setup::of(4) };
        let mut state = table(4);
        state.open.setup = setup;
        state.open.thief = Seat(2);
        let mut turns = Vec::new();
        for step in 0..8 {
            let Turn::Of(seats) = state.turn() else { panic!("nobody won yet") };
            turns.push(seats.iter().next().expect("someone").0);
            if step % 2 == 0 {
                let end = if state.sheet().at == at(8, 2) { (8, 3) } else { (8, 2) };
                state.go(end.0, end.1, Deed::Nothing).expect("legal");
            } else {
                state.detect(Action::Roll).expect("legal");
                state.detect(Action::Done).expect("legal");
            }
        }
        assert_eq!(turns, [2, 3, 2, 0, 2, 1, 2, 3]);
    }

    #[test]
    fn mc_17_a_detective_rolls_both_dice_first() {
        let mut state = table(3);
        state.go(8, 2, Deed::Nothing).expect("legal");
        assert_eq!(state.legal(Seat(1)), [Action::Roll]);
        for action in [Action::Walk(at(7, 6)), Action::Look(Look::Eyes), Action::Done] {
            assert_eq!(state.refusal(Seat(1), action), Some(Refusal::NotAgain));
        }
        let events = state.detect(Action::Roll).expect("legal");
        let Event::Learned(Fact::Rolled { pawn: 0, number, face: Some(_) }) = events[0] else {
            panic!("{events:?}")
        };
        assert!((1..=6).contains(&number) && State::reveals(&events[0]));
        assert_eq!(state.refusal(Seat(1), Action::Roll), Some(Refusal::NotAgain));
    }

    #[test]
    fn mc_17_all_numbers_and_faces_come_up() {
        let mut faces = [0; 3];
        let mut numbers = [0; 6];
        let mut state = table(3);
        for _ in 0..1200 {
            state.open.phase = Phase::Detective(Errand::default());
            state.open.pawn = 0;
            roll(&mut state, &mut Vec::new());
            let Phase::Detective(Errand { number: Some(number), face: Some(face), .. }) = state.open.phase
            else {
                panic!("rolled")
            };
            numbers[usize::from(number) - 1] += 1;
            faces[face as usize] += 1;
        }
        assert!(numbers.iter().all(|count| (140..260).contains(count)), "{numbers:?}");
        assert!(
            (700..900).contains(&faces[0]) && faces[1..].iter().all(|count| (140..260).contains(count)),
            "{faces:?}"
        );
    }

    #[test]
    fn mc_17_each_number_comes_up_with_each_face_and_alone_while_the_thief_is_visible() {
        let rolls = |mut state: State| {
            let mut seen = Vec::new();
            for _ in 0..600 {
                state.open.phase = Phase::Detective(Errand::default());
                state.open.pawn = 0;
                let mut events = Vec::new();
                roll(&mut state, &mut events);
                let Event::Learned(Fact::Rolled { number, face, .. }) = events[0] else {
                    panic!("{events:?}")
                };
                if !seen.contains(&(number, face)) {
                    seen.push((number, face));
                }
            }
            seen.len()
        };
        assert_eq!(rolls(table(3)), 6 * 3);
        assert_eq!(rolls(table(3).seen()), 6, "no special die");
    }

    #[test]
    fn mc_17_moving_and_looking_come_in_either_order_each_once() {
        let mut state = table(3).rolled(0, 2, Some(Face::Eye));
        state.detect(Action::Walk(at(7, 6))).expect("first the move");
        assert_eq!(state.refusal(Seat(1), Action::Walk(at(7, 7))), Some(Refusal::NotAgain));
        state.detect(Action::Look(Look::Eyes)).expect("then the look");
        assert_eq!(state.open.phase, Phase::Thief, "nothing is left to do");

        let mut state = table(3).rolled(0, 2, Some(Face::Eye));
        state.detect(Action::Look(Look::Eyes)).expect("first the look");
        assert_eq!(state.refusal(Seat(1), Action::Look(Look::Eyes)), Some(Refusal::NotAgain));
        state.detect(Action::Walk(at(7, 6))).expect("then the move");
        assert_eq!((state.open.phase, state.open.pawn), (Phase::Thief, 1));

        let mut state = table(3).rolled(0, 2, Some(Face::Eye));
        state.detect(Action::Done).expect("or neither");
        assert_eq!(state.open.phase, Phase::Thief);
    }

    #[test]
    fn mc_18_up_to_the_number_through_no_wall_and_over_everything() {
        let state = table(3).pawn_at(0, 8, 4).pawn_at(1, 8, 3);
        let walks = state.open.walks(0, 2);
        assert!(walks.contains(at(8, 2)), "over a colleague, onto a camera");
        assert!(!walks.contains(at(8, 5)), "through no wall");
        assert!(!walks.contains(at(8, 3)), "not onto a colleague");
        assert!(!walks.contains(at(8, 4)), "staying is not a move");
        assert!(!walks.contains(at(6, 3)) && state.open.walks(0, 3).contains(at(6, 3)), "three steps");
        let near = table(3).pawn_at(0, 9, 3);
        assert!(!near.open.walks(0, 6).contains(at(9, 1)), "not onto a painting");
        assert!(near.open.walks(0, 6).contains(at(7, 1)), "but past it");
        let rolled = near.rolled(0, 6, None);
        assert_eq!(rolled.refusal(Seat(1), Action::Walk(at(9, 1))), Some(Refusal::NotInReach));
    }

    #[test]
    fn mc_18_a_painting_stolen_and_still_shown_is_no_place_to_end() {
        let mut state = table(3).thief_at(9, 3);
        state.go(9, 1, Deed::Steal).expect("legal");
        let state = state.pawn_at(0, 7, 1);
        assert!(!state.open.walks(0, 6).contains(at(9, 1)));
    }

    #[test]
    fn mc_18_the_visible_thiefs_square_is_one_wherever_it_is() {
        let state = table(3).thief_at(9, 1).seen().pawn_at(0, 7, 1);
        assert!(state.open.walks(0, 2).contains(at(9, 1)), "even on a painting");
        assert!(!state.open.walks(0, 1).contains(at(9, 1)), "but within the number");
    }

    #[test]
    fn mc_18_ending_on_the_power_square_restores_the_power() {
        let mut state = table(3).pawn_at(0, 10, 8).rolled(0, 2, None);
        state.sheet_mut().cut = true;
        state.open.dark = true;
        let events = state.detect(Action::Walk(at(11, 9))).expect("legal");
        let way = museum().walk(at(10, 8), at(11, 9));
        assert_eq!(events[0], Event::Learned(Fact::Walked { pawn: 0, way, restored: true }));
        assert!(!state.sheet().cut && !state.open.dark);

        let mut beside = table(3).pawn_at(0, 10, 8).rolled(0, 2, None);
        beside.sheet_mut().cut = true;
        beside.open.dark = true;
        beside.detect(Action::Walk(at(10, 9))).expect("legal");
        assert!(beside.sheet().cut && beside.open.dark, "it is another square");

        let mut whole = table(3).pawn_at(0, 10, 8).rolled(0, 2, None);
        let events = whole.detect(Action::Walk(at(11, 9))).expect("legal");
        assert_eq!(events[0], Event::Learned(Fact::Walked { pawn: 0, way, restored: false }));
    }

    #[test]
    fn mc_18_the_way_is_part_of_what_happened() {
        let state = table(3).rolled(0, 6, None);
        let from = state.open.board.pawn(0).expect("a detective");
        for to in state.open.walks(0, 6).iter() {
            let mut state = state.clone();
            let events = state.detect(Action::Walk(to)).expect("in reach");
            let Event::Learned(Fact::Walked { pawn: 0, way, .. }) = events[0] else { panic!("{events:?}") };
            let mut here = from;
            for step in way.squares() {
                assert!(museum().joined(here, *step), "through no wall");
                here = *step;
            }
            assert_eq!((here, way.end()), (to, to));
            assert_eq!(way.squares().len(), usize::from(museum().distance(from, to)));
        }
    }

    #[test]
    fn mc_24_capture_is_ending_on_the_thief_seen_or_not() {
        for seen in [false, true] {
            let state = table(3).thief_at(7, 6);
            let mut state = if seen { state.seen() } else { state }.rolled(0, 3, None);
            let events = state.detect(Action::Walk(at(7, 6))).expect("legal");
            let how = How::Caught { pawn: 0, at: at(7, 6) };
            assert_eq!(state.open.end(), Some(how));
            assert!(
                events.contains(&Event::RoundEnded { round: 0, thief: THIEF, how }),
                "it is said at once"
            );
        }
    }

    #[test]
    fn mc_24_crossing_is_not_capture() {
        let mut state = table(3).thief_at(7, 6).rolled(0, 3, None);
        state.detect(Action::Walk(at(7, 5))).expect("past the hidden thief");
        assert_eq!(state.open.end(), None);
    }
}
