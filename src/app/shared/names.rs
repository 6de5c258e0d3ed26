//! Names of seats.

use cambriole_engine::{rules::Seat, table::Chair};

use crate::words::{Lang, house};

/// What a seat is called.
pub fn seat(chairs: &[Chair], seat: Seat, lang: Lang) -> String {
    match chairs.get(seat.index()) {
        Some(chair) if !chair.name.is_empty() => isolated(&chair.name),
        _ => house::default_seat_name(lang, &(seat.0 + 1)),
    }
}

/// A name as it may stand in a sentence: one that is written from right to left is set apart, so that
/// it does not carry the words beside it along. Where a name stands alone the page has `<bdi>`.
pub fn isolated(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    if name.contains(turns) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// Names in a row: "Lucas, Chiara and Marie".
pub fn list(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => house::and(lang, &before.join(", "), last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_written_from_right_to_left_is_set_apart() {
        assert_eq!(isolated("Zoé"), "Zoé");
        for name in ["שרה", "Zoé سارة", "𞤀𞤣"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }
}
