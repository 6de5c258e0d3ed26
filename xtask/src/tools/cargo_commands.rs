//! Commands of Cargo's that do not come with it, ready for their arguments.

use std::process::Command;

use crate::{
    Result, shell,
    tools::{cache::Cache, cargo_install::Recipe},
};

/// Judges the crates that we depend on.
pub fn cargo_deny() -> Result<Command> {
    command("deny", "0.20.2", "1 to 2 minutes")
}

/// Breaks the rules on purpose.
pub fn cargo_mutants() -> Result<Command> {
    command("mutants", "27.1.0", "2 to 3 minutes")
}

fn command(name: &str, version: &str, time: &str) -> Result<Command> {
    let program = format!("cargo-{name}");
    let recipe = Recipe { package: &program, program: &program, version, time, hot: &[] };
    let dir = recipe.install()?.unwrap_or_default();
    Cache::open()?.remove_leftovers();
    let mut command = shell::program(dir.join(program));
    command.arg(name);
    Ok(command)
}
