//! `balance [--matches N] [--players N] [--mission M] [--level L] [--bots B] [--budget I]`: bots of The
//! A.R.T. Project play on all cores, and a table says how often they won, why they lost and how many rounds
//! it took. Without an option its column takes all values; players then are 3 and bots masters.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use cambriole_engine::{
    bots::Level,
    rules::art_project::{Difficulty, Mission, Setup},
};
use cambriole_playouts::balance::{DEFEATS, Line, Tally, play};

/// What was asked for.
struct Asked {
    matches: u64,
    players: Vec<u8>,
    missions: Vec<Mission>,
    levels: Vec<Difficulty>,
    skill: Level,
    budget: u32,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = read(&words) else {
        eprintln!(
            "balance [--matches N] [--players N|all] [--mission M] [--level L] \
             [--bots novice|regular|master] [--budget I]"
        );
        return ExitCode::FAILURE;
    };
    println!(
        "{:<14} {:<13} {:>7}  {:>14}  {:>6}  {:>8}  lost by",
        "mission", "level", "players", "won", "rounds", "artworks"
    );
    for mission in &asked.missions {
        for level in &asked.levels {
            for players in &asked.players {
                let line = Line { mission: *mission, level: *level, players: *players };
                show(line, &tally(line, &asked));
            }
        }
    }
    ExitCode::SUCCESS
}

fn read(words: &[String]) -> Option<Asked> {
    let mut asked = Asked {
        matches: 1000,
        players: vec![3],
        missions: Mission::ALL.to_vec(),
        levels: Difficulty::ALL.to_vec(),
        skill: Level::Master,
        budget: 40,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--matches" => asked.matches = words.next()?.parse().ok()?,
            "--players" => {
                asked.players = match words.next()?.as_str() {
                    "all" => (Setup::FEWEST..=Setup::MOST).collect(),
                    count => vec![count.parse().ok()?],
                }
            }
            "--mission" => asked.missions = vec![Mission::from_slug(words.next()?)?],
            "--level" => asked.levels = vec![Difficulty::from_slug(words.next()?)?],
            "--bots" => asked.skill = Level::from_slug(words.next()?)?,
            "--budget" => asked.budget = words.next()?.parse().ok()?,
            _ => return None,
        }
    }
    Some(asked)
}

/// Plays the matches of a line, the cores taking turns.
fn tally(line: Line, asked: &Asked) -> Tally {
    let next = AtomicU64::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut all = Tally::default();
    thread::scope(|scope| {
        let work = || {
            let mut own = Tally::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= asked.matches {
                    return own;
                }
                own.add(&play(line, asked.skill, asked.budget, seed));
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

fn show(line: Line, tally: &Tally) {
    let (share, error) = tally.share();
    let each = |sum: u32| f64::from(sum) / f64::from(tally.matches.max(1));
    let reasons = DEFEATS.iter().zip(tally.lost).filter(|(_, count)| *count > 0);
    let reasons = reasons.map(|(reason, count)| format!("{reason} {:.0} %", 100.0 * each(count)));
    println!(
        "{:<14} {:<13} {:>7}  {share:>5.1} % ± {error:>4.1}  {:>6.1}  {:>8.1}  {}",
        line.mission.slug(),
        line.level.slug(),
        line.players,
        each(tally.rounds),
        each(tally.recovered),
        reasons.collect::<Vec<_>>().join(", "),
    );
}
