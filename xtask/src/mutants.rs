//! `cargo xtask mutants`: breaks the rules in one place after the other and counts what the tests notice.
//! `.cargo/mutants.toml` says where.

use std::{fs, path::Path, process::Command};

use crate::{Result, args::Args, hooks::books::GAMES, places, tools};

/// How many are tried at the same time.
const AT_ONCE: u32 = 2;
/// How many matches the laws play: enough for a blunder, and quick.
const MATCHES: &str = "400";

/// Tests that a mutant is put to.
struct Trial {
    title: &'static str,
    targets: &'static [&'static str],
    filter: &'static [&'static str],
}

/// A rule's own tests are quick to build and to run, so whatever they notice goes no further. Where the
/// thief can be is no rule, and takes its tests a minute.
const RULES: Trial =
    Trial { title: "rules", targets: &["--lib"], filter: &["--", "rules::", "--skip", "belief"] };
const LAWS: Trial = Trial { title: "laws", targets: &["--test", "laws", "--test", "replays"], filter: &[] };

pub fn run(args: &mut Args) -> Result {
    let game: Option<String> = args.value("--game")?;
    let shard: Option<String> = args.value("--shard")?;
    let pattern: Option<String> = args.value("--re")?;
    let jobs = args.value("--jobs")?.unwrap_or(AT_ONCE);
    args.finish()?;
    if game.as_ref().is_some_and(|name| !GAMES.contains(&name.as_str())) {
        return Err(format!("--game takes {}", GAMES.join(", ")).into());
    }
    let mut elsewhere = Vec::new();
    for other in GAMES.iter().filter(|name| game.as_ref().is_some_and(|game| game != *name)) {
        elsewhere.extend(["--exclude".into(), format!("engine/src/rules/{}/**", other.replace('-', "_"))]);
    }
    let mut chosen = elsewhere.clone();
    chosen.extend(pattern.into_iter().flat_map(|pattern| ["--re".into(), pattern]));
    // In turn, so that every file has its share in every shard.
    chosen.extend(shard.into_iter().flat_map(|shard| {
        ["--sharding", "round-robin", "--shard"].map(str::to_owned).into_iter().chain([shard])
    }));
    let first = RULES.put(&chosen, jobs)?;
    let mut left = elsewhere;
    left.extend(first.missed.iter().flat_map(|name| ["--re".into(), format!("^{}$", escaped(name))]));
    let mut survived = if first.missed.is_empty() { Vec::new() } else { LAWS.put(&left, jobs)?.missed };
    // Mutants that leave out a field are tried whatever the pattern.
    survived.retain(|name| first.missed.contains(name));

    let viable = first.caught + first.timeouts + first.missed.len();
    let killed = viable - survived.len();
    println!();
    for name in &survived {
        println!("  survived: {name}");
    }
    let alone = first.caught + first.timeouts;
    println!("{} mutants do not compile, {} never end", first.unviable, first.timeouts);
    println!(
        "{killed} of {viable} mutants killed ({}), {alone} by the rules' own tests",
        percent(killed, viable)
    );
    Ok(())
}

/// How mutants came out.
struct Tally {
    caught: usize,
    timeouts: usize,
    unviable: usize,
    missed: Vec<String>,
}

impl Trial {
    fn put(&self, chosen: &[String], jobs: u32) -> Result<Tally> {
        println!("── {} ──", self.title);
        let out = places::target().join("mutants").join(self.title);
        fs::create_dir_all(&out)?;
        let mut command = tools::cargo_mutants()?;
        command.args(["--package", "cambriole-engine", "--profile", "mutants", "--jobs", &jobs.to_string()]);
        command.arg("--output").arg(&out).args(chosen);
        command.args(self.targets.iter().map(|target| format!("--cargo-arg={target}")));
        command.arg("--").args(self.filter).env("CAMBRIOLE_MATCHES", MATCHES);
        // Each job builds in a copy of its own; in one place for all they would test each other's mutants.
        command.env_remove("CARGO_TARGET_DIR");
        finish(&mut command)?;
        read(&out.join("mutants.out"))
    }
}

/// Waits for cargo-mutants. It has done its work also where mutants survived (2) or never ended (3).
fn finish(command: &mut Command) -> Result {
    let status = command.status()?;
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        _ => Err(format!("cargo-mutants stopped ({status})").into()),
    }
}

fn read(dir: &Path) -> Result<Tally> {
    let names = |file: &str| -> Result<Vec<String>> {
        Ok(fs::read_to_string(dir.join(file))?.lines().map(str::to_owned).collect())
    };
    Ok(Tally {
        caught: names("caught.txt")?.len(),
        timeouts: names("timeout.txt")?.len(),
        unviable: names("unviable.txt")?.len(),
        missed: names("missed.txt")?,
    })
}

/// The pattern that this very text fits.
fn escaped(text: &str) -> String {
    let escape = |c: char| if r"\.+*?()|[]{}^$#&-~".contains(c) { format!("\\{c}") } else { c.to_string() };
    text.chars().map(escape).collect()
}

/// With one decimal, rounded down.
fn percent(part: usize, whole: usize) -> String {
    let tenths = 1000 * part / whole.max(1);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_a_pattern() {
        assert_eq!(escaped("a.rs:1:2: replace f -> [u8; 2]"), r"a\.rs:1:2: replace f \-> \[u8; 2\]");
    }

    #[test]
    fn only_all_is_a_hundred_percent() {
        assert_eq!((percent(1999, 2000), percent(7, 7)), ("99.9 %".into(), "100.0 %".into()));
        assert_eq!(percent(0, 0), "0.0 %");
    }
}
