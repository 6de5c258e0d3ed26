//! The log's lines. Small steps, such as laying the card down or drawing, have none.

use cambriole_engine::{
    rules::{
        Seat,
        art_robbery::{Notice, Place, RaidEnd},
    },
    table::Chair,
};

use super::{phrases, pieces::token_symbol};
use crate::{
    app::{shared::names, table::LogLine},
    words::{Lang, art_robbery as words},
};

/// The line for a notice.
pub fn line(notice: &Notice, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
    let name = |seat: Seat| names::seat(chairs, seat, lang);
    let (seat, text, piece) = match *notice {
        Notice::Took { seat, token, from } => {
            let what = phrases::token(token, lang);
            let text = match from {
                Place::Centre => words::log_take(lang, &name(seat), &what),
                Place::Seat(victim) => words::log_steal(lang, &name(seat), &what, &name(victim)),
            };
            (Some(seat), text, Some(token_symbol(token)))
        }
        Notice::TookDog { seat, from } => {
            let text = match from {
                Place::Centre => words::log_dog_take(lang, &name(seat)),
                Place::Seat(victim) => words::log_dog_from(lang, &name(seat), &name(victim)),
            };
            (Some(seat), text, Some("dog".into()))
        }
        Notice::Nothing { seat, card } => {
            (Some(seat), words::log_nothing(lang, &name(seat), &phrases::card(card, lang)), None)
        }
        Notice::Asked { thief, holder, token } => {
            let what = phrases::token(token, lang);
            let text = words::log_dog_asked(lang, &name(thief), &what, &name(holder));
            (Some(thief), text, Some(token_symbol(token)))
        }
        Notice::GaveDog { thief, holder, token } => {
            let what = phrases::token(token, lang);
            (Some(holder), words::log_dog_given(lang, &name(holder), &name(thief), &what), Some("dog".into()))
        }
        Notice::Rebuilt { .. } => (None, words::log_rebuild(lang).into(), None),
        Notice::RaidEnded { raid, how } => {
            let text = match how {
                RaidEnd::Emptied => words::log_raid_end(lang, &raid.number()),
                RaidEnd::WornOut(left) => words::log_raid_cut(lang, &raid.number(), &left.len()),
            };
            (None, text, None)
        }
        Notice::BossReturned { seat, raid } => {
            let boss = token_symbol(cambriole_engine::rules::art_robbery::Token::boss(raid));
            (Some(seat), words::log_boss_lost(lang, &name(seat)), Some(boss))
        }
        Notice::RaidBegan { raid, first } => {
            let begins = words::log_raid(lang, &raid.number(), &phrases::raid(raid, lang));
            (None, format!("{begins} {}", words::log_first(lang, &name(first))), None)
        }
        Notice::MatchEnded => (None, words::log_game_end(lang).into(), None),
        Notice::Played { .. } | Notice::Drew { .. } | Notice::Banked { .. } => {
            return None;
        }
    };
    Some(LogLine { seat, text, piece })
}
