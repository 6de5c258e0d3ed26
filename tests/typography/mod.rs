//! How each language is set.

use cambriole::words::Lang;

const NO_BREAK: char = '\u{a0}';
const NARROW_NO_BREAK: char = '\u{202f}';

/// What is wrong with a text, if anything.
pub fn fault(lang: Lang, text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    let pairs = || letters.windows(2).map(|pair| (pair[0], pair[1]));
    if text.contains(['\'', '"', '`']) || text.contains("...") {
        Some("straight quotes or three dots")
    } else if pairs().any(|(before, after)| before.is_whitespace() && after.is_whitespace()) {
        Some("two spaces in a row")
    } else if lang == Lang::Fr && !pairs().all(breathes) {
        Some("French spaces")
    } else if lang != Lang::Fr
        && pairs().any(|(before, sign)| before.is_whitespace() && ";:!?".contains(sign))
    {
        Some("French spaces outside French")
    } else {
        None
    }
}

/// A narrow space that does not break before `; ! ?` and inside guillemets, a wide one before `:`.
fn breathes((before, after): (char, char)) -> bool {
    match (before, after) {
        (_, ';' | '!' | '?') => before == NARROW_NO_BREAK,
        (_, ':') => before == NO_BREAK,
        (_, '»') => [NO_BREAK, NARROW_NO_BREAK].contains(&before),
        ('«', _) => [NO_BREAK, NARROW_NO_BREAK].contains(&after),
        _ => true,
    }
}
