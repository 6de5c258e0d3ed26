//! What things are called in the middle of a sentence.

use cambriole_engine::rules::art_robbery::{Card, Raid, Token};

use crate::words::{Lang, art_robbery as words};

/// A token with its article: "the 4", "the Boss", but "a 3", of which there are several alike.
pub fn token(token: Token, lang: Lang) -> &'static str {
    if token.is_boss() { words::the_boss(lang) } else { number(token.value(), lang) }
}

/// A number token of that value with its article.
pub fn number(value: u8, lang: Lang) -> &'static str {
    match value {
        0 => words::the_0(lang),
        1 => words::the_1(lang),
        2 => words::the_2(lang),
        3 => words::a_3(lang),
        4 => words::the_4(lang),
        _ => words::the_5(lang),
    }
}

/// A card with its article.
pub fn card(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Zero => words::card_0(lang),
        Card::One => words::card_1(lang),
        Card::Two => words::card_2(lang),
        Card::Three => words::card_3(lang),
        Card::Four => words::card_4(lang),
        Card::Five => words::card_5(lang),
        Card::Boss => words::card_boss(lang),
        Card::GuardDog => words::card_dog(lang),
        Card::GreedyThief => words::card_thief(lang),
    }
}

/// A card's bare name.
pub fn card_name(card: Card, lang: Lang) -> String {
    match card {
        Card::Boss => words::boss_name(lang).into(),
        Card::GuardDog => words::dog_name(lang).into(),
        Card::GreedyThief => words::thief_name(lang).into(),
        number => number.number().unwrap_or_default().to_string(),
    }
}

/// What a raid goes for.
pub fn raid(raid: Raid, lang: Lang) -> &'static str {
    match raid.number() {
        1 => words::raid_1(lang),
        2 => words::raid_2(lang),
        3 => words::raid_3(lang),
        _ => words::raid_4(lang),
    }
}

/// A token as a screen reader says it.
pub fn spoken(token: Token, lang: Lang) -> String {
    match (token.is_boss(), token.dots()) {
        (true, 0) => words::token_boss(lang).into(),
        (true, dots) => words::token_boss_alibis(lang, &dots),
        (false, 0) => words::token_no_alibi(lang, &token.value()),
        (false, dots) => words::token_alibis(lang, &token.value(), &dots),
    }
}
