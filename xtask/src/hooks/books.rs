//! Makes one file of the books of rules, for the page to fetch when a player first opens one.
//!
//! Three games in three languages say much the same: together they compress an eighth smaller than
//! each alone. `src/words/book.rs` reads the file; a test of the page compares the two. So this file
//! stands on its own.

use std::{fs, path::Path};

/// In the order in which the page counts them.
const LANGUAGES: [&str; 3] = ["fr", "en", "it"];
/// The games: the one list of the toolbox, in the order of the engine's `GameId::ALL`.
pub const GAMES: [&str; 3] = ["art-robbery", "art-project", "museum-caper"];

/// What stands between two books: the sign for a new page.
const BREAK: &str = "\u{c}";

/// The file of the books in `dir`: all `games` in French, then in English, then in Italian.
pub fn file(dir: &Path, games: &[&str]) -> Result<String, String> {
    let mut books = Vec::new();
    for lang in LANGUAGES {
        for game in games {
            let path = dir.join(format!("{game}.{lang}.md"));
            let book = fs::read_to_string(&path).map_err(|reason| format!("{}: {reason}", path.display()))?;
            books.push(without_empty_lines(&book));
        }
    }
    Ok(books.join(BREAK))
}

/// They are for the eyes of those who write.
fn without_empty_lines(book: &str) -> String {
    let mut lines: Vec<_> = book.lines().filter(|line| !line.is_empty()).collect();
    lines.push("");
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_lines_are_left_out() {
        assert_eq!(without_empty_lines("# A\n\n- b\n- c\n\n---\n"), "# A\n- b\n- c\n---\n");
    }

    #[test]
    fn a_missing_book_is_named() {
        let missing = file(Path::new("nowhere"), &GAMES);
        assert!(missing.is_err_and(|reason| reason.contains("art-robbery.fr.md")));
    }
}
