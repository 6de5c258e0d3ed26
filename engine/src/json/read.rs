//! From a value to what was kept as it.

use std::fmt;

use serde::{
    Deserializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::BorrowedStrDeserializer,
    },
};

use super::Json;

/// What was kept as this value.
pub fn read<T: DeserializeOwned>(kept: &Json) -> Option<T> {
    T::deserialize(Reader(kept)).ok()
}

/// What was kept as this text.
pub fn read_text<T: DeserializeOwned>(kept: &str) -> Option<T> {
    read(&Json::parse(kept)?)
}

struct Reader<'a>(&'a Json);

/// It is not what was asked for.
#[derive(Debug)]
struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable")
    }
}

impl std::error::Error for Unreadable {}

impl de::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Self {
        Self
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Self {
        Self
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> Self {
        Self
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn missing_field(_: &'static str) -> Self {
        Self
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self
    }
}

type Result<T> = std::result::Result<T, Unreadable>;

macro_rules! numbers {
    ($($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            visitor.visit_u64(self.0.as_u64().ok_or(Unreadable)?)
        }
    )+};
}

/// Shapes that nothing of ours has.
macro_rules! unknown {
    ($($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value> {
            Err(Unreadable)
        }
    )+};
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unreadable;

    numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    unknown! {
        deserialize_any deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_f32
        deserialize_f64 deserialize_char deserialize_bytes deserialize_byte_buf deserialize_unit
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_bool(self.0.as_bool().ok_or(Unreadable)?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_borrowed_str(self.0.as_str().ok_or(Unreadable)?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        if matches!(self.0, Json::Null) { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let mut items = Items(self.0.as_list().ok_or(Unreadable)?.iter());
        let read = visitor.visit_seq(&mut items)?;
        // What is too long for a tuple is not that tuple.
        if items.0.len() == 0 { Ok(read) } else { Err(Unreadable) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let fields = self.0.as_object().ok_or(Unreadable)?;
        visitor.visit_map(Fields { rest: fields.iter(), value: &Json::Null })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, _: V) -> Result<V::Value> {
        Err(Unreadable)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        let case = match self.0 {
            Json::Text(name) => Case { name, value: &Json::Null },
            Json::Object(fields) => match fields.as_slice() {
                [(name, value)] => Case { name, value },
                _ => return Err(Unreadable),
            },
            _ => return Err(Unreadable),
        };
        visitor.visit_enum(case)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }
}

/// What is left of a list.
struct Items<'a>(std::slice::Iter<'a, Json>);

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        self.0.next().map(|value| seed.deserialize(Reader(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// What is left of an object, and the value of the field that was named last.
struct Fields<'a> {
    rest: std::slice::Iter<'a, (String, Json)>,
    value: &'a Json,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value> {
        seed.deserialize(Reader(self.value))
    }
}

/// A case of an enumeration, and what it holds.
struct Case<'a> {
    name: &'a str,
    value: &'a Json,
}

impl<'de> EnumAccess<'de> for Case<'de> {
    type Error = Unreadable;
    type Variant = Reader<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Reader<'de>)> {
        let case = seed.deserialize(BorrowedStrDeserializer::new(self.name))?;
        Ok((case, Reader(self.value)))
    }
}

impl<'de> VariantAccess<'de> for Reader<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<()> {
        if matches!(self.0, Json::Null) { Ok(()) } else { Err(Unreadable) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::{super::text, *};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case", default)]
    struct Kept {
        name: String,
        number: Option<u8>,
        cases: Vec<Case>,
        pair: (bool, u16),
    }

    impl Default for Kept {
        fn default() -> Self {
            Self { name: "none".into(), number: Some(9), cases: vec![], pair: (true, 1) }
        }
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Case {
        NoneHere,
        One(u32),
        Some { at: u64, gone: bool },
        Two(u8, u8),
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let cases = vec![Case::NoneHere, Case::One(3), Case::Some { at: 4, gone: true }, Case::Two(5, 6)];
        let kept = Kept { name: "Zoé \"\\\n".into(), number: None, cases, pair: (false, 700) };
        assert_eq!(read_text::<Kept>(&text(&kept)), Some(kept));
    }

    #[test]
    fn what_is_missing_or_unknown_takes_its_default() {
        assert_eq!(read_text("{}"), Some(Kept::default()));
        assert_eq!(read_text(r#"{"colour":[1,{"a":null}]}"#), Some(Kept::default()));
    }

    #[test]
    fn what_does_not_fit_is_not_read() {
        for nonsense in [
            "",
            "nul",
            "[]",
            "7",
            r#"{"name":1}"#,
            r#"{"number":256}"#,
            r#"{"number":-1}"#,
            r#"{"number":1.5}"#,
            r#"{"pair":[true]}"#,
            r#"{"pair":[true,1,2]}"#,
            r#"{"pair":{}}"#,
            r#"{"cases":["one"]}"#,
            r#"{"cases":["two-here"]}"#,
            r#"{"cases":[{"one":1,"two":2}]}"#,
            r#"{"cases":[{"none-here":1}]}"#,
            r#"{"cases":[{"some":{"at":4}}]}"#,
            r#"{"cases":[{"two":[1]}]}"#,
        ] {
            assert_eq!(read_text::<Kept>(nonsense), None, "{nonsense}");
        }
    }
}
