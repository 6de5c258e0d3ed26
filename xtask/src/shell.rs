//! Running other programs.

use std::{
    env,
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Result, places};

/// A command in the root of the clone.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(places::root());
    command
}

/// The Cargo that runs this toolbox.
pub fn cargo() -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Shows the command, runs it, and fails when it fails.
pub fn run(command: &mut Command) -> Result {
    let typed = typed(command);
    println!("  $ {typed}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{typed}` failed ({status})").into()),
        Err(reason) => Err(format!("`{typed}` could not be run: {reason}").into()),
    }
}

/// What a command prints, if it exists and succeeds.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|it| it.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// The first place on PATH that holds this program.
pub fn which(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|dir| dir.join(name)).find(|file| file.is_file())
}

/// PATH with these directories in front.
pub fn path_with(dirs: &[PathBuf]) -> Result<OsString> {
    let path = env::var_os("PATH").unwrap_or_default();
    let all = dirs.iter().cloned().chain(env::split_paths(&path));
    Ok(env::join_paths(all)?)
}

fn typed(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words: Vec<_> = std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}
