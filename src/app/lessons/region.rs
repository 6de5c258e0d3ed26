//! The coach at the table: a region after it, which says one thing at a time. It is no dialog: the focus stays
//! where the player is. `public/spotlight.js` lights what it points at.

use cambriole_engine::table::Stage;
use cambriole_markup::{Node, effect, view};
use leptos::prelude::*;

use super::{Coach, begin::begin, library};
use crate::{
    app::{
        kept::{met, shelf},
        live::LiveMatch,
        parts::{icon, symbol},
        shared::{route::Route, voice::use_voice},
    },
    browser::page,
    words::{
        Lang, house,
        lesson::{End, Lesson, Part},
    },
};

/// Where the keyboard goes on when a button of the coach is gone.
const NEXT: &str = ".coach button, main button:not([disabled])";

/// The coach of a match that belongs to a lesson; `holds` asks the game's board for a word.
pub fn region(live: LiveMatch, holds: Box<dyn Fn(&str) -> bool + Send + Sync>) -> Node {
    if !live.is_lesson() {
        return Node::EMPTY;
    }
    let lesson = RwSignal::new(None::<&'static Lesson>);
    library::fetch(live.game(), move |found| {
        // The screen may be gone when the lesson comes.
        let _ = lesson.try_set(found);
    });
    let voice = use_voice();
    let mut heard = (live.snapshot().moves, None);
    effect(move || {
        let Some((lesson, coach)) = lesson.get().zip(live.coach.get()) else { return live.hold(false) };
        let Some(part) = lesson.parts.get(usize::from(coach.mark.part)) else { return };
        // While the table looks at something, that is enough.
        if live.interval().is_some() {
            return;
        }
        let moves = live.snapshot().moves;
        let mut next = coach.clone();
        if !next.is_silent() {
            next.look(part, moves, &|word, since| match word {
                "turn" => live.sole_human().is_some_and(|seat| live.waits_for(seat)),
                "over" => live.snapshot().stage == Stage::Over && live.scene_is_end(),
                _ => holds(word) || live.happened(since, word),
            });
        }
        if next != coach {
            live.coached(|coach| *coach = next);
            return;
        }
        live.hold(coach.asks_to_be_understood(part));
        let says = coach.said.map(|said| (said.step, said.detour)).filter(|_| !coach.mark.quiet);
        if let Some(text) = said(&coach, part, live.lang()).filter(|_| says != heard.1) {
            // What happened and what it means are heard together.
            let told = if moves == heard.0 { String::new() } else { live.told() };
            voice.say(format!("{told} {}", text.replace("**", "")).trim_start());
            heard = (moves, says);
        }
    });
    view! { {move || shown(live, lesson.get()?)} }
}

/// What the coach says now.
fn said(coach: &Coach, part: &Part, lang: Lang) -> Option<&'static str> {
    let step = coach.step(part)?;
    Some(step.other.filter(|_| coach.is_detour()).unwrap_or(step.say).in_(lang))
}

fn shown(live: LiveMatch, lesson: &'static Lesson) -> Option<Node> {
    let coach = live.coach.get().filter(|coach| !coach.mark.quiet)?;
    let part = lesson.parts.get(usize::from(coach.mark.part))?;
    let (lang, step) = (live.lang(), coach.step(part)?);
    let text = if coach.waits { house::coach_waits(lang) } else { said(&coach, part, lang)? };
    let point = Some(step.point).filter(|_| !coach.waits && !coach.is_detour());
    let all = part.steps.len();
    let number = coach.mark.done.count_ones() as usize + 1;
    let mut dots = Vec::new();
    for place in 1..=all {
        let class = if place == number { "on" } else { "" };
        dots.push(view! { <i class=if place < number { "done" } else { class }></i> });
    }
    let skip = move |_| {
        live.coached(|coach| coach.mark.quiet = true);
        page::regain_focus(NEXT.into());
    };
    Some(view! {
        <section class=if coach.waits { "coach waits" } else { "coach" } aria-label=house::coach_name(lang) data-point=point>
            {symbol(Some("owl"), "owl", "0 0 64 64")}
            <div class="say">
                <p id="coach-said">{rich(text)}</p>
                <div class="row">
                    <span class="dots" role="img" aria-label=house::coach_step(lang, &number, &all)>{dots}</span>
                    {buttons(live, lesson, &coach, part)}
                    <button type="button" on:click=skip>{house::coach_skip(lang)}</button>
                </div>
            </div>
        </section>
    })
}

/// The buttons of this moment.
fn buttons(live: LiveMatch, lesson: &'static Lesson, coach: &Coach, part: &'static Part) -> Node {
    let lang = live.lang();
    let change = move |change: fn(&mut Coach)| {
        move |_| {
            live.coached(change);
            page::regain_focus(NEXT.into());
        }
    };
    if coach.waits {
        return view! {
            <button type="button" class="go" on:click=change(|coach| coach.waits = false)>{house::coach_resume(lang)}</button>
        };
    }
    if let Some(said) = coach.said.filter(|said| said.detour) {
        let back = move |_| {
            live.take_back_to(said.since);
            page::regain_focus(NEXT.into());
        };
        return view! {
            <button type="button" on:click=change(Coach::done)>{house::coach_go_on(lang)}</button>
            <button type="button" class="go" on:click=back>{house::coach_take_back(lang)}</button>
        };
    }
    let step = coach.step(part);
    let end = step.and_then(|step| step.end);
    let alone = (end == Some(End::Alone)).then(|| {
        let leave = move |_| {
            met::remember(live.game());
            live.leave_lesson();
            page::regain_focus(NEXT.into());
        };
        view! { <button type="button" class="go" on:click=leave>{house::coach_alone(lang)}</button> }
    });
    let next = match end {
        Some(end) => {
            let part = coach.mark.part + 1;
            let said = if end == End::Next { house::coach_next(lang) } else { house::coach_finish(lang) };
            let class = (end != End::Alone).then_some("go");
            let go = move |_| finish(live, lesson, (end == End::Next).then_some(part));
            Some(view! { <button type="button" class=class on:click=go>{said}</button> })
        }
        None if step.is_some_and(|step| step.until.is_empty()) => Some(view! {
            <button type="button" class="go" on:click=change(Coach::done)>{house::coach_understood(lang)}</button>
        }),
        None => None,
    };
    let show = step.is_some_and(|step| !step.point.is_empty()).then(|| {
        view! { <button type="button" data-show="">{house::coach_show(lang)}</button> }
    });
    view! {
        <button type="button" class="wait" data-wait="" aria-label=house::coach_wait(lang)
            on:click=change(|coach| coach.waits = true)>{icon("pause")}</button>
        {show}{next}{alone}
    }
}

/// Goes on to the next part, or to what was learned. The match was for practice: nothing of it is kept.
fn finish(live: LiveMatch, lesson: &'static Lesson, part: Option<u8>) {
    let (game, lang) = (live.game(), live.lang());
    let next = if let Some(part) = part {
        begin(game, lesson, part, lang).map(Route::Match)
    } else {
        met::remember(game);
        Some(Route::Learned(game))
    };
    if let Some(next) = next {
        live.close();
        shelf::remove(&live.id());
        next.go();
    }
}

/// A text with its stressed words, which stand between two stars.
pub fn rich(text: &'static str) -> Vec<Node> {
    let parts = text.split("**").enumerate();
    parts
        .map(|(place, part)| {
            if place % 2 == 1 {
                view! { <b>{part}</b> }
            } else {
                view! { {part} }
            }
        })
        .collect()
}
