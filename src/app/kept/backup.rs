//! All that the app keeps on a device as one text: the texts by their keys.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Deserializer, value::RawValue};

/// The field tells whose texts they are.
#[derive(Serialize)]
struct Written {
    cambriole: BTreeMap<String, String>,
}

/// The texts by their keys, as one.
///
/// # Errors
/// It cannot be written.
pub fn write(kept: BTreeMap<String, String>) -> serde_json::Result<String> {
    serde_json::to_string(&Written { cambriole: kept })
}

/// A backup that is read text by text, so that the page can draw in between and nothing is held twice. One
/// that was cut off gives what comes before.
#[derive(Debug)]
pub struct Backup {
    text: String,
    at: usize,
}

impl Backup {
    /// Begins to read.
    ///
    /// # Errors
    /// It is no backup; the text comes back.
    pub fn open(text: String) -> Result<Self, String> {
        let mut backup = Self { text, at: 0 };
        let is_one = backup.pass("{")
            && backup.value::<&str>() == Some("cambriole")
            && backup.pass(":")
            && backup.pass("{");
        if is_one { Ok(backup) } else { Err(backup.text) }
    }

    /// How much of it has been read, in percent.
    pub fn percent(&self) -> usize {
        self.at * 100 / self.text.len().max(1)
    }

    /// Passes this mark if it comes next.
    fn pass(&mut self, mark: &str) -> bool {
        let rest = self.text[self.at..].trim_start();
        let is_next = rest.starts_with(mark);
        if is_next {
            self.at = self.text.len() - rest.len() + mark.len();
        }
        is_next
    }

    fn value<'a, T: Deserialize<'a>>(&'a mut self) -> Option<T> {
        let mut values = Deserializer::from_str(&self.text[self.at..]).into_iter();
        let value = values.next()?.ok()?;
        self.at += values.byte_offset();
        Some(value)
    }
}

impl Iterator for Backup {
    type Item = (String, String);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.pass(",");
            let key: String = self.value()?;
            if !self.pass(":") {
                return None;
            }
            // What is no text is none of ours.
            if let Ok(text) = serde_json::from_str(self.value::<&RawValue>()?.get()) {
                return Some((key, text));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept() -> BTreeMap<String, String> {
        [("match/a", "{\"Zoé\":\"\\n\"}"), ("match/b", ""), ("settings", "{}")]
            .map(|(key, text)| (key.to_owned(), text.to_owned()))
            .into()
    }

    fn read(text: &str) -> BTreeMap<String, String> {
        Backup::open(text.to_owned()).expect("it is a backup").collect()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let text = write(kept()).expect("it can be written");
        assert_eq!(read(&text), kept());
        let pretty: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(read(&serde_json::to_string_pretty(&pretty).expect("it is JSON")), kept());
    }

    #[test]
    fn what_is_no_backup_is_given_back() {
        for text in ["", "{}", "[]", r#"{"cambriole":[]}"#, r#"{"format":1}"#, "{\"cambriole"] {
            assert_eq!(Backup::open(text.into()).err().as_deref(), Some(text));
        }
    }

    #[test]
    fn a_backup_that_was_cut_or_changed_gives_what_can_be_read() {
        let text = write(kept()).expect("it can be written");
        for length in (0..text.len()).filter(|length| text.is_char_boundary(*length)) {
            if let Ok(backup) = Backup::open(text[..length].to_owned()) {
                assert!(backup.into_iter().all(|(key, text)| kept().get(&key) == Some(&text)));
            }
        }
        assert_eq!(read(r#"{"cambriole":{"a":1,"b":"c","d":[{"e":2}],"f":"g"}}"#).len(), 2);
    }

    #[test]
    fn how_much_is_read_goes_up_to_all() {
        let mut backup = Backup::open(write(kept()).expect("it can be written")).expect("it is a backup");
        let start = backup.percent();
        while backup.next().is_some() {}
        assert!(start < 50 && backup.percent() > 90, "{start} to {}", backup.percent());
    }
}
