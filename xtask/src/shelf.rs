//! `cargo xtask shelf`: how long a page with many matches takes, its processor slowed down as on a phone.

use std::fs;

use crate::{Result, args::Args, build, places, shell, tools};

pub fn run(args: &mut Args) -> Result {
    let matches: u32 = args.value("--matches")?.unwrap_or(500);
    args.finish()?;
    build::release("./")?;
    tools::node_packages()?;
    let mut cargo = shell::program("cargo");
    cargo.args(["run", "--quiet", "--package", "cambriole-playouts", "--bin", "backup", "--"]);
    let backup = shell::answer(cargo.arg(matches.to_string())).ok_or("the matches could not be played")?;
    let file = places::root().join("target/shelf.json");
    fs::write(&file, backup)?;
    let mut node = shell::program("node");
    shell::run(node.arg("tests/browser/shelf.mjs").arg(file).env("CHROMIUM", tools::chromium()?))
}
