//! The wasm-bindgen command: it must be of the very version that `Cargo.lock` has.

use std::{fs, path::PathBuf};

use crate::{Result, places, tools::cargo_install::Recipe};

pub fn install() -> Result<Option<PathBuf>> {
    let lock = fs::read_to_string(places::root().join("Cargo.lock"))?;
    let locked = locked_version(&lock, "wasm-bindgen")
        .ok_or("Cargo.lock has no wasm-bindgen: run `cargo update --workspace`")?;
    let recipe = Recipe {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: locked,
        time: "2 to 3 minutes",
        hot: &["walrus", "wasmparser", "wasm-encoder", "wasm-bindgen-cli-support"],
    };
    recipe.install()
}

fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let (_, after) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    after.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_package_itself() {
        let lock = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.1\"\nsource = \"s\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.1"));
        assert_eq!(locked_version(lock, "leptos"), None);
    }
}
