//! Programs that cannot live in a directory of ours: the system's own, by apt where there is one.

use std::{env, error, ffi::OsStr, fmt, path::PathBuf, process::Command};

use crate::{Result, shell, tools::announce};

/// What this machine cannot have. Whoever asked may go on without, as long as that is said.
#[derive(Debug)]
pub struct Missing(String);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl error::Error for Missing {}

/// Packages, what they are for, and how long they take to install.
pub struct Packages {
    pub title: &'static str,
    pub names: &'static [&'static str],
    pub time: &'static str,
}

impl Packages {
    /// What `find` finds, after installing the packages if it finds nothing.
    pub fn provide(&self, find: impl Fn() -> Option<PathBuf>) -> Result<PathBuf> {
        if let Some(found) = find() {
            return Ok(found);
        }
        if let Some(mut apt) = apt() {
            announce(self.title, "the system, by apt", self.time);
            apt.args(["install", "--yes", "--no-install-recommends"]).args(self.names);
            // What it says of its own failure is on the screen; what is missing is said below.
            let _ = shell::run(&mut apt);
        }
        find().ok_or_else(|| {
            let names = self.names.join(" ");
            Missing(format!("there is no {} here: `sudo apt-get install {names}` brings it", self.title))
                .into()
        })
    }
}

/// The program that this variable names, or the first of these that is on PATH.
pub fn chosen(variable: impl AsRef<OsStr>, names: &[&str]) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).or_else(|| names.iter().find_map(|name| shell::which(name)))
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
