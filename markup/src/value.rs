//! What an attribute or a property may be set to.

use std::{borrow::Cow, fmt};

use crate::Holes;

/// The value of an attribute or a property.
pub enum Value {
    /// The attribute is not there.
    Absent,
    /// There or not there.
    Flag(bool),
    Text(Cow<'static, str>),
    /// Follows the signals that it reads.
    Live(Box<dyn FnMut() -> Value + Send>),
}

impl Value {
    /// What to write down, if anything; a live value has to be asked first.
    pub(crate) fn written(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Flag(true) => Some(""),
            Self::Absent | Self::Flag(false) | Self::Live(_) => None,
        }
    }

    /// Asks until there is an answer.
    pub(crate) fn settled(mut self) -> Self {
        while let Self::Live(ask) = &mut self {
            self = ask();
        }
        self
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Live(_) => f.write_str("Live"),
            still => fmt::Debug::fmt(&still.written(), f),
        }
    }
}

/// What can stand to the right of an attribute's `=`.
pub trait IntoValue: Sized {
    fn into_value(self) -> Value;

    /// Fills the next hole of a template.
    fn put(self, holes: &mut Holes) {
        holes.set(self.into_value());
    }
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        Value::Flag(self)
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }

    fn put(self, holes: &mut Holes) {
        holes.set_text(self);
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }

    fn put(self, holes: &mut Holes) {
        holes.set_string(self);
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        self.map_or(Value::Absent, T::into_value)
    }

    fn put(self, holes: &mut Holes) {
        match self {
            Some(value) => value.put(holes),
            None => holes.set(Value::Absent),
        }
    }
}

impl<F, T> IntoValue for F
where
    F: FnMut() -> T + Send + 'static,
    T: IntoValue,
{
    fn into_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_value()))
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl IntoValue for $number {
            fn into_value(self) -> Value {
                self.to_string().into_value()
            }

            fn put(self, holes: &mut Holes) {
                match i64::try_from(self) {
                    Ok(number) => holes.set_number(number),
                    Err(_) => holes.set_string(self.to_string()),
                }
            }
        }
    )+};
}

numbers!(u8 u32 u64 usize i8 i32);
