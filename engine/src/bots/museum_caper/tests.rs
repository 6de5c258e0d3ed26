use super::*;
use crate::rules::{
    Game, Imagine, Seat, Seed, Turn, Viewer,
    museum_caper::{Deed, ENOUGH, Length, Look, Path, Setup, Square, museum},
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
    let share = thief_wins(REGULAR, Player::Chance, Setup::of(4), 80);
    assert!(share > 0.7, "{share}");
}

#[test]
fn regular_detectives_catch_a_thief_who_walks_at_random() {
    let share = thief_wins(Player::Chance, REGULAR, Setup::of(4), 80);
    assert!(share < 0.1, "{share}");
}

#[test]
fn between_regulars_both_sides_have_a_chance() {
    for players in 2..=5 {
        let share = thief_wins(REGULAR, REGULAR, Setup::of(players), 150);
        assert!((0.25..0.75).contains(&share), "{players} players: {share}");
    }
}

/// A table with many open locks, where it is up to the thief and not to luck.
fn lenient(players: u8) -> Setup {
    Setup { open_locks: 6, ..Setup::of(players) }
}

#[test]
fn a_regular_plays_better_than_a_novice_on_either_side() {
    for players in [2, 4] {
        let [thief, detectives] = [(NOVICE, REGULAR), (REGULAR, NOVICE)]
            .map(|(thief, detectives)| thief_wins(thief, detectives, lenient(players), 250));
        assert!(thief + 0.05 < detectives, "{players} players: {thief}, {detectives}");
    }
}

#[test]
fn bots_bring_every_kind_of_match_to_its_end() {
    let long = Setup { length: Length::Long, ..Setup::of(3) };
    let options = [
        long,
        Setup { seen_first: true, ..Setup::of(4) },
        Setup { seen_first: true, dawn: Some(5), ..Setup::of(7) },
        Setup { chosen_locks: true, open_locks: 4, ..Setup::of(2) },
        Setup { dawn: Some(1), ..Setup::of(6) },
    ];
    for (setup, seed) in options.into_iter().zip(0..) {
        for level in Level::ALL {
            let (end, _) = play(Player::Bot(level), Player::Bot(level), setup, seed);
            assert!(end.view(Viewer::Table).open.end().is_some());
        }
    }
}

/// A match of regulars up to the first moment that fits, and the bot's choice then.
fn choice_when(fits: impl Fn(&View, &[Action]) -> bool) -> (View, Action) {
    for seed in 0..400 {
        let mut state =
            State::start(&Setup { thief: Some(Seat(0)), ..lenient(3) }, Seed(seed)).expect("legal");
        let (mut dice, mut legal) = (Dice::new(Seed(seed)), Vec::new());
        while let Turn::Of(seats) = state.turn() {
            let seat = seats.iter().next().expect("someone acts");
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let action = legal[State::choose(&view, &legal, Level::Regular, &mut dice)];
            if fits(&view, &legal) {
                return (view, action);
            }
            state.apply(seat, &action, &mut Vec::new()).expect("it is legal");
        }
    }
    panic!("no match comes to that");
}

#[test]
fn a_detective_takes_a_visible_thief_in_reach() {
    let (view, action) = choice_when(|view, legal| {
        view.open.visible.is_some_and(|thief| legal.contains(&Action::Walk(thief)))
    });
    assert_eq!(Some(action), view.open.visible.map(Action::Walk));
}

#[test]
fn a_detective_scans_before_walking() {
    let (_, action) = choice_when(|_, legal| legal.contains(&Action::Look(Look::Scan)));
    assert_eq!(action, Action::Look(Look::Scan));
}

#[test]
fn a_thief_with_enough_tries_the_exit_nobody_is_near() {
    let far = |view: &View, end: Square| {
        view.open.board.pawn_squares().iter().all(|pawn| museum().distance(pawn, end) > 6)
    };
    let (_, action) = choice_when(|view, legal| {
        let rich = view.sheet.as_ref().is_some_and(|sheet| sheet.loot.len() >= 3);
        rich && legal.iter().any(|action| {
            matches!(action, Action::Move { path, deed, .. } if deed.tries() && far(view, path.end()))
        })
    });
    assert!(matches!(action, Action::Move { deed, .. } if deed.tries()), "{action:?}");
}

#[test]
fn mc_15_f_a_thief_with_enough_tries_the_exit_where_they_stand() {
    let stays = |view: &View, action: &Action| {
        let here = view.sheet.as_ref().map(|sheet| Path::to(sheet.at));
        matches!(action, Action::Move { path, deed: Deed::Try, .. } if Some(*path) == here)
    };
    let tries = |action: &&Action| matches!(action, Action::Move { deed, .. } if deed.tries());
    let (mut view, _) = choice_when(|view, legal| {
        let mut out = legal.iter().filter(tries).peekable();
        out.peek().is_some() && out.all(|action| stays(view, action))
    });
    let sheet = view.sheet.as_mut().expect("the thief decides");
    sheet.loot = view.open.start.paintings.iter().take(usize::from(ENOUGH)).collect();
    let (mut dice, mut legal) = (Dice::new(Seed(1)), Vec::new());
    State::imagine(&view, &mut dice).legal_actions(view.open.thief, &mut legal);
    for level in Level::ALL {
        let action = legal[State::choose(&view, &legal, level, &mut dice)];
        assert!(stays(&view, &action), "{level:?}: {action:?}");
    }
}

#[test]
fn the_same_dice_give_the_same_choice_whatever_is_hidden() {
    let mut truth = State::start(&Setup { thief: Some(Seat(0)), ..Setup::of(4) }, Seed(8)).expect("legal");
    let (mut dice, mut legal, mut compared) = (Dice::new(Seed(8)), Vec::new(), 0);
    while let Turn::Of(seats) = truth.turn() {
        let seat = seats.iter().next().expect("someone acts");
        let view = truth.view(Viewer::Seat(seat));
        for level in Level::ALL {
            let other = State::imagine(&view, &mut dice);
            let mut choose = |state: &State| {
                state.legal_actions(seat, &mut legal);
                State::choose(&state.view(Viewer::Seat(seat)), &legal, level, &mut Dice::new(Seed(1)))
            };
            assert_eq!(choose(&other), choose(&truth));
            compared += u32::from(other != truth);
        }
        truth.legal_actions(seat, &mut legal);
        let chosen = State::choose(&view, &legal, Level::Regular, &mut dice);
        let action = legal[chosen];
        truth.apply(seat, &action, &mut Vec::new()).expect("it is legal");
    }
    assert!(compared > 20);
}

#[test]
fn where_there_is_nothing_to_choose_it_says_the_first() {
    let state = State::start(&Setup::of(2), Seed(1)).expect("two may play");
    let mut dice = Dice::new(Seed(1));
    assert_eq!(State::choose(&state.view(Viewer::Table), &[], Level::Regular, &mut dice), 0);
    let odd = [Action::Roll, Action::Done];
    assert!(State::choose(&state.view(Viewer::Table), &odd, Level::Novice, &mut dice) < 2);
}
