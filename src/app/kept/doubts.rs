//! Two texts of one match. Where one goes on from the other the longer is right; where they part, both are
//! kept.

use serde_json::{Map, Value};

use crate::{
    app::kept::shelf,
    browser::storage::{self, Doubt},
};

/// What came of a second text of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// It is an earlier state of the match, or the same.
    Earlier,
    /// It goes on where the other stopped, and has taken its place.
    Later,
    /// They part: it stands on the shelf as a match of its own.
    Beside,
}

/// Settles what the start has left in doubt; tells how many matches are kept twice now.
pub fn settle_all() -> usize {
    let settled = storage::doubts().into_iter().filter_map(|Doubt { key, text }| {
        // What is no match (a preference, the last table) stays as it is in local storage.
        Some(settle(shelf::id_of(&key)?, &text))
    });
    settled.filter(|settled| *settled == Settled::Beside).count()
}

/// Settles a second text of the match that the shelf keeps under `id`.
pub fn settle(id: &str, text: &str) -> Settled {
    let settled = match shelf::text(id) {
        Some(kept) => compare(&kept, text),
        None => Settled::Later,
    };
    match settled {
        Settled::Earlier => {}
        Settled::Later => shelf::put(id, text),
        Settled::Beside => shelf::put(&shelf::fresh_id(), text),
    }
    settled
}

/// What a text is to the one that is kept.
fn compare(kept: &str, text: &str) -> Settled {
    if kept == text {
        return Settled::Earlier;
    }
    let ((Some(kept), kept_actions), (Some(text), actions)) = (parts(kept), parts(text)) else {
        return Settled::Beside;
    };
    if kept != text {
        Settled::Beside
    } else if kept_actions.starts_with(&actions) {
        Settled::Earlier
    } else if actions.starts_with(&kept_actions) {
        Settled::Later
    } else {
        Settled::Beside
    }
}

/// What a match is whatever was played in it, and what was.
fn parts(text: &str) -> (Option<Map<String, Value>>, Vec<Value>) {
    let Ok(Value::Object(mut fields)) = serde_json::from_str(text) else { return (None, Vec::new()) };
    let Some(Value::Array(actions)) = fields.remove("actions") else { return (None, Vec::new()) };
    fields.retain(|name, _| ["game", "rules", "setup", "chairs", "seed"].contains(&name.as_str()));
    (Some(fields), actions)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(seed: u64, actions: &str) -> String {
        format!(r#"{{"game":"art-robbery","seed":{seed},"label":{{"played":{seed}}},"actions":[{actions}]}}"#)
    }

    #[test]
    fn the_longer_of_two_texts_is_right_where_it_goes_on_from_the_other() {
        assert_eq!(compare(&text(1, "1,2"), &text(1, "1,2,3")), Settled::Later);
        assert_eq!(compare(&text(1, "1,2"), &text(1, "1")), Settled::Earlier);
        assert_eq!(compare(&text(1, "1,2"), &text(1, "1,2")), Settled::Earlier);
    }

    #[test]
    fn texts_that_part_are_both_kept() {
        assert_eq!(compare(&text(1, "1,2"), &text(1, "1,3")), Settled::Beside);
        assert_eq!(compare(&text(1, "1,2"), &text(2, "1,2,3")), Settled::Beside, "another match");
        assert_eq!(compare(&text(1, "1,2"), "{"), Settled::Beside, "who knows what it was");
        assert_eq!(compare("", &text(1, "1,2")), Settled::Beside);
    }

    #[test]
    fn what_parts_stands_on_the_shelf_beside_the_other() {
        shelf::put("a", &text(1, "1,2"));
        assert_eq!(settle("a", &text(1, "1,3")), Settled::Beside);
        assert_eq!(shelf::text("a"), Some(text(1, "1,2")));
        assert_eq!(storage::keys("").len(), 2);
        assert_eq!(settle("a", &text(1, "1,2,3")), Settled::Later);
        assert_eq!(shelf::text("a"), Some(text(1, "1,2,3")));
        assert_eq!(settle("gone", &text(1, "1")), Settled::Later, "deleted meanwhile elsewhere");
    }
}
