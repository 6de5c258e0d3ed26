//! `cargo xtask fuzz`: the laws over fresh matches and fresh damage, for as long as one likes.

use std::thread::available_parallelism;

use crate::{Result, args::Args, hooks::books::GAMES, shell};

/// A suite of the engine and how many laws it puts to each game.
struct Target {
    name: &'static str,
    suite: &'static str,
    filter: &'static str,
    laws: u64,
}

const TARGETS: [Target; 2] = [
    Target { name: "actions", suite: "laws", filter: "law_", laws: 5 },
    Target { name: "saves", suite: "saves", filter: "law_6", laws: 1 },
];

pub fn run(args: &mut Args) -> Result {
    let seconds: u64 = args.value("--seconds")?.unwrap_or(60);
    let target: Option<String> = args.value("--target")?;
    args.finish()?;
    if target.as_ref().is_some_and(|name| TARGETS.iter().all(|target| target.name != name)) {
        return Err("--target takes actions or saves".into());
    }
    for target in TARGETS.iter().filter(|it| target.as_ref().is_none_or(|name| it.name == name)) {
        fuzz(target, seconds)?;
    }
    Ok(())
}

/// A minute of each, as part of the ordinary run.
pub fn a_minute() -> Result {
    TARGETS.iter().try_for_each(|target| fuzz(target, 60))
}

/// Fuzzes for about so many seconds, which the laws and games share.
fn fuzz(target: &Target, seconds: u64) -> Result {
    let at_once = available_parallelism().map_or(1, |count| count.get() as u64);
    let tests = target.laws * GAMES.len() as u64;
    let each = (seconds * at_once.min(tests)).div_ceil(tests);
    println!("  {}: {each} s for each of {tests} laws and games", target.name);
    let mut cargo = shell::cargo();
    cargo.args(["test", "--quiet", "--package", "cambriole-engine", "--test", target.suite, target.filter]);
    shell::run(cargo.env("CAMBRIOLE_SECONDS", each.to_string()))
}
