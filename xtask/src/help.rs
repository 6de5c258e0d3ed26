//! `cargo xtask help`: every command and its options.

use crate::{COMMANDS, Result, args::Args, places};

pub fn run(args: &mut Args) -> Result {
    args.finish()?;
    println!("cargo xtask …");
    for command in COMMANDS {
        let usage = format!("{} {}", command.name, command.options);
        println!("  {usage:<36} {}", command.about);
    }
    println!(
        "\nMissing tools are installed into {}\n(set CAMBRIOLE_TOOLS to choose another place).",
        places::tools()?.display()
    );
    Ok(())
}
