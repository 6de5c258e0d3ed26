//! `cargo xtask size`: what people download, against the budget.

use crate::{Result, args::Args, hooks, places, shell};

/// The budget for all that is kept offline, in bytes as gzip leaves them: what every host serves.
const MOST: usize = 800_000;
/// What we want a first table to take.
const FIRST_TABLE: usize = 640_000;

/// The rules and the licences are fetched when somebody opens them, the install dialogue's icon by the browser.
fn is_of_table(file: &str) -> bool {
    !["rules.md", "licences.tsv", "icons/icon-192.png", "manifest.webmanifest", "sw.js"].contains(&file)
}

/// Node has both compressors built in, at a speed that an unoptimised crate would not have.
const COMPRESS: &str = "
    const { readFileSync } = require('node:fs');
    const { gzipSync, brotliCompressSync } = require('node:zlib');
    for (const file of process.argv.slice(1)) {
        const bytes = readFileSync(file);
        console.log(bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length);
    }";

/// How many bytes something is: as it is, by gzip, by brotli.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Weight {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Weight {
    fn parse(line: &str) -> Option<Self> {
        let mut numbers = line.split_whitespace().map_while(|word| word.parse().ok());
        Some(Self { raw: numbers.next()?, gzip: numbers.next()?, brotli: numbers.next()? })
    }

    fn plus(self, other: Self) -> Self {
        Self { raw: self.raw + other.raw, gzip: self.gzip + other.gzip, brotli: self.brotli + other.brotli }
    }
}

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    weigh()
}

pub fn weigh() -> Result {
    let dist = places::dist();
    if !dist.join("sw.js").is_file() {
        return Err("dist/ holds no build: type `cargo xtask build`".into());
    }
    let mut files = hooks::precached(&dist)?;
    files.push("sw.js".into());

    let mut node = shell::program("node");
    node.args(["--eval", COMPRESS, "--"]).args(files.iter().map(|file| dist.join(file)));
    let answer = shell::answer(&mut node).ok_or("node could not compress the files of dist/")?;
    let weights: Vec<_> = answer.lines().filter_map(Weight::parse).collect();
    if weights.len() != files.len() {
        return Err("node has not weighed every file of dist/".into());
    }

    println!("  {:<44} {:>9} {:>9} {:>9}", "kept offline", "bytes", "gzip", "brotli");
    let weighed: Vec<_> = files.iter().map(String::as_str).zip(weights).collect();
    for (file, weight) in &weighed {
        line(file, *weight);
    }
    line("in all", weighed.iter().fold(Weight::default(), |all, (_, weight)| all.plus(*weight)));
    let gzip = |counts: fn(&str) -> bool| -> usize {
        weighed.iter().filter(|(file, _)| counts(file)).map(|(_, weight)| weight.gzip).sum()
    };
    let first = gzip(is_of_table);
    println!("  until a first table can be played: {first} bytes of gzip; {FIRST_TABLE} are wanted");
    within(gzip(|_| true), MOST)
}

fn line(name: &str, weight: Weight) {
    println!("  {name:<44} {:>9} {:>9} {:>9}", weight.raw, weight.gzip, weight.brotli);
}

fn within(bytes: usize, most: usize) -> Result {
    if bytes > most {
        return Err(format!("what is kept offline takes {bytes} bytes of gzip; the budget is {most}").into());
    }
    println!("  all that is kept for use offline: {bytes} of {most} bytes of gzip");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_numbers_is_a_weight() {
        assert_eq!(Weight::parse("9 5 4"), Some(Weight { raw: 9, gzip: 5, brotli: 4 }));
        assert_eq!(Weight::parse("9 5"), None);
    }

    #[test]
    fn the_budget_is_a_limit() {
        assert!(within(MOST, MOST).is_ok());
        assert!(within(MOST + 1, MOST).is_err());
    }

    #[test]
    fn the_rules_can_wait() {
        assert!(is_of_table("cambriole_bg.wasm") && is_of_table("words-1.txt") && !is_of_table("rules.md"));
    }
}
