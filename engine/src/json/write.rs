//! From a value to a text, and from what Serde derives to a value.

use std::fmt::{self, Write as _};

use serde::{
    Serialize, Serializer,
    ser::{
        self, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

use super::{Json, put};

/// Writes a value out, with nothing between its parts.
pub fn spell(value: &Json, text: &mut String) {
    match value {
        Json::Null => text.push_str("null"),
        Json::Bool(bool) => text.push_str(if *bool { "true" } else { "false" }),
        Json::Number(number) => {
            let _ = write!(text, "{number}");
        }
        Json::OddNumber(number) => text.push_str(number),
        Json::Text(said) => quote(said, text),
        Json::List(list) => {
            text.push('[');
            for (place, item) in list.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                spell(item, text);
            }
            text.push(']');
        }
        Json::Object(fields) => {
            text.push('{');
            for (place, (name, value)) in fields.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                quote(name, text);
                text.push(':');
                spell(value, text);
            }
            text.push('}');
        }
    }
}

fn quote(said: &str, text: &mut String) {
    text.push('"');
    for letter in said.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\u{8}' => text.push_str("\\b"),
            '\u{c}' => text.push_str("\\f"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\0'..' ' => {
                let _ = write!(text, "\\u{:04x}", u32::from(letter));
            }
            plain => text.push(plain),
        }
    }
    text.push('"');
}

/// Makes a value of what Serde's derived code says.
pub struct Writer;

/// Nothing of ours has that shape.
#[derive(Debug)]
pub struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unwritable")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Result<T> = std::result::Result<T, Unwritable>;

/// A list or an object that is being made, perhaps as what a case of an enumeration holds.
pub struct Parts {
    made: Json,
    name: String,
    case: Option<&'static str>,
}

impl Parts {
    fn list(case: Option<&'static str>) -> Self {
        Self { made: Json::List(Vec::new()), name: String::new(), case }
    }

    fn object(case: Option<&'static str>) -> Self {
        Self { made: Json::Object(Vec::new()), name: String::new(), case }
    }

    fn item(&mut self, value: Json) {
        match &mut self.made {
            Json::List(list) => list.push(value),
            Json::Object(fields) => put(fields, std::mem::take(&mut self.name), value),
            _ => {}
        }
    }

    fn field(&mut self, name: &'static str, value: Json) {
        name.clone_into(&mut self.name);
        self.item(value);
    }

    fn done(self) -> Json {
        match self.case {
            Some(case) => Json::object([(case, self.made)]),
            None => self.made,
        }
    }
}

/// Shapes that nothing of ours has.
macro_rules! unknown {
    ($($method:ident: $of:ty),+) => {$(
        fn $method(self, _: $of) -> Result<Json> {
            Err(Unwritable)
        }
    )+};
}

macro_rules! numbers {
    ($($method:ident: $of:ty),+) => {$(
        fn $method(self, number: $of) -> Result<Json> {
            Ok(Json::Number(number.into()))
        }
    )+};
}

impl Serializer for Writer {
    type Ok = Json;
    type Error = Unwritable;
    type SerializeSeq = Parts;
    type SerializeTuple = Parts;
    type SerializeTupleStruct = Parts;
    type SerializeTupleVariant = Parts;
    type SerializeMap = Parts;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Parts;

    numbers! { serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64 }

    unknown! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_f32: f32,
        serialize_f64: f64, serialize_char: char, serialize_bytes: &[u8]
    }

    fn serialize_bool(self, bool: bool) -> Result<Json> {
        Ok(Json::Bool(bool))
    }

    fn serialize_str(self, said: &str) -> Result<Json> {
        Ok(Json::Text(said.to_owned()))
    }

    fn serialize_none(self) -> Result<Json> {
        Ok(Json::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Json> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Json> {
        Ok(Json::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Json> {
        Ok(Json::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, case: &'static str) -> Result<Json> {
        self.serialize_str(case)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Json> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        case: &'static str,
        value: &T,
    ) -> Result<Json> {
        Ok(Json::object([(case, value.serialize(self)?)]))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts> {
        Ok(Parts::list(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts> {
        Ok(Parts::list(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts> {
        Ok(Parts::list(None))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, case: &'static str, _: usize) -> Result<Parts> {
        Ok(Parts::list(Some(case)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts> {
        Ok(Parts::object(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts> {
        Ok(Parts::object(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        case: &'static str,
        _: usize,
    ) -> Result<Parts> {
        Ok(Parts::object(Some(case)))
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident)+) => {$(
        impl $kind for Parts {
            type Ok = Json;
            type Error = Unwritable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
                self.item(value.serialize(Writer)?);
                Ok(())
            }

            fn end(self) -> Result<Json> {
                Ok(self.done())
            }
        }
    )+};
}

lists! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! objects {
    ($($kind:ident)+) => {$(
        impl $kind for Parts {
            type Ok = Json;
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<()> {
                self.field(name, value.serialize(Writer)?);
                Ok(())
            }

            fn end(self) -> Result<Json> {
                Ok(self.done())
            }
        }
    )+};
}

objects! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Parts {
    type Ok = Json;
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        let Json::Text(name) = key.serialize(Writer)? else { return Err(Unwritable) };
        self.name = name;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.item(value.serialize(Writer)?);
        Ok(())
    }

    fn end(self) -> Result<Json> {
        Ok(self.done())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match self {
            Self::Null | Self::OddNumber(_) => serializer.serialize_unit(),
            Self::Bool(bool) => serializer.serialize_bool(*bool),
            Self::Number(number) => serializer.serialize_u64(*number),
            Self::Text(said) => serializer.serialize_str(said),
            Self::List(list) => serializer.collect_seq(list),
            Self::Object(fields) => serializer.collect_map(fields.iter().map(|(name, value)| (name, value))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_written_as_others_write_it() {
        let letters: String = ('\0'..'\u{a0}').chain("’é😀\u{2028}".chars()).collect();
        assert_eq!(Json::Text(letters.clone()).to_string(), serde_json::Value::String(letters).to_string());
    }
}
