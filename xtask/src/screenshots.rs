//! `cargo xtask screenshots`: the pictures that a device shows when it asks whether to install the page.

use crate::{Result, args::Args, build, shell, tools};

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    build::release("./")?;
    tools::node_packages()?;
    let mut node = shell::program("node");
    shell::run(node.arg("tests/browser/screenshots.mjs").env("CHROMIUM", tools::chromium()?))
}
