//! What a table can choose before a match.

use cambriole_engine::rules::museum_caper::{Length, Setup};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        games::Chosen,
        parts::{Icon, Opt, Pick, Segment, Segments, Switch},
        screens::setup::{Draft, First},
        settings::use_lang,
    },
    words::{Lang, museum_caper as words},
};

/// The dawns to choose from; none in particular is the 200th move.
const DAWNS: [u8; 4] = [20, 30, 40, 60];
/// The thief's chances fall with more at the table.
const CROWD: usize = 5;

pub fn options(draft: RwSignal<Draft>) -> Node {
    let lang = use_lang().get_untracked();
    let read = move || draft.with(|draft| setup(draft).unwrap_or_else(|| Setup::of(Setup::FEWEST)));
    let switch = move |id: &'static str,
                       title: fn(Lang) -> &'static str,
                       line: fn(Lang) -> &'static str,
                       on: fn(&Setup) -> bool,
                       set: fn(&mut Setup, bool)| {
        view! {
            <Switch id title=title(lang) line=line(lang) on=Signal::derive(move || on(&read()))
                on_change=move |on| change(draft, |setup| set(setup, on))/>
        }
    };
    let length = Signal::derive(move || usize::from(read().length == Length::Long));
    let pick_length = move |place| {
        let length = if place == 0 { Length::Short } else { Length::Long };
        change(draft, |setup| setup.length = length);
    };
    let locks = Signal::derive(move || usize::from(read().open_locks - Setup::OPEN_LOCKS.start()));
    let counts: Vec<Segment> = Setup::OPEN_LOCKS.map(|n| Segment::from(n.to_string().as_str())).collect();
    let pick_locks = move |place: usize| {
        if let Some(open) = Setup::OPEN_LOCKS.clone().nth(place) {
            change(draft, |setup| setup.open_locks = open);
        }
    };
    let dawns = {
        let late = std::iter::once(words::dawn_late(lang).to_owned());
        late.chain(DAWNS.iter().map(|n| words::dawn_at(lang, n))).collect::<Vec<_>>()
    };
    let dawn = Signal::derive(move || {
        let chosen = read().dawn;
        DAWNS.iter().position(|dawn| Some(*dawn) == chosen).map_or(0, |place| place + 1)
    });
    let pick_dawn = move |place: usize| {
        let chosen = place.checked_sub(1).and_then(|place| DAWNS.get(place)).copied();
        change(draft, |setup| setup.dawn = chosen);
    };
    let crowd = move || {
        (draft.with(Draft::count) >= CROWD).then(|| {
            view! { <div class="notice"><Icon name="eye"/><p>{words::crowd_note(lang)}</p></div> }
        })
    };
    view! {
        <Opt title=words::who_is_thief(lang) line=words::who_is_thief_line(lang)>
            <First draft label=words::who_is_thief/>
        </Opt>
        {crowd}
        <Opt title=words::length(lang) line=words::length_line(lang)>
            <Segments name="length" label=words::length(lang) chosen=length on_pick=pick_length
                segments=vec![Segment::from(words::short(lang)), Segment::from(words::long(lang))]/>
        </Opt>
        <Opt title=words::open_locks(lang) line=words::open_locks_line(lang)>
            <Segments name="open-locks" label=words::open_locks(lang) chosen=locks on_pick=pick_locks
                segments=counts/>
        </Opt>
        {switch("chosen-locks", words::chosen_locks, words::chosen_locks_line, |s| s.chosen_locks, |s, on| s.chosen_locks = on)}
        {switch("seen-first", words::seen_first, words::seen_first_line, |s| s.seen_first, |s, on| s.seen_first = on)}
        {switch("whereabouts", words::whereabouts_option, words::whereabouts_option_line, |s| s.whereabouts, |s, on| s.whereabouts = on)}
        <Opt title=words::dawn(lang) line=words::dawn_line(lang)>
            <Pick label=words::dawn(lang) options=dawns chosen=dawn on_pick=pick_dawn/>
        </Opt>
    }
}

fn setup(draft: &Draft) -> Option<Setup> {
    match &draft.chosen {
        Chosen::MuseumCaper(setup) => Some(*setup),
        Chosen::ArtRobbery(_) | Chosen::ArtProject(_) => None,
    }
}

fn change(draft: RwSignal<Draft>, change: impl FnOnce(&mut Setup)) {
    draft.update(|draft| {
        if let Chosen::MuseumCaper(setup) = &mut draft.chosen {
            change(setup);
        }
    });
}
