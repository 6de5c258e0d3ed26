//! The log's lines, and the facts as sentences.

use cambriole_engine::{
    rules::{
        Seat,
        museum_caper::{Attempt, Detection, Fact, How, Notice, Reply},
    },
    table::Chair,
};

use super::phrases;
use crate::{
    app::{shared::names, table::LogLine},
    words::{Lang, museum_caper as words},
};

/// The line for a notice; pieces that are set up one by one have none.
pub fn line(notice: &Notice, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
    let name = |seat: Seat| names::seat(chairs, seat, lang);
    let (seat, text) = match notice {
        Notice::Confirmed { seat } => (Some(*seat), words::log_museum(lang, &name(*seat))),
        Notice::Locked { .. } => (None, words::log_locks(lang).into()),
        Notice::Entered { thief, .. } => (Some(*thief), words::log_entered(lang, &name(*thief))),
        Notice::Learned(fact) | Notice::Moved { fact, .. } => (None, said(fact, lang)?),
        Notice::Asked { thief } => (Some(*thief), words::log_asked(lang).into()),
        Notice::RoundBegan { round, thief } => {
            (Some(*thief), words::log_round(lang, &(round + 1), &name(*thief)))
        }
        Notice::RoundEnded { thief, how, .. } => (None, ended(*how, &name(*thief), lang)),
        Notice::MatchEnded { winners } if winners.is_empty() => (None, words::log_museum_won(lang).into()),
        Notice::MatchEnded { winners } => {
            let won: Vec<String> = winners.iter().map(name).collect();
            (None, words::log_over(lang, &names::list(&won, lang)))
        }
        Notice::Placed { .. }
        | Notice::Took { .. }
        | Notice::Turned { .. }
        | Notice::Randomised { .. }
        | Notice::Cleared { .. }
        | Notice::Dealt { .. }
        | Notice::Swapped { .. }
        | Notice::Rested { .. } => return None,
    };
    Some(LogLine { seat, text, piece: None })
}

/// How a round ended, in a sentence.
pub fn ended(how: How, thief: &str, lang: Lang) -> String {
    match how {
        How::Escaped { paintings, .. } => words::log_escaped(lang, &thief, &paintings),
        How::Caught { pawn, at } => words::log_caught(lang, &phrases::detective(pawn), &phrases::square(at)),
        How::Cornered { at, .. } => words::log_cornered(lang, &phrases::square(at)),
        How::Dawn { at } => words::log_dawn(lang, &phrases::square(at)),
    }
}

/// A fact in a sentence; that a hidden thief moved, and a roll, say nothing.
pub fn said(fact: &Fact, lang: Lang) -> Option<String> {
    let square = |at| phrases::square(at);
    Some(match *fact {
        Fact::Moved { path, gone, tried } => {
            // An exit's name tells where the thief went.
            let moved = path.filter(|_| tried.is_none());
            let moved = moved.map(|path| words::fact_moved_to(lang, &square(path.end())));
            let gone = gone.map(|at| words::fact_gone(lang, &square(at)));
            let tried = tried.map(|Attempt { exit, open }| {
                let say = if open { words::fact_opened } else { words::fact_tried };
                say(lang, &phrases::exit(exit, lang))
            });
            let all: Vec<String> = [gone, moved, tried].into_iter().flatten().collect();
            return (!all.is_empty()).then(|| all.join(" "));
        }
        Fact::Rolled { pawn, number, face } => {
            words::fact_rolled(lang, &phrases::detective(pawn), &phrases::dice(number, face, lang))
        }
        Fact::Walked { pawn, way, restored } => {
            let (name, end) = (phrases::detective(pawn), square(way.end()));
            let walked = match way.squares().split_last() {
                Some((_, passed)) if !passed.is_empty() => {
                    let passed: Vec<String> = passed.iter().copied().map(square).collect();
                    words::fact_walked_by(lang, &name, &end, &passed.join(", "))
                }
                _ => words::fact_walked(lang, &name, &end),
            };
            if restored {
                format!("{walked} {}", words::fact_restored(lang, &phrases::detective(pawn)))
            } else {
                walked
            }
        }
        Fact::Asked { camera, reply, .. } => {
            let say = match reply {
                Reply::Sees(true) => words::fact_camera_yes,
                Reply::Sees(false) => words::fact_camera_no,
                Reply::Dark => words::fact_camera_dark,
                Reply::Gone { dark: false } => words::fact_camera_gone,
                Reply::Gone { dark: true } => words::fact_camera_gone_dark,
            };
            say(lang, &phrases::number(camera))
        }
        Fact::Looked { pawn, seen: Some(at) } => {
            words::fact_seen(lang, &phrases::detective(pawn), &square(at))
        }
        Fact::Looked { pawn, seen: None } => words::fact_looked_no(lang, &phrases::detective(pawn)),
        Fact::Scanned { gone, seeing, .. } => {
            let seen = match seeing {
                None => words::fact_scan_dark(lang).to_owned(),
                Some(seeing) if seeing.is_empty() => words::fact_scan_none(lang).to_owned(),
                Some(seeing) => words::fact_scan(lang, &phrases::cameras(seeing, lang)),
            };
            if gone.is_empty() {
                seen
            } else {
                format!("{seen} {}", words::fact_scan_gone(lang, &phrases::cameras(gone, lang)))
            }
        }
        Fact::Detected { reply, .. } => match reply {
            Detection::Colour(colour) => words::fact_colour(lang, &phrases::colour(colour, lang)),
            Detection::CutOut => words::log_cut_out(lang).into(),
            Detection::Dark => words::fact_detectors_dark(lang).into(),
        },
        Fact::Exposed { at } => words::fact_exposed(lang, &square(at)),
    })
}
