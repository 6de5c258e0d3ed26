//! Makes the stylesheets of the files that `style/order.txt` names, in its order.
//!
//! Trunk hashes and minifies a stylesheet but does not follow `@import`, which would cost the page a
//! round trip a file.

use std::{fs, path::Path};

use crate::{Result, places};

pub fn join() -> Result {
    let (dir, out) = (places::root().join("style"), places::joined_styles());
    fs::create_dir_all(&out)?;
    for (sheet, files) in sheets(&fs::read_to_string(dir.join("order.txt"))?) {
        fs::write(out.join(format!("{sheet}.css")), joined(&dir, &files)?)?;
    }
    Ok(())
}

/// Puts the order of the layers, from `style/main.css`, back at the head of the first stylesheet: the minifier
/// drops it, as that stylesheet alone would not need it, and a layer would stand where it is first met.
pub fn order_layers(staging: &Path) -> Result {
    let main = fs::read_to_string(places::root().join("style/main.css"))?;
    let order = main.lines().find(|line| line.starts_with("@layer")).ok_or("main.css has lost its layers")?;
    let files = super::files_below(staging)?;
    let first = files.iter().find(|file| file.starts_with("cambriole-") && is_style(file));
    let first = staging.join(first.ok_or("the build has left no stylesheet")?);
    let css = fs::read_to_string(&first)?;
    Ok(fs::write(first, format!("{order}{css}"))?)
}

fn is_style(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|ending| ending == "css")
}

fn joined(dir: &Path, files: &[&str]) -> Result<String> {
    let mut joined = String::new();
    for file in files {
        let css = fs::read_to_string(dir.join(file));
        joined += &css.map_err(|reason| format!("style/order.txt names {file}: {reason}"))?;
        joined.push('\n');
    }
    Ok(joined)
}

/// Each stylesheet's name and files.
fn sheets(order: &str) -> Vec<(&str, Vec<&str>)> {
    let mut sheets: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in order.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            sheets.push((name, Vec::new()));
        } else if let Some((_, files)) = sheets.last_mut() {
            files.push(line);
        }
    }
    sheets
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stylesheet that nobody names would be written and linted, and never seen.
    #[test]
    fn every_stylesheet_is_named() -> Result {
        let dir = places::root().join("style");
        let order = fs::read_to_string(dir.join("order.txt"))?;
        let mut named: Vec<_> = sheets(&order).into_iter().flat_map(|(_, files)| files).collect();
        let mut there = crate::hooks::files_below(&dir)?;
        there.retain(|file| is_style(file));
        named.sort_unstable();
        there.sort();
        assert_eq!(named, there);
        Ok(())
    }

    #[test]
    fn a_heading_begins_a_stylesheet() {
        let order = "# said once\n[a]\nb.css\n\nc/d.css\n[e]\nf.css\n";
        assert_eq!(sheets(order), [("a", vec!["b.css", "c/d.css"]), ("e", vec!["f.css"])]);
    }
}
