//! Fills in what Trunk does not know of the page: the lobby, which stands there before the app has come, and
//! the boot script's list of what it fetches.

use std::{env, fs, path::Path};

use super::precached;
use crate::{Result, places, shell, version::version_of};
use cambriole_words_pages as pages;

/// `lobby`: what [`lobby`] has drawn, or nothing.
pub fn fill(staging: &Path, lobby: &str) -> Result {
    let index = staging.join("index.html");
    let html = fs::read_to_string(&index)?;
    let (html, mut assets) = without_later_styles(&html)?;
    assets.extend(write_art(staging)?);
    let values = [
        ("{lobby}", lobby),
        ("{words}", &write_words(staging)?),
        // The page is minified already, and has lost its quotes: no spaces.
        ("{assets}", &assets.join(",")),
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

/// Trunk links every stylesheet, and the page would wait for all: takes those after the first out, and tells
/// their names.
fn without_later_styles(html: &str) -> Result<(String, Vec<String>)> {
    const END: &str = ".css";
    let first = html.find(END).ok_or("index.html has lost its stylesheets")? + END.len();
    let (mut kept, mut names) = (html[..first].to_owned(), Vec::new());
    let mut rest = &html[first..];
    while let Some(at) = rest.find(END) {
        let (before, after) = (&rest[..at], &rest[at..]);
        let begin = before.rfind("<link").ok_or("a stylesheet stands outside a link")?;
        let end = after.find('>').ok_or("a link does not end")?;
        let name = before.rsplit(['/', '=', '"']).next().unwrap_or_default();
        names.push(format!("{name}{END}"));
        kept += &before[..begin];
        rest = &after[end + 1..];
    }
    Ok((kept + rest, names))
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

/// Writes the drawings that the lobby does without, and tells their names.
fn write_art(staging: &Path) -> Result<Vec<String>> {
    let dir = places::root().join("style/art");
    let mut names = Vec::new();
    for file in super::files_below(&dir)? {
        let Some(part) = file.strip_suffix(".svg").filter(|part| *part != "house") else { continue };
        let art = without_comments(&fs::read_to_string(dir.join(&file))?);
        let name = format!("{part}-{:.16}.svg", version_of([art.as_bytes()]));
        fs::write(staging.join(&name), art)?;
        names.push(name);
    }
    names.sort();
    Ok(names)
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
    fn the_styles_that_can_come_later_are_taken_out() -> Result {
        let html = "<link href=./a-1.css rel=stylesheet><p><link rel=stylesheet href=\"./b-2f.css\"><link href=c-3.css><body>";
        let (html, names) = without_later_styles(html)?;
        assert_eq!(html, "<link href=./a-1.css rel=stylesheet><p><body>");
        assert_eq!(names, ["b-2f.css", "c-3.css"]);
        assert!(without_later_styles("<body>").is_err());
        Ok(())
    }

    #[test]
    fn a_drawing_loses_its_comments() {
        assert_eq!(without_comments("<svg><!-- a -->\n<g/><!--b--></svg>"), "<svg><g/></svg>");
    }
}
