//! `cargo xtask playouts`: how fast the rules are, natively or as WebAssembly under Node, and whether
//! both come to the same end.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{Result, args::Args, hooks::books::GAMES, places, shell, tools};

/// The missions of The A.R.T. Project in the order of `Mission::ALL`.
const MISSIONS: &[&str] = &["japan", "egypt", "united-states", "scandinavia", "polynesia", "rio"];

const MODULE: &str = "cambriole_playouts.wasm";

pub fn run(args: &mut Args) -> Result {
    let target = if args.flag("--wasm") { Target::Wasm } else { Target::Native };
    let digest = args.flag("--digest");
    let players: u8 = args.value("--players")?.unwrap_or(4);
    let seconds: u64 = args.value("--seconds")?.unwrap_or(5);
    let mission: Option<String> = args.value("--mission")?;
    let name = args.word();
    args.finish()?;
    if digest {
        return same_everywhere();
    }
    let known = || format!("which game? {}", GAMES.join(", "));
    let game = name.and_then(|name| GAMES.iter().position(|game| *game == name)).ok_or_else(known)?;
    let variant = match &mission {
        None => 0,
        Some(name) => MISSIONS
            .iter()
            .position(|mission| mission == name)
            .filter(|_| GAMES[game] == "art-project")
            .ok_or_else(|| format!("which mission of art-project? {}", MISSIONS.join(", ")))?,
    };
    let title = GAMES[game];
    let answer = target.ask(Profile::Measured, &format!("play {game} {players} {variant} {seconds}"))?;
    let figures: Vec<f64> = answer.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [matches, actions, ns_per_action] = figures[..] else {
        return Err(format!("the playouts answered {answer:?}").into());
    };
    if actions < 1.0 {
        return Err(format!("{title} is not played by {players}").into());
    }
    let (actions_per_game, actions_per_s) = (actions / matches, 1e9 / ns_per_action);
    println!(
        "{{\"game\":\"{}\",\"players\":{players},\"target\":\"{}\",\"games_per_s\":{:.0},\
         \"actions_per_s\":{actions_per_s:.0},\"ns_per_action\":{ns_per_action:.1},\
         \"actions_per_game\":{actions_per_game:.1}}}",
        title,
        target.name(),
        actions_per_s / actions_per_game,
    );
    Ok(())
}

/// Whether the same seeds come to the same ends natively and as WebAssembly.
pub fn same_everywhere() -> Result {
    for players in 2..=5 {
        same("digest", "art-robbery", players, 0, 200)?;
    }
    for players in 2..=7 {
        same("digest", "museum-caper", players, 0, 30)?;
    }
    // Every mission, and every number of players twice.
    for (variant, mission) in MISSIONS.iter().enumerate() {
        let players = u8::try_from(variant)? + 1;
        println!("  {mission}:");
        same("digest", "art-project", players, variant, 200)?;
        same("digest", "art-project", 7 - players, variant, 200)?;
    }
    println!("  masters:");
    same("masters", "art-robbery", 4, 0, 3)?;
    same("masters", "museum-caper", 4, 0, 3)?;
    same("masters", "art-project", 3, 0, 3)
}

fn same(command: &str, name: &str, players: u8, variant: usize, matches: u64) -> Result {
    let game = GAMES.iter().position(|game| *game == name).ok_or("which game?")?;
    let question = format!("{command} {game} {players} {variant} {matches}");
    let native = Target::Native.ask(Profile::Dev, &question)?;
    let wasm = Target::Wasm.ask(Profile::Dev, &question)?;
    if native != wasm {
        let seen = format!("natively {}, as WebAssembly {}", native.trim(), wasm.trim());
        return Err(format!("{name} with {players} goes differently: {seen}").into());
    }
    println!("  {name} with {players}: {matches} matches go alike, digest {}", native.trim());
    Ok(())
}

#[derive(Clone, Copy)]
enum Target {
    Native,
    Wasm,
}

/// How the programs are built: quickly, or as what is measured. Natively that is at full speed; as
/// WebAssembly it is what people get, the page's own profile and passes of wasm-opt.
#[derive(Clone, Copy)]
enum Profile {
    Dev,
    Measured,
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Wasm => "wasm32",
        }
    }

    /// Builds the program if need be, puts a question to it and takes down what it prints.
    fn ask(self, profile: Profile, question: &str) -> Result<String> {
        let words = question.split(' ');
        let (name, folder) = match (profile, self) {
            (Profile::Dev, _) => ("dev", "debug"),
            (Profile::Measured, Self::Native) => ("speed", "speed"),
            (Profile::Measured, Self::Wasm) => ("release", "release"),
        };
        let build = ["--quiet", "--package", "cambriole-playouts", "--profile", name];
        let program = ["--bin", "cambriole-playouts"];
        match self {
            Self::Native => output(shell::cargo().arg("run").args(build).args(program).arg("--").args(words)),
            Self::Wasm => {
                tools::wasm_target()?;
                let wasm = ["--lib", "--crate-type", "cdylib", "--target", "wasm32-unknown-unknown"];
                output(shell::cargo().arg("rustc").args(build).args(wasm))?;
                let module = places::target().join("wasm32-unknown-unknown").join(folder).join(MODULE);
                let module = match profile {
                    Profile::Dev => module,
                    Profile::Measured => optimised(&module)?,
                };
                output(shell::program("node").arg("playouts/run.mjs").arg(module).args(words))
            }
        }
    }
}

/// The module after the same passes of wasm-opt as the page's.
fn optimised(module: &Path) -> Result<PathBuf> {
    let page = fs::read_to_string(places::root().join("index.html"))?;
    let level = attribute(&page, "data-wasm-opt")?;
    let passes = attribute(&page, "data-wasm-opt-params")?;
    let optimised = module.with_extension("opt.wasm");
    let mut wasm_opt = shell::program("wasm-opt");
    wasm_opt.env("PATH", tools::page()?).arg(format!("-O{level}")).args(passes.split_whitespace());
    shell::run(wasm_opt.arg("-o").arg(&optimised).arg(module))?;
    Ok(optimised)
}

/// The value of the attribute in a page that has it once.
fn attribute<'a>(page: &'a str, name: &str) -> Result<&'a str> {
    let found = page.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
    found.map(|(value, _)| value).ok_or_else(|| format!("index.html has no {name}").into())
}

/// What a program prints; its complaints go straight to the person.
fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(format!("{} failed ({})", command.get_program().display(), output.status).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
