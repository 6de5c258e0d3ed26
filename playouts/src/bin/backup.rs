//! `backup [matches]`: a backup of matches of all games, as far as chance would have it, on the standard
//! output. For measuring how long the page takes over many.

use std::{collections::BTreeMap, process::ExitCode};

use cambriole_engine::{
    bots::Level,
    rules::{Dice, Game, GameId, Seed, Turn},
    table::{Chair, Label, Match, Sitter, write},
    with_game,
};

fn main() -> ExitCode {
    let matches = std::env::args().nth(1).map_or(Some(500), |word| word.parse().ok());
    let backup = matches.and_then(backup);
    match backup {
        Some(backup) => println!("{backup}"),
        None => eprintln!("backup [matches]"),
    }
    if matches.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every game is played by so many.
const PLAYERS: u8 = 4;

fn backup(matches: u64) -> Option<String> {
    let mut kept = BTreeMap::new();
    for number in 0..matches {
        let game = GameId::ALL.into_iter().cycle().nth(usize::try_from(number).ok()?)?;
        let text = with_game!(game, G => save::<G>(G::setup(PLAYERS), PLAYERS, number));
        kept.insert(format!("match/m{number:04}"), text?);
    }
    serde_json::to_string(&BTreeMap::from([("cambriole", kept)])).ok()
}

/// A match that was played at random for a while.
fn save<G: Game>(setup: G::Setup, players: u8, number: u64) -> Option<String> {
    let chairs = (1..=players).map(|mark| {
        let sitter = if mark == 1 { Sitter::Person } else { Sitter::Bot(Level::Regular) };
        Chair { name: format!("Zoé {mark}"), mark, sitter }
    });
    let mut game = Match::<G>::start(setup, chairs.collect(), Seed(number)).ok()?;
    let mut dice = Dice::new(Seed(number));
    for _ in 0..dice.below(500) {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next()?;
        let mut legal = game.legal_actions(seat);
        let chosen = dice.below(u32::try_from(legal.len()).ok()?) as usize;
        game.act(seat, legal.swap_remove(chosen)).ok()?;
    }
    let played = 1_760_000_000_000 + number * 60_000;
    write(&game, &Label { title: format!("Soirée {number}"), played, ..Label::default() }).ok()
}
