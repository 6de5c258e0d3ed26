//! Reads and changes the names in a WebAssembly module: of what it asks of the script, and of what it
//! offers to it. Nothing else in the module knows them.

use std::collections::BTreeMap;

use crate::Result;

const HEADER: usize = 8;
/// The sections' numbers.
const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// The sign of a function among other kinds of things.
const FUNCTION: u8 = 0;

/// Every name that is imported or exported.
pub fn names(module: &[u8]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    rewritten(module, |name| {
        names.push(name.to_owned());
        name.to_owned()
    })?;
    Ok(names)
}

/// The module with other names, and without the sections that only tools read.
pub fn renamed(module: &[u8], names: &BTreeMap<String, String>) -> Result<Vec<u8>> {
    rewritten(module, |name| names.get(name).cloned().unwrap_or_else(|| name.to_owned()))
}

fn rewritten(module: &[u8], mut rename: impl FnMut(&str) -> String) -> Result<Vec<u8>> {
    let mut rest = Bytes(module);
    let mut out = rest.take(HEADER)?.to_vec();
    while !rest.0.is_empty() {
        let section = rest.byte()?;
        let length = rest.number()?;
        let body = rest.take(length)?;
        let body = match section {
            CUSTOM => continue,
            IMPORTS => imports(Bytes(body), &mut rename)?,
            EXPORTS => exports(Bytes(body), &mut rename)?,
            _ => body.to_vec(),
        };
        out.push(section);
        write(&body, &mut out);
    }
    Ok(out)
}

fn imports(mut body: Bytes, rename: &mut impl FnMut(&str) -> String) -> Result<Vec<u8>> {
    let count = body.number()?;
    let mut out = number(count);
    for _ in 0..count {
        write(body.name()?.as_bytes(), &mut out);
        write(rename(body.name()?).as_bytes(), &mut out);
        if body.byte()? != FUNCTION {
            return Err("the module asks for something that is no function".into());
        }
        out.push(FUNCTION);
        out.extend(number(body.number()?));
    }
    Ok(out)
}

fn exports(mut body: Bytes, rename: &mut impl FnMut(&str) -> String) -> Result<Vec<u8>> {
    let count = body.number()?;
    let mut out = number(count);
    for _ in 0..count {
        write(rename(body.name()?).as_bytes(), &mut out);
        out.push(body.byte()?);
        out.extend(number(body.number()?));
    }
    Ok(out)
}

/// What is still to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or("the module ends too soon")?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    /// Seven bits a byte, the lowest first; the eighth says that more follow.
    fn number(&mut self) -> Result<usize> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << (7 * place);
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err("the module has a number that is too long".into())
    }

    fn name(&mut self) -> Result<&'a str> {
        let length = self.number()?;
        Ok(str::from_utf8(self.take(length)?)?)
    }
}

fn number(mut number: usize) -> Vec<u8> {
    let mut out = Vec::new();
    loop {
        let bits = number.to_le_bytes()[0] & 0x7f;
        number >>= 7;
        if number == 0 {
            out.push(bits);
            return out;
        }
        out.push(bits | 0x80);
    }
}

/// Writes bytes behind their length.
fn write(bytes: &[u8], out: &mut Vec<u8>) {
    out.extend(number(bytes.len()));
    out.extend(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A section of tools, a type, an import `m.long`, a function, an export `run`.
    const MODULE: &[u8] = b"\0asm\x01\0\0\0\x00\x03\x01ab\x01\x04\x01\x60\0\0\x02\x0a\x01\x01m\x04long\0\0\
        \x03\x02\x01\0\x07\x07\x01\x03run\0\x01";

    #[test]
    fn names_are_read_and_changed() -> Result {
        assert_eq!(names(MODULE)?, ["long", "run"]);
        let short = BTreeMap::from([("long".to_owned(), "s".to_owned())]);
        let expected = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x07\x01\x01m\x01s\0\0\
            \x03\x02\x01\0\x07\x07\x01\x03run\0\x01";
        assert_eq!(renamed(MODULE, &short)?, expected);
        Ok(())
    }

    #[test]
    fn a_broken_module_is_an_error() {
        for end in [3, 9, 20, MODULE.len() - 1] {
            assert!(names(&MODULE[..end]).is_err(), "{end}");
        }
        assert!(names(b"\0asm\x01\0\0\0\x02\xff\xff\xff\xff\xff").is_err());
    }

    #[test]
    fn numbers_are_read_as_they_are_written() -> Result {
        for count in [0, 127, 128, 300, 1_000_000] {
            assert_eq!(Bytes(&number(count)).number()?, count);
        }
        Ok(())
    }
}
