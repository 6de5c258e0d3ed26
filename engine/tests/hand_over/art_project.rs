//! The device at a table that plays together: what is open is decided in the open, and looking
//! at one's cards is private.

use cambriole_engine::{
    rules::{
        Game, Privacy, Seat, SeatSet, Seed, Viewer,
        art_project::{Action, Phase, Setup, State, View},
    },
    table::{Sitter, Stage, Table},
};

use crate::tables::{BOT, chairs};

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn table_of(setup: Setup, sitters: &[Sitter]) -> Table<State> {
    Table::start(setup, chairs(sitters), Seed(7)).expect("a legal table")
}

fn table(sitters: &[Sitter]) -> Table<State> {
    table_of(Setup::of(u8::try_from(sitters.len()).expect("a small table")), sitters)
}

/// Everybody draws; the cards can be played.
fn drawn(sitters: &[Sitter]) -> Table<State> {
    let mut table = table(sitters);
    for seat in Seat::all(sitters.len()) {
        table.act(seat, Action::Draw).expect("it is legal");
        table.act(seat, Action::Draw).expect("it is legal");
    }
    assert_eq!(table.game().view(Viewer::Table).scene.phase, Phase::Play);
    table
}

fn all(count: usize) -> SeatSet {
    Seat::all(count).collect()
}

fn hands_seen(view: &View) -> Vec<usize> {
    let seen = |seat: &Seat| view.faces(*seat).next().is_some();
    Seat::all(view.hands.len()).filter(seen).map(Seat::index).collect()
}

fn card(table: &Table<State>, seat: Seat) -> cambriole_engine::rules::art_project::Card {
    table.game().view(Viewer::Seat(seat)).faces(seat).next().expect("a hand")
}

#[test]
fn what_is_open_is_decided_in_the_open() {
    let mut table = table(&[Sitter::Person; 3]);
    assert_eq!(table.stage(), Stage::Together(all(3)));
    assert_eq!(table.viewer(), Viewer::Table);
    table.act(BEN, Action::Draw).expect("anybody may");
    assert_eq!(table.stage(), Stage::Together(all(3)), "the one who draws hands nothing over");
    assert_eq!(hands_seen(&table.game().view(table.viewer())), [0_usize; 0]);
}

#[test]
fn a_person_takes_the_device_to_look_and_lays_it_down() {
    let mut table = drawn(&[Sitter::Person; 3]);
    assert_eq!(table.stage(), Stage::Together(all(3)), "the plan is for all to see");
    table.take(BEN);
    assert_eq!((table.stage(), table.viewer()), (Stage::Curtain(BEN), Viewer::Table));
    table.unveil();
    assert_eq!((table.stage(), table.viewer()), (Stage::Private(BEN), Viewer::Seat(BEN)));
    assert_eq!(hands_seen(&table.game().view(table.viewer())), [1]);
    table.lay_down();
    assert_eq!(table.stage(), Stage::Together(all(3)));
}

#[test]
fn a_declaration_leaves_the_device_where_it_is_and_a_card_played_does_not() {
    let mut table = drawn(&[Sitter::Person; 2]);
    table.take(ADA);
    table.unveil();
    let card = card(&table, ADA);
    table.act(ADA, Action::Declare(card)).expect("it is theirs to tell");
    assert_eq!(table.stage(), Stage::Private(ADA));
    assert!(!table.can_undo(), "it was told");
    table.act(ADA, Action::Play(card)).expect("it is in hand");
    assert!(!matches!(table.stage(), Stage::Private(_) | Stage::Curtain(_)), "{:?}", table.stage());
    assert_eq!(table.viewer(), Viewer::Table);
}

#[test]
fn one_may_look_while_others_decide() {
    let mut table = table(&[Sitter::Person; 2]);
    table.act(ADA, Action::Draw).expect("it is legal");
    table.act(ADA, Action::Draw).expect("it is legal");
    assert_eq!(table.stage(), Stage::Together(SeatSet::only(BEN)));
    table.take(ADA);
    table.unveil();
    assert_eq!(table.stage(), Stage::Private(ADA), "their cards are drawn, they have nothing to decide");
    table.lay_down();
    assert_eq!(table.stage(), Stage::Together(SeatSet::only(BEN)));
}

#[test]
fn nobody_takes_the_device_for_a_bot_or_a_stranger() {
    let mut table = drawn(&[Sitter::Person, Sitter::Person, BOT]);
    for seat in [Seat(2), Seat(9)] {
        table.take(seat);
        assert!(matches!(table.stage(), Stage::Together(_)), "{seat:?}");
    }
    assert_eq!(table.bots(), SeatSet::only(Seat(2)), "the page may let it go first");
}

#[test]
fn a_page_that_was_hidden_comes_back_to_the_shared_view() {
    let mut table = drawn(&[Sitter::Person; 2]);
    table.take(BEN);
    table.unveil();
    table.cover();
    assert_eq!((table.stage(), table.viewer()), (Stage::Together(all(2)), Viewer::Table));
}

#[test]
fn one_person_among_bots_keeps_the_device() {
    let table = drawn(&[Sitter::Person, BOT, BOT]);
    assert_eq!((table.stage(), table.viewer()), (Stage::Private(ADA), Viewer::Seat(ADA)));
}

#[test]
fn bots_go_on_where_no_person_can() {
    let mut table = table(&[Sitter::Person, Sitter::Person, BOT]);
    for seat in [ADA, ADA, BEN, BEN] {
        table.act(seat, Action::Draw).expect("it is legal");
    }
    assert_eq!(table.stage(), Stage::Bot(Seat(2)));
}

#[test]
fn with_open_hands_nobody_needs_private_eyes() {
    let setup = Setup { open_hands: true, ..Setup::of(2) };
    let mut table = table_of(setup, &[Sitter::Person; 2]);
    for seat in [ADA, ADA, BEN, BEN] {
        table.act(seat, Action::Draw).expect("it is legal");
    }
    assert_eq!(table.stage(), Stage::Together(all(2)));
    assert_eq!(hands_seen(&table.game().view(table.viewer())), [0, 1]);
    let card = card(&table, BEN);
    table.act(BEN, Action::Play(card)).expect("in the open");
}

#[test]
fn a_move_can_be_taken_back_until_chance_speaks() {
    let mut table = drawn(&[Sitter::Person; 2]);
    for _ in 0..200 {
        if table.game().view(Viewer::Table).scene.phase == Phase::Move {
            break;
        }
        let Stage::Together(people) = table.stage() else { panic!("{:?}", table.stage()) };
        let seat = people.iter().next().expect("somebody");
        let legal = table.game().legal_actions(seat);
        table.act(seat, legal[0]).expect("it is listed");
    }
    let legal = table.game().legal_actions(ADA);
    let step = legal.iter().find(|action| matches!(action, Action::Step { .. })).expect("a road");
    let before = table.game().clone();
    assert!(!table.can_undo(), "a card was shown");
    table.act(ADA, *step).expect("it is listed");
    assert!(table.can_undo() && table.undo());
    assert_eq!(*table.game(), before);
}

#[test]
fn an_end_is_never_taken_back() {
    let setup = Setup { level: cambriole_engine::rules::art_project::Difficulty::Impossible, ..Setup::of(2) };
    let mut table = table_of(setup, &[Sitter::Person; 2]);
    while !table.game().is_over() {
        // Whoever can take a road does, until the last heart pays for it.
        let seats = [ADA, BEN].into_iter();
        let mut able =
            seats.flat_map(|seat| table.game().legal_actions(seat).into_iter().map(move |it| (seat, it)));
        let mut first = able.next().expect("somebody can act");
        if let Some(step) = able.chain([first]).find(|(_, action)| matches!(action, Action::Step { .. })) {
            first = step;
        }
        table.act(first.0, first.1).expect("it is listed");
    }
    assert!(!table.can_undo() && !table.undo());
}

#[test]
fn only_choosing_a_card_needs_private_eyes() {
    let mut state = State::start(&Setup::of(2), Seed(7)).expect("two may play");
    for seat in [ADA, ADA, BEN, BEN] {
        assert_eq!(state.privacy(seat), Privacy::Open);
        state.apply(seat, &Action::Draw, &mut Vec::new()).expect("it is legal");
    }
    assert_eq!((state.privacy(ADA), state.privacy(BEN)), (Privacy::Private, Privacy::Private));
}
