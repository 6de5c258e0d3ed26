//! Tells the boot script what Trunk does not know: where the words are, and how big the module is.
//!
//! Hosts compress what they send, so the browser cannot know how far a download has come unless
//! the page says how long it will be.

use std::{fs, path::Path};

use crate::{Result, hooks::precached};

pub fn tell(staging: &Path, words: &str) -> Result {
    let files = precached(staging)?;
    let module = files.iter().find(|file| Path::new(file).extension().is_some_and(|it| it == "wasm"));
    let module = module.ok_or("the build has left no .wasm file")?;
    let bytes = fs::metadata(staging.join(module))?.len();
    let index = staging.join("index.html");
    let html = fs::read_to_string(&index)?;
    let html = fill(&html, "{bytes}", &bytes.to_string())?;
    Ok(fs::write(index, fill(&html, "{words}", words)?)?)
}

fn fill(html: &str, placeholder: &str, value: &str) -> Result<String> {
    if !html.contains(placeholder) {
        return Err(format!("index.html has lost its {placeholder}: see pattern_script in Trunk.toml").into());
    }
    Ok(html.replace(placeholder, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placeholder_is_filled_in_or_missed() -> Result {
        assert_eq!(fill("<a b={c}>", "{c}", "9")?, "<a b=9>");
        assert!(fill("<a>", "{c}", "9").is_err());
        Ok(())
    }
}
