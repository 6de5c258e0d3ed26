//! `cargo xtask clean-tools`: gives the disk back.

use crate::{Result, args::Args, places, tools};

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    let dir = places::tools()?;
    let was_there = tools::Cache::open()?.remove()?;
    println!("{} {}", if was_there { "removed" } else { "there is no" }, dir.display());
    Ok(())
}
