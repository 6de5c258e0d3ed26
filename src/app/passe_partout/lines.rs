//! The log's lines. That somebody has chosen or what hangs there now has none: the table shows it.

use cambriole_engine::{
    rules::passe_partout::{Key, Notice},
    table::Chair,
};

use crate::{
    app::{shared::names, table::LogLine},
    words::{Lang, passe_partout as words},
};

/// The line for a notice.
pub fn line(notice: Notice, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
    let (seat, text) = match notice {
        Notice::Chose { .. } | Notice::Hung { .. } => return None,
        Notice::Tried { painting, keys: [one, _], taker: None } => {
            (None, words::log_alarm(lang, &painting, &one.number()))
        }
        Notice::Tried { painting, mut keys, taker: Some(seat) } => {
            keys.sort_unstable();
            let [low, high] = keys.map(Key::number);
            let who = names::seat(chairs, seat, lang);
            (Some(seat), words::log_took(lang, &who, &painting, &high, &low))
        }
        Notice::MatchEnded => (None, words::log_end(lang).to_owned()),
    };
    Some(LogLine { seat, text, piece: None })
}
