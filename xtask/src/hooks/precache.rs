//! What a first visit downloads, and so what the service worker keeps.

use std::{fs, path::Path};

use crate::Result;

/// The kept files below `dir`, as sorted paths with `/`.
pub fn precached(dir: &Path) -> Result<Vec<String>> {
    let mut files = files_below(dir)?;
    files.retain(|path| is_kept(path));
    files.sort();
    Ok(files)
}

/// All files below `dir`, as paths with `/`.
pub(super) fn files_below(dir: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    walk(dir, "", &mut files)?;
    Ok(files)
}

/// The icons that only a device which installs the page asks for, big ones among them. It does so
/// once, online, and keeps them itself. Chromium wants `icon-192.png` to see that the page can be
/// installed at all, so every visit may fetch that one.
const FOR_INSTALLING: [&str; 3] =
    ["icons/apple-touch-icon.png", "icons/icon-512.png", "icons/maskable-512.png"];

/// The pictures that a device shows when it asks whether to install.
const SCREENSHOTS: &str = "screenshots/";

/// The worker itself is kept by the browser; the fonts' licences are for people, some files for the host.
fn is_kept(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let of_the_host = name.starts_with('.') || ["404.html", "_headers"].contains(&path);
    let is_text = Path::new(name).extension().is_some_and(|it| it == "txt");
    let for_people = is_text && !name.starts_with("words-");
    let for_installing = FOR_INSTALLING.contains(&path) || path.starts_with(SCREENSHOTS);
    !(of_the_host || for_people || for_installing || path == "sw.js")
}

fn walk(dir: &Path, prefix: &str, files: &mut Vec<String>) -> Result {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_str().ok_or_else(|| format!("strange name: {}", name.display()))?;
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_page_uses_is_kept() {
        for path in [
            "index.html",
            "fonts/a.woff2",
            "cambriole-0123_bg.wasm",
            "words-0123.txt",
            "licences.tsv",
            "icons/icon-192.png",
            "deep/sw.js",
        ] {
            assert!(is_kept(path), "{path}");
        }
        for path in [
            "sw.js",
            ".nojekyll",
            "404.html",
            "_headers",
            "fonts/a-OFL.txt",
            "icons/icon-512.png",
            "screenshots/lobby.png",
        ] {
            assert!(!is_kept(path), "{path}");
        }
    }

    /// A new name would put an icon back into every first visit.
    #[test]
    fn the_icons_for_installing_are_there() {
        for path in FOR_INSTALLING {
            assert!(crate::places::root().join("public").join(path).is_file(), "{path}");
        }
    }
}
