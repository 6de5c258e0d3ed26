//! The device in Le Casse du Siècle: the curtain falls before the thief and nobody else.

use cambriole_engine::{
    rules::{
        Dice, Seat, Seed, Viewer,
        museum_caper::{Action, Deed, Errand, Face, Look, Order, Phase, Setup, State},
    },
    table::{Sitter, Stage, Table},
};

use crate::tables::{self, BOT, chairs};

const THIEF: Seat = Seat(0);

fn table_of(setup: Setup, sitters: &[Sitter], seed: u64) -> Table<State> {
    let players = u8::try_from(sitters.len()).expect("a small table");
    Table::start(Setup { thief: Some(THIEF), players, ..setup }, chairs(sitters), Seed(seed))
        .expect("a legal table")
}

fn table(sitters: &[Sitter], seed: u64) -> Table<State> {
    table_of(Setup::of(2), sitters, seed)
}

/// Plays anything at all, once the museum is set up.
fn play_until(table: &mut Table<State>, seed: u64, stop: impl FnMut(&Table<State>) -> bool) -> bool {
    let mut dice = Dice::new(Seed(seed));
    let choose = |legal: &[Action]| {
        let ready = |wanted| legal.iter().position(|action| *action == wanted);
        let any = || dice.below(u32::try_from(legal.len()).expect("a short list")) as usize;
        ready(Action::Confirm).or_else(|| ready(Action::Random)).unwrap_or_else(any)
    };
    tables::play_until(table, choose, stop)
}

fn phase(table: &Table<State>) -> Phase {
    table.game().view(Viewer::Table).open.phase
}

#[test]
fn the_curtain_falls_before_the_thief_and_never_between_detectives() {
    for seed in 0..20 {
        let mut table = table(&[Sitter::Person; 4], seed);
        let mut curtains = 0;
        play_until(&mut table, seed, |table| {
            match (table.stage(), phase(table)) {
                (Stage::Curtain(seat), Phase::Enter | Phase::Thief | Phase::Detectors(_)) => {
                    assert_eq!((seat, table.viewer()), (THIEF, Viewer::Table));
                    curtains += 1;
                }
                (Stage::Private(seat), Phase::Enter | Phase::Thief | Phase::Detectors(_)) => {
                    assert_eq!(seat, THIEF);
                }
                (Stage::Open(seat), Phase::Museum | Phase::Detective(_)) => assert_ne!(seat, THIEF),
                (Stage::Over, Phase::Over) => {}
                other => panic!("{other:?}"),
            }
            false
        });
        let view = table.game().view(Viewer::Table);
        assert!(curtains >= usize::from(view.open.moves), "each move of the thief has its curtain");
    }
}

#[test]
fn at_a_table_of_two_both_detectives_are_played_in_the_open() {
    let mut table = table(&[Sitter::Person; 2], 4);
    let mut pawns = [false; 2];
    play_until(&mut table, 4, |table| {
        let open = table.game().view(Viewer::Table).open;
        if let Phase::Detective(_) = open.phase {
            assert_eq!(table.stage(), Stage::Open(Seat(1)));
            pawns[usize::from(open.pawn)] = true;
        }
        false
    });
    assert_eq!(pawns, [true; 2]);
}

#[test]
fn chosen_locks_are_placed_behind_the_curtain() {
    let setup = Setup { chosen_locks: true, ..Setup::of(2) };
    let mut table = table_of(setup, &[Sitter::Person; 3], 2);
    assert!(play_until(&mut table, 2, |table| phase(table) == Phase::Locks));
    let Stage::Curtain(detective) = table.stage() else { panic!("{:?}", table.stage()) };
    assert_ne!(detective, THIEF);
    assert_eq!(table.game().view(table.viewer()).locks, None);
    table.unveil();
    assert!(table.game().view(table.viewer()).locks.is_some());
    table.act(detective, Action::Confirm).expect("legal");
    assert_eq!(table.stage(), Stage::Curtain(THIEF));
}

#[test]
fn whatever_is_shown_holds_the_sheet_only_before_the_thief_or_when_all_is_told() {
    for (seed, sitters) in (0..30).zip(
        [[Sitter::Person; 3], [Sitter::Person, Sitter::Person, BOT], [BOT, Sitter::Person, Sitter::Person]]
            .into_iter()
            .cycle(),
    ) {
        let mut table = table(&sitters, seed);
        play_until(&mut table, seed, |table| {
            let view = table.game().view(table.viewer());
            let alone = table.stage() == Stage::Private(THIEF);
            let inside = !matches!(view.open.phase, Phase::Museum | Phase::Enter);
            assert_eq!(view.sheet.is_some(), inside && (alone || view.open.is_told()));
            false
        });
    }
}

#[test]
fn one_person_among_bots_needs_no_curtain_on_either_side() {
    for person in 0..3 {
        let mut sitters = [BOT; 3];
        sitters[person] = Sitter::Person;
        let seat = Seat(u8::try_from(person).expect("small"));
        let mut table = table(&sitters, 5);
        let curtain = play_until(&mut table, 5, |table| {
            assert_eq!(table.viewer(), Viewer::Seat(seat));
            let view = table.game().view(table.viewer());
            assert!(seat == THIEF || view.sheet.is_none() || view.open.is_told());
            matches!(table.stage(), Stage::Curtain(_) | Stage::Open(_))
        });
        assert!(!curtain && table.stage() == Stage::Over);
    }
}

#[test]
fn a_quiet_move_can_be_taken_back_until_somebody_rolls() {
    let mut table = table(&[Sitter::Person; 3], 7);
    assert!(play_until(&mut table, 7, |table| phase(table) == Phase::Thief));
    if let Stage::Curtain(_) = table.stage() {
        table.unveil();
    }
    let legal = table.game().legal_actions(THIEF);
    let quiet = legal
        .iter()
        .find(|action| matches!(action, Action::Move { deed: Deed::Nothing, order: Order::Ask, .. }));
    let before = table.game().len();
    table.act(THIEF, *quiet.expect("there is always one")).expect("legal");
    assert_eq!(table.stage(), Stage::Open(Seat(1)));
    assert!(table.can_undo() && table.undo());
    assert_eq!((table.game().len(), table.stage()), (before, Stage::Curtain(THIEF)));
    table.unveil();
    table.act(THIEF, *quiet.expect("there is always one")).expect("legal");
    table.act(Seat(1), Action::Roll).expect("legal");
    assert!(!table.can_undo() && !table.undo());
}

#[test]
fn the_detectors_question_goes_to_the_thief_and_back() {
    let asked = (0..200).find_map(|seed| {
        let mut table = table(&[Sitter::Person; 3], seed);
        let rolled = |table: &Table<State>| {
            matches!(
                phase(table),
                Phase::Detective(Errand { face: Some(Face::Detectors), looked: false, .. })
            )
        };
        play_until(&mut table, seed, rolled).then_some(table)
    });
    let mut table = asked.expect("the detectors come up in some match");
    let Stage::Open(detective) = table.stage() else { panic!("{:?}", table.stage()) };
    table.act(detective, Action::Look(Look::Detectors)).expect("they are on the die");
    if let Phase::Detectors(_) = phase(&table) {
        assert_eq!(table.stage(), Stage::Curtain(THIEF));
        table.unveil();
        let answers = table.game().legal_actions(THIEF);
        table.act(THIEF, answers[0]).expect("legal");
    }
    assert!(matches!(table.stage(), Stage::Open(_) | Stage::Curtain(_)));
}
