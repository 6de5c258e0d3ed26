use super::*;

const GAME: GameId = GameId::ArtRobbery;

fn fresh() -> Draft {
    Draft::fresh(GAME, Lang::Fr)
}

fn chair(name: &str, mark: u8) -> Chair {
    Chair { name: name.into(), mark, sitter: Sitter::Person }
}

#[test]
fn a_newcomer_meets_three_bots() {
    let draft = fresh();
    assert_eq!((draft.count(), draft.people()), (4, 1));
    assert!(draft.chairs().iter().all(|chair| !chair.name.is_empty()));
}

#[test]
fn the_table_keeps_to_its_limits() {
    let mut draft = fresh();
    assert!(draft.add().is_some());
    assert_eq!(draft.add(), None);
    for key in draft.keys() {
        draft.remove(key);
    }
    assert_eq!(draft.count(), 2);
    assert_eq!(Draft::of(GAME, []).count(), 2);
    assert_eq!(Draft::of(GAME, (0..9).map(|mark| chair("x", mark))).count(), 5);
}

#[test]
fn no_two_seats_share_a_mark() {
    let mut draft = Draft::of(GAME, [chair("a", 3), chair("b", 3), chair("c", 200), chair("d", 0)]);
    let distinct = |draft: &Draft| {
        let mut marks: Vec<u8> = draft.marks().into_iter().map(|(_, mark)| mark).collect();
        marks.sort_unstable();
        marks.dedup();
        marks.len() == draft.count()
    };
    assert!(distinct(&draft));
    let before = draft.marks();
    let [(a, first), (_, second), (c, third), ..] = before[..] else { panic!("four seats") };
    draft.take_mark(a, second, &before);
    assert_eq!(draft.take_mark(a, third, &before), Some(c), "only the last pick counts");
    assert!(distinct(&draft));
    assert_eq!(draft.marks()[..3], [(a, third), (before[1].0, second), (c, first)]);
}

#[test]
fn a_seat_that_changes_sides_changes_its_name() {
    let mut draft = fresh();
    let bot = draft.keys()[1];
    draft.seat(bot, Sitter::Person);
    assert_eq!(draft.name(bot, Lang::Fr), "Siège 2");
    draft.seat(bot, Sitter::Bot(Level::Novice));
    assert_eq!(draft.name(bot, Lang::Fr), "Noé");
    draft.edit(bot, |chair| chair.name = "Marie".into());
    draft.seat(bot, Sitter::Person);
    assert_eq!(draft.name(bot, Lang::Fr), "Marie", "a chosen name stays");
}

#[test]
fn seats_move_and_whoever_starts_moves_along() {
    let mut draft = fresh();
    let keys = draft.keys();
    draft.first = Some(keys[1]);
    draft.shift(keys[1], Way::Up);
    assert_eq!(draft.keys(), [keys[1], keys[0], keys[2], keys[3]]);
    draft.shift(keys[1], Way::Up);
    draft.shift(keys[3], Way::Down);
    assert_eq!(draft.keys(), [keys[1], keys[0], keys[2], keys[3]], "there is nowhere to go");
    assert_eq!(draft.first, Some(keys[1]));
    draft.remove(keys[1]);
    assert_eq!(draft.first, None);
}

#[test]
fn names_are_compared_as_people_read_them() {
    let draft = Draft::of(GAME, [chair("Zoé ", 1), chair("zoé", 2), chair("", 3), chair("", 4)]);
    let repeated: Vec<bool> = draft.keys().into_iter().map(|key| draft.is_repeated(key)).collect();
    assert_eq!(repeated, [true, true, false, false]);
}
