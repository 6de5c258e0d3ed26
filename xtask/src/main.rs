//! The toolbox behind the README's commands: `cargo xtask help` lists them.

mod args;
mod bots;
mod build;
mod check;
mod chromium;
mod clean_tools;
mod fuzz;
mod help;
mod hooks;
mod kills;
mod mutants;
mod places;
mod play;
mod playouts;
mod shell;
mod size;
mod test;
mod tools;
mod version;

use std::process::ExitCode;

use args::Args;

/// Whatever stops a command is a sentence for the person who typed it.
type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The exit code that says that this machine lacks something, as test runners know it.
const MISSING: u8 = 77;

/// A command of the toolbox. To add one, write its module and its line in [`COMMANDS`].
struct Command {
    name: &'static str,
    options: &'static str,
    about: &'static str,
    run: fn(&mut Args) -> Result,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "play",
        options: "[--port N] [--release] [--fourth-game]",
        about: "build the page and serve it on this machine",
        run: play::run,
    },
    Command {
        name: "test",
        options: "[--only check|native|fuzz|browser|firefox|webkit] [--times N] [--load N]",
        about: "check, test, build for release, weigh, test in three browsers; again and under load if asked",
        run: test::run,
    },
    Command {
        name: "check",
        options: "",
        about: "formatting, clippy, rustdoc, dependencies and CSS lint, warnings as errors",
        run: check::run,
    },
    Command {
        name: "build",
        options: "[--public-url /x/]",
        about: "build for hosting into dist/; it works under any path unless one is given",
        run: build::run,
    },
    Command {
        name: "size",
        options: "",
        about: "weigh what is kept offline of dist/, against the budget",
        run: size::run,
    },
    Command {
        name: "playouts",
        options: "<game> [--players N] [--mission M] [--seconds N] [--wasm] [--digest]",
        about: "how fast random matches are, or whether they end alike everywhere",
        run: playouts::run,
    },
    Command {
        name: "balance",
        options: "[--matches N] [--players N|all] [--mission M] [--level L] [--bots B] [--budget I]",
        about: "how often bots win The A.R.T. Project, why they lose and how long it takes",
        run: bots::balance,
    },
    Command {
        name: "arena",
        options: "<game> --seats master,regular,… [--matches N] [--seed S] [--budget I] [--mission M] \
                  [--level L] [--locks N]",
        about: "how bots of different levels do against each other",
        run: bots::arena,
    },
    Command {
        name: "visit",
        options: "",
        about: "what a first visit is like on a phone: two networks, a processor slowed down four times",
        run: chromium::visit,
    },
    Command {
        name: "pace",
        options: "",
        about: "how long bots take in a browser whose processor is slowed down four times",
        run: chromium::pace,
    },
    Command {
        name: "screenshots",
        options: "",
        about: "take the manifest's pictures of the page anew",
        run: chromium::screenshots,
    },
    Command {
        name: "kills",
        options: "[--times N] [--browser chromium|firefox] [--at-once N]",
        about: "kill browsers in the middle of a match and count what is left of it",
        run: kills::run,
    },
    Command {
        name: "fuzz",
        options: "[--seconds N] [--target actions|saves]",
        about: "the laws over fresh matches and fresh damage to saves, a minute of each",
        run: fuzz::run,
    },
    Command {
        name: "mutants",
        options: "[--game G] [--shard K/N] [--re PATTERN] [--jobs N]",
        about: "break the rules in one place after the other and count what the tests notice",
        run: mutants::run,
    },
    Command {
        name: "shelf",
        options: "[--matches N]",
        about: "how long import and lobby take with many matches, slowed down the same",
        run: chromium::shelf,
    },
    Command {
        name: "clean-tools",
        options: "",
        about: "remove the tools that these commands have installed",
        run: clean_tools::run,
    },
    Command { name: "help", options: "", about: "this list", run: help::run },
];

/// What Trunk calls back for during a build, and the tests call for themselves; nobody types them.
const HOOKS: &[Command] = &[
    Command { name: "before-build", options: "", about: "join the stylesheets", run: hooks::before_build },
    Command {
        name: "after-build",
        options: "",
        about: "write words and service worker",
        run: hooks::after_build,
    },
    Command { name: "step", options: "<name>", about: "one step of the tests", run: test::step },
    Command { name: "busy", options: "", about: "keep the machine busy beside the tests", run: test::busy },
];

fn main() -> ExitCode {
    let mut typed = std::env::args().skip(1);
    let name = typed.next().unwrap_or_else(|| "help".into());
    let found = COMMANDS.iter().chain(HOOKS).find(|it| it.name == name);
    let done = match found {
        Some(command) => (command.run)(&mut Args::new(typed)),
        None => Err(format!("there is no command `{name}`; `cargo xtask help` lists them").into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("\nerror: {reason}");
            if reason.is::<tools::Missing>() { ExitCode::from(MISSING) } else { ExitCode::FAILURE }
        }
    }
}
