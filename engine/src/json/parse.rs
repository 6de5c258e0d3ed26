//! From a text to a value.

use super::{Json, put};

/// No save nests as deep; what is deeper is not read.
const DEEPEST: usize = 64;

pub fn parse(text: &str) -> Option<Json> {
    let mut cursor = Cursor { text, at: 0, depth: 0 };
    let value = cursor.value()?;
    cursor.blank();
    (cursor.at == text.len()).then_some(value)
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blank(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    /// Passes this text if it comes next.
    fn take(&mut self, next: &str) -> bool {
        let is_next = self.text.as_bytes()[self.at..].starts_with(next.as_bytes());
        if is_next {
            self.at += next.len();
        }
        is_next
    }

    fn value(&mut self) -> Option<Json> {
        self.blank();
        match self.peek()? {
            b'n' => self.take("null").then_some(Json::Null),
            b't' => self.take("true").then_some(Json::Bool(true)),
            b'f' => self.take("false").then_some(Json::Bool(false)),
            b'"' => self.string().map(Json::Text),
            b'[' => self.deeper(Self::list),
            b'{' => self.deeper(Self::object),
            _ => self.number(),
        }
    }

    fn deeper(&mut self, read: fn(&mut Self) -> Option<Json>) -> Option<Json> {
        self.at += 1;
        self.depth += 1;
        let value = (self.depth <= DEEPEST).then(|| read(self)).flatten();
        self.depth -= 1;
        value
    }

    fn list(&mut self) -> Option<Json> {
        let mut list = Vec::new();
        while self.goes_on(b']', list.is_empty())? {
            list.push(self.value()?);
        }
        Some(Json::List(list))
    }

    fn object(&mut self) -> Option<Json> {
        let mut object = Vec::new();
        while self.goes_on(b'}', object.is_empty())? {
            self.blank();
            let name = self.string()?;
            self.blank();
            if !self.take(":") {
                return None;
            }
            let value = self.value()?;
            put(&mut object, name, value);
        }
        Some(Json::Object(object))
    }

    /// Whether another item comes before the end.
    fn goes_on(&mut self, end: u8, is_first: bool) -> Option<bool> {
        self.blank();
        if self.peek()? == end {
            self.at += 1;
            return Some(false);
        }
        (is_first || self.take(",")).then_some(true)
    }

    fn string(&mut self) -> Option<String> {
        if !self.take("\"") {
            return None;
        }
        let mut said = String::new();
        loop {
            let rest = &self.text[self.at..];
            let end = rest.bytes().position(|byte| byte == b'"' || byte == b'\\' || byte < b' ')?;
            said.push_str(&rest[..end]);
            self.at += end + 1;
            match rest.as_bytes()[end] {
                b'"' => return Some(said),
                b'\\' => said.push(self.escaped()?),
                _ => return None,
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let byte = self.peek()?;
        self.at += 1;
        Some(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let first = self.hex()?;
                // Two halves make one letter beyond the first 65,536.
                if (0xd800..0xdc00).contains(&first) && self.take("\\u") {
                    let second = self.hex()?.checked_sub(0xdc00)?;
                    return char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + second);
                }
                return char::from_u32(first);
            }
            _ => return None,
        })
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        digits.chars().try_fold(0, |number, digit| Some(number * 16 + digit.to_digit(16)?))
    }

    fn number(&mut self) -> Option<Json> {
        let rest = &self.text[self.at..];
        let end = rest
            .bytes()
            .position(|byte| !matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E'))
            .unwrap_or(rest.len());
        let digits = &rest[..end];
        self.at += end;
        if !digits.bytes().any(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = if is_plain { digits.parse().ok() } else { None };
        Some(number.map_or_else(|| Json::OddNumber(digits.to_owned()), Json::Number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_reads_as_others_do() {
        for text in [
            "null",
            " true ",
            "false",
            "0",
            "12",
            "[]",
            "{}",
            r#"["a",[1,{"b":null}],"é\n\"\\/😀"]"#,
            "{ \"z\" : 1 ,\n\t\"a\" : [ 2 , 3 ] }",
            r#""\u00e9\ud83d\ude00\b\f\r\t""#,
            r#"{"a":1,"a":2}"#,
        ] {
            let theirs: serde_json::Value = serde_json::from_str(text).expect(text);
            assert_eq!(parse(text).expect(text).to_string(), theirs.to_string(), "{text}");
        }
        assert_eq!(parse("-1.5e3"), Some(Json::OddNumber("-1.5e3".into())));
        assert_eq!(parse("99999999999999999999"), Some(Json::OddNumber("99999999999999999999".into())));
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for nonsense in [
            "",
            " ",
            "nul",
            "truefalse",
            "[1",
            "[1,",
            "[1 2]",
            "{\"a\"}",
            "{\"a\":}",
            "{a:1}",
            "\"a",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\ud800\"",
            "\"\\ud800\\u0041\"",
            "\"\n\"",
            "[]]",
            "+",
            "é",
            "\u{feff}1",
            "\"\\u+123\"",
        ] {
            assert_eq!(parse(nonsense), None, "{nonsense:?}");
        }
        let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(parse(&deep(DEEPEST)).is_some() && parse(&deep(DEEPEST + 1)).is_none());
        assert_eq!(parse(&"[".repeat(1 << 20)), None);
    }
}
