//! `cargo xtask kills`: what is left of a match when its browser is killed.

use crate::{Result, args::Args, build, shell, tools};

/// How many the ordinary run kills, all at once: they mostly wait.
const DOZEN: u32 = 12;
/// How many two cores can start at the same time without keeping each other waiting.
const AT_ONCE: u32 = 6;

pub fn run(args: &mut Args) -> Result {
    let browser = args.value("--browser")?.unwrap_or_else(|| "chromium".to_owned());
    let times = args.value("--times")?.unwrap_or(100);
    let at_once = args.value("--at-once")?.unwrap_or(AT_ONCE);
    args.finish()?;
    if !["chromium", "firefox"].contains(&browser.as_str()) {
        return Err("--browser takes chromium or firefox".into());
    }
    build::release()?;
    tools::node_packages()?;
    kill(&browser, times, at_once)
}

/// Those of the ordinary run, with a page that is built.
pub fn a_dozen() -> Result {
    kill("chromium", DOZEN, DOZEN)
}

fn kill(browser: &str, times: u32, at_once: u32) -> Result {
    let mut node = shell::program("node");
    node.args(["tests/browser/kills.mjs", browser, &times.to_string(), &at_once.to_string()]);
    match browser {
        "firefox" => node.env("FIREFOX", tools::firefox()?),
        _ => node.env("CHROMIUM", tools::chromium()?),
    };
    shell::run(&mut node)
}
