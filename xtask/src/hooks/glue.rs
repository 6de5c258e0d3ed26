//! Gives short names to what wasm-bindgen's script and the module know of each other.
//!
//! Those that it makes end in hashes, which no compressor can shorten, and stand in both files.

use std::{collections::BTreeMap, fs, path::Path};

use super::{module, precached};
use crate::Result;

pub fn shorten(staging: &Path) -> Result {
    let files = precached(staging)?;
    let module =
        files.iter().find(|file| file.ends_with("_bg.wasm")).ok_or("the build has left no module")?;
    let script = staging.join(module.replace("_bg.wasm", ".js"));
    let module = staging.join(module);

    let text = fs::read_to_string(&script)?;
    let bytes = fs::read(&module)?;
    let names = shorter(&module::names(&bytes)?, &text)?;
    fs::write(script, renamed(&text, &names))?;
    Ok(fs::write(module, module::renamed(&bytes, &names)?)?)
}

/// A short name for each that ends in a hash.
fn shorter(names: &[String], script: &str) -> Result<BTreeMap<String, String>> {
    let hashed = names.iter().filter(|name| has_hash(name));
    let short: BTreeMap<_, _> =
        hashed.enumerate().map(|(place, name)| (name.clone(), format!("_{place}"))).collect();
    match words(script).find(|word| short.values().any(|short| short == word)) {
        Some(word) => Err(format!("wasm-bindgen has a name {word} of its own").into()),
        None => Ok(short),
    }
}

/// Whether it holds a hash of sixteen digits, and so cannot be an ordinary word of a script.
fn has_hash(name: &str) -> bool {
    let is_hash = |part: &str| part.len() == 16 && part.bytes().all(|digit| digit.is_ascii_hexdigit());
    name.split('_').any(|part| is_hash(part) || part.strip_prefix('h').is_some_and(is_hash))
}

fn renamed(script: &str, names: &BTreeMap<String, String>) -> String {
    words(script).map(|word| names.get(word).map_or(word, String::as_str)).collect()
}

/// The script cut into names and what stands between them.
fn words(script: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    let mut rest = script;
    std::iter::from_fn(move || {
        let in_name = is_of_name(rest.chars().next()?);
        let end = rest.find(|letter| is_of_name(letter) != in_name).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASHED: &str = "__wbg_body_5f971cbc6950ca4f";

    #[test]
    fn only_names_with_a_hash_become_short() -> Result {
        let closure = "invoke__h3eb8322fc7257840_13";
        let names = ["memory", HASHED, "__wbindgen_malloc", closure].map(String::from);
        let script = format!("{{ {HASHED}: () => {HASHED}x }}; wasm.{closure}(memory)");
        let short = shorter(&names, &script)?;
        assert_eq!(short.len(), 2);
        assert_eq!(renamed(&script, &short), format!("{{ _0: () => {HASHED}x }}; wasm._1(memory)"));
        Ok(())
    }

    #[test]
    fn a_name_is_not_taken_twice() {
        assert!(shorter(&[HASHED.into()], "let _0 = 1;").is_err());
        assert!(shorter(&[HASHED.into()], "let _01 = 1;").is_ok());
    }
}
