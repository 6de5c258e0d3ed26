//! Makes one stylesheet of the files that `style/order.txt` names, in its order.
//!
//! Trunk hashes and minifies a stylesheet but does not follow `@import`, which would cost the page a
//! round trip a file.

use std::fs;

use crate::{Result, places};

pub fn join() -> Result {
    let dir = places::root().join("style");
    let mut joined = String::new();
    for file in named(&fs::read_to_string(dir.join("order.txt"))?) {
        let css = fs::read_to_string(dir.join(file));
        joined += &css.map_err(|reason| format!("style/order.txt names {file}: {reason}"))?;
        joined.push('\n');
    }
    let out = places::joined_style();
    if let Some(parent) = out.parent() {
        fs::create_dir_all(parent)?;
    }
    Ok(fs::write(out, joined)?)
}

fn named(order: &str) -> impl Iterator<Item = &str> {
    order.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stylesheet that nobody names would be written and linted, and never seen.
    #[test]
    fn every_stylesheet_is_named() -> Result {
        let dir = places::root().join("style");
        let order = fs::read_to_string(dir.join("order.txt"))?;
        let mut named: Vec<_> = named(&order).map(str::to_owned).collect();
        let mut there = crate::hooks::files_below(&dir)?;
        there.retain(|file| file.rsplit('.').next() == Some("css"));
        named.sort();
        there.sort();
        assert_eq!(named, there);
        Ok(())
    }
}
