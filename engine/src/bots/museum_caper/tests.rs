use super::*;
use crate::rules::{
    Game, Seat, Seed, Turn, Viewer,
    museum_caper::{ENOUGH, How, Length, Setup},
};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Chance,
    Bot(Level),
}

const NOVICE: Player = Player::Bot(Level::Novice);
const REGULAR: Player = Player::Bot(Level::Regular);

/// Plays a match, the first seat the thief, and says how its first round ended.
fn play(thief: Player, detectives: Player, setup: Setup, seed: u64) -> (State, u64) {
    let setup = Setup { thief: Some(Seat(0)), ..setup };
    let mut state = State::start(&setup, Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed + 1_000_000));
    let (mut legal, mut events, mut actions) = (Vec::new(), Vec::new(), 0);
    while let Turn::Of(seats) = state.turn() {
        let seat = seats.iter().next().expect("someone acts");
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let player = if seat == view.open.thief { thief } else { detectives };
        let chosen = match player {
            Player::Chance if legal.contains(&Action::Confirm) => 0,
            Player::Chance if view.open.phase == Phase::Museum => {
                legal.iter().position(|action| *action == Action::Random).expect("it is offered")
            }
            Player::Chance => dice.below(u32::try_from(legal.len()).expect("a short list")) as usize,
            Player::Bot(level) => State::choose(&view, &legal, level, &mut dice),
        };
        let action = legal.get(chosen).copied().expect("a place in the list");
        state.apply(seat, &action, &mut events).expect("it is legal");
        actions += 1;
    }
    (state, actions)
}

/// The share of short games that the thief wins.
fn thief_wins(thief: Player, detectives: Player, setup: Setup, matches: u64) -> f64 {
    let won = (0..matches).filter(|seed| {
        let (end, _) = play(thief, detectives, setup, *seed);
        let how = end.view(Viewer::Table).open.end().expect("it is over");
        how.paintings() >= ENOUGH
    });
    f64::from(u32::try_from(won.count()).expect("few")) / f64::from(u32::try_from(matches).expect("few"))
}

#[test]
fn a_regular_thief_beats_detectives_who_walk_at_random() {
    let share = thief_wins(REGULAR, Player::Chance, Setup::of(4), 60);
    assert!(share > 0.7, "{share}");
}

#[test]
fn regular_detectives_catch_a_thief_who_walks_at_random() {
    let share = thief_wins(Player::Chance, REGULAR, Setup::of(4), 60);
    assert!(share < 0.1, "{share}");
}

/// How matches end: away with enough, away with less, caught unseen, caught seen, dawn; and how many
/// moves a thief makes.
fn ends(thief: Player, detectives: Player, setup: Setup, matches: u64) -> ([u32; 5], u64) {
    let (mut ends, mut moves) = ([0; 5], 0);
    for seed in 0..matches {
        let (end, _) = play(thief, detectives, setup, seed);
        let open = end.view(Viewer::Table).open;
        moves += u64::from(open.moves);
        ends[match open.end() {
            Some(How::Escaped { paintings, .. }) if paintings >= ENOUGH => 0,
            Some(How::Escaped { .. }) => 1,
            Some(How::Caught { .. }) if open.visible.is_none() => 2,
            Some(How::Caught { .. } | How::Cornered { .. }) | None => 3,
            Some(How::Dawn { .. }) => 4,
        }] += 1;
    }
    (ends, moves / matches)
}

/// `cargo test --release --package cambriole-engine --lib bots::museum_caper -- --ignored --nocapture`
#[test]
#[ignore = "a table for people"]
fn how_often_the_thief_wins() {
    let matches = std::env::var("CAMBRIOLE_MATCHES").map_or(300, |count| count.parse().expect("a number"));
    println!("away with three, away with fewer, caught unseen, caught seen, dawn; moves of the thief");
    for players in [2, 4, 5, 7] {
        let setup = Setup::of(players);
        let pairs = [("regulars", REGULAR, REGULAR), ("regular thief, novices", REGULAR, NOVICE)];
        let pairs = pairs
            .into_iter()
            .chain([("novice thief, regulars", NOVICE, REGULAR), ("novices", NOVICE, NOVICE)]);
        for (name, thief, detectives) in pairs {
            let (ends, moves) = ends(thief, detectives, setup, matches);
            let share = 100.0 * f64::from(ends[0]) / f64::from(ends.iter().sum::<u32>());
            println!("{} detectives, {name:<24} {share:>3.0} % {ends:?} {moves}", setup.pawns());
        }
    }
    let long = Setup { length: Length::Long, ..Setup::of(4) };
    let start = std::time::Instant::now();
    let actions: u64 = (0..20).map(|seed| play(REGULAR, REGULAR, long, seed).1).sum();
    let each = start.elapsed() / u32::try_from(actions).expect("few");
    println!("long game of 4: {actions} actions in 20 matches, {each:?} each");
}
