//! Tools that come as source and are compiled here, unoptimised where speed does not matter.

use std::{
    io::{self, IsTerminal as _},
    path::{Path, PathBuf},
};

use crate::{Result, shell, tools::cache::Cache};

/// A program on the package registry.
pub struct Recipe<'a> {
    pub package: &'a str,
    pub program: &'a str,
    pub version: &'a str,
    pub time: &'a str,
    /// What the program spends its time in, and so is worth optimising.
    pub hot: &'a [&'a str],
}

impl Recipe<'_> {
    /// The directory that holds the program, or nothing if PATH has one that fits.
    pub fn install(&self) -> Result<Option<PathBuf>> {
        let installed = shell::answer(shell::program(self.program).arg("--version"));
        if installed.is_some_and(|said| said.split_whitespace().nth(1) == Some(self.version)) {
            return Ok(None);
        }
        let name = format!("{}-{}", self.program, self.version);
        let dir = Cache::open()?.directory(&name, self.time, |dir| self.compile(dir))?;
        Ok(Some(dir.join("bin")))
    }

    fn compile(&self, dir: &Path) -> Result {
        self.cargo(dir, &["--locked"]).or_else(|_| {
            println!("  its lock file may name a crate that was withdrawn: once more without it");
            self.cargo(dir, &[])
        })
    }

    fn cargo(&self, dir: &Path, more: &[&str]) -> Result {
        let mut cargo = shell::cargo();
        cargo.args(["install", self.package, "--version", self.version]);
        cargo.args(["--bin", self.program, "--debug", "--no-default-features"]);
        if !io::stderr().is_terminal() {
            cargo.arg("--quiet");
        }
        cargo.arg("--root").arg(dir);
        cargo.arg("--target-dir").arg(Cache::open()?.workshop());
        cargo.args(["--config", "profile.dev.debug=0"]);
        for package in self.hot {
            cargo.args(["--config", &format!("profile.dev.package.{package}.opt-level=1")]);
        }
        shell::run(cargo.args(more))
    }
}
