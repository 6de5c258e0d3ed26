//! `cargo xtask build`: the page as it is hosted.

use std::process::Command;

use crate::{Result, args::Args, shell, tools};

/// Addresses relative to the page: one build serves under any path.
const ANYWHERE: &str = "./";

pub fn run(args: &mut Args) -> Result {
    let public_url: Option<String> = args.value("--public-url")?;
    args.finish()?;
    into_dist(public_url.as_deref().unwrap_or(ANYWHERE))?;
    println!("\nThe page is in dist/: copy it to any web host.");
    Ok(())
}

/// Builds into `dist/` what serves under any path.
pub fn release() -> Result {
    into_dist(ANYWHERE)
}

fn into_dist(public_url: &str) -> Result {
    let mut trunk = trunk()?;
    // It warns that it cannot minify what wasm-bindgen writes; errors are enough.
    trunk.env("RUST_LOG", "error");
    shell::run(trunk.args(["build", "--release", "--public-url", public_url]))
}

/// Trunk with all that it needs at hand, as it is told not to use the network.
pub fn trunk() -> Result<Command> {
    let path = tools::page()?;
    shell::run(shell::cargo().args(["fetch", "--quiet"]))?;
    let mut trunk = shell::program("trunk");
    trunk.env("PATH", path).env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk takes no other value for this than `true` or `false`.
    trunk.env_remove("NO_COLOR");
    // Its errors name the step that failed; a trace of its own insides would hide that.
    trunk.env("RUST_BACKTRACE", "0");
    Ok(trunk)
}
