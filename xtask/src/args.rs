//! What was typed after a command's name.

use std::str::FromStr;

use crate::Result;

/// Options are taken out one by one; [`Args::finish`] refuses what nobody took.
pub struct Args(Vec<String>);

impl Args {
    pub fn new(typed: impl IntoIterator<Item = String>) -> Self {
        Self(typed.into_iter().collect())
    }

    /// Takes `--name`.
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|arg| arg != name);
        self.0.len() < before
    }

    /// Takes `--name value` or `--name=value`.
    pub fn value<T: FromStr>(&mut self, name: &str) -> Result<Option<T>> {
        let Some(at) = self.0.iter().position(|arg| option_name(arg) == name) else {
            return Ok(None);
        };
        let option = self.0.remove(at);
        let value = match option.split_once('=') {
            Some((_, value)) => value.to_owned(),
            None if at < self.0.len() => self.0.remove(at),
            None => return Err(format!("{name} needs a value").into()),
        };
        match value.parse() {
            Ok(parsed) => Ok(Some(parsed)),
            Err(_) => Err(format!("{name} cannot be {value:?}").into()),
        }
    }

    /// Takes the first word that is no option.
    pub fn word(&mut self) -> Option<String> {
        let at = self.0.iter().position(|arg| !arg.starts_with('-'))?;
        Some(self.0.remove(at))
    }

    /// Takes all that is left.
    pub fn rest(&mut self) -> Vec<String> {
        std::mem::take(&mut self.0)
    }

    /// Says no to whatever is left.
    pub fn finish(&self) -> Result {
        match self.0.first() {
            None => Ok(()),
            Some(arg) => Err(format!("what is {arg:?}? `cargo xtask help` lists the options").into()),
        }
    }
}

fn option_name(arg: &str) -> &str {
    arg.split_once('=').map_or(arg, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(typed: &str) -> Args {
        Args::new(typed.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_taken_in_any_order_and_form() {
        let mut args = args("--release --port 81 --only=native");
        assert_eq!(args.value("--only").ok(), Some(Some("native".to_owned())));
        assert_eq!(args.value("--port").ok(), Some(Some(81)));
        assert!(args.flag("--release"));
        assert!(!args.flag("--release"));
        assert!(args.finish().is_ok());
    }

    #[test]
    fn a_word_is_what_no_option_has_taken() {
        let mut args = args("--players 4 chess --wasm");
        assert_eq!(args.value("--players").ok(), Some(Some(4)));
        assert_eq!((args.word().as_deref(), args.word()), (Some("chess"), None));
        assert!(args.flag("--wasm") && args.finish().is_ok());
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert!(args("--port").value::<u16>("--port").is_err());
        assert!(args("--port no").value::<u16>("--port").is_err());
        assert!(args("--prot 81").finish().is_err());
    }
}
