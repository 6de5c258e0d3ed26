//! `cargo xtask check`: formatting, lints, documentation and dependencies, warnings as errors.

use crate::{Result, args::Args, shell, tools};

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    all()
}

pub fn all() -> Result {
    tools::lints()?;
    tools::wasm_target()?;
    tools::node_packages()?;
    let cargo = |words: &str| shell::run(shell::cargo().args(words.split(' ')));
    cargo("fmt --all --check")?;
    // The fourth game is one feature more than what ships; the next line sees the page without it.
    cargo("clippy --quiet --workspace --all-targets --all-features -- -D warnings")?;
    // What the page does in a browser is other code than what its tests see.
    cargo("clippy --quiet --package cambriole --target wasm32-unknown-unknown -- -D warnings")?;
    // Links that lead nowhere are found by rustdoc alone.
    let docs = "doc --quiet --no-deps --package cambriole-engine --package cambriole-markup";
    shell::run(shell::cargo().args(docs.split(' ')).env("RUSTDOCFLAGS", "-D warnings"))?;
    // Which licences, and which versions side by side: `.cargo/deny.toml`.
    let deny = "--workspace --locked check --deny warnings licenses bans sources";
    shell::run(tools::cargo_deny()?.args(deny.split(' ')))?;
    let stylelint = "node_modules/stylelint/bin/stylelint.mjs";
    shell::run(shell::program("node").args([stylelint, "--max-warnings=0", "style/**/*.css"]))
}
