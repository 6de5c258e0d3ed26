//! All that the app keeps on a device as one text: the texts by their keys.

use std::{collections::BTreeMap, fmt};

use serde::{
    Deserialize, Serialize,
    de::{self, Deserializer, MapAccess, Visitor},
};
use serde_json::value::RawValue;

/// No browser keeps nearly as many; a text with more is not read.
const MOST_KEYS: usize = 20_000;

/// The field tells whose texts they are.
#[derive(Serialize, Deserialize)]
struct Backup<T> {
    cambriole: T,
}

/// The texts by their keys, as one.
///
/// # Errors
/// It cannot be written.
pub fn write(kept: BTreeMap<String, String>) -> serde_json::Result<String> {
    serde_json::to_string(&Backup { cambriole: kept })
}

/// The texts of a backup, if it is one.
pub fn read(text: &str) -> Option<Vec<(String, Packed<'_>)>> {
    let Backup::<Texts> { cambriole: Texts(texts) } = serde_json::from_str(text).ok()?;
    Some(texts)
}

/// A text that is still quoted.
#[derive(Debug, Clone, Copy)]
pub struct Packed<'a>(&'a RawValue);

impl Packed<'_> {
    /// The text itself, if it is one.
    pub fn read(self) -> Option<String> {
        serde_json::from_str(self.0.get()).ok()
    }
}

/// Texts in the order in which they stand.
struct Texts<'a>(Vec<(String, Packed<'a>)>);

impl<'de> Deserialize<'de> for Texts<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Texts<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("texts by their keys")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut texts = Vec::new();
        while let Some((key, text)) = map.next_entry()? {
            if texts.len() == MOST_KEYS {
                return Err(de::Error::custom("too many keys"));
            }
            texts.push((key, Packed(text)));
        }
        Ok(Texts(texts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let kept = BTreeMap::from([("a".to_owned(), "Zoé \"\n".to_owned()), ("b".into(), String::new())]);
        let text = write(kept.clone()).expect("it can be written");
        let read = read(&text).expect("it is a backup").into_iter();
        let read = read.map(|(key, text)| (key, text.read().expect("it is a text")));
        assert_eq!(read.collect::<BTreeMap<_, _>>(), kept);
    }

    #[test]
    fn what_is_no_backup_is_not_read() {
        for text in ["", "{}", "[]", r#"{"cambriole":[]}"#, r#"{"cambriole":{"a":"b"}"#] {
            assert!(read(text).is_none(), "{text}");
        }
        let [entry] = &read(r#"{"cambriole":{"a":1}}"#).expect("it has the form")[..] else { panic!() };
        assert_eq!(entry.1.read(), None);
    }

    #[test]
    fn more_keys_than_a_browser_keeps_are_refused() {
        let text = |keys: usize| {
            let keys: Vec<String> = (0..keys).rev().map(|key| format!(r#""{key}":"""#)).collect();
            format!(r#"{{"cambriole":{{{}}}}}"#, keys.join(","))
        };
        assert!(read(&text(MOST_KEYS)).is_some());
        assert!(read(&text(MOST_KEYS + 1)).is_none());
    }
}
