//! Matches to look at.

use cambriole::{
    app::table::{GamePage, LogLine},
    words::Lang,
};
use cambriole_engine::{
    bots::{Level, Policy},
    rules::{Dice, Seed, Turn, Viewer},
    table::{Chair, Match, Sitter},
};

pub fn chairs(count: u8) -> Vec<Chair> {
    (1..=count).map(|mark| Chair { name: format!("Seat{mark}"), mark, sitter: Sitter::Person }).collect()
}

/// A match of so many people that novices have played for some moves.
pub fn played<G: Policy>(setup: G::Setup, players: u8, seed: u64, moves: u64) -> Match<G> {
    let mut game = Match::<G>::start(setup, chairs(players), Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed));
    for _ in 0..moves {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody can act");
        let mut legal = game.legal_actions(seat);
        let choice = G::choose(&game.view(Viewer::Seat(seat)), &legal, Level::Novice, &mut dice);
        game.act(seat, legal.swap_remove(choice)).expect("it is legal");
    }
    game
}

/// What the log of the whole table tells.
pub fn journal<G: GamePage>(game: &Match<G>, lang: Lang) -> Vec<(usize, LogLine)> {
    let lines = game.notices(0, Viewer::Table);
    lines
        .filter_map(|(number, notice)| Some((number, G::line(&notice, game.setup(), game.chairs(), lang)?)))
        .collect()
}

/// What is drawn on the disc at the head of a curtain.
pub fn emblem(curtain: &str) -> &str {
    let disc = curtain.split("class=\"badge").nth(1).expect("it has a disc");
    disc.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("something is drawn on it")
}
