//! The browser of the tests: the system's own, as it is the only thing that cannot live in a
//! directory of ours.

use std::{env, path::PathBuf};

use crate::{Result, shell, tools::announce};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALL: [&str; 5] = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"];

/// The browser's program; `CHROMIUM` may name one.
pub fn chromium() -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("CHROMIUM") {
        return Ok(chosen.into());
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    let by_hand = format!(
        "there is no Chromium on PATH. Type\n  sudo {}\nor set CHROMIUM to a Chromium or Chrome",
        INSTALL.join(" ")
    );
    if shell::which("apt-get").is_none() {
        return Err(by_hand.into());
    }
    let Some(become_root) = become_root() else {
        return Err(by_hand.into());
    };
    announce("Chromium", "the system, by apt", "a minute");
    let apt = |words: &[&str]| {
        let all: Vec<_> = become_root.iter().chain(words).copied().collect();
        shell::run(shell::program(all[0]).args(&all[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["apt-get", "update", "--quiet"]).and_then(|()| apt(&INSTALL))?;
    find().ok_or_else(|| by_hand.into())
}

fn find() -> Option<PathBuf> {
    NAMES.into_iter().find_map(shell::which)
}

/// What to put before a command that root must run, where no password is asked for.
fn become_root() -> Option<&'static [&'static str]> {
    if shell::answer(shell::program("id").arg("-u"))?.trim() == "0" {
        return Some(&[]);
    }
    shell::answer(shell::program("sudo").args(["-n", "true"])).map(|_| &["sudo", "-n"][..])
}
