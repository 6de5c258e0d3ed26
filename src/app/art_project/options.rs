//! What a table can choose before a match.

use cambriole_engine::rules::art_project::{Expert, Level, Mission, Setup};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::phrases;
use crate::{
    app::{
        games::Chosen,
        parts::{Icon, Opt, Pick, Switch},
        screens::setup::Draft,
        settings::use_lang,
    },
    words::{Lang, art_project as words},
};

pub fn options(draft: RwSignal<Draft>) -> Node {
    let lang = use_lang().get_untracked();
    let read = move || setup_of(draft);
    let missions = Mission::ALL.map(|mission| phrases::mission(mission, lang).to_owned()).to_vec();
    let pick_mission = move |place: usize| {
        if let Some(mission) = Mission::ALL.get(place) {
            change(draft, |setup| setup.mission = *mission);
        }
    };
    let levels = Level::ALL.map(|level| level_line(level, lang)).to_vec();
    let pick_level = move |place: usize| {
        if let Some(level) = Level::ALL.get(place) {
            change(draft, |setup| setup.level = *level);
        }
    };
    let about = move || view! { <small>{pitch(read().mission, lang)}</small> };
    let crowd = move || {
        (draft.with(Draft::count) > 4)
            .then(|| view! { <div class="notice"><Icon name="info"/><p>{words::crowd_note(lang)}</p></div> })
    };
    view! {
        <Opt title=words::mission(lang) line=words::mission_line(lang)>
            <Pick label=words::mission(lang) options=missions on_pick=pick_mission
                chosen=Signal::derive(move || read().mission as usize)/>
            {about}
        </Opt>
        <Opt title=words::level(lang) line=words::level_line(lang)>
            <Pick label=words::level(lang) options=levels on_pick=pick_level
                chosen=Signal::derive(move || read().level as usize)/>
        </Opt>
        {crowd}
        <Switch id="open-hands" title=words::open_hands(lang) line=words::open_hands_line(lang)
            on=Signal::derive(move || read().open_hands)
            on_change=move |on| change(draft, |setup| setup.open_hands = on)/>
        <Opt title=words::experts(lang) line=words::experts_line(lang)>{move || experts(draft, lang)}</Opt>
    }
}

/// One drop-down a figure: whoever had the expert gets the one that is given away.
fn experts(draft: RwSignal<Draft>, lang: Lang) -> Node {
    let count = draft.with(Draft::count);
    let emblems: Vec<String> = Expert::ALL.map(|expert| phrases::expert(expert, lang).to_owned()).to_vec();
    let figure = |figure: usize| {
        let key = draft.with(|draft| draft.keys().get(figure).copied());
        let name = key.map_or_else(
            || words::companion(lang).to_owned(),
            |key| draft.with(|draft| draft.name(key, lang)),
        );
        let now = setup_of(draft).experts.get(figure).copied().unwrap_or(Expert::Pawn);
        let choose = move |place: usize| {
            change(draft, |setup| {
                let taken = setup.experts.iter().position(|expert| *expert as usize == place);
                if let Some(other) = taken.filter(|_| figure < setup.experts.len()) {
                    setup.experts.swap(figure, other);
                }
            });
        };
        view! {
            <label>
                <span>{name.clone()}</span>
                <Pick label=name options=emblems.clone() chosen=Signal::derive(move || now as usize) on_pick=choose/>
            </label>
        }
    };
    view! { <div class="experts">{(0..count.max(2)).map(figure).collect::<Node>()}</div> }
}

fn setup_of(draft: RwSignal<Draft>) -> Setup {
    draft.with(|draft| setup(draft).unwrap_or_else(|| Setup::of(Setup::FEWEST)))
}

fn level_line(level: Level, lang: Lang) -> String {
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

fn setup(draft: &Draft) -> Option<Setup> {
    match &draft.chosen {
        Chosen::ArtProject(setup) => Some(*setup),
        Chosen::ArtRobbery(_) | Chosen::MuseumCaper(_) => None,
    }
}

fn change(draft: RwSignal<Draft>, change: impl FnOnce(&mut Setup)) {
    draft.update(|draft| {
        if let Chosen::ArtProject(setup) = &mut draft.chosen {
            change(setup);
        }
    });
}
