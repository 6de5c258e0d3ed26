//! The sentences of the app as people write them: a file for each page of sentences, the languages side
//! by side. The page's build makes functions of them, the toolbox the files that the browser is taught.
//!
//! ```text
//! # A line that begins with a hash is a comment.
//!
//! used(n)
//!   fr {n} {n|conseil demandé|conseils demandés} dans cette partie.
//!   en {n} {n|hint|hints} asked for in this match.
//!   it {n} {n|suggerimento chiesto|suggerimenti chiesti} in questa partita.
//! ```
//!
//! A key begins its line; in parentheses are the names of what the sentence is given. Below it stands one
//! indented line for each language. `{n}` is filled in; `{n|hint|hints}` chooses by the number `n`. Every
//! language uses every name. Nothing is quoted or escaped.

mod browser;
mod parse;

pub use browser::browser_files;
pub use parse::parse;

use std::{fs, path::Path};

/// In the order in which the page counts them.
pub const LANGUAGES: [&str; 3] = ["fr", "en", "it"];

/// A file of sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The file's name without its ending.
    pub name: String,
    pub sentences: Vec<Sentence>,
}

/// A sentence in every language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    pub key: String,
    /// What it is given, in the order of its arguments.
    pub names: Vec<String>,
    /// One for each of [`LANGUAGES`].
    pub texts: [String; LANGUAGES.len()],
}

/// What is wrong with a page, and in which line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    pub line: usize,
    pub what: String,
}

/// The pages of a folder, which are its files that end in `.txt`, by name.
///
/// # Errors
/// What could not be read, with its file and line.
pub fn read(dir: &Path) -> Result<Vec<Page>, String> {
    let failed = |path: &Path, reason: std::io::Error| format!("{}: {reason}", path.display());
    let mut pages = Vec::new();
    for entry in fs::read_dir(dir).map_err(|reason| failed(dir, reason))? {
        let path = entry.map_err(|reason| failed(dir, reason))?.path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        let source = fs::read_to_string(&path).map_err(|reason| failed(&path, reason))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        parse::check_name(&name).map_err(|what| format!("{}: {what}", path.display()))?;
        let sentences =
            parse(&source).map_err(|Mistake { line, what }| format!("{}:{line}: {what}", path.display()))?;
        pages.push(Page { name, sentences });
    }
    pages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::path::PathBuf;

    /// A folder of its own for each test.
    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let dir = std::env::temp_dir().join(format!("cambriole-pages-{name}-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        for (file, text) in files {
            fs::write(dir.join(file), text).unwrap();
        }
        dir
    }

    const BACK: &str = "back\n  fr Retour\n  en Back\n  it Indietro\n";

    #[test]
    fn pages_are_read_by_name() {
        let dir = folder("order", &[("plan.txt", BACK), ("art_1.txt", ""), ("hall.txt~", "?")]);
        let pages = read(&dir).unwrap();
        fs::remove_dir_all(dir).unwrap();
        let read: Vec<_> = pages.iter().map(|page| (page.name.as_str(), page.sentences.len())).collect();
        assert_eq!(read, [("art_1", 0), ("plan", 1)]);
    }

    #[test]
    fn a_mistake_is_told_with_its_file_and_line() {
        let dir = folder("mistake", &[("house.txt", "# The house\n\nback\n  fr Retour\n  en Back\n")]);
        let told = read(&dir);
        fs::remove_dir_all(&dir).unwrap();
        let file = dir.join("house.txt");
        assert_eq!(told, Err(format!("{}:3: `back` has no it", file.display())));
    }

    #[test]
    fn a_page_has_the_name_of_a_module() {
        let dir = folder("name", &[("Art Robbery.txt", BACK)]);
        let told = read(&dir);
        fs::remove_dir_all(dir).unwrap();
        assert!(told.is_err_and(|told| told.contains("Art Robbery.txt: `Art Robbery` is not a name")));
    }

    #[test]
    fn a_missing_folder_is_named() {
        assert!(read(Path::new("nowhere")).is_err_and(|told| told.starts_with("nowhere: ")));
    }
}
