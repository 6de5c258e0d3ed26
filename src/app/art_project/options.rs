//! What a table can choose before a match.

use cambriole_engine::rules::art_project::{Difficulty, Expert, Mission, Setup};
use cambriole_markup::{Node, view};

use super::{phrases, prices};
use crate::{
    app::{
        games::Chosen,
        parts::{About, opt, pick, switch},
        screens::setup::{Dispatch, Draft, Msg, note},
    },
    words::{Lang, art_project as words},
};

/// With so many it is harder to coordinate.
const CROWD: usize = 5;

pub fn options(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let about = |title, line| About { title, line, icon: None };
    let turned = Setup { open_hands: !setup.open_hands, ..setup };
    let in_turn = Setup { bots_in_turn: !setup.bots_in_turn, ..setup };
    let mixed = (1..draft.count()).contains(&draft.people());
    let level = view! { {levels(setup, lang, dispatch)}{prices::track(setup.mission, setup.level, lang)} };
    let mission = view! { {missions(setup, lang, dispatch)}<small>{pitch(setup.mission, lang)}</small> };
    view! {
        {opt(about(words::mission(lang), words::mission_line(lang)), mission)}
        {opt(about(words::level(lang), words::level_line(lang)), level)}
        {(draft.count() >= CROWD).then(|| note("info", words::crowd_note(lang)))}
        {switch("open-hands", about(words::open_hands(lang), words::open_hands_line(lang)), setup.open_hands,
            dispatch.change(msg(turned)))}
        {mixed.then(|| switch("bots-in-turn", about(words::bots_in_turn(lang), words::bots_in_turn_line(lang)),
            setup.bots_in_turn, dispatch.change(msg(in_turn))))}
        {opt(about(words::experts(lang), words::experts_line(lang)), experts(draft, setup, lang, dispatch))}
    }
}

fn msg(setup: Setup) -> Msg {
    Msg::Choose(Chosen::from(setup))
}

fn missions(setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let (mut said, mut wanted) = (Vec::new(), Vec::new());
    for mission in Mission::ALL {
        said.push(phrases::mission(mission, lang).to_owned());
        wanted.push(msg(Setup { mission, ..setup }));
    }
    pick("pick", words::mission(lang).to_owned(), said, setup.mission as usize, dispatch.pick(wanted))
}

fn levels(setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let (mut said, mut wanted) = (Vec::new(), Vec::new());
    for level in Difficulty::ALL {
        said.push(level_line(level, lang));
        wanted.push(msg(Setup { level, ..setup }));
    }
    pick("pick", words::level(lang).to_owned(), said, setup.level as usize, dispatch.pick(wanted))
}

/// One drop-down a figure.
fn experts(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let (keys, mut figures) = (draft.keys(), Vec::new());
    for figure in 0..draft.count().max(2) {
        let companion = || words::companion(lang).to_owned();
        let name = keys.get(figure).map_or_else(companion, |key| draft.name(*key, lang));
        let now = setup.experts.get(figure).copied().unwrap_or(Expert::Pawn);
        let (mut said, mut wanted) = (Vec::new(), Vec::new());
        for expert in Expert::ALL {
            said.push(phrases::expert(expert, lang).to_owned());
            wanted.push(msg(given(setup, figure, expert)));
        }
        figures.push(view! {
            <label>
                <span>{name.clone()}</span>
                {pick("pick", name, said, now as usize, dispatch.pick(wanted))}
            </label>
        });
    }
    view! { <div class="experts">{figures}</div> }
}

/// The expert goes to a figure, and whoever had it gets the one that is given away.
fn given(mut setup: Setup, figure: usize, expert: Expert) -> Setup {
    let taken = setup.experts.iter().position(|known| *known == expert);
    if let Some(other) = taken.filter(|_| figure < setup.experts.len()) {
        setup.experts.swap(figure, other);
    }
    setup
}

fn level_line(level: Difficulty, lang: Lang) -> String {
    format!("{} · {}", phrases::level(level, lang), words::hearts(lang, &level.hearts()))
}

/// What is special about a mission.
fn pitch(mission: Mission, lang: Lang) -> &'static str {
    match mission {
        Mission::Japan => words::about_japan(lang),
        Mission::Egypt => words::about_egypt(lang),
        Mission::UnitedStates => words::about_united_states(lang),
        Mission::Scandinavia => words::about_scandinavia(lang),
        Mission::Polynesia => words::about_polynesia(lang),
        Mission::Rio => words::about_rio(lang),
    }
}
