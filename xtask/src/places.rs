//! Where things are on this machine.

use std::{
    env,
    path::{Path, PathBuf},
};

use crate::Result;

/// The clone that this program was built from.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Where Cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// What `build` leaves for the host.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// What `play` serves, apart from `dist/` so that neither spoils the other.
pub fn play_dist() -> PathBuf {
    root().join("target/play")
}

/// The joined stylesheets, between the two halves of a build: `index.html` names them.
pub fn joined_styles() -> PathBuf {
    root().join("target/style")
}

/// The only directory outside the clone that the toolbox writes to, shared by every clone.
pub fn tools() -> Result<PathBuf> {
    let from = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    from("CAMBRIOLE_TOOLS")
        .or_else(|| from("XDG_CACHE_HOME").map(|cache| cache.join("cambriole-tools")))
        .or_else(|| env::home_dir().map(|home| home.join(".cache/cambriole-tools")))
        .ok_or_else(|| "no home directory: set CAMBRIOLE_TOOLS to a place for the tools".into())
}
