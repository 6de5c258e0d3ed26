//! What the screens say, rendered to text.

use cambriole_engine::{
    bots::{Level, Policy},
    rules::{
        Dice, Seat, Seed, Turn, Viewer,
        museum_caper::{
            Action, Deed, Exit, How, Length, Order, Path, Phase, Setup, Square, SquareSet, State, View,
            museum, whereabouts,
        },
    },
    table::{Chair, Match, Sitter, Stage},
};
use leptos::prelude::*;

use super::{
    board::{Aids, Board, Choice, Dispatch, Msg, Tap},
    deciding,
    replay::Tape,
    table::table_view,
};
use crate::{app::table::GamePage, words::Lang};

const THIEF: Seat = Seat(0);

fn setup(players: u8) -> Setup {
    Setup { thief: Some(THIEF), ..Setup::of(players) }
}

/// A match that regulars play until something is reached, or to its end.
fn played(setup: Setup, seed: u64, until: impl Fn(&View) -> bool) -> Match<State> {
    let chair = |mark| Chair { name: format!("Seat{mark}"), mark, sitter: Sitter::Person };
    let chairs = (1..=setup.players).map(chair).collect();
    let mut game = Match::<State>::start(setup, chairs, Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed));
    while let (Turn::Of(seats), false) = (game.turn(), until(&game.view(Viewer::Table))) {
        let seat = seats.iter().next().expect("somebody can act");
        let legal = game.legal_actions(seat);
        let choice = State::choose(&game.view(Viewer::Seat(seat)), &legal, Level::Regular, &mut dice);
        game.act(seat, legal[choice]).expect("it is legal");
    }
    game
}

/// What somebody sees, with a choice.
fn board(game: &Match<State>, seat: Seat, choice: Choice) -> Board {
    let view = game.view(Viewer::Seat(seat));
    let hidden = view.open.visible.is_none() && !view.open.is_told();
    Board {
        believed: if hidden { whereabouts(&view.open) } else { SquareSet::EMPTY },
        chairs: game.chairs().to_vec(),
        lang: Lang::En,
        stage: Stage::Private(seat),
        legal: game.legal_actions(seat),
        choice,
        aids: Aids::default(),
        tape: Tape::END,
        focus: ArcRwSignal::new(None),
        museum_name: String::new(),
        confirms: true,
        journal: Vec::new(),
        view,
    }
}

fn page_at(board: &Board, tape: Tape) -> String {
    Owner::new().with(|| {
        let board = Board { tape, ..board.clone() };
        table_view(&board, Dispatch::nowhere()).to_html()
    })
}

fn page(board: &Board) -> String {
    page_at(board, Tape::END)
}

fn log(game: &Match<State>) -> Vec<String> {
    let notices = game.notices(0, Viewer::Table);
    let line = |notice| State::line(&notice, game.setup(), game.chairs(), Lang::En);
    notices.filter_map(|(_, notice)| line(notice)).map(|line| line.text).collect()
}

/// Just come in.
fn inside() -> Match<State> {
    played(setup(3), 4, |view| view.open.phase == Phase::Thief)
}

#[test]
fn an_escape_is_never_called_a_closed_lock() {
    let mut count = 0;
    for seed in 0..60 {
        let game = played(setup(4), seed, |_| false);
        let open = game.view(Viewer::Table).open;
        let escaped = matches!(open.end(), Some(How::Escaped { .. }));
        let said = |what: &str| log(&game).iter().filter(|line| line.contains(what)).count();
        assert_eq!(said("the lock is closed"), open.turned.len(), "seed {seed}");
        assert_eq!(said("the lock is open"), usize::from(escaped), "seed {seed}");
        count += usize::from(escaped);
    }
    assert!(count > 10, "{count}");
}

#[test]
fn mc_15_f_the_thief_is_offered_to_try_the_exit_where_they_stand() {
    let game = inside();
    let here = board(&game, THIEF, Choice::default()).view.sheet.expect("inside").at;
    assert!(page(&board(&game, THIEF, Choice::default())).contains("Try without a step"));

    let stays = board(&game, THIEF, Choice { path: vec![here], ..Choice::default() });
    let tries = Action::Move { path: Path::to(here), deed: Deed::Try, order: Order::Ask };
    assert_eq!((stays.planned(), stays.steps()), (Some(tries), 0));
    assert!(page(&stays).contains("0 steps"));
}

/// What the main button does, and after the warning.
fn asked(board: &Board) -> (Msg, Option<Msg>) {
    let first = deciding::main(board).expect("something is planned").msg;
    let then = match &first {
        Msg::Own(Tap::Pick(choice)) => {
            let warned = Board { choice: choice.clone(), ..board.clone() };
            deciding::main(&warned).map(|main| main.msg)
        }
        _ => None,
    };
    (first, then)
}

#[test]
fn leaving_with_too_few_paintings_is_asked_twice() {
    let game = inside();
    let here = board(&game, THIEF, Choice::default()).view.sheet.expect("inside").at;
    let stays = board(&game, THIEF, Choice { path: vec![here], ..Choice::default() });
    let (first, then) = asked(&stays);
    assert!(matches!(first, Msg::Own(Tap::Pick(Choice { warned: true, .. }))));
    assert!(matches!(then, Some(Msg::Own(Tap::Act(Action::Move { .. })))));
    assert!(page(&stays).contains("It takes 3 paintings to win."));
}

#[test]
fn walking_into_a_detective_is_asked_twice() {
    let game = inside();
    let here = board(&game, THIEF, Choice::default()).view.sheet.expect("inside").at;
    let end = museum().neighbours(here).next().expect("a way on");
    let mut caught = board(&game, THIEF, Choice { path: vec![end], ..Choice::default() });
    caught.view.open.board.pawns[0] = Some(end);
    caught.legal = vec![Action::Move { path: Path::to(end), deed: Deed::Nothing, order: Order::Ask }];
    let (first, then) = asked(&caught);
    assert!(matches!(first, Msg::Own(Tap::Pick(Choice { warned: true, .. }))));
    assert!(matches!(then, Some(Msg::Own(Tap::Act(Action::Move { .. })))));
}

#[test]
fn a_quiet_move_is_not_asked_twice() {
    let game = inside();
    let here = board(&game, THIEF, Choice::default()).view.sheet.expect("inside").at;
    let free = board(&game, THIEF, Choice::default()).view.stops_now();
    let quiet = museum().neighbours(here).find(|at| free.contains(*at) && Exit::at(*at).is_none());
    let path = vec![quiet.expect("a way on")];
    let (first, then) = asked(&board(&game, THIEF, Choice { path, ..Choice::default() }));
    assert!(matches!((first, then), (Msg::Own(Tap::Act(_)), None)));
}

#[test]
fn mc_27_the_end_of_a_long_game_without_an_escape_says_that_the_museum_wins() {
    let setup = Setup { length: Length::Long, dawn: Some(1), ..setup(3) };
    let game = (0..50).map(|seed| played(setup, seed, |_| false)).find(|game| match game.turn() {
        Turn::Over(outcome) => outcome.winners.is_empty(),
        Turn::Of(_) => false,
    });
    let game = game.expect("nobody gets out in one move");
    assert!(page(&board(&game, THIEF, Choice::default())).contains("The museum wins"));
    assert!(log(&game).last().is_some_and(|line| line.contains("the museum wins")));
}

/// The first number before some words.
fn number_before(page: &str, words: &str) -> Option<usize> {
    let before = page.split(words).next().filter(|before| before.len() < page.len())?;
    let digits: String =
        before.chars().rev().skip_while(|it| !it.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.chars().rev().collect::<String>().parse().ok()
}

#[test]
fn a_replay_counts_possible_squares_in_one_way_and_the_plan_says_the_move() {
    for seed in 0..20 {
        let game = played(setup(4), seed, |_| false);
        let end = board(&game, THIEF, Choice::default());
        let moves = end.view.sheet.as_ref().expect("it is told").stops.len();
        let mut counts = Vec::new();
        for at in 0..=moves {
            let page = page_at(&end, Tape { at, ..Tape::END });
            counts.extend(number_before(&page, " possible square"));
            if at > 0 {
                assert!(page.contains(&format!(">Move {at}<")), "seed {seed}, move {at}");
            }
        }
        let page = page(&end);
        let fewest = page.split("Fewest possible squares").nth(1).expect("it is told");
        let fewest = fewest.split("<dd>").nth(1).and_then(|it| it.split('<').next()).map(str::to_owned);
        assert_eq!(fewest, counts.iter().min().map(ToString::to_string), "seed {seed}");
    }
}

#[test]
fn nobody_is_told_to_look_in_a_chase() {
    let chased = |view: &View| {
        let to_roll = matches!(view.open.phase, Phase::Detective(errand) if errand.number.is_none());
        to_roll && view.open.visible.is_some()
    };
    let mut games = (0..60).map(|seed| played(setup(3), seed, chased));
    let game = games.find(|game| chased(&game.view(Viewer::Table))).expect("somebody is chased");
    let open = game.view(Viewer::Table).open;
    let page = page(&board(&game, open.seat_of(open.pawn), Choice::default()));
    assert!(page.contains("Roll the die") && !page.contains("move and look"));
}

#[test]
fn a_square_says_its_walls_its_window_and_its_door() {
    let page = page(&board(&inside(), Seat(1), Choice::default()));
    let name = |place: &str| {
        let start = page.find(&format!("aria-label=\"{place},")).expect("each square has a name");
        page[start..].split('"').nth(1).expect("a name").to_owned()
    };
    assert!(name("8·1").contains("window west") && !name("8·1").contains("wall"));
    assert!(name("1·4").contains("walls north, west"));
    assert!(name("10·6").contains("door south") && name("10·6").contains("wall west"));
    assert!(!name("6·6").contains("wall") && !name("6·6").contains("window"));
}

#[test]
fn a_choice_says_what_it_means() {
    let game = inside();
    let here = board(&game, THIEF, Choice::default()).view.sheet.expect("inside").at;
    assert_eq!(deciding::meaning(&board(&game, THIEF, Choice::default())), None);
    let stays = board(&game, THIEF, Choice { path: vec![here], ..Choice::default() });
    let said = deciding::meaning(&stays).expect("something is chosen");
    assert!(said.contains("0 steps") && said.contains("Enter again: Try the exit"), "{said}");
}

#[test]
fn the_keyboard_begins_where_the_player_stands() {
    let game = inside();
    let thief = board(&game, THIEF, Choice::default());
    let here: Square = thief.view.sheet.as_ref().expect("inside").at;
    let page = page(&thief);
    let stop =
        page.split("<button").find(|it| it.contains("role=\"gridcell\"") && it.contains("tabindex=\"0\""));
    let place = format!("aria-label=\"{}·{},", here.row(), here.column());
    assert!(stop.is_some_and(|stop| stop.contains(&place)));
}
