//! What a strong bot would do, and why.

use cambriole_engine::{
    bots::reasons::museum_caper::Reason,
    rules::museum_caper::{Action, Answer, Deed, View, museum},
};

use super::{detective, phrases, thief};
use crate::words::{Lang, hints, museum_caper as words};

pub fn advice(view: &View, action: Action, lang: Lang) -> (String, &'static str) {
    let why = match Reason::of(view, action) {
        Reason::Arrest => hints::arrest(lang),
        Reason::Chase => hints::chase(lang),
        Reason::Search => hints::search(lang),
        Reason::Learn => hints::learn(lang),
        Reason::Steal => hints::steal(lang),
        Reason::Leave => hints::leave(lang),
        Reason::Sabotage => hints::sabotage(lang),
        Reason::Hidden => hints::hidden(lang),
        Reason::Best => hints::best(lang),
    };
    (what(view, action, lang), why)
}

fn what(view: &View, action: Action, lang: Lang) -> String {
    match action {
        Action::Enter(exit) => words::enter_by(lang, &phrases::exit(exit, lang)),
        Action::Move { path, deed, .. } => {
            let way = words::at_square(lang, &phrases::square(path.end()));
            if deed == Deed::Nothing {
                way
            } else {
                [way.as_str(), thief::deed_word(deed, lang)].join(" – ")
            }
        }
        Action::Answer(Answer::CutOut) => words::answer_cut(lang, &view.open.cutouts),
        Action::Answer(Answer::Name) => {
            let colour = view.sheet.as_ref().map(|sheet| museum().colour(sheet.at));
            colour.map(|colour| words::answer_name(lang, &phrases::colour(colour, lang))).unwrap_or_default()
        }
        Action::Roll => words::roll(lang).to_owned(),
        Action::Walk(at) => words::go_to(lang, &phrases::square(at)),
        Action::Look(look) => detective::look_word(look, lang),
        Action::Done => words::done(lang).to_owned(),
        _ => hints::free(lang).to_owned(),
    }
}
