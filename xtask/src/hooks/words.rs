//! Makes one file of all that the `words!` pages say, for the page to fetch beside its module.
//!
//! `src/words/taught.rs` reads it and tells its format; a test of the page compares the two. So this
//! file stands on its own.

use std::{fs, iter::Peekable, path::Path, vec::IntoIter};

type Result<T> = std::result::Result<T, String>;

/// French, English and Italian.
type Sentence = [String; 3];

/// The file of words of the pages in `dir`.
pub fn file(dir: &Path) -> Result<String> {
    let read = |name: &str| {
        let path = dir.join(name).with_extension("rs");
        fs::read_to_string(&path).map_err(|reason| format!("{}: {reason}", path.display()))
    };
    let mut pages = Vec::new();
    for name in names(&read("mod")?)? {
        let page = sentences(&name, &read(&name)?);
        pages.push(page.map_err(|reason| format!("src/words/{name}.rs: {reason}"))?);
    }
    let lengths: Vec<_> = pages.iter().map(|page| page.len().to_string()).collect();
    let mut lines = vec![lengths.join(" ")];
    for lang in 0..3 {
        lines.extend(pages.iter().flatten().map(|sentence| sentence[lang].clone()));
    }
    Ok(lines.join("\n") + "\n")
}

/// The pages that `pages! { … }` lists.
fn names(source: &str) -> Result<Vec<String>> {
    let mut tokens = Tokens::of_macro("pages", source)?;
    let mut names = Vec::new();
    while !tokens.take(&Token::Mark('}')) {
        names.push(tokens.word()?);
        tokens.take(&Token::Mark(','));
    }
    Ok(names)
}

/// The sentences that a page's `words! { page …; … }` declares.
fn sentences(page: &str, source: &str) -> Result<Vec<Sentence>> {
    let mut tokens = Tokens::of_macro("words", source)?;
    tokens.expect(&Token::Word("page".into()))?;
    tokens.expect(&Token::Word(page.into()))?;
    tokens.expect(&Token::Mark(';'))?;
    let mut sentences = Vec::new();
    while !tokens.take(&Token::Mark('}')) {
        let name = tokens.word()?;
        let sentence = sentence(&mut tokens).map_err(|reason| format!("{name}: {reason}"))?;
        if sentence.iter().any(|text| text.contains('\n')) {
            return Err(format!("{name}: a sentence is one line"));
        }
        sentences.push(sentence);
    }
    Ok(sentences)
}

/// What follows a sentence's name: its arguments, if any, and its texts.
fn sentence(tokens: &mut Tokens) -> Result<Sentence> {
    let mut names = Vec::new();
    if tokens.take(&Token::Mark('(')) {
        while !tokens.take(&Token::Mark(')')) {
            names.push(tokens.word()?);
            tokens.take(&Token::Mark(','));
        }
    }
    tokens.expect(&Token::Mark('{'))?;
    let mut texts = Sentence::default();
    for (text, lang) in texts.iter_mut().zip(["fr", "en", "it"]) {
        tokens.expect(&Token::Word(lang.into()))?;
        tokens.expect(&Token::Mark(':'))?;
        *text = numbered(tokens.text()?, &names);
        tokens.take(&Token::Mark(','));
    }
    tokens.expect(&Token::Mark('}'))?;
    Ok(texts)
}

/// The text with a number for each name in braces: it is shorter, and the module needs no names.
fn numbered(mut text: String, names: &[String]) -> String {
    for (place, name) in names.iter().enumerate() {
        for end in ['}', '|'] {
            text = text.replace(&format!("{{{name}{end}"), &format!("{{{place}{end}"));
        }
    }
    text
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Text(String),
    Mark(char),
}

struct Tokens(Peekable<IntoIter<Token>>);

impl Tokens {
    /// What stands after `name! {` at the beginning of a line, with the brace that closes it.
    fn of_macro(name: &str, source: &str) -> Result<Self> {
        let call = format!("\n{name}! {{");
        let (_, inside) = source.split_once(&call).ok_or_else(|| format!("there is no {name}! {{ … }}"))?;
        Ok(Self(tokens(inside)?.into_iter().peekable()))
    }

    /// Takes the next token if it is that one.
    fn take(&mut self, token: &Token) -> bool {
        self.0.next_if_eq(token).is_some()
    }

    fn expect(&mut self, token: &Token) -> Result<()> {
        if self.take(token) { Ok(()) } else { Err(format!("{token:?} expected, not {:?}", self.0.peek())) }
    }

    fn word(&mut self) -> Result<String> {
        match self.0.next() {
            Some(Token::Word(word)) => Ok(word),
            other => Err(format!("a name expected, not {other:?}")),
        }
    }

    fn text(&mut self) -> Result<String> {
        match self.0.next() {
            Some(Token::Text(text)) => Ok(text),
            other => Err(format!("a text expected, not {other:?}")),
        }
    }
}

/// The tokens up to the brace that closes what was opened before; comments are passed over.
fn tokens(source: &str) -> Result<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut depth = 1;
    let mut rest = source;
    while let Some(letter) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n').map_or("", |(_, after)| after);
            continue;
        }
        if is_of_word(letter) {
            let end = rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            tokens.push(Token::Word(word.into()));
            rest = after;
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        if letter == '"' {
            let (text, after) = text(rest)?;
            tokens.push(Token::Text(text));
            rest = after;
        } else if !letter.is_whitespace() {
            tokens.push(Token::Mark(letter));
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            if depth == 0 {
                return Ok(tokens);
            }
        }
    }
    Err("the last } is missing".into())
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// A text whose opening quote has been read, and what follows its closing one.
fn text(source: &str) -> Result<(String, &str)> {
    let mut text = String::new();
    let mut rest = source.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '"' => return Ok((text, rest.as_str())),
            '\\' => match rest.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some(same @ ('\\' | '"' | '\'')) => text.push(same),
                // The text goes on at the next line's first letter.
                Some('\n') => rest = rest.as_str().trim_start().chars(),
                Some('u') => {
                    let (letter, after) = code(rest.as_str()).ok_or("a broken \\u{…}")?;
                    text.push(letter);
                    rest = after.chars();
                }
                other => return Err(format!("an unknown escape: {other:?}")),
            },
            _ => text.push(letter),
        }
    }
    Err("a closing \" is missing".into())
}

/// The letter of `{…}` in hexadecimal digits, and what follows.
fn code(source: &str) -> Option<(char, &str)> {
    let (digits, after) = source.strip_prefix('{')?.split_once('}')?;
    let letter = u32::from_str_radix(&digits.replace('_', ""), 16).ok().and_then(char::from_u32)?;
    Some((letter, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(entries: &str) -> Result<Vec<Sentence>> {
        sentences(
            "page_1",
            &format!("//! A page: words! {{}}\n\nwords! {{\n    page page_1;\n{entries}\n}}\n"),
        )
    }

    fn fr(entries: &str) -> Vec<String> {
        page(entries).unwrap().into_iter().map(|[fr, ..]| fr).collect()
    }

    #[test]
    fn sentences_are_read_in_their_order() {
        let entries = "
            // \"a comment {
            back { fr: \"Retour\", en: \"Back\", it: \"Indietro\" }
            /// About it: { \"
            and(who, other) {
                fr: \"{who} // {other}\",
                en: \"{who} and {other|it|them}\",
                it: \"{who} e {other}\",
            }";
        let expected = [["Retour", "Back", "Indietro"], ["{0} // {1}", "{0} and {1|it|them}", "{0} e {1}"]];
        assert_eq!(page(entries).unwrap(), expected.map(|texts| texts.map(String::from)));
    }

    #[test]
    fn escapes_are_those_of_rust() {
        let entries = r#"a { fr: "\"\\\'\t\u{e9}\u{20_2f}!", en: "", it: "" } b { fr: "on \
            goes", en: "", it: "" }"#;
        assert_eq!(fr(entries), ["\"\\'\té\u{202f}!", "on goes"]);
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        let entries = [
            r#"a { fr: "", en: "" }"#,
            r#"a { en: "", fr: "", it: "" }"#,
            r#"a { fr: r"", en: "", it: "" }"#,
            r#"a { fr: "\q", en: "", it: "" }"#,
            r#"a { fr: "\u{d800}", en: "", it: "" }"#,
            r#"a { fr: "two\nlines", en: "", it: "" }"#,
            r#"a { fr: "", en: "", it: " }"#,
            r#"a { fr: "", en: "", it: """#,
        ];
        for entries in entries {
            assert!(page(entries).is_err(), "{entries}");
        }
        assert!(sentences("page_2", "\nwords! { page page_1; }").is_err());
        assert!(sentences("page_1", "words? { page page_1; }").is_err());
    }

    #[test]
    fn pages_are_listed() {
        assert_eq!(
            names("\npages! { house, art,\n    // the last\n    plan }\n").unwrap(),
            ["house", "art", "plan"]
        );
    }
}
