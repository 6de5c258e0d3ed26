//! `arena GAME --seats expert,regular,… [--matches N] [--seed S] [--budget I] [--mission M] [--level L]
//! [--locks N]`: bots play each other on all cores, every player in every seat, and one line of JSON says
//! how it went. In Le Casse du Siècle the first named is the thief.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use cambriole_engine::{
    bots::SearchHints,
    rules::{GameId, Seat, art_project, art_robbery, museum_caper},
};
use cambriole_playouts::arena::{Player, Tally, play};
use serde_json::json;

/// What was asked for.
struct Asked {
    game: GameId,
    names: Vec<String>,
    players: Vec<Player>,
    matches: u64,
    seed: u64,
    budget: u32,
    mission: art_project::Mission,
    level: art_project::Level,
    locks: Option<u8>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = read(&words) else {
        eprintln!(
            "arena art-robbery|museum-caper|art-project --seats novice|regular|expert|clairvoyant|spy,… \
             [--matches N] [--seed S] [--budget I] [--mission M] [--level L] [--locks N]"
        );
        return ExitCode::FAILURE;
    };
    let Ok(count) = u8::try_from(asked.players.len()) else { return ExitCode::FAILURE };
    let tally = match asked.game {
        GameId::ArtRobbery => fight::<art_robbery::State>(&asked, |_| art_robbery::Setup::of(count)),
        GameId::MuseumCaper => fight::<museum_caper::State>(&asked, |shift| {
            let setup = museum_caper::Setup::of(count);
            let open_locks = asked.locks.unwrap_or(setup.open_locks);
            museum_caper::Setup {
                thief: Some(shift),
                length: museum_caper::Length::Short,
                open_locks,
                ..setup
            }
        }),
        GameId::ArtProject => fight::<art_project::State>(&asked, |_| {
            let (mission, level) = (asked.mission, asked.level);
            art_project::Setup { mission, level, ..art_project::Setup::of(count) }
        }),
    };
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
        mission: art_project::Mission::Japan,
        level: art_project::Level::Intermediate,
        locks: None,
    };
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--seats" => asked.names = value.split(',').map(str::to_owned).collect(),
            "--matches" => asked.matches = value.parse().ok()?,
            "--seed" => asked.seed = value.parse().ok()?,
            "--budget" => asked.budget = value.parse().ok()?,
            "--mission" => asked.mission = art_project::Mission::from_slug(value)?,
            "--level" => asked.level = art_project::Level::from_slug(value)?,
            "--locks" => asked.locks = Some(value.parse().ok()?),
            _ => return None,
        }
    }
    asked.players = asked.names.iter().map(|name| Player::from_slug(name)).collect::<Option<_>>()?;
    (!asked.players.is_empty()).then_some(asked)
}

/// Plays the matches, the cores taking turns.
fn fight<G: SearchHints>(asked: &Asked, setup: impl Fn(Seat) -> G::Setup + Sync) -> Tally {
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
                // Every rotation of the players gets the same deal. Where the thief's seat goes round with
                // them, that would be the same match again.
                let turns =
                    if asked.game == GameId::MuseumCaper { 1 } else { u64::try_from(count).unwrap_or(1) };
                let seed = asked.seed.wrapping_mul(1_000_003) + number / turns;
                own.add(&play::<G>(&setup(seat), &asked.players, shift, seed, asked.budget));
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
