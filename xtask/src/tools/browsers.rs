//! The browsers of the tests.

use std::{fs, path::PathBuf};

use crate::{
    Result, shell,
    tools::apt::{Packages, chosen},
};

const CHROMIUM: Packages = Packages { title: "Chromium", names: &["chromium"], time: "a minute" };
const FIREFOX: Packages = Packages { title: "Firefox", names: &["firefox-esr"], time: "a minute" };
const WEBKIT: Packages =
    Packages { title: "WebKit", names: &["webkit2gtk-driver", "xvfb", "dbus-daemon"], time: "two minutes" };

/// Where Linux distributions keep programs that are not for PATH.
const LIBRARIES: [&str; 2] = ["/usr/lib", "/usr/libexec"];

/// The program; `CHROMIUM` may name one.
pub fn chromium() -> Result<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    CHROMIUM.provide(|| chosen("CHROMIUM", &names))
}

/// The program; `FIREFOX` may name one.
pub fn firefox() -> Result<PathBuf> {
    FIREFOX.provide(|| chosen("FIREFOX", &["firefox-esr", "firefox"]))
}

/// What plays the page in Safari's engine, on a screen that nobody sees.
pub struct WebKit {
    pub driver: PathBuf,
    pub browser: PathBuf,
}

pub fn webkit() -> Result<WebKit> {
    for name in ["Xvfb", "dbus-run-session"] {
        WEBKIT.provide(|| shell::which(name))?;
    }
    let driver = WEBKIT.provide(|| chosen("WEBKIT_DRIVER", &["WebKitWebDriver"]))?;
    let browser = WEBKIT.provide(|| chosen("WEBKIT_BROWSER", &[]).or_else(mini_browser))?;
    Ok(WebKit { driver, browser })
}

/// The small browser that comes with that engine: it is not on PATH, and where it is depends on machine and version.
fn mini_browser() -> Option<PathBuf> {
    let folders = |dir: PathBuf| fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    let outer = LIBRARIES.into_iter().flat_map(|dir| folders(dir.into()));
    let inner = LIBRARIES
        .into_iter()
        .flat_map(|dir| folders(dir.into()))
        .filter(|dir| dir.is_dir())
        .flat_map(folders);
    let is_webkit = |dir: &PathBuf| {
        dir.file_name().is_some_and(|name| name.to_string_lossy().to_lowercase().starts_with("webkit"))
    };
    outer.chain(inner).filter(is_webkit).map(|dir| dir.join("MiniBrowser")).find(|file| file.is_file())
}
