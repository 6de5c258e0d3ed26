//! cargo-mutants, which breaks the rules on purpose.

use std::process::Command;

use crate::{Result, shell, tools::cargo_install::Recipe};

const PROGRAM: &str = "cargo-mutants";
const VERSION: &str = "27.1.0";

/// The program, ready for its arguments.
pub fn cargo_mutants() -> Result<Command> {
    let recipe =
        Recipe { package: PROGRAM, program: PROGRAM, version: VERSION, time: "2 to 3 minutes", hot: &[] };
    let dir = recipe.install(|version| version == VERSION)?;
    super::cache::remove_leftovers();
    let mut command = shell::program(dir.map_or_else(|| PROGRAM.into(), |dir| dir.join(PROGRAM)));
    command.arg("mutants");
    Ok(command)
}
