//! How a page of sentences is read.

use std::collections::HashSet;

use crate::{LANGUAGES, Mistake, Sentence};

/// A sentence of which more lines may follow.
struct Draft<'a> {
    line: usize,
    key: &'a str,
    names: Vec<&'a str>,
    texts: [Option<&'a str>; LANGUAGES.len()],
}

/// The sentences of a page in their order.
///
/// # Errors
/// The first thing that is wrong.
pub fn parse(source: &str) -> Result<Vec<Sentence>, Mistake> {
    let mut drafts: Vec<Draft> = Vec::new();
    let mut keys = HashSet::new();
    for (line, content) in (1..).zip(source.lines()) {
        let at_line = |what| Mistake { line, what };
        let text = content.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if content.starts_with(char::is_whitespace) {
            let draft = drafts.last_mut().ok_or_else(|| at_line("there is no key above this text".into()))?;
            draft.add(text).map_err(at_line)?;
        } else {
            let (key, names) = head(text).map_err(at_line)?;
            if !keys.insert(key) {
                return Err(at_line(format!("`{key}` is on this page already")));
            }
            drafts.push(Draft { line, key, names, texts: [None; LANGUAGES.len()] });
        }
    }
    drafts.into_iter().map(Draft::finish).collect()
}

impl<'a> Draft<'a> {
    /// Adds a line of the form `fr Retour`.
    fn add(&mut self, line: &'a str) -> Result<(), String> {
        let (lang, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let text = text.trim_start();
        let place = LANGUAGES.iter().position(|it| *it == lang);
        let place = place.ok_or_else(|| format!("`{lang}` is not one of {}", LANGUAGES.join(", ")))?;
        if text.is_empty() {
            return Err(format!("`{}` is empty in {lang}", self.key));
        }
        if self.texts[place].replace(text).is_some() {
            return Err(format!("`{}` has {lang} twice", self.key));
        }
        let used = placeholders(text)?;
        if let Some(name) = used.iter().find(|name| !self.names.contains(name)) {
            return Err(format!("`{}` is not given `{name}`", self.key));
        }
        if let Some(name) = self.names.iter().find(|name| !used.contains(name)) {
            return Err(format!("`{}` does not use `{name}` in {lang}", self.key));
        }
        Ok(())
    }

    fn finish(self) -> Result<Sentence, Mistake> {
        let Self { line, key, names, texts } = self;
        if let Some((lang, _)) = LANGUAGES.iter().zip(texts).find(|(_, text)| text.is_none()) {
            return Err(Mistake { line, what: format!("`{key}` has no {lang}") });
        }
        Ok(Sentence {
            key: key.into(),
            names: names.into_iter().map(Into::into).collect(),
            texts: texts.map(|text| text.unwrap_or_default().into()),
        })
    }
}

/// The key and the names of a line like `used(n)`.
fn head(line: &str) -> Result<(&str, Vec<&str>), String> {
    let (key, names) = match line.split_once('(') {
        None => (line, Vec::new()),
        Some((key, rest)) => {
            let names = rest.strip_suffix(')').ok_or_else(|| format!("`{line}` does not end in )"))?;
            (key, names.split(',').map(str::trim).collect())
        }
    };
    check_name(key)?;
    let mut known = HashSet::new();
    for name in &names {
        check_name(name)?;
        if !known.insert(name) {
            return Err(format!("`{key}` is given `{name}` twice"));
        }
    }
    Ok((key, names))
}

/// Keys, placeholders and pages become names in the code.
pub fn check_name(name: &str) -> Result<(), String> {
    let begins_well = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    let may_stand = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if begins_well && name.chars().all(may_stand) {
        Ok(())
    } else {
        Err(format!("`{name}` is not a name: small letters, digits and _"))
    }
}

/// The names between braces.
fn placeholders(text: &str) -> Result<Vec<&str>, String> {
    let mut names = Vec::new();
    let mut parts = text.split('{');
    let before = parts.next().unwrap_or_default();
    let mut outside = vec![before];
    for part in parts {
        let (hole, after) = part.split_once('}').ok_or_else(|| format!("`{{{part}` lacks a }}"))?;
        outside.push(after);
        match hole.split('|').collect::<Vec<_>>()[..] {
            [name] => names.push(name),
            [name, one, many] if !one.is_empty() && !many.is_empty() && one != many => names.push(name),
            _ => return Err(format!("`{{{hole}}}` is neither {{n}} nor a choice {{n|one|many}}")),
        }
    }
    match outside.iter().find(|text| text.contains('}')) {
        Some(text) => Err(format!("`{text}` lacks a {{")),
        None => Ok(names),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(key: &str, names: &[&str], texts: [&str; 3]) -> Sentence {
        Sentence {
            key: key.into(),
            names: names.iter().copied().map(Into::into).collect(),
            texts: texts.map(Into::into),
        }
    }

    fn mistake(source: &str) -> (usize, String) {
        let Mistake { line, what } = parse(source).unwrap_err();
        (line, what)
    }

    #[test]
    fn sentences_are_read_in_their_order() {
        let page = "# A page\n\n# buttons\nback\n  fr Retour\n  en Back\n  it Indietro\n\
                    and(who, other)\n\ten {who} and {other|it|them} # “\\n” //\n\n  # a remark\n  it  {other}, {who} \n  fr {who} : {other}\r\n";
        let back = sentence("back", &[], ["Retour", "Back", "Indietro"]);
        let texts = ["{who} : {other}", "{who} and {other|it|them} # “\\n” //", "{other}, {who}"];
        assert_eq!(parse(page), Ok(vec![back, sentence("and", &["who", "other"], texts)]));
    }

    #[test]
    fn every_language_is_there_once() {
        assert_eq!(mistake("\na\n  fr A\n  it A\nb\n"), (2, "`a` has no en".into()));
        assert_eq!(mistake("a\n  fr A\n  en A\n  fr A\n"), (4, "`a` has fr twice".into()));
        assert_eq!(mistake("a\n  fr A\n  de A\n"), (3, "`de` is not one of fr, en, it".into()));
    }

    #[test]
    fn no_text_is_empty() {
        assert_eq!(mistake("a\n  fr \n"), (2, "`a` is empty in fr".into()));
        assert_eq!(mistake("a\n  fr A\n  en\n"), (3, "`a` is empty in en".into()));
    }

    #[test]
    fn every_language_uses_what_the_sentence_is_given() {
        assert_eq!(mistake("a(n)\n  fr {n}\n  en {m}\n"), (3, "`a` is not given `m`".into()));
        assert_eq!(mistake("a\n  fr {n|A|B}\n"), (2, "`a` is not given `n`".into()));
        assert_eq!(mistake("a(n, m)\n  fr {n}\n"), (2, "`a` does not use `m` in fr".into()));
    }

    #[test]
    fn braces_are_closed_and_a_choice_has_two_forms() {
        for text in ["{n", "{n {n}", "n}", "{n}}", "{n|A}", "{n|A|}", "{n|A|A}", "{n|A|B|C}", "{{n}}"] {
            let (line, what) = mistake(&format!("a(n)\n  fr {text}\n"));
            assert!(line == 2 && (what.contains("lacks a") || what.contains("neither")), "{text}: {what}");
        }
    }

    #[test]
    fn a_key_is_on_its_page_once() {
        let page = "a\n  fr A\n  en A\n  it A\n\na(n)\n";
        assert_eq!(mistake(page), (6, "`a` is on this page already".into()));
    }

    #[test]
    fn keys_and_placeholders_are_names() {
        for (line, named) in
            [("Back", "Back"), ("go back", "go back"), ("a(n, 2)", "2"), ("a()", ""), ("é", "é")]
        {
            assert_eq!(mistake(line), (1, format!("`{named}` is not a name: small letters, digits and _")));
        }
        assert_eq!(mistake("a(n"), (1, "`a(n` does not end in )".into()));
        assert_eq!(mistake("a(n, n)"), (1, "`a` is given `n` twice".into()));
    }

    #[test]
    fn a_text_stands_below_its_key() {
        assert_eq!(mistake("\n  fr Retour\n"), (2, "there is no key above this text".into()));
        assert_eq!(
            mistake("a\nfr Retour\n"),
            (2, "`fr Retour` is not a name: small letters, digits and _".into())
        );
    }
}
