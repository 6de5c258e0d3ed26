//! Bots that make up their minds in steps decide as those who are asked at once.

#![allow(clippy::expect_used, reason = "a test stops where its ground is missing")]

use cambriole_engine::{
    bots::{Advice, Insight, Level},
    rules::{Dice, Seat, SeatSet, Seed, Turn, art_project, art_robbery, museum_caper},
    table::{Chair, Council, Match, Sitter, Thinking},
};

fn start<G: Insight>(setup: G::Setup, sitters: &[Sitter]) -> Match<G> {
    let chairs =
        (1..).zip(sitters).map(|(mark, sitter)| Chair { name: String::new(), mark, sitter: *sitter });
    Match::start(setup, chairs.collect(), Seed(11)).expect("a legal table")
}

fn settled(council: &mut dyn Thinking, rounds: u32) -> Option<(Seat, Advice)> {
    while !council.is_over() {
        council.think(rounds);
        if let Some(said) = council.settle() {
            return Some(said);
        }
    }
    None
}

/// Plays a match with bots that need not think ahead, asking in both ways.
fn agrees<G: Insight>(setup: G::Setup, players: usize) {
    let levels = [Level::Regular, Level::Novice];
    let sitters: Vec<_> = levels.into_iter().cycle().take(players).map(Sitter::Bot).collect();
    let mut game = start::<G>(setup, &sitters);
    let everybody: SeatSet = Seat::all(players).collect();
    for number in 0..150 {
        let dice = Dice::new(Seed(number));
        let mut council = Council::of_bots(game.clone(), everybody, dice.clone());
        let said = settled(&mut council, 10).map(|(seat, advice)| {
            let legal = game.legal_actions(seat);
            (seat, legal[advice.place].clone())
        });
        let at_once = game.consult(everybody, &mut dice.clone());
        assert_eq!(said, at_once, "move {number}");
        let Some((seat, action)) = at_once else { break };
        game.act(seat, action).expect("it is legal");
    }
    assert!(game.len() > 20);
}

#[test]
fn a_council_decides_as_those_who_are_asked_at_once() {
    agrees::<art_robbery::State>(art_robbery::Setup::of(3), 3);
    agrees::<museum_caper::State>(museum_caper::Setup::of(3), 3);
    agrees::<art_project::State>(art_project::Setup::of(4), 4);
}

/// The same seed and as much thinking, in one go or in slices, come to the same move.
fn repeats<G: Insight>(setup: G::Setup, players: usize) -> usize {
    let mut game = start::<G>(setup, &vec![Sitter::Bot(Level::Expert); players]);
    let everybody: SeatSet = Seat::all(players).collect();
    let dice = |number| Dice::new(Seed(number));
    let mut pondered = 0;
    for number in 0..60 {
        if matches!(game.turn(), Turn::Over(_)) || pondered > 4 {
            break;
        }
        let once = settled(&mut Council::of_bots(game.clone(), everybody, dice(number)), 12);
        let mut council = Council::of_bots(game.clone(), everybody, dice(number));
        let in_slices = loop {
            let more = (0..4).map(|_| council.think(3)).fold(false, |any, more| any | more);
            pondered += usize::from(more);
            let said = council.settle();
            if said.is_some() || council.is_over() {
                break said;
            }
        };
        assert_eq!(once, in_slices, "move {number}");
        let Some((seat, Advice { place, .. })) = once else { break };
        let action = game.legal_actions(seat)[place].clone();
        game.act(seat, action).expect("it is legal");
    }
    pondered
}

#[test]
fn the_same_seed_and_budget_come_to_the_same_move() {
    assert!(repeats::<art_robbery::State>(art_robbery::Setup::of(3), 3) > 0, "somebody thinks");
    assert!(repeats::<museum_caper::State>(museum_caper::Setup::of(3), 3) > 0, "somebody thinks");
    assert!(repeats::<art_project::State>(art_project::Setup::of(3), 3) > 0, "somebody thinks");
}

#[test]
fn whoever_asks_hears_what_to_do_and_not_what_to_say() {
    let people = [Sitter::Person, Sitter::Bot(Level::Regular)];
    let mut game = start::<art_project::State>(art_project::Setup::of(2), &people);
    for seat in [0, 0, 1, 1].map(Seat) {
        game.act(seat, art_project::Action::Draw).expect("it is legal");
    }
    let everybody: SeatSet = Seat::all(2).collect();
    let mut bots = Council::of_bots(game.clone(), everybody, Dice::new(Seed(1)));
    let (seat, said) = settled(&mut bots, 1).expect("a bot speaks");
    assert!(matches!(game.legal_actions(seat)[said.place], art_project::Action::Declare(_)));
    let mut council = Council::of_advice(game.clone(), Seat(0), Dice::new(Seed(1)));
    assert!(council.think(8));
    let (seat, advice) = council.settle().expect("it is their turn");
    let advised = &game.legal_actions(seat)[advice.place];
    assert!(matches!(advised, art_project::Action::Play(_) | art_project::Action::Buy(_)), "{advised:?}");
    assert!(advice.share > 0.0, "it was weighed");
}

#[test]
fn a_person_can_be_advised_and_is_never_played_for() {
    let setup = art_robbery::Setup { first: Some(Seat(0)), ..art_robbery::Setup::of(3) };
    let bot = Sitter::Bot(Level::Expert);
    let game = start::<art_robbery::State>(setup, &[Sitter::Person, bot, bot]);
    let everybody: SeatSet = Seat::all(3).collect();
    let mut bots = Council::of_bots(game.clone(), everybody, Dice::new(Seed(1)));
    assert!(bots.is_over() && bots.settle().is_none(), "it is not a bot’s turn");
    let mut advice = Council::of_advice(game.clone(), Seat(0), Dice::new(Seed(1)));
    assert!(advice.think(20));
    assert_eq!(advice.moves(), 0);
    assert_eq!(advice.settle().map(|(seat, _)| seat), Some(Seat(0)));
    assert!(Council::of_advice(game, Seat(1), Dice::new(Seed(1))).is_over(), "nor is it that one’s");
}
