//! Who won: MC-26, MC-27.

use super::{How, Length, Open};
use crate::rules::{Outcome, Seat, SeatSet};

/// MC-26: the thief needs as many.
pub const ENOUGH: u8 = 3;

/// How each seat's night as a thief ended; nothing for those who were not yet.
pub fn nights(open: &Open) -> Vec<Option<How>> {
    let mut nights = vec![None; open.players()];
    let first = open.players() + open.thief.index() - usize::from(open.round).min(open.players());
    for (round, how) in open.ends.iter().enumerate().take(open.players()) {
        let thief = (first + round) % open.players().max(1);
        if let Some(night) = nights.get_mut(thief) {
            *night = *how;
        }
    }
    nights
}

/// Who won, once the match is over; nobody where every thief of a long game was caught.
pub fn winners(open: &Open) -> SeatSet {
    let seats = || Seat::all(open.players());
    let nights = nights(open);
    let haul = |seat: Seat| nights.get(seat.index()).copied().flatten().and_then(How::haul);
    match open.setup.length {
        Length::Short if haul(open.thief) >= Some(ENOUGH) => SeatSet::only(open.thief),
        Length::Short => open.detectives(),
        Length::Long => {
            let most = seats().filter_map(haul).max();
            seats().filter(|seat| most.is_some() && haul(*seat) == most).collect()
        }
    }
}

pub(super) fn outcome(open: &Open) -> Outcome {
    let points = |how: &Option<How>| i32::from(how.map(How::paintings).unwrap_or_default());
    let scores = nights(open).iter().map(points).collect();
    Outcome { winners: winners(open), scores, reason: None }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Deed, Exit, Layout, Phase, Setup, State,
        fixtures::{THIEF, at, exit, inside, table},
    };
    use super::*;
    use crate::rules::{Game, Turn, Viewer};

    fn ended(mut state: State, how: How) -> State {
        super::super::rounds::end(&mut state, how, &mut Vec::new());
        state
    }

    fn away(paintings: u8) -> How {
        How::Escaped { exit: exit(8, 1), paintings }
    }

    fn outcome(state: &State) -> Outcome {
        match state.turn() {
            Turn::Over(outcome) => outcome,
            Turn::Of(_) => panic!("it goes on"),
        }
    }

    fn winners(state: &State) -> Vec<u8> {
        outcome(state).winners.iter().map(|seat| seat.0).collect()
    }

    /// A long game of three in which the nights end like this.
    fn long_game(ends: [How; 3]) -> State {
        let mut state = inside(Setup { length: Length::Long, ..Setup::of(3) });
        for how in ends {
            state = ended(state, how);
            if state.open.phase == Phase::RoundOver {
                state.act(Seat(1), Action::NextRound).expect("legal");
            }
        }
        state
    }

    #[test]
    fn mc_26_the_thief_wins_by_escaping_with_three() {
        for paintings in 0..=9 {
            let state = ended(table(4), away(paintings));
            assert_eq!(winners(&state), if paintings >= 3 { vec![0] } else { vec![1, 2, 3] });
        }
        for how in [
            How::Caught { pawn: 0, at: at(8, 1) },
            How::Dawn { at: at(8, 1) },
            How::Cornered { pawn: 1, at: at(8, 2) },
        ] {
            let mut state = table(4);
            state.sheet_mut().loot = state.open.board.paintings;
            assert_eq!(winners(&ended(state, how)), [1, 2, 3]);
        }
    }

    #[test]
    fn mc_27_every_player_is_the_thief_once() {
        for players in [2, 3, 7] {
            let setup = Setup { length: Length::Long, ..Setup::of(players) };
            let mut state = inside(setup);
            let mut thieves = Vec::new();
            for round in 0..players {
                thieves.push(state.open.thief.0);
                state = ended(state, away(round + 1));
                if round + 1 < players {
                    assert_eq!(state.open.phase, Phase::RoundOver);
                    assert_eq!(
                        state.turn(),
                        Turn::Of(Seat::all(usize::from(players)).collect()),
                        "anybody goes on"
                    );
                    state.act(Seat(players - 1), Action::NextRound).expect("legal");
                }
            }
            assert_eq!(thieves, (0..players).collect::<Vec<_>>());
            assert_eq!(winners(&state), [players - 1]);
            assert_eq!(nights(&state.open), (1..=players).map(|n| Some(away(n))).collect::<Vec<_>>());
        }
    }

    #[test]
    fn mc_27_each_round_is_set_up_afresh() {
        let setup = Setup { length: Length::Long, ..Setup::of(3) };
        let mut state = inside(setup);
        state.go(8, 2, Deed::Destroy).expect("legal");
        state.open.cutouts = 0;
        state.open.turned.insert(exit(9, 2));
        let mut state = ended(state, away(2));
        let locks = state.locks;
        state.act(THIEF, Action::NextRound).expect("legal");
        let open = &state.open;
        assert_eq!((open.phase, open.thief, open.round, open.cutouts), (Phase::Museum, Seat(1), 1, 2));
        assert_eq!(
            (open.board, open.turned.len(), open.moves, open.facts.len()),
            (Layout::default(), 0, 0, 0)
        );
        assert_eq!((state.sheet.clone(), open.visible, open.dark), (None, None, false));
        assert_eq!(state.locks.len(), 5);
        assert_ne!(state.locks, locks, "with this seed");
        assert_eq!(nights(open), [Some(away(2)), None, None]);
    }

    #[test]
    fn mc_27_a_tie_is_shared() {
        let state = long_game([away(4), How::Dawn { at: at(8, 1) }, away(4)]);
        assert_eq!((winners(&state), outcome(&state).scores), (vec![0, 2], vec![4, 0, 4]));
    }

    #[test]
    fn mc_27_only_who_escaped_can_win() {
        let caught = How::Caught { pawn: 0, at: at(8, 1) };
        let state = long_game([caught, away(0), How::Dawn { at: at(8, 1) }]);
        assert_eq!(winners(&state), [1], "with nothing in the bag, but out");
        assert_eq!(outcome(&state).scores, [0, 0, 0]);
    }

    #[test]
    fn mc_27_if_every_thief_was_caught_the_museum_wins_and_no_player_does() {
        let ends = [
            How::Caught { pawn: 0, at: at(8, 1) },
            How::Dawn { at: at(8, 1) },
            How::Cornered { pawn: 1, at: at(8, 2) },
        ];
        let state = long_game(ends);
        assert_eq!((winners(&state), outcome(&state).scores), (vec![], vec![0, 0, 0]));
    }

    #[test]
    fn mc_27_at_the_end_of_a_round_all_of_it_is_told() {
        let setup = Setup { length: Length::Long, ..Setup::of(3) };
        let mut state = inside(setup);
        state.go(8, 2, Deed::Destroy).expect("legal");
        let state = ended(state, How::Caught { pawn: 0, at: at(8, 2) });
        for viewer in [Viewer::Table, Viewer::Seat(THIEF), Viewer::Seat(Seat(1))] {
            let view = state.view(viewer);
            assert_eq!((view.sheet, view.locks), (state.sheet.clone(), Some(state.locks)));
            assert_eq!(view.open.facts.len(), 1, "with the facts in their order");
        }
        assert_eq!(Exit::all().count(), 11);
    }
}
