//! `cargo xtask size`: what people download, against the budget.

use std::path::Path;

use crate::{Result, args::Args, hooks, places, shell};

/// A line of the budget: what people wait for, in bytes as gzip leaves them, which is what every host serves.
struct Line {
    what: &'static str,
    most: usize,
    counts: fn(&str) -> bool,
}

const BUDGET: [Line; 3] = [
    Line { what: "until the lobby can be used", most: 90_000, counts: is_of_lobby },
    Line { what: "until a first table can be played", most: 640_000, counts: is_of_table },
    Line { what: "all that is kept for use offline", most: 800_000, counts: |_| true },
];

/// The page as it stands before the app has come, and the scripts that fetch the app.
fn is_of_lobby(file: &str) -> bool {
    const NAMED: [&str; 7] = [
        "index.html",
        "boot.js",
        "crash.js",
        "install.js",
        "updates.js",
        "icons/icon.svg",
        "fonts/display-700.woff2",
    ];
    let is_style =
        Path::new(file).extension().is_some_and(|it| it == "css") && file.starts_with("cambriole-");
    NAMED.contains(&file) || is_style || file.starts_with("fonts/text-")
}

/// One language and one game, those that take the most, and nothing that is fetched when somebody opens it, or
/// by the browser behind the page.
fn is_of_table(file: &str) -> bool {
    const LATER: [&str; 7] = [
        "rules.md",
        "lessons.txt",
        "spotlight.js",
        "licences.tsv",
        "icons/icon-192.png",
        "manifest.webmanifest",
        "sw.js",
    ];
    const OF_OTHERS: [&str; 5] = ["words-en-", "words-it-", "lessons-", "robbery-", "museum-"];
    !LATER.contains(&file) && !OF_OTHERS.iter().any(|begin| file.starts_with(begin))
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
    for Line { what, most, counts } in BUDGET {
        let counted = weighed.iter().filter(|(file, _)| counts(file));
        within(what, counted.map(|(_, weight)| weight.gzip).sum(), most)?;
    }
    Ok(())
}

fn line(name: &str, weight: Weight) {
    println!("  {name:<44} {:>9} {:>9} {:>9}", weight.raw, weight.gzip, weight.brotli);
}

fn within(what: &str, bytes: usize, most: usize) -> Result {
    println!("  {what}: {bytes} of {most} bytes of gzip");
    if bytes > most {
        return Err(format!("{what}: {bytes} bytes of gzip are more than {most}").into());
    }
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
        assert!(within("a", 9, 9).is_ok());
        assert!(within("a", 10, 9).is_err());
    }

    #[test]
    fn the_lobby_comes_first_and_the_rules_can_wait() {
        for file in ["index.html", "cambriole-01.css", "boot.js", "fonts/text-400.woff2", "icons/icon.svg"] {
            assert!(is_of_lobby(file) && is_of_table(file), "{file}");
        }
        for file in [
            "cambriole-01_bg.wasm",
            "cambriole-01.js",
            "words-fr-01.txt",
            "screens-01.css",
            "project-01.svg",
            "maps.svg",
        ] {
            assert!(!is_of_lobby(file) && is_of_table(file), "{file}");
        }
        for file in ["rules.md", "lessons.txt", "lessons-01.css", "words-it-01.txt", "museum-01.css"] {
            assert!(!is_of_lobby(file) && !is_of_table(file), "{file}");
        }
    }
}
