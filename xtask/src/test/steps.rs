//! The steps of a run.

use std::{env, net::TcpListener};

use crate::{Result, build, check, fuzz, kills, playouts, shell, size, tools};

/// Steps of one lane run one after the other, lanes side by side. Cargo locks a folder of `target/` for each
/// profile: what compiles natively and what builds the page wait for each other only at the end of a build,
/// when the lobby is drawn natively.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    Code,
    Page,
    Engines,
    /// It mostly waits.
    Kills,
}

pub struct Step {
    pub name: &'static str,
    /// Which `--only` ask for it.
    pub parts: &'static [&'static str],
    pub lane: Lane,
    /// What must have passed before it begins, if it is part of the run.
    pub after: &'static [&'static str],
    /// Whether `--times` repeats it.
    pub repeats: bool,
    pub run: fn() -> Result,
}

impl Step {
    const fn new(
        lane: Lane,
        name: &'static str,
        parts: &'static [&'static str],
        run: fn() -> Result,
    ) -> Self {
        Self { name, parts, lane, after: &[], repeats: false, run }
    }

    const fn after(self, after: &'static [&'static str]) -> Self {
        Self { after, ..self }
    }

    const fn repeats(self) -> Self {
        Self { repeats: true, ..self }
    }
}

/// Every part that needs a built page.
const IN_BROWSERS: &[&str] = &["browser", "firefox", "webkit"];

pub const STEPS: &[Step] = &[
    Step::new(Lane::Page, "tools", IN_BROWSERS, install),
    Step::new(Lane::Page, "release build", IN_BROWSERS, build::release),
    Step::new(Lane::Code, "check", &["check"], check::all).after(&["tools"]),
    Step::new(Lane::Code, "native tests", &["native"], native).after(&["tools"]).repeats(),
    Step::new(Lane::Code, "fourth game", &["native"], fourth_game).after(&["tools"]),
    Step::new(Lane::Code, "wasm agrees", &["native"], playouts::same_everywhere).after(&["tools"]),
    Step::new(Lane::Code, "fuzz", &["native", "fuzz"], fuzz::a_minute).after(&["tools"]),
    Step::new(Lane::Page, "size", &["browser"], size::weigh),
    Step::new(Lane::Page, "browser tests", &["browser"], browser).repeats(),
    Step::new(Lane::Kills, "kills", &["browser"], kills::a_dozen).after(&["release build"]),
    Step::new(Lane::Engines, "firefox", &["firefox"], firefox).after(&["release build"]).repeats(),
    Step::new(Lane::Engines, "webkit", &["webkit"], webkit).after(&["release build"]).repeats(),
];

/// Everything first: what cannot be installed should not come out after ten minutes.
fn install() -> Result {
    tools::page()?;
    tools::node_packages()?;
    tools::chromium().map_err(|missing| missing.to_string())?;
    for missing in [tools::firefox().err(), tools::webkit().err()].into_iter().flatten() {
        if env::var_os("CI").is_some() {
            return Err(missing.to_string().into());
        }
        println!("  NOT INSTALLED: {missing}");
    }
    Ok(())
}

fn native() -> Result {
    shell::run(shell::cargo().args(["test", "--workspace", "--quiet"]))
}

/// The worked example of "Add a game", for which engine and page are compiled once more: without
/// optimisation, as its matches are short.
fn fourth_game() -> Result {
    let quickly = "profile.dev.package.cambriole-engine.opt-level=0";
    let test = ["test", "--quiet", "--features", "fourth-game", "--config", quickly];
    let engine = ["--package", "cambriole-engine", "--lib"];
    let suites = ["--test", "laws", "--test", "levels", "--test", "saves", "passe_partout"];
    shell::run(shell::cargo().args(test).args(engine).args(suites))?;
    let page = ["--package", "cambriole", "--test", "fourth", "--test", "rules", "--test", "words"];
    shell::run(shell::cargo().args(test).args(page))
}

fn browser() -> Result {
    // Whatever port is free: another clone may be testing at the same time.
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let playwright = "node_modules/@playwright/test/cli.js";
    let mut node = shell::program("node");
    node.args([playwright, "test", "--config", "tests/browser"]);
    node.env("CHROMIUM", tools::chromium()?).env("PORT", port.to_string());
    shell::run(&mut node)
}

fn firefox() -> Result {
    shell::run(
        shell::program("node").args(["tests/engines/run.mjs", "firefox"]).env("FIREFOX", tools::firefox()?),
    )
}

fn webkit() -> Result {
    let webkit = tools::webkit()?;
    let mut node = shell::program("node");
    node.args(["tests/engines/run.mjs", "webkit"]);
    node.env("WEBKIT_DRIVER", webkit.driver).env("WEBKIT_BROWSER", webkit.browser);
    shell::run(&mut node)
}
