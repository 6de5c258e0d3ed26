//! Fills in what Trunk does not know of the page: the lobby, which stands there before the app has come, and
//! the boot script's list of what it fetches.

use std::{env, fs, path::Path};

use super::{precached, style};
use crate::{Result, places, shell, version::version_of};
use cambriole_words_pages as pages;

/// `lobby`: what [`lobby`] has drawn, or nothing.
pub fn fill(staging: &Path, lobby: &str) -> Result {
    let index = staging.join("index.html");
    let html = fs::read_to_string(&index)?;
    let (html, style) = without_later_style(&html)?;
    let values = [
        ("{lobby}", lobby),
        ("{words}", &write_words(staging)?),
        ("{art}", &write_art(staging)?),
        ("{style}", &style),
        ("{bytes}", &module_bytes(staging)?.to_string()),
    ];
    let html = values.iter().try_fold(html, |html, (placeholder, value)| put(&html, placeholder, value))?;
    Ok(fs::write(index, html)?)
}

/// The lobby in every language, as the page itself draws it natively.
pub fn lobby() -> Result<String> {
    let mut cargo = shell::cargo();
    cargo.args(["run", "--quiet", "--package", "cambriole"]);
    shell::answer(&mut cargo).ok_or_else(|| "the lobby could not be drawn: try `cargo run`".into())
}

/// Trunk links every stylesheet, and the page would wait for it: takes the one that can come later out, and
/// tells its name.
fn without_later_style(html: &str) -> Result<(String, String)> {
    let lost = || format!("index.html has lost its stylesheet {}", style::LATER);
    let at = html.find(&format!("{}-", style::LATER)).ok_or_else(lost)?;
    let begin = html[..at].rfind("<link").ok_or_else(lost)?;
    let end = at + html[at..].find('>').ok_or_else(lost)? + 1;
    let (name, _) = html[at..end].split_once(".css").ok_or_else(lost)?;
    Ok((format!("{}{}", &html[..begin], &html[end..]), format!("{name}.css")))
}

/// Writes the files of words, named after their contents, and tells their name with a star for the language.
fn write_words(staging: &Path) -> Result<String> {
    let dir = places::root().join("src/words/pages");
    let mut sentences = pages::read(&dir)?;
    if env::var_os(super::FOURTH_GAME).is_some() {
        sentences.extend(pages::read(&dir.join("fourth-game"))?);
    }
    let files = pages::browser_files(&sentences);
    let version = version_of(files.iter().map(String::as_bytes));
    for (lang, text) in pages::LANGUAGES.iter().zip(&files) {
        fs::write(staging.join(format!("words-{lang}-{version:.16}.txt")), text)?;
    }
    Ok(format!("words-*-{version:.16}.txt"))
}

/// Writes one drawing of all that only tables and rules show, and tells its name.
fn write_art(staging: &Path) -> Result<String> {
    let dir = places::root().join("style/art");
    let mut files = super::files_below(&dir)?;
    // The lobby's stands in the page.
    files.retain(|file| file != "house.svg");
    files.sort();
    let art = files.iter().map(|file| Ok(without_comments(&fs::read_to_string(dir.join(file))?)));
    let art = art.collect::<Result<String>>()?;
    let name = format!("art-{:.16}.svg", version_of([art.as_bytes()]));
    fs::write(
        staging.join(&name),
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\">{art}</svg>\n"
        ),
    )?;
    Ok(name)
}

/// A drawing without what only people read.
fn without_comments(svg: &str) -> String {
    let mut parts = svg.split("<!--");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("-->").map_or("", |(_, rest)| rest.trim_start()))
}

/// Hosts compress what they send, so the browser cannot know how far a download has come unless the page says
/// how long it will be.
fn module_bytes(staging: &Path) -> Result<u64> {
    let files = precached(staging)?;
    let module = files.iter().find(|file| Path::new(file).extension().is_some_and(|it| it == "wasm"));
    Ok(fs::metadata(staging.join(module.ok_or("the build has left no .wasm file")?))?.len())
}

fn put(html: &str, placeholder: &str, value: &str) -> Result<String> {
    if !html.contains(placeholder) {
        return Err(format!("the page has lost its {placeholder}: see index.html, and Trunk.toml").into());
    }
    Ok(html.replace(placeholder, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placeholder_is_filled_in_or_missed() -> Result {
        assert_eq!(put("<a b={c}>", "{c}", "9")?, "<a b=9>");
        assert!(put("<a>", "{c}", "9").is_err());
        Ok(())
    }

    #[test]
    fn the_style_that_can_come_later_is_taken_out() -> Result {
        let html = "<link href=./a-1.css rel=stylesheet><link rel=stylesheet href=./tables-2f.css><body>";
        let (html, name) = without_later_style(html)?;
        assert_eq!(
            (html.as_str(), name.as_str()),
            ("<link href=./a-1.css rel=stylesheet><body>", "tables-2f.css")
        );
        assert!(without_later_style("<body>").is_err());
        Ok(())
    }

    #[test]
    fn a_drawing_loses_its_comments() {
        assert_eq!(without_comments("<svg><!-- a -->\n<g/><!--b--></svg>"), "<svg><g/></svg>");
    }
}
