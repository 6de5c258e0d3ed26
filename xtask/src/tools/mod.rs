//! What the commands need beside Rust and Node: found on PATH where the version fits, otherwise
//! installed into one directory of our own.

mod apt;
mod browsers;
mod cache;
mod cargo_commands;
mod cargo_install;
mod node_packages;
mod rust_parts;
mod trunk;
mod wasm_bindgen;
mod wasm_opt;

use std::{env, ffi::OsString, path::PathBuf};

use crate::{Result, shell};

pub use apt::Missing;
pub use browsers::{chromium, firefox, webkit};
pub use cache::Cache;
pub use cargo_commands::{cargo_deny, cargo_mutants};
pub use node_packages::node_packages;
pub use rust_parts::{lints, wasm_target};

/// Everything that builds the page, as the PATH under which Trunk finds it.
pub fn page() -> Result<OsString> {
    wasm_target()?;
    let mut dirs = Vec::new();
    // Trunk's hooks call this very program.
    dirs.extend(env::current_exe()?.parent().map(PathBuf::from));
    dirs.extend(trunk::install()?);
    dirs.extend(wasm_bindgen::install()?);
    dirs.extend(wasm_opt::install()?);
    Cache::open()?.remove_leftovers();
    shell::path_with(&dirs)
}

/// Tells what is about to be installed, where it goes and what it costs.
fn announce(what: &str, place: &str, time: &str) {
    println!("  installing {what} into {place} ({time}, once)");
}
