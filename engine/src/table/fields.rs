//! The fields of a save. Each stays text until it is asked for: a hostile text costs no more time and
//! memory than its length explains.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use serde::{Deserialize, de::IgnoredAny};
use serde_json::{Value, value::RawValue};

use super::Damage;

/// No match of ours comes near; what is longer is not read.
pub const LONGEST: usize = 1 << 20;

/// Nothing of ours but the list of actions is as long; what is longer was not written by us.
const LONGEST_VALUE: usize = 1 << 14;

const CHECKSUM: &str = "checksum";

pub struct Fields<'a>(BTreeMap<String, &'a RawValue>);

impl<'a> Fields<'a> {
    /// The fields of an object.
    ///
    /// # Errors
    /// The text is too long, no JSON, or JSON but no object.
    pub fn parse(text: &'a str) -> Result<Self, Damage> {
        if text.len() > LONGEST {
            return Err(Damage::TooLong);
        }
        serde_json::from_str(text).map(Self).map_err(|_| {
            let is_json = serde_json::from_str::<IgnoredAny>(text).is_ok();
            if is_json { Damage::NotASave } else { Damage::NotJson }
        })
    }

    /// What a field says, if it is there and fits.
    pub fn get<T: Deserialize<'a>>(&self, name: &str) -> Option<T> {
        serde_json::from_str(self.0.get(name)?.get()).ok()
    }

    /// How many items the list under this name has.
    pub fn count(&self, name: &str) -> Option<usize> {
        // Ignored items take no room.
        Some(self.get::<Vec<IgnoredAny>>(name)?.len())
    }

    /// Whether the text is no longer what was written.
    pub fn were_changed(&self) -> bool {
        self.get::<String>(CHECKSUM).is_none_or(|written| self.checksum() != Some(written))
    }

    /// The checksum of the canonical text, which is never held as a whole.
    fn checksum(&self) -> Option<String> {
        let mut sum = Sum::default();
        for (place, (name, value)) in self.0.iter().filter(|(name, _)| *name != CHECKSUM).enumerate() {
            sum.write_all(if place == 0 { b"{" } else { b"," }).ok()?;
            serde_json::to_writer(&mut sum, name).ok()?;
            sum.write_all(b":").ok()?;
            match serde_json::from_str::<Vec<&RawValue>>(value.get()) {
                Ok(items) => add_list(&mut sum, &items)?,
                Err(_) => add(&mut sum, value)?,
            }
        }
        sum.write_all(b"}").ok()?;
        Some(sum.finish())
    }
}

fn add_list(sum: &mut Sum, items: &[&RawValue]) -> Option<()> {
    sum.write_all(b"[").ok()?;
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            sum.write_all(b",").ok()?;
        }
        add(sum, item)?;
    }
    sum.write_all(b"]").ok()
}

/// Adds a value in its canonical form: fields in the order of the alphabet, nothing between the parts.
fn add(sum: &mut Sum, value: &RawValue) -> Option<()> {
    if value.get().len() > LONGEST_VALUE {
        return None;
    }
    let value: Value = serde_json::from_str(value.get()).ok()?;
    serde_json::to_writer(sum, &value).ok()
}

/// The checksum of a canonical text.
pub fn checksum(canonical: &[u8]) -> String {
    let mut sum = Sum::default();
    sum.add(canonical);
    sum.finish()
}

/// FNV-1a over the canonical text, so that line breaks and the order of fields do not matter. It
/// finds accidents; the rules find everything else.
struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> String {
        format!("{:016x}", self.0)
    }
}

impl Write for Sum {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
