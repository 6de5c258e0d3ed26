//! Takes out of scripts what only people read: Trunk leaves ours as they are, and cannot read what
//! wasm-bindgen writes.

use std::{fs, path::Path};

use super::precached;
use crate::Result;

/// Strips every script of the page.
pub fn strip(staging: &Path) -> Result {
    for file in precached(staging)? {
        if Path::new(&file).extension().is_some_and(|it| it == "js") {
            let path = staging.join(file);
            fs::write(&path, stripped(&fs::read_to_string(&path)?)?)?;
        }
    }
    Ok(())
}

/// The script without comments, indents and empty lines. Lines stay lines: where a statement ends
/// without a sign is not for this to find out.
pub fn stripped(script: &str) -> Result<String> {
    let mut kept = String::new();
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            match line.split_once("*/") {
                Some((_, "")) => in_comment = false,
                Some(_) => return Err(format!("a script goes on behind a comment: {line}").into()),
                None => {}
            }
            continue;
        }
        if line.matches('`').count() % 2 != 0 {
            return Err(format!("a script has a text of several lines: {line}").into());
        }
        if !line.is_empty() && !line.starts_with("//") {
            kept += line;
            kept.push('\n');
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_people_read_goes() -> Result {
        let script = "/**\n * Says\n */\nf() {\n    // so\n\n    return `a // b`; // c\n}\n/* d */\n";
        assert_eq!(stripped(script)?, "f() {\nreturn `a // b`; // c\n}\n");
        for unsure in ["const a = `b\n  c`;", "/* a */ b();"] {
            assert!(stripped(unsure).is_err(), "{unsure}");
        }
        Ok(())
    }
}
