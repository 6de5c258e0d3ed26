//! Texts that were made to hurt whoever reads them.

/// A save's fields before its actions.
const HEAD: &str =
    r#""format":1,"game":"art-robbery","rules":1,"seed":"0-0","label":{},"chairs":[],"setup":{"players":2}"#;

/// One text of at most `length` bytes, and nearly as many, for each way to hurt.
pub fn texts(length: usize) -> Vec<(&'static str, String)> {
    let room = length - 2 * HEAD.len();
    let filled = |pattern: &str| pattern.repeat(room / pattern.len());
    let save = |fields: &str| format!("{{{HEAD},{fields}}}");
    let keys = descending(room, ":0");
    let (objects, half) = (filled(r#"{"":0},"#), room / 2);
    vec![
        ("descending keys", format!("{{{keys}}}")),
        ("descending keys in an action", save(&format!(r#""actions":[[0,{{{keys}}}]]"#))),
        ("descending keys in a backup", format!(r#"{{"cambriole":{{{}}}}}"#, descending(room, r#":"""#))),
        ("one key again and again", save(&format!(r#"{}"format":1"#, filled(r#""format":1,"#)))),
        ("open brackets", filled("[")),
        ("open braces", filled(r#"{"a":"#)),
        ("closed brackets", "[".repeat(half) + &"]".repeat(half)),
        ("a deep action", save(&format!(r#""actions":[{}{}]"#, "[".repeat(half), "]".repeat(half)))),
        ("digits", filled("9")),
        ("a format of digits", save(&format!(r#""format":{}"#, filled("9")))),
        ("a long fraction", save(&format!(r#""more":0.{}"#, filled("1")))),
        ("an open string", format!("\"{}", filled("x"))),
        ("a long string", save(&format!(r#""actions":"{}""#, filled("x")))),
        ("escapes", save(&format!(r#""label":{{"title":"{}"}}"#, filled(r"\u0041")))),
        ("small objects as actions", save(&format!(r#""actions":[{objects}0]"#))),
        ("small objects in an action", save(&format!(r#""actions":[[{objects}0]]"#))),
        ("small objects as set-up", save(&format!(r#""actions":[],"setup":[{objects}0]"#))),
        ("small lists as actions", save(&format!(r#""actions":[{}0]"#, filled("[0],")))),
        ("many actions", save(&format!(r#""actions":[{}0]"#, filled("0,")))),
        ("many chairs", save(&format!(r#""actions":[],"chairs":[{}0]"#, filled("0,")))),
        ("spaces", filled(" ") + "{}"),
    ]
}

/// Fields whose names go down, so that each would have to be put before all others.
fn descending(length: usize, value: &str) -> String {
    let count = length / (r#""0000000","#.len() + value.len());
    let fields: Vec<String> = (0..count).rev().map(|number| format!(r#""{number:07}"{value}"#)).collect();
    fields.join(",")
}
