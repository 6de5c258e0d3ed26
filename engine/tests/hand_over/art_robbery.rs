//! The device in Art Robbery: the curtain falls between people.

use cambriole_engine::{
    rules::{
        Seat, Seed, Viewer,
        art_robbery::{Action, Aim, Gift, Held, Notice, Setup, State, View},
    },
    table::{Sitter, Stage, Table},
};

use crate::tables::{self, BOT, chairs};

fn table(sitters: &[Sitter], seed: u64) -> Table<State> {
    let players = u8::try_from(sitters.len()).expect("a small table");
    let setup = Setup { first: Some(Seat(0)), ..Setup::of(players) };
    Table::start(setup, chairs(sitters), Seed(seed)).expect("a legal table")
}

fn play_until(table: &mut Table<State>, stop: impl FnMut(&Table<State>) -> bool) -> bool {
    tables::play_until(table, |_| 0, stop)
}

fn hands_seen(view: &View) -> Vec<usize> {
    let seen = |(place, held): (usize, &Held)| matches!(held, Held::Seen(_)).then_some(place);
    view.hands.iter().enumerate().filter_map(seen).collect()
}

#[test]
fn between_people_the_curtain_falls() {
    let mut table = table(&[Sitter::Person, Sitter::Person], 3);
    assert_eq!(table.stage(), Stage::Curtain(Seat(0)));
    assert_eq!(table.viewer(), Viewer::Table);
    table.unveil();
    assert_eq!(table.stage(), Stage::Private(Seat(0)));
    assert_eq!(table.viewer(), Viewer::Seat(Seat(0)));
    let legal = table.game().legal_actions(Seat(0));
    table.act(Seat(0), legal[0]).expect("it is legal");
    assert_eq!(table.stage(), Stage::Curtain(Seat(1)));
}

#[test]
fn one_person_among_bots_needs_no_curtain() {
    let mut table = table(&[Sitter::Person, BOT, BOT], 3);
    let curtain = play_until(&mut table, |table| {
        assert_eq!(table.viewer(), Viewer::Seat(Seat(0)));
        matches!(table.stage(), Stage::Curtain(_) | Stage::Open(_))
    });
    assert!(!curtain && table.stage() == Stage::Over);
}

#[test]
fn bots_alone_are_watched_from_the_table() {
    let mut table = table(&[BOT, BOT], 3);
    assert_eq!(table.stage(), Stage::Bot(Seat(0)));
    assert_eq!(table.viewer(), Viewer::Table);
    assert!(!play_until(&mut table, |table| !matches!(table.stage(), Stage::Bot(_) | Stage::Over)));
}

#[test]
fn a_page_that_was_hidden_comes_back_behind_the_curtain() {
    let mut table = table(&[Sitter::Person, Sitter::Person], 3);
    table.unveil();
    table.cover();
    assert_eq!(table.stage(), Stage::Curtain(Seat(0)));
}

#[test]
fn whatever_is_shown_never_holds_two_hands() {
    for seed in 0..30 {
        let mut table = table(&[Sitter::Person, Sitter::Person, BOT], seed);
        play_until(&mut table, |table| {
            let seen = hands_seen(&table.game().view(table.viewer()));
            match table.stage() {
                Stage::Private(seat) => assert_eq!(seen, [seat.index()]),
                _ => assert_eq!(seen, [0_usize; 0]),
            }
            false
        });
    }
}

fn with_question(sitters: &[Sitter]) -> Table<State> {
    (0..500)
        .map(|seed| table(sitters, seed))
        .find_map(|mut table| {
            play_until(&mut table, |table| matches!(table.stage(), Stage::Open(_))).then_some(table)
        })
        .expect("the dog is asked in some match")
}

#[test]
fn the_dogs_question_is_asked_in_the_open() {
    let mut table = with_question(&[Sitter::Person, Sitter::Person]);
    let Stage::Open(asked) = table.stage() else { unreachable!() };
    assert_eq!(table.viewer(), Viewer::Table);
    table.peek();
    assert_eq!(table.stage(), Stage::Curtain(asked));
    table.unveil();
    assert_eq!(table.stage(), Stage::Private(asked));
    assert_eq!(hands_seen(&table.game().view(table.viewer())), [asked.index()]);
    table.act(asked, Action::Give(Gift::Dog)).expect("it is asked");
    assert_eq!(table.stage(), Stage::Private(asked), "at a table of two it is their turn next");
}

#[test]
fn a_theft_can_be_taken_back_until_it_is_answered() {
    let mut table = with_question(&[Sitter::Person, Sitter::Person]);
    let before = table.game().len();
    assert!(table.can_undo() && table.undo());
    assert_eq!(table.game().len(), before - 1);
    assert!(matches!(table.stage(), Stage::Curtain(_)), "the device lay on the table meanwhile");
    assert!(!table.undo(), "the turn before ended with a draw");
}

#[test]
fn an_answer_ends_with_a_draw_and_stays() {
    let mut table = with_question(&[Sitter::Person, Sitter::Person]);
    let Stage::Open(asked) = table.stage() else { unreachable!() };
    table.act(asked, Action::Give(Gift::Token)).expect("it is asked");
    assert!(!table.can_undo() && !table.undo());
}

#[test]
fn nothing_is_taken_back_once_the_device_changed_hands() {
    let mut table = with_question(&[Sitter::Person, Sitter::Person]);
    table.peek();
    table.unveil();
    assert!(!table.can_undo() && !table.undo());
}

#[test]
fn the_recap_tells_what_was_public_since_ones_last_turn() {
    let mut table = table(&[Sitter::Person, Sitter::Person, Sitter::Person], 8);
    for _ in 0..3 {
        table.unveil();
        let seat = match table.stage() {
            Stage::Private(seat) | Stage::Open(seat) => seat,
            other => panic!("{other:?}"),
        };
        let legal = table.game().legal_actions(seat);
        table.act(seat, legal[0]).expect("it is legal");
    }
    let recap = table.recap(Seat(0));
    let players: Vec<Seat> = recap
        .iter()
        .filter_map(|notice| match notice {
            Notice::Played { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(players, [Seat(1), Seat(2)]);
    assert!(!recap.iter().any(|notice| matches!(notice, Notice::Drew { card: Some(_), .. })));
}

#[test]
fn a_loaded_match_recaps_from_ones_last_action() {
    let mut table = table(&[Sitter::Person, BOT, BOT], 8);
    play_until(&mut table, |table| table.game().len() == 10);
    let last = table.game().actions().enumerate().filter(|(_, (seat, _))| *seat == Seat(0)).last();
    let (number, _) = last.expect("they played");
    let loaded = Table::new(table.game().clone());
    assert_eq!(loaded.seen_by(Seat(0)), number + 1);
    assert_eq!(loaded.recap(Seat(0)), table.recap(Seat(0)));
}

#[test]
fn an_answer_to_the_dogs_question_is_no_turn_of_ones_own() {
    let mut table = with_question(&[Sitter::Person, Sitter::Person]);
    let Stage::Open(asked) = table.stage() else { unreachable!() };
    let (seen, recap) = (table.seen_by(asked), table.recap(asked));
    assert!(!recap.is_empty(), "somebody has stolen from them");
    table.act(asked, Action::Give(Gift::Token)).expect("it is asked");
    assert_eq!(table.seen_by(asked), seen);
    assert!(table.recap(asked).starts_with(&recap), "the theft is still news");
    assert_eq!(Table::new(table.game().clone()).seen_by(asked), seen, "the same once it is loaded");
}

#[test]
fn nobody_sees_everything_before_the_end() {
    let mut table = table(&[Sitter::Person, BOT], 4);
    assert_eq!(table.game().view(Viewer::Everything), table.game().view(Viewer::Table));
    assert_eq!(table.game().view_after(0, Viewer::Everything), Some(table.game().view(Viewer::Table)));
    play_until(&mut table, |_| false);
    assert!(table.game().is_over());
    assert_eq!(hands_seen(&table.game().view(Viewer::Everything)), [0, 1]);
    let middle = table.game().len() / 2;
    let then = table.game().view_after(middle, Viewer::Everything).expect("that far it goes");
    assert_eq!(hands_seen(&then), [0, 1]);
    assert_eq!(table.game().view_after(table.game().len() + 1, Viewer::Table), None);
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = table(&[Sitter::Person, Sitter::Person], 3);
    table.unveil();
    let before = table.clone();
    assert!(table.act(Seat(1), Action::Give(Gift::Dog)).is_err());
    let legal = table.game().legal_actions(Seat(0));
    let Action::Play { card, .. } = legal[0] else { unreachable!() };
    assert!(
        table
            .act(
                Seat(0),
                Action::Play {
                    card,
                    aim: Aim::Steal {
                        from: Seat(0),
                        token: cambriole_engine::rules::art_robbery::Token::ALL[0]
                    }
                }
            )
            .is_err()
    );
    assert_eq!(table, before);
}
