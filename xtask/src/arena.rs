//! `cargo xtask arena`: bots of different levels against each other.

use crate::{Result, args::Args, hooks::books::GAMES, shell};

const OPTIONS: [&str; 7] = ["--seats", "--matches", "--seed", "--budget", "--mission", "--level", "--locks"];

pub fn run(args: &mut Args) -> Result {
    let mut asked = Vec::new();
    for option in OPTIONS {
        if let Some(value) = args.value::<String>(option)? {
            asked.extend([option.to_owned(), value]);
        }
    }
    asked.insert(0, args.word().ok_or_else(|| format!("which game? {}", GAMES.join(", ")))?);
    args.finish()?;
    let program =
        ["run", "--quiet", "--profile", "speed", "--package", "cambriole-playouts", "--bin", "arena", "--"];
    shell::run(shell::cargo().args(program).args(asked))
}
