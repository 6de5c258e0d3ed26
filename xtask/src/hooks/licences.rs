//! Lists whose work is in the module: every crate that is linked into it, with its licence.

use crate::{Result, shell};

/// A line for each crate of others: name, version and licence, with a tab before each but the first.
/// Read by `src/app/screens/settings/licences.rs`.
pub fn file() -> Result<String> {
    let mut cargo = shell::cargo();
    cargo.args(["tree", "--locked", "--offline", "--package", "cambriole"]);
    cargo.args(["--target", "wasm32-unknown-unknown", "--edges", "normal,no-proc-macro"]);
    cargo.args(["--prefix", "none", "--format", "{p}|{l}"]);
    listed(&shell::answer(&mut cargo).ok_or("cargo could not list the page's crates")?)
}

fn listed(tree: &str) -> Result<String> {
    let mut lines = Vec::new();
    for line in tree.lines() {
        // A mark of Cargo's for what it has shown before.
        let line = line.trim_end_matches(" (*)");
        let (package, licence) = line.split_once('|').ok_or_else(|| format!("no licence in: {line}"))?;
        let mut words = package.split(' ');
        let name = words.next().unwrap_or_default();
        let version = words.next().and_then(|version| version.strip_prefix('v'));
        let version = version.ok_or_else(|| format!("no version in: {line}"))?;
        // What has a path is in this repository.
        if words.next().is_some() {
            continue;
        }
        if licence.is_empty() {
            return Err(format!("{name} does not say its licence").into());
        }
        lines.push(format!("{name}\t{version}\t{}\n", licence.replace('/', " OR ")));
    }
    lines.sort();
    lines.dedup();
    Ok(lines.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_of_others_are_listed_once() -> Result {
        let tree = "cambriole v0.4.0 (/x)|MIT\nserde v1.0.2|MIT/Apache-2.0\nbytes v1.1.0|MIT\n\
                    serde v1.0.2|MIT/Apache-2.0 (*)\n";
        assert_eq!(listed(tree)?, "bytes\t1.1.0\tMIT\nserde\t1.0.2\tMIT OR Apache-2.0\n");
        Ok(())
    }

    #[test]
    fn a_crate_without_a_licence_stops_the_build() {
        for unclear in ["bytes v1.1.0|", "bytes v1.1.0", "bytes|MIT"] {
            assert!(listed(unclear).is_err(), "{unclear}");
        }
    }
}
