//! What Trunk calls back for: before a build and after it.

pub mod books;
mod digest;
mod headers;
mod index;
mod licences;
mod precache;
mod script;
mod service_worker;
mod style;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use cambriole_words_pages as pages;

use crate::{Result, args::Args, places, version::version_of};

use precache::files_below;
pub use precache::precached;

/// Set where the page is built with the feature `fourth-game`: its words and its book are needed too.
pub const FOURTH_GAME: &str = "CAMBRIOLE_FOURTH_GAME";

/// Makes one stylesheet of the layers.
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
    if release {
        script::strip(&staging)?;
    }
    index::tell(&staging, &write_words(&staging)?)?;
    // Named in `src/app/screens/rules/library.rs`.
    let fourth = env::var_os(FOURTH_GAME).map(|_| "passe-partout");
    let games: Vec<_> = books::GAMES.into_iter().chain(fourth).collect();
    let rules = books::file(&places::root().join("src/words/books"), &games)?;
    fs::write(staging.join("rules.md"), rules)?;
    // Named in `src/app/screens/settings/licences.rs`.
    fs::write(staging.join("licences.tsv"), licences::file()?)?;
    fs::write(staging.join(".nojekyll"), "")?;
    headers::write(&staging)?;
    service_worker::write(&staging, release)
}

/// Writes the file of words, named after its contents, and tells its name.
fn write_words(staging: &Path) -> Result<String> {
    let folder = places::root().join("src/words/pages");
    let mut sentences = pages::read(&folder)?;
    if env::var_os(FOURTH_GAME).is_some() {
        sentences.extend(pages::read(&folder.join("fourth-game"))?);
    }
    let text = pages::browser_file(&sentences);
    let name = format!("words-{:.16}.txt", version_of([text.as_bytes()]));
    fs::write(staging.join(&name), text)?;
    Ok(name)
}
