//! Writes `sw.js`: the worker's code under a list of exactly what this build is made of.

use std::{fmt::Write as _, fs, path::Path};

use super::{precached, script::stripped};
use crate::{Result, version::version_of};

const WORKER: &str = include_str!("service_worker.js");
const RETIRED: &str = include_str!("retired_worker.js");

/// While the page is being worked on nothing may come from a cache: that build gets a worker that
/// retires itself and any other that was there before it.
pub fn write(staging: &Path, release: bool) -> Result {
    let worker = if release { header(staging)? + &stripped(WORKER)? } else { RETIRED.into() };
    Ok(fs::write(staging.join("sw.js"), worker)?)
}

fn header(staging: &Path) -> Result<String> {
    let files = precached(staging)?;
    // Trunk names files after what they held before wasm-opt: only contents tell builds apart.
    let mut contents = vec![WORKER.as_bytes().to_vec()];
    for file in &files {
        contents.push(file.as_bytes().to_vec());
        contents.push(fs::read(staging.join(file))?);
    }
    let version = version_of(contents.iter().map(Vec::as_slice));
    let mut header = format!("const VERSION = '{version}';\nconst FILES = [\n");
    for file in files {
        // The page itself is kept under the address that people visit.
        let address = if file == "index.html" { "./" } else { &file };
        writeln!(header, "'{}',", address.replace('\'', "%27"))?;
    }
    header.push_str("];\n");
    Ok(header)
}
