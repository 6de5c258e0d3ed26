//! Trunk, which drives a build of the page.

use std::path::PathBuf;

use crate::{Result, tools::cargo_install::Recipe};

/// The last one that today's stable Rust compiles.
const VERSION: &str = "0.21.14";

pub fn install() -> Result<Option<PathBuf>> {
    Recipe { package: "trunk", program: "trunk", version: VERSION, time: "3 to 5 minutes", hot: &[] }
        .install()
}
