//! Names of seats.

use cambriole_engine::{rules::Seat, table::Chair};

use crate::words::{Lang, house};

/// What a seat is called.
pub fn seat(chairs: &[Chair], seat: Seat, lang: Lang) -> String {
    match chairs.get(seat.index()) {
        Some(chair) if !chair.name.is_empty() => chair.name.clone(),
        _ => house::default_seat_name(lang, &(seat.0 + 1)),
    }
}

/// Names in a row: "Lucas, Chiara and Marie".
pub fn list(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => house::and(lang, &before.join(", "), last),
    }
}
