//! The browser of the tests: the system's own, as it is the only thing that cannot live in a
//! directory of ours.

use std::{env, path::PathBuf, process::Command};

use crate::{Result, shell, tools::announce};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The browser's program; `CHROMIUM` may name one.
pub fn chromium() -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("CHROMIUM") {
        return Ok(chosen.into());
    }
    if find().is_none()
        && let Some(mut apt) = apt()
    {
        announce("Chromium", "the system, by apt", "a minute");
        shell::run(apt.args(["install", "--yes", "--no-install-recommends", "chromium"]))?;
    }
    find().ok_or_else(|| {
        "there is no Chromium on PATH. Type\n  sudo apt-get install chromium\n\
         or set CHROMIUM to the path of a Chromium or Chrome"
            .into()
    })
}

fn find() -> Option<PathBuf> {
    NAMES.into_iter().find_map(shell::which)
}

/// apt-get with an up-to-date list, where it can be run without asking for a password.
fn apt() -> Option<Command> {
    shell::which("apt-get")?;
    let is_root = shell::answer(shell::program("id").arg("-u"))?.trim() == "0";
    let apt = || {
        let mut command = shell::program(if is_root { "apt-get" } else { "sudo" });
        command.args(if is_root { &[][..] } else { &["-n", "apt-get"] });
        command
    };
    shell::run(apt().args(["update", "--quiet"])).ok()?;
    Some(apt())
}
