//! `cargo xtask test`: everything that must hold, step by step, with a summary at the end.

use std::{
    net::TcpListener,
    time::{Duration, Instant},
};

use crate::{Result, args::Args, build, check, fuzz, playouts, shell, size, tools};

/// A step of the run, and which `--only` asks for it.
struct Step {
    name: &'static str,
    part: &'static str,
    run: fn() -> Result,
}

const STEPS: &[Step] = &[
    Step { name: "tools", part: "browser", run: install },
    Step { name: "check", part: "check", run: check::all },
    Step { name: "native tests", part: "native", run: native },
    Step { name: "fuzz", part: "native", run: fuzz::a_minute },
    Step { name: "wasm agrees", part: "native", run: playouts::same_everywhere },
    Step { name: "release build", part: "browser", run: || build::release("./") },
    Step { name: "size", part: "browser", run: size::weigh },
    Step { name: "browser tests", part: "browser", run: browser },
];

pub fn run(args: &mut Args) -> Result {
    let only: Option<String> = args.value("--only")?;
    args.finish()?;
    let asked = |step: &&Step| only.as_ref().is_none_or(|part| part == step.part);
    let steps: Vec<_> = STEPS.iter().filter(asked).collect();
    if steps.is_empty() {
        return Err("--only takes check, native or browser".into());
    }

    let mut done = Vec::new();
    let mut failure = None;
    for step in &steps {
        println!("\n── {} ──", step.name);
        let start = Instant::now();
        let result = (step.run)();
        done.push((step.name, start.elapsed(), result.is_ok()));
        if let Err(reason) = result {
            failure = Some(reason);
            break;
        }
    }
    println!("\n── summary ──");
    for (name, time, good) in &done {
        println!("  {} {name:<20} {:>8}", if *good { "✓" } else { "✗" }, clock(*time));
    }
    for step in &steps[done.len()..] {
        println!("  – {:<20}  not run", step.name);
    }
    println!("  {:<22} {:>8}", "in all", clock(done.iter().map(|(_, time, _)| *time).sum()));
    failure.map_or(Ok(()), Err)
}

/// Everything first: what cannot be installed should not come out after ten minutes.
fn install() -> Result {
    tools::page()?;
    tools::chromium()?;
    tools::node_packages()
}

fn native() -> Result {
    shell::run(shell::cargo().args(["test", "--workspace", "--quiet"]))
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

fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_counts_in_minutes() {
        assert_eq!(clock(Duration::from_millis(83_460)), "1:23.4");
        assert_eq!(clock(Duration::from_secs(5)), "0:05.0");
    }
}
