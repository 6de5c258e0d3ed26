//! The steps of a run.

use std::{env, net::TcpListener};

use crate::{Result, build, check, fuzz, kills, playouts, shell, size, tools};

/// Steps of one lane run one after the other, lanes side by side. Cargo locks a folder of `target/` for each
/// profile: what compiles natively and what builds the page do not wait for each other.
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

/// Every part that needs a built page.
const IN_BROWSERS: &[&str] = &["browser", "firefox", "webkit"];

pub const STEPS: &[Step] = &[
    Step { name: "tools", parts: IN_BROWSERS, lane: Lane::Page, after: &[], repeats: false, run: install },
    Step {
        name: "release build",
        parts: IN_BROWSERS,
        lane: Lane::Page,
        after: &[],
        repeats: false,
        run: || build::release("./"),
    },
    Step {
        name: "check",
        parts: &["check"],
        lane: Lane::Code,
        after: &["tools"],
        repeats: false,
        run: check::all,
    },
    Step {
        name: "native tests",
        parts: &["native"],
        lane: Lane::Code,
        after: &["tools"],
        repeats: true,
        run: native,
    },
    Step {
        name: "fourth game",
        parts: &["native"],
        lane: Lane::Code,
        after: &["tools"],
        repeats: false,
        run: fourth_game,
    },
    Step {
        name: "wasm agrees",
        parts: &["native"],
        lane: Lane::Code,
        after: &["tools"],
        repeats: false,
        run: playouts::same_everywhere,
    },
    Step {
        name: "fuzz",
        parts: &["native", "fuzz"],
        lane: Lane::Code,
        after: &["tools"],
        repeats: false,
        run: fuzz::a_minute,
    },
    Step {
        name: "size",
        parts: &["browser"],
        lane: Lane::Page,
        after: &[],
        repeats: false,
        run: size::weigh,
    },
    Step {
        name: "browser tests",
        parts: &["browser"],
        lane: Lane::Page,
        after: &[],
        repeats: true,
        run: browser,
    },
    Step {
        name: "kills",
        parts: &["browser"],
        lane: Lane::Kills,
        after: &["release build"],
        repeats: false,
        run: kills::a_dozen,
    },
    Step {
        name: "firefox",
        parts: &["firefox"],
        lane: Lane::Engines,
        after: &["release build"],
        repeats: true,
        run: firefox,
    },
    Step {
        name: "webkit",
        parts: &["webkit"],
        lane: Lane::Engines,
        after: &["release build"],
        repeats: true,
        run: webkit,
    },
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
