//! What is looked at in Chromium on the page as it ships: `cargo xtask visit`, `pace`, `shelf` and
//! `screenshots`.

use std::{fs, process::Command};

use crate::{Result, args::Args, build, places, shell, tools};

/// What a first visit is like on a phone.
pub fn visit(args: &mut Args) -> Result {
    args.finish()?;
    shell::run(&mut script("visit")?)
}

/// How long bots take on a page whose processor is slowed down as on a phone.
pub fn pace(args: &mut Args) -> Result {
    args.finish()?;
    shell::run(&mut script("pace")?)
}

/// How long a page with many matches takes, slowed down the same.
pub fn shelf(args: &mut Args) -> Result {
    let matches: u32 = args.value("--matches")?.unwrap_or(500);
    args.finish()?;
    let mut cargo = shell::cargo();
    cargo.args(["run", "--quiet", "--package", "cambriole-playouts", "--bin", "backup", "--"]);
    let backup = shell::answer(cargo.arg(matches.to_string())).ok_or("the matches could not be played")?;
    let file = places::root().join("target/shelf.json");
    fs::write(&file, backup)?;
    shell::run(script("shelf")?.arg(file))
}

/// The pictures that a device shows when it asks whether to install the page.
pub fn screenshots(args: &mut Args) -> Result {
    args.finish()?;
    shell::run(&mut script("screenshots")?)
}

/// A script of the browser tests, after a build.
fn script(name: &str) -> Result<Command> {
    build::release()?;
    tools::node_packages()?;
    let mut node = shell::program("node");
    node.arg(format!("tests/browser/{name}.mjs")).env("CHROMIUM", tools::chromium()?);
    Ok(node)
}
