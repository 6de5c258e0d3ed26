//! The drawn pieces: tokens, cards, the dog.

use cambriole_engine::rules::art_robbery::{Card, Place, Token};
use cambriole_markup::{Node, view};

use super::phrases;
use crate::{
    app::parts::symbol,
    words::{Lang, art_robbery as words},
};

/// A token's symbol in `style/art/robbery.svg`.
pub fn token_symbol(token: Token) -> String {
    let raid = token.raid().number();
    if token.is_boss() { format!("tok-{raid}-b") } else { format!("tok-{raid}-{}", token.value()) }
}

/// The drawing of a token. One that lies somewhere on the table is a piece that can fly.
pub fn token(token: Token, at: Option<Place>) -> Node {
    let piece = at.map(|_| format!("token-{}", token.number()));
    view! {
        <svg class="token" viewBox="0 0 100 100" aria-hidden="true" data-piece=piece data-at=at.map(whereabouts)>
            <use_ href=format!("#{}", token_symbol(token))></use_>
        </svg>
    }
}

/// What the coach calls a token, by where it lies.
pub fn coach_name(token: Token, at: Place) -> String {
    let kind = if token.is_boss() { "boss".to_owned() } else { token.value().to_string() };
    format!("{}-{kind}", if at == Place::Centre { "centre" } else { "before" })
}

/// A token on the table that nobody can tap now.
pub fn still(piece: Token, at: Place, lang: Lang) -> Node {
    view! { <span class="still" data-coach=coach_name(piece, at) role="img" aria-label=phrases::spoken(piece, lang)>{token(piece, Some(at))}</span> }
}

fn whereabouts(place: Place) -> String {
    match place {
        Place::Centre => "centre".into(),
        Place::Seat(seat) => format!("seat-{}", seat.0),
    }
}

/// The drawing of the guard dog.
pub fn dog(at: Option<Place>) -> Node {
    let piece = at.map(|_| "dog");
    view! {
        <svg class="token dog" viewBox="0 0 100 100" aria-hidden="true" data-piece=piece data-at=at.map(whereabouts)>
            <use_ href="#dog"></use_>
        </svg>
    }
}

/// The face of a card; special cards carry a word.
pub fn face(card: Card, lang: Lang) -> Node {
    let (symbol, word) = match card {
        Card::Boss => ("card-boss".to_owned(), Some(words::boss_word(lang))),
        Card::GuardDog => ("card-dog".to_owned(), Some(words::dog_word(lang))),
        Card::GreedyThief => ("card-greedy".to_owned(), Some(words::thief_word(lang))),
        number => (format!("card-{}", number.number().unwrap_or_default()), None),
    };
    view! {
        <svg class="face" viewBox="0 0 100 140" aria-hidden="true">
            <use_ href=format!("#{symbol}")></use_>
            {word.map(|word| view! { <text class="cardword" x="50" y="131.5">{word}</text> })}
        </svg>
    }
}

/// The back of a card.
pub fn back() -> Node {
    symbol(Some("face"), "card-back", "0 0 100 140")
}
