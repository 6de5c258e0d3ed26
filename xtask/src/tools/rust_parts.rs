//! Parts of the Rust toolchain that a minimal one lacks.

use std::path::Path;

use crate::{Result, shell, tools::announce};

const WASM: &str = "wasm32-unknown-unknown";

/// The standard library for the browser.
pub fn wasm_target() -> Result {
    let sysroot = shell::answer(shell::program("rustc").args(["--print", "sysroot"]))
        .ok_or("rustc does not run: install Rust with rustup")?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(WASM).is_dir() {
        return Ok(());
    }
    add("target", WASM)
}

/// The formatter and the linter.
pub fn lints() -> Result {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if shell::answer(shell::cargo().args([command, "--version"])).is_none() {
            add("component", component)?;
        }
    }
    Ok(())
}

fn add(kind: &str, name: &str) -> Result {
    announce(name, "your Rust toolchain", "10 seconds");
    shell::run(shell::program("rustup").args([kind, "add", name])).map_err(|reason| {
        format!("{reason}\nAdd the {kind} {name} to your Rust toolchain and try again.").into()
    })
}
