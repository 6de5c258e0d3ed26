//! What a table can choose before a match.

use cambriole_engine::rules::museum_caper::{Length, Setup};
use cambriole_markup::{Node, view};

use crate::{
    app::{
        games::Chosen,
        parts::{About, Segment, opt, pick, segments, switch},
        screens::setup::{Dispatch, Draft, Msg, first, note},
    },
    words::{Lang, museum_caper as words},
};

/// The dawns to choose from; none in particular is the 200th move.
const DAWNS: [u8; 4] = [20, 30, 40, 60];
/// The thief's chances fall with more at the table.
const CROWD: usize = 5;

pub fn options(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let about = |title, line| About { title, line, icon: None };
    let msg = |setup| Msg::Choose(Chosen::from(setup));
    let turn = |id, about, is_on, setup| switch(id, about, is_on, dispatch.change(msg(setup)));
    view! {
        {first(about(words::who_is_thief(lang), words::who_is_thief_line(lang)), draft, lang, dispatch)}
        {(draft.count() >= CROWD).then(|| note("eye", words::crowd_note(lang)))}
        {opt(about(words::length(lang), words::length_line(lang)), length(setup, lang, dispatch))}
        {opt(about(words::open_locks(lang), words::open_locks_line(lang)), locks(setup, lang, dispatch))}
        {turn("chosen-locks", about(words::chosen_locks(lang), words::chosen_locks_line(lang)), setup.chosen_locks,
            Setup { chosen_locks: !setup.chosen_locks, ..setup })}
        {turn("seen-first", about(words::seen_first(lang), words::seen_first_line(lang)), setup.seen_first,
            Setup { seen_first: !setup.seen_first, ..setup })}
        {turn("whereabouts", about(words::whereabouts_option(lang), words::whereabouts_option_line(lang)),
            setup.whereabouts, Setup { whereabouts: !setup.whereabouts, ..setup })}
        {opt(about(words::dawn(lang), words::dawn_line(lang)), dawn(setup, lang, dispatch))}
    }
}

fn segment(word: String, is_chosen: bool, setup: Setup, dispatch: Dispatch) -> Segment {
    let change = dispatch.change(Msg::Choose(Chosen::from(setup)));
    Segment { icon: None, word, is_chosen, change }
}

fn length(setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let length = |length: Length, word: &str| {
        segment(word.to_owned(), setup.length == length, Setup { length, ..setup }, dispatch)
    };
    let lengths = vec![length(Length::Short, words::short(lang)), length(Length::Long, words::long(lang))];
    segments("length", words::length(lang).to_owned(), lengths)
}

fn locks(setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let mut counts = Vec::new();
    for open_locks in Setup::OPEN_LOCKS {
        let is_chosen = setup.open_locks == open_locks;
        counts.push(segment(open_locks.to_string(), is_chosen, Setup { open_locks, ..setup }, dispatch));
    }
    segments("open-locks", words::open_locks(lang).to_owned(), counts)
}

fn dawn(setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let msg = |dawn| Msg::Choose(Chosen::from(Setup { dawn, ..setup }));
    let (mut said, mut wanted) = (vec![words::dawn_late(lang).to_owned()], vec![msg(None)]);
    for dawn in DAWNS {
        said.push(words::dawn_at(lang, &dawn));
        wanted.push(msg(Some(dawn)));
    }
    let chosen = DAWNS.iter().position(|dawn| Some(*dawn) == setup.dawn).map_or(0, |place| place + 1);
    pick("pick", words::dawn(lang).to_owned(), said, chosen, dispatch.pick(wanted))
}
