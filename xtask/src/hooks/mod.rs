//! What Trunk calls back for: before a build and after it.

pub mod books;
mod digest;
mod headers;
mod index;
mod inline;
mod licences;
mod precache;
mod reload;
mod script;
mod service_worker;
mod style;

use std::{env, fs, path::PathBuf};

use crate::{Result, args::Args, places};

use precache::files_below;
pub use precache::precached;

/// Makes the stylesheets of the layers.
pub fn before_build(args: &mut Args) -> Result {
    args.finish()?;
    style::join()
}

/// Finishes what Trunk has put together, before it becomes `dist/`.
pub fn after_build(args: &mut Args) -> Result {
    args.finish()?;
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("only Trunk runs this: use `cargo xtask build`")?;
    let release = env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release");
    // Development does without the lobby: it would wait for another build of everything at each change.
    let (lobby, scripts) = if release {
        script::strip(&staging)?;
        (index::lobby()?, inline::scripts(&staging)?)
    } else {
        reload::add(&staging)?;
        (String::new(), "'self'".into())
    };
    index::fill(&staging, &lobby)?;
    // Named in `src/app/screens/rules/library.rs`.
    fs::write(staging.join("rules.md"), books::file(&places::root().join("src/words/books"))?)?;
    // Named in `src/app/screens/settings/licences.rs`.
    fs::write(staging.join("licences.tsv"), licences::file()?)?;
    fs::write(staging.join(".nojekyll"), "")?;
    headers::write(&staging, &scripts)?;
    service_worker::write(&staging, release)
}
