//! wasm-opt, which makes the module smaller. The npm package runs wherever Node does.

use std::path::PathBuf;

use crate::{
    Result, shell,
    tools::{cache::Cache, node_packages::npm},
};

const PACKAGE: &str = "binaryen@132.0.0";
/// Older ones do not know every feature that today's Rust uses.
const OLDEST: u32 = 120;

/// The directory that holds the program, or nothing if PATH has one that fits.
pub fn install() -> Result<Option<PathBuf>> {
    let installed = shell::answer(shell::program("wasm-opt").arg("--version"));
    if installed.is_some_and(|said| fits(&said)) {
        return Ok(None);
    }
    let name = PACKAGE.replace('@', "-");
    let dir = Cache::open()?.directory(&name, "10 seconds", |dir| {
        shell::run(
            npm()?.args(["install", "--loglevel=error", "--no-save", PACKAGE]).arg("--prefix").arg(dir),
        )
    })?;
    Ok(Some(dir.join("node_modules/.bin")))
}

fn fits(said: &str) -> bool {
    let version = said.split_whitespace().nth(2).and_then(|it| it.parse().ok());
    version.is_some_and(|version: u32| version >= OLDEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_one_does_not_fit() {
        assert!(fits("wasm-opt version 132 (version_132)\n"));
        assert!(!fits("wasm-opt version 108\n"));
        assert!(!fits("what?"));
    }
}
