//! The directory of our own that tools are installed into.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{Result, places, tools::announce};

/// Marks the directory as ours, and tells backup programs to pass it by.
const TAG: (&str, &str) = ("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n");

/// A directory `name` in the cache, filled by `fill` unless it is there already. A half-filled one
/// never bears the name.
pub fn directory(name: &str, time: &str, fill: impl FnOnce(&Path) -> Result) -> Result<PathBuf> {
    let tools = places::tools()?;
    let dir = tools.join(name);
    if dir.is_dir() {
        return Ok(dir);
    }
    announce(name, &tools.display().to_string(), time);
    fs::create_dir_all(&tools)?;
    fs::write(tools.join(TAG.0), TAG.1)?;
    let partial = tools.join(format!("{name}.partial"));
    if partial.is_dir() {
        fs::remove_dir_all(&partial)?;
    }
    fs::create_dir(&partial)?;
    fill(&partial)?;
    fs::rename(&partial, &dir)?;
    Ok(dir)
}

/// Where tools are compiled: kept from one to the next, as they share crates.
pub fn workshop() -> Result<PathBuf> {
    Ok(places::tools()?.join("workshop"))
}

/// Clears the workshop. It only costs disk if it stays.
pub fn remove_leftovers() {
    if let Ok(dir) = workshop() {
        let _ = fs::remove_dir_all(dir);
    }
}

/// Removes the directory, if it is ours; says whether there was one.
pub fn remove_all() -> Result<bool> {
    let dir = places::tools()?;
    if !dir.exists() {
        return Ok(false);
    }
    if !dir.join(TAG.0).is_file() {
        let reason = format!("{} holds no {}: remove it by hand", dir.display(), TAG.0);
        return Err(reason.into());
    }
    fs::remove_dir_all(dir)?;
    Ok(true)
}
