//! Lets a page that is being worked on load itself anew. Trunk would write a script into the page, which
//! its policy forbids; a file beside it may be loaded and may listen to its own server.

use std::{fs, path::Path};

use crate::Result;

const SCRIPT: &str = include_str!("reload.js");
const TAG: &str = "<script type=\"module\" src=\"reload.js\"></script>";

pub fn add(staging: &Path) -> Result {
    fs::write(staging.join("reload.js"), SCRIPT)?;
    let index = staging.join("index.html");
    Ok(fs::write(&index, tagged(&fs::read_to_string(&index)?)?)?)
}

fn tagged(html: &str) -> Result<String> {
    let (head, rest) = html.split_once("</head>").ok_or("index.html has lost its head")?;
    Ok(format!("{head}{TAG}</head>{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_comes_last_in_the_head() -> Result {
        assert_eq!(tagged("<head><base></head><p>")?, format!("<head><base>{TAG}</head><p>"));
        assert!(tagged("<p>").is_err());
        Ok(())
    }
}
