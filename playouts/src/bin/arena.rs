//! `arena GAME --seats master,regular,… [--matches N] [--seed S] [--budget I] [--mission M] [--level L]
//! [--locks N]`: bots play each other on all cores, every player in every seat, and one line of JSON says
//! how it went. In Le Casse du Siècle the first named is the thief.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use cambriole_engine::{
    rules::{GameId, Seat, art_project},
    with_game,
};
use cambriole_playouts::{
    arena::{Player, Tally, play},
    measured::{Measured, Options},
};
use serde_json::json;

/// What was asked for.
struct Asked {
    game: GameId,
    names: Vec<String>,
    players: Vec<Player>,
    matches: u64,
    seed: u64,
    budget: u32,
    options: Options,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = read(&words) else {
        eprintln!(
            "arena GAME --seats novice|regular|master|clairvoyant|spy,… \
             [--matches N] [--seed S] [--budget I] [--mission M] [--level L] [--locks N]"
        );
        return ExitCode::FAILURE;
    };
    let Ok(count) = u8::try_from(asked.players.len()) else { return ExitCode::FAILURE };
    let tally = with_game!(asked.game, G => fight::<G>(&asked, count));
    show(&asked, &tally);
    ExitCode::SUCCESS
}

fn read(words: &[String]) -> Option<Asked> {
    let mut words = words.iter();
    let mut asked = Asked {
        game: GameId::from_slug(words.next()?)?,
        names: Vec::new(),
        players: Vec::new(),
        matches: 400,
        seed: 1,
        budget: 400,
        options: Options {
            mission: art_project::Mission::Japan,
            level: art_project::Difficulty::Intermediate,
            locks: None,
        },
    };
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--seats" => asked.names = value.split(',').map(str::to_owned).collect(),
            "--matches" => asked.matches = value.parse().ok()?,
            "--seed" => asked.seed = value.parse().ok()?,
            "--budget" => asked.budget = value.parse().ok()?,
            "--mission" => asked.options.mission = art_project::Mission::from_slug(value)?,
            "--level" => asked.options.level = art_project::Difficulty::from_slug(value)?,
            "--locks" => asked.options.locks = Some(value.parse().ok()?),
            _ => return None,
        }
    }
    asked.players = asked.names.iter().map(|name| Player::from_slug(name)).collect::<Option<_>>()?;
    (!asked.players.is_empty()).then_some(asked)
}

/// Plays the matches, the cores taking turns.
fn fight<G: Measured>(asked: &Asked, players: u8) -> Tally {
    let next = AtomicU64::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let count = asked.players.len();
    let mut all = Tally::new(count);
    thread::scope(|scope| {
        let work = || {
            let mut own = Tally::new(count);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= asked.matches {
                    return own;
                }
                let shift = usize::try_from(number).unwrap_or_default() % count;
                let seat = Seat(u8::try_from(shift).unwrap_or_default());
                // Every rotation of the players gets the same deal. Where the first seat goes round with
                // them, that would be the same match again.
                let turns = if G::FIRST_GOES_ROUND { 1 } else { u64::try_from(count).unwrap_or(1) };
                let seed = asked.seed.wrapping_mul(1_000_003) + number / turns;
                let setup = G::in_arena(players, seat, asked.options);
                own.add(&play::<G>(&setup, &asked.players, shift, seed, asked.budget));
            }
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            if let Ok(own) = worker.join() {
                all.add(&own);
            }
        }
    });
    all
}

fn show(asked: &Asked, tally: &Tally) {
    let matches = f64::from(tally.matches.max(1));
    let percent = |share: f64| (1000.0 * share).round() / 10.0;
    let share = |won: &f64| won / matches;
    let error = |won: &f64| 1.96 * (share(won) * (1.0 - share(won)) / matches).sqrt();
    let seconds = tally.thought.as_secs_f64().max(1e-9);
    let decisions = u32::try_from(tally.decisions).map_or(f64::MAX, f64::from);
    println!(
        "{}",
        json!({
            "game": asked.game.slug(),
            "seats": asked.names,
            "matches": tally.matches,
            "budget": asked.budget,
            "won_percent": tally.won.iter().map(|won| percent(share(won))).collect::<Vec<_>>(),
            "error_percent": tally.won.iter().map(|won| percent(error(won))).collect::<Vec<_>>(),
            "mean_scores": tally.scores.iter().map(|sum| percent(sum / matches) / 100.0).collect::<Vec<_>>(),
            "decisions_per_s": (decisions / seconds).round(),
            "slowest_ms": (tally.slowest.as_secs_f64() * 1e4).round() / 10.0,
        })
    );
}
