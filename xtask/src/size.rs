//! `cargo xtask size`: what people download, against the budget.

use crate::{Result, args::Args, hooks, places, shell};

/// What a visit waits for, and the most that may take, in bytes as gzip leaves them: what every host serves.
struct Line {
    until: &'static str,
    most: usize,
    counts: fn(&str) -> bool,
}

/// Each line counts what it says and whatever comes before.
const BUDGET: [Line; 2] = [
    Line { until: "until a first table can be played", most: 640_000, counts: is_of_table },
    Line { until: "all that is kept for use offline", most: 800_000, counts: |_| true },
];

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
    BUDGET.iter().try_for_each(|budget| {
        let counted = weighed.iter().filter(|(file, _)| (budget.counts)(file));
        budget.allows(counted.map(|(_, weight)| weight.gzip).sum())
    })
}

fn line(name: &str, weight: Weight) {
    println!("  {name:<44} {:>9} {:>9} {:>9}", weight.raw, weight.gzip, weight.brotli);
}

impl Line {
    fn allows(&self, bytes: usize) -> Result {
        let Self { until, most, .. } = self;
        if bytes > *most {
            return Err(format!("{until}: {bytes} bytes of gzip; the budget is {most}").into());
        }
        println!("  {until:<44} {bytes} of {most} bytes of gzip");
        Ok(())
    }
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
    fn a_budget_is_a_limit() {
        for budget in BUDGET {
            assert!(budget.allows(budget.most).is_ok());
            assert!(budget.allows(budget.most + 1).is_err());
        }
    }

    #[test]
    fn the_rules_can_wait() {
        assert!(is_of_table("cambriole_bg.wasm") && is_of_table("words-1.txt") && !is_of_table("rules.md"));
    }
}
