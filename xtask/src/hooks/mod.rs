//! What Trunk calls back for: before a build and after it.

pub mod books;
mod digest;
mod headers;
mod index;
mod inline;
mod lessons;
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

/// Set where the page is built with the feature `fourth-game`: its words and its book are needed too.
pub const FOURTH_GAME: &str = "CAMBRIOLE_FOURTH_GAME";

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
    style::order_layers(&staging)?;
    // Named in `src/app/screens/rules/library.rs`.
    let fourth = env::var_os(FOURTH_GAME).map(|_| "passe-partout");
    let games: Vec<_> = books::GAMES.into_iter().chain(fourth).collect();
    let rules = books::file(&places::root().join("src/words/books"), &games)?;
    fs::write(staging.join("rules.md"), rules)?;
    // Named in `src/app/lessons/library.rs`.
    fs::write(staging.join("lessons.txt"), lessons::file(&places::root().join("src/words/lessons"))?)?;
    // Named in `src/app/screens/settings/licences.rs`.
    fs::write(staging.join("licences.tsv"), licences::file()?)?;
    fs::write(staging.join(".nojekyll"), "")?;
    headers::write(&staging, &scripts)?;
    service_worker::write(&staging, release)
}
