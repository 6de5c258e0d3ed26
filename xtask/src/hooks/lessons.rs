//! Makes one file of the lessons, for the page to fetch when a player first opens one. `src/words/lesson.rs`
//! reads it; a test of the page takes this file for its own. So it stands on its own.

use std::{fs, path::Path};

/// The lessons in `dir`, one after the other, without what is for the eyes of those who write.
pub fn file(dir: &Path) -> Result<String, String> {
    let told = |reason| format!("{}: {reason}", dir.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(dir).map_err(told)? {
        paths.push(entry.map_err(told)?.path());
    }
    paths.sort();
    let mut lessons = String::new();
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|reason| format!("{}: {reason}", path.display()))?;
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            lessons += line;
            lessons.push('\n');
        }
    }
    Ok(lessons)
}
