//! Bots that are sent their question decide as those who are asked at the table.

#![allow(clippy::expect_used, reason = "a test stops where its ground is missing")]

use cambriole_engine::{
    bots::{Advice, AnyDecision as _, BotTurn, Level, Question, SearchHints, Urge},
    rules::{GameId, Seat, SeatSet, Seed, Turn, Viewer, art_project, art_robbery},
    table::{Chair, Match, Sitter},
    with_game,
};

fn start<G: SearchHints>(setup: G::Setup, sitters: &[Sitter]) -> Match<G> {
    let chairs =
        (1..).zip(sitters).map(|(mark, sitter)| Chair { name: String::new(), mark, sitter: *sitter });
    Match::start(setup, chairs.collect(), Seed(11)).expect("a legal table")
}

/// Three, where three may play.
fn few<G: SearchHints>() -> u8 {
    3.clamp(*G::SEATS.start(), *G::SEATS.end())
}

/// The question as it arrives where the bot thinks.
fn sent<G: SearchHints>(question: &Question<G>) -> Question<G> {
    let bytes = postcard::to_allocvec(question).expect("it can be written");
    postcard::from_bytes(&bytes).expect("it can be read")
}

/// Asks the bots that may act one after the other, each with a question of its own.
fn ask_in_turn<G: SearchHints>(game: &Match<G>, seed: Seed) -> Option<(Seat, usize)> {
    let Turn::Of(able) = game.turn() else { return None };
    let mut turn = BotTurn::new(able.iter().filter(|seat| game.level(*seat).is_some()).collect());
    while let Some(seat) = turn.next(|waiting| game.first_to_act(waiting)) {
        let question = game.question(seat, game.level(seat)?, seed)?;
        assert_eq!(sent(&question), question, "nothing is lost on the way");
        let place = sent(&question).decide().advice().place;
        let urge = if G::TOGETHER { G::urge(&question.view, &question.legal[place]) } else { Urge::Firm };
        if let Some(decided) = turn.hear(seat, place, urge) {
            return Some(decided);
        }
    }
    turn.end()
}

/// Plays a match with bots that need not think ahead, asking in both ways.
fn agrees<G: SearchHints>() {
    let players = few::<G>();
    let levels = [Level::Regular, Level::Novice];
    let sitters: Vec<_> = levels.into_iter().cycle().take(players.into()).map(Sitter::Bot).collect();
    let mut game = start::<G>(G::setup(players), &sitters);
    let everybody: SeatSet = Seat::all(players.into()).collect();
    for number in 0..150 {
        let at_once = game.consult(everybody, Seed(number));
        let in_turn = ask_in_turn(&game, Seed(number));
        let in_turn = in_turn.map(|(seat, place)| (seat, game.legal_actions(seat)[place].clone()));
        assert_eq!(in_turn, at_once, "move {number}");
        let Some((seat, action)) = at_once else { break };
        game.act(seat, action).expect("it is legal");
    }
    assert!(game.is_over() || game.len() > 20);
}

#[test]
fn a_question_that_was_sent_is_decided_as_at_the_table() {
    for id in GameId::ALL {
        with_game!(id, G => agrees::<G>());
    }
}

/// The same seed and as much thinking, in one go or in slices, come to the same advice.
fn repeats<G: SearchHints>() -> usize {
    let players = few::<G>();
    let mut game = start::<G>(G::setup(players), &vec![Sitter::Bot(Level::Master); players.into()]);
    let mut searched = 0;
    for number in 0..60 {
        let Turn::Of(able) = game.turn() else { break };
        if searched > 4 {
            break;
        }
        let seat = game.first_to_act(able).expect("somebody is to act");
        let question = game.question(seat, Level::Master, Seed(number)).expect("they may act");
        let mut once = question.clone().decide();
        once.think(12);
        let mut in_slices = sent(&question).decide();
        let slices = (0..4).filter(|_| in_slices.think(3)).count();
        searched += usize::from(slices > 0);
        assert_eq!(once.advice(), in_slices.advice(), "move {number}");
        let action = question.legal[once.advice().place].clone();
        game.act(seat, action).expect("it is legal");
    }
    searched
}

#[test]
fn the_same_seed_and_budget_come_to_the_same_move() {
    for id in GameId::ALL {
        assert!(with_game!(id, G => repeats::<G>()) > 0, "somebody thinks about {}", id.slug());
    }
}

#[test]
fn whoever_asks_hears_what_to_do_and_not_what_to_say() {
    let people = [Sitter::Person, Sitter::Bot(Level::Regular)];
    let mut game = start::<art_project::State>(art_project::Setup::of(2), &people);
    for seat in [0, 0, 1, 1].map(Seat) {
        game.act(seat, art_project::Action::Draw).expect("it is legal");
    }
    let (seat, said) = ask_in_turn(&game, Seed(1)).expect("a bot speaks");
    assert!(matches!(game.legal_actions(seat)[said], art_project::Action::Declare(_)));
    let question = game.question(Seat(0), Level::Master, Seed(1)).expect("it is their turn");
    let mut decision = question.clone().muted().decide();
    assert!(decision.think(8));
    let Advice { place, share, .. } = decision.advice();
    let advised = &question.legal[place];
    assert!(matches!(advised, art_project::Action::Play(_) | art_project::Action::Buy(_)), "{advised:?}");
    assert!(share > 0.0, "it was weighed");
}

#[test]
fn a_question_holds_what_its_seat_sees_and_nothing_else() {
    let setup = art_robbery::Setup { first: Some(Seat(0)), ..art_robbery::Setup::of(3) };
    let game = start::<art_robbery::State>(setup, &[Sitter::Person; 3]);
    let question = game.question(Seat(0), Level::Master, Seed(1)).expect("it is their turn");
    assert_eq!(question.view, game.view(Viewer::Seat(Seat(0))));
    assert_eq!(question.legal, game.legal_actions(Seat(0)));
    assert_eq!(game.level(Seat(0)), None, "a person can be advised and is never played for");
    assert_eq!(game.question(Seat(1), Level::Master, Seed(1)), None, "it is not that one’s turn");
}
