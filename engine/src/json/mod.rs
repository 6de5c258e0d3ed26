//! The little JSON that saves are made of, between Serde's derived code and a text.
//!
//! A general library explains every mistake at length, keeps floating numbers to the last digit and
//! takes every shape that a format might have; in the browser that would be a tenth of the module. Here
//! is the one shape that we write: fields in the order of their names, whole numbers, an error that is
//! no more than "no". What is wrong with a save is told by [`Damage`](crate::table::Damage).

mod parse;
mod read;
mod write;

use std::fmt;

use serde::Serialize;

pub use read::{read, read_text};

/// A value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(u64),
    /// A number that nothing of ours writes: below zero, or not whole.
    OddNumber(String),
    Text(String),
    List(Vec<Json>),
    /// Fields by their names, in the order of the alphabet.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// What something is, written down.
    pub fn of(what: &impl Serialize) -> Self {
        // What cannot be written down is nothing that we keep.
        what.serialize(write::Writer).unwrap_or(Self::Null)
    }

    /// An object with these fields.
    pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Self)>) -> Self {
        let mut object = Vec::new();
        fields.into_iter().for_each(|(name, value)| put(&mut object, name.to_owned(), value));
        Self::Object(object)
    }

    /// What a text says, if it is JSON.
    pub fn parse(text: &str) -> Option<Self> {
        parse::parse(text)
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&Self> {
        let fields = self.as_object()?;
        fields.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    pub fn as_bool(&self) -> Option<bool> {
        if let Self::Bool(bool) = self { Some(*bool) } else { None }
    }

    pub fn as_u64(&self) -> Option<u64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    pub fn as_str(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    pub fn as_list(&self) -> Option<&[Self]> {
        if let Self::List(list) = self { Some(list) } else { None }
    }

    pub fn as_object(&self) -> Option<&[(String, Self)]> {
        if let Self::Object(fields) = self { Some(fields) } else { None }
    }
}

/// Sets a field; of two with one name the last counts.
fn put(object: &mut Vec<(String, Json)>, name: String, value: Json) {
    match object.binary_search_by(|(known, _)| known.as_str().cmp(&name)) {
        Ok(place) => object[place].1 = value,
        Err(place) => object.insert(place, (name, value)),
    }
}

/// The text to keep of something.
pub fn text(what: &impl Serialize) -> String {
    Json::of(what).to_string()
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        write::spell(self, &mut text);
        f.write_str(&text)
    }
}
