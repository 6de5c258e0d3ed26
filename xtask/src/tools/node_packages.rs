//! The packages of `package.json`: one installed copy for all clones that agree on the lock file.

use std::{fs, path::Path, process::Command};

use crate::{Result, places, shell, tools::cache::Cache, version::version_of};

/// npm, or what to do about it.
pub fn npm() -> Result<Command> {
    match shell::which("npm") {
        Some(npm) => Ok(shell::program(npm)),
        None => Err("npm is not on PATH: install Node 20.19 or newer with its npm".into()),
    }
}

/// Makes `node_modules` point to the packages.
pub fn node_packages() -> Result {
    let here = places::root().join("node_modules");
    // Somebody's own `npm install` is respected.
    if here.is_dir() && !here.is_symlink() {
        return Ok(());
    }
    let lock = fs::read(places::root().join("package-lock.json"))?;
    let name = format!("node-packages-{}", version_of([lock.as_slice()]));
    let dir = Cache::open()?.directory(&name, "20 seconds", install)?.join("node_modules");
    if fs::read_link(&here).is_ok_and(|target| target == dir) {
        return Ok(());
    }
    if here.is_symlink() {
        fs::remove_file(&here)?;
    }
    Ok(link(&dir, &here)?)
}

fn install(dir: &Path) -> Result {
    for file in ["package.json", "package-lock.json", ".npmrc"] {
        fs::copy(places::root().join(file), dir.join(file))?;
    }
    let mut npm = npm()?;
    npm.current_dir(dir).args(["ci", "--loglevel=error", "--ignore-scripts"]);
    shell::run(&mut npm)
}

#[cfg(unix)]
use std::os::unix::fs::symlink as link;
#[cfg(windows)]
use std::os::windows::fs::symlink_dir as link;
