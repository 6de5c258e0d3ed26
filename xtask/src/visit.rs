//! `cargo xtask visit`: what a first visit is like on a phone.

use crate::{Result, args::Args, build, shell, tools};

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    build::release("./")?;
    tools::node_packages()?;
    shell::run(shell::program("node").arg("tests/browser/visit.mjs").env("CHROMIUM", tools::chromium()?))
}
