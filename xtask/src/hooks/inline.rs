//! Puts the scripts that the first paint waits for into the page itself: each would cost a round trip. The
//! policy of the page allows them by their digests, and no other.

use std::{fs, path::Path};

use super::digest;
use crate::Result;

const SCRIPTS: [&str; 2] = ["settings.js", "lobby.js"];

/// Tells what the policy names as the scripts of its own: `'self'` and the digests.
pub fn scripts(staging: &Path) -> Result<String> {
    let index = staging.join("index.html");
    let mut html = fs::read_to_string(&index)?;
    let mut allowed = "'self'".to_owned();
    for name in SCRIPTS {
        let script = fs::read_to_string(staging.join(name))?;
        html = put(&html, name, &script)?;
        allowed = format!("{allowed} 'sha256-{}'", digest::of_text(&script)?);
        fs::remove_file(staging.join(name))?;
    }
    fs::write(index, allow(&html, &allowed)?)?;
    Ok(allowed)
}

/// A policy, or the page that it stands in, with these scripts of its own.
pub fn allow(policy: &str, allowed: &str) -> Result<String> {
    let (before, after) =
        policy.split_once("script-src 'self'").ok_or("the policy has lost its script-src")?;
    Ok(format!("{before}script-src {allowed}{after}"))
}

/// The page with the script in the place of its tag.
fn put(html: &str, name: &str, script: &str) -> Result<String> {
    let lost = || format!("index.html has lost its {name}");
    let at = html.find(name).ok_or_else(lost)?;
    let begin = html[..at].rfind("<script").ok_or_else(lost)?;
    let end = html[at..].find("</script>").ok_or_else(lost)? + at;
    Ok(format!("{}<script>{script}{}", &html[..begin], &html[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_takes_the_place_of_its_tag() -> Result {
        let html = "<p><script src=\"a.js\"></script><script src=b.js></script>";
        assert_eq!(put(html, "b.js", "c()")?, "<p><script src=\"a.js\"></script><script>c()</script>");
        assert!(put(html, "d.js", "").is_err());
        Ok(())
    }

    #[test]
    fn a_policy_names_the_digests() -> Result {
        assert_eq!(allow("script-src 'self' 'x'; a", "'self' 'y'")?, "script-src 'self' 'y' 'x'; a");
        assert!(allow("default-src 'none'", "").is_err());
        Ok(())
    }
}
