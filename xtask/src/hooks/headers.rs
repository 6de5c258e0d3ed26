//! Writes `_headers` for hosts that read one (Netlify, Cloudflare Pages and others): what a policy in the
//! page's own text cannot say, and how long each file may be kept.

use std::{env, fmt::Write as _, fs, path::Path};

use super::{digest, files_below, inline};
use crate::{Result, places};

/// Beside the page's own policy: who may frame it, which only a header can say.
const FRAMING: &str = "frame-ancestors 'none'";

const ALWAYS: &[(&str, &str)] = &[
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    (
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), \
         display-capture=(), accelerometer=(), gyroscope=(), magnetometer=()",
    ),
];

/// `scripts`: those that the page has in itself, as its policy names them.
pub fn write(staging: &Path, scripts: &str) -> Result {
    // As it was written: the build puts attributes in another order.
    let policy = policy(&fs::read_to_string(places::root().join("index.html"))?)?;
    let policy = inline::allow(&policy, &format!("{scripts} '{}'", lost_script(staging)?))?;
    let base = env::var("TRUNK_PUBLIC_URL").unwrap_or_default();
    Ok(fs::write(staging.join("_headers"), text(&policy, &base, &files_below(staging)?)?)?)
}

/// The page's own policy, which stands once: in its head.
fn policy(index: &str) -> Result<String> {
    let after = index.split_once("Content-Security-Policy").map(|(_, after)| after);
    let content = after.and_then(|after| after.split_once("content=\"")).map(|(_, content)| content);
    let policy = content.and_then(|content| content.split_once('"')).map(|(policy, _)| policy);
    policy.map(str::to_owned).ok_or_else(|| "index.html has lost its Content-Security-Policy".into())
}

/// Fills the digest of its own script into the page for lost visitors, and tells it: a host shows that page
/// at any address, so the script cannot be a file beside it.
fn lost_script(staging: &Path) -> Result<String> {
    let path = staging.join("404.html");
    let html = fs::read_to_string(&path)?;
    let script = html.split_once("<script>").and_then(|(_, rest)| rest.split_once("</script>"));
    let (script, _) = script.ok_or("404.html has lost its script")?;
    let digest = format!("sha256-{}", digest::of_text(script)?);
    fs::write(&path, html.replace("{script}", &digest))?;
    Ok(digest)
}

fn text(policy: &str, base: &str, files: &[String]) -> Result<String> {
    // An address relative to the page says nothing about the host.
    let base = if base.starts_with('/') { base } else { "/" };
    let mut text = format!("{base}*\n  Content-Security-Policy: {policy}; {FRAMING}\n");
    for (name, value) in ALWAYS {
        writeln!(text, "  {name}: {value}")?;
    }
    for file in files.iter().filter(|file| is_named_by_content(file)) {
        write!(text, "{base}{file}\n  Cache-Control: public, max-age=31536000, immutable\n")?;
    }
    for file in ["", "index.html", "sw.js"] {
        write!(text, "{base}{file}\n  Cache-Control: no-cache\n")?;
    }
    Ok(text)
}

/// Whether its name ends in a hash of what it holds.
fn is_named_by_content(file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or(file);
    let stem = name.split('.').next().unwrap_or(name);
    let last = stem.trim_end_matches("_bg").rsplit('-').next().unwrap_or_default();
    (8..=16).contains(&last.len()) && last.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_of_the_page_is_found() -> Result {
        let index = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; a\"><p>";
        assert_eq!(policy(index)?, "default-src 'none'; a");
        assert!(policy("<p>").is_err());
        Ok(())
    }

    #[test]
    fn only_names_with_a_hash_last() {
        for file in ["words-0123456789abcdef.txt", "cambriole-01234567_bg.wasm", "a-01234567.css"] {
            assert!(is_named_by_content(file), "{file}");
        }
        for file in ["boot.js", "index.html", "fonts/text-400.woff2", "icons/apple-touch-icon.png"] {
            assert!(!is_named_by_content(file), "{file}");
        }
    }

    #[test]
    fn rules_stand_under_the_path_of_the_page() -> Result {
        let files = ["a-01234567.css".to_owned()];
        let text = text("x", "/cambriole/", &files)?;
        assert!(text.starts_with("/cambriole/*\n  Content-Security-Policy: x; frame-ancestors 'none'\n"));
        assert!(text.contains("/cambriole/a-01234567.css\n  Cache-Control: public, max-age=31536000"));
        assert!(super::text("x", "./", &[])?.starts_with("/*\n"));
        Ok(())
    }
}
