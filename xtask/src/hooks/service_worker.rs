//! Writes `sw.js`: the worker's code under a list of exactly what this build is made of.

use std::{fmt::Write as _, fs, path::Path};

use super::{digest, precached, script::stripped};
use crate::{Result, version::version_of};

const WORKER: &str = include_str!("service_worker.js");
const RETIRED: &str = include_str!("retired_worker.js");

/// While the page is being worked on nothing may come from a cache: that build gets a worker that
/// retires itself and any other that was there before it.
pub fn write(staging: &Path, release: bool) -> Result {
    let worker = if release { header(staging)? + &stripped(WORKER)? } else { RETIRED.into() };
    Ok(fs::write(staging.join("sw.js"), worker)?)
}

/// The version, and the digest of every file, by which the worker knows what belongs to it.
fn header(staging: &Path) -> Result<String> {
    let files = precached(staging)?;
    let digests = digest::of_files(staging, &files)?;
    // Trunk names files after what they held before wasm-opt: only contents tell builds apart.
    let mut list = String::new();
    for (file, digest) in files.iter().zip(digests) {
        // The page itself is kept under the address that people visit.
        let address = if file == "index.html" { "./" } else { file };
        writeln!(list, "'{}': 'sha256-{digest}',", address.replace('\'', "%27"))?;
    }
    let version = version_of([WORKER.as_bytes(), list.as_bytes()]);
    Ok(format!("const VERSION = '{version}';\nconst FILES = {{\n{list}}};\n"))
}
