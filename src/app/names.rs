//! Names of games and seats.

use cambriole_engine::{
    rules::{GameId, Seat},
    table::Chair,
};

use crate::words::{Lang, house};

/// A game's title, which is not translated.
pub fn title(game: GameId) -> &'static str {
    match game {
        GameId::ArtRobbery => "Art Robbery",
    }
}

/// Who invented, drew and published a game.
pub fn makers(game: GameId) -> &'static str {
    match game {
        GameId::ArtRobbery => "Reiner Knizia, Petra Eriksson, Helvetiq",
    }
}

/// A game in one line.
pub fn pitch(game: GameId, lang: Lang) -> &'static str {
    match game {
        GameId::ArtRobbery => house::robbery_pitch(lang),
    }
}

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
