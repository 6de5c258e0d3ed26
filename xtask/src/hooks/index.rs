//! Tells the boot script how big the module is.
//!
//! Hosts compress what they send, so the browser cannot know how far a download has come unless
//! the page says how long it will be.

use std::{fs, path::Path};

use crate::{Result, hooks::precached};

const PLACEHOLDER: &str = "{bytes}";

pub fn tell_sizes(staging: &Path) -> Result {
    let files = precached(staging)?;
    let module = files.iter().find(|file| Path::new(file).extension().is_some_and(|it| it == "wasm"));
    let module = module.ok_or("the build has left no .wasm file")?;
    let bytes = fs::metadata(staging.join(module))?.len();
    let index = staging.join("index.html");
    let html = fs::read_to_string(&index)?;
    if !html.contains(PLACEHOLDER) {
        return Err("index.html has lost its {bytes}: see pattern_script in Trunk.toml".into());
    }
    Ok(fs::write(index, html.replace(PLACEHOLDER, &bytes.to_string()))?)
}
