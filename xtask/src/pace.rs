//! `cargo xtask pace`: how long bots take on a page whose processor is slowed down as on a phone.

use crate::{Result, args::Args, build, shell, tools};

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    build::release("./")?;
    tools::node_packages()?;
    shell::run(shell::program("node").arg("tests/browser/pace.mjs").env("CHROMIUM", tools::chromium()?))
}
