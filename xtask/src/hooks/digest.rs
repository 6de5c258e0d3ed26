//! Digests by which a browser knows that it has got what was built.

use std::{env, fs, path::Path, process};

use crate::{Result, shell};

/// Node has SHA-256 built in, and builds the page anyway.
const DIGEST: &str = "
    const { createHash } = require('node:crypto');
    const { readFileSync } = require('node:fs');
    for (const file of process.argv.slice(1)) {
        console.log(createHash('sha256').update(readFileSync(file)).digest('base64'));
    }";

/// The SHA-256 of each file below `dir`, in base64 as the web writes it.
pub fn of_files(dir: &Path, files: &[String]) -> Result<Vec<String>> {
    let mut node = shell::program("node");
    node.args(["--eval", DIGEST, "--"]).args(files.iter().map(|file| dir.join(file)));
    let answer = shell::answer(&mut node).ok_or("node could not read the files of the build")?;
    let digests: Vec<String> = answer.lines().map(str::to_owned).collect();
    if digests.len() != files.len() {
        return Err("node has not read every file of the build".into());
    }
    Ok(digests)
}

/// The same of a text.
pub fn of_text(text: &str) -> Result<String> {
    let dir = env::temp_dir();
    let name = format!("cambriole-digest-{}", process::id());
    fs::write(dir.join(&name), text)?;
    let digests = of_files(&dir, std::slice::from_ref(&name));
    fs::remove_file(dir.join(&name))?;
    digests?.pop().ok_or_else(|| "node gave no digest".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_that_of_the_standard() -> Result {
        assert_eq!(of_text("abc")?, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
        Ok(())
    }

    #[test]
    fn a_missing_file_is_an_error() {
        assert!(of_files(Path::new("nowhere"), &["a".into()]).is_err());
    }
}
