//! `cargo xtask balance`: how often bots win The A.R.T. Project, over missions, levels and players.

use crate::{Result, args::Args, shell};

pub fn run(args: &mut Args) -> Result {
    let mut asked = Vec::new();
    for option in ["--matches", "--players", "--mission", "--level", "--bots", "--budget"] {
        if let Some(value) = args.value::<String>(option)? {
            asked.extend([option.to_owned(), value]);
        }
    }
    args.finish()?;
    let program =
        ["run", "--quiet", "--profile", "speed", "--package", "cambriole-playouts", "--bin", "balance", "--"];
    shell::run(shell::cargo().args(program).args(asked))
}
