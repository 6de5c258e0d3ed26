//! `cargo xtask arena` and `cargo xtask balance`: programs of `playouts/`, built for speed, which read
//! what was typed themselves.

use crate::{Result, args::Args, shell};

/// Bots of different levels against each other.
pub fn arena(args: &mut Args) -> Result {
    run("arena", args)
}

/// How often bots win The A.R.T. Project, over missions, levels and players.
pub fn balance(args: &mut Args) -> Result {
    run("balance", args)
}

fn run(program: &str, args: &mut Args) -> Result {
    let build = ["run", "--quiet", "--profile", "speed", "--package", "cambriole-playouts"];
    shell::run(shell::cargo().args(build).args(["--bin", program, "--"]).args(args.rest()))
}
