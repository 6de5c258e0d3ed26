//! `cargo xtask play`: the page on this machine, built anew whenever a file changes.

use crate::{Result, args::Args, build, hooks::FOURTH_GAME, places};

const PORT: u16 = 8080;

pub fn run(args: &mut Args) -> Result {
    let port = args.value("--port")?.unwrap_or(PORT);
    let release = args.flag("--release");
    let fourth = args.flag("--fourth-game");
    args.finish()?;

    let mut trunk = build::trunk()?;
    trunk.args(["serve", "--port", &port.to_string()]);
    if release {
        println!("Building as for hosting: 2 to 3 minutes the first time, half a minute after a change.");
        trunk.arg("--release");
    } else {
        println!("Building quickly, not small: a minute or two the first time, seconds after a change.");
    }
    if fourth {
        trunk.args(["--features", "fourth-game"]).env(FOURTH_GAME, "1");
    }
    trunk.arg("--dist").arg(places::play_dist());
    println!("Then play at  http://localhost:{port}/  (Ctrl-C ends it).\n");
    crate::shell::run(&mut trunk)
}
