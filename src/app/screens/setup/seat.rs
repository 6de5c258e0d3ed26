//! One seat: its mark, its name, who sits there.

use cambriole_engine::{
    bots::Level,
    table::{Chair, NAME_LENGTH, Sitter},
};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::{
    laying::{Laying, host},
    marks,
    msg::{Dispatch, Msg},
};
use crate::{
    app::parts::{Segment, icon, pick, pop, segments},
    words::{Lang, house},
};

pub fn row(laying: &Laying, key: u32, dispatch: Dispatch) -> Node {
    let Laying { draft, lang, .. } = laying;
    let Some(chair) = draft.chair(key) else { return Node::EMPTY };
    let (name, mark) = (draft.name(key, *lang), chair.mark);
    let is_open = laying.open == Some(key);
    let label = house::seat_more(*lang, &name);
    let panel = is_open.then(|| {
        let inside =
            view! { {marks::pick(laying, key, dispatch)}{marks::moves(laying, key, &name, dispatch)} };
        pop(label.clone(), move || dispatch.send(Msg::Close(key)), inside)
    });
    let out = draft.can_remove().then(|| {
        view! {
            <button type="button" class="btn btn-icon btn-quiet out" on:click=dispatch.press(Msg::RemoveSeat(key))
                aria-label=house::remove_seat(*lang, &name)>
                {icon("close")}
            </button>
        }
    });
    // That a name is taken stops nobody: two people may well share one.
    let hint = draft.is_repeated(key).then(|| format!("seat-{key}-hint"));
    view! {
        <li class=format!("seat panel seat-{mark}") id=host(key)>
            <button type="button" class=format!("badge seat-{mark}") aria-label=label
                aria-expanded=is_open.to_string() on:click=dispatch.press(Msg::Open(key))>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <use_ href=format!("#mark-{mark}")></use_>
                </svg>
            </button>
            {field(laying, key, chair, hint.clone(), dispatch)}
            {sits(key, chair.sitter, &name, *lang, dispatch)}
            {out}
            {hint.map(|id| view! { <p class="hint" id=id>{house::name_taken(*lang)}</p> })}
            {panel}
        </li>
    }
}

/// The name.
fn field(laying: &Laying, key: u32, chair: &Chair, hint: Option<String>, dispatch: Dispatch) -> Node {
    let number = laying.draft.position(key).unwrap_or_default() + 1;
    view! {
        <label class="who">
            <span class="vh">{house::seat_name(laying.lang, &number)}</span>
            <input class="field" type="text" autocomplete="off" maxlength=NAME_LENGTH
                prop:value=chair.name.clone() placeholder=house::default_seat_name(laying.lang, &number)
                aria-describedby=hint
                on:input=move |event| dispatch.send(Msg::Name(key, event_target_value(&event)))/>
        </label>
    }
}

/// Who sits there: a person, or a bot of some level.
fn sits(key: u32, sitter: Sitter, name: &str, lang: Lang, dispatch: Dispatch) -> Node {
    let kind = |icon, word: &str, is_chosen, sitter| Segment {
        icon: Some(icon),
        word: word.to_owned(),
        is_chosen,
        change: dispatch.change(Msg::Sit(key, sitter)),
    };
    let is_person = sitter == Sitter::Person;
    let kinds = vec![
        kind("person", house::person(lang), is_person, Sitter::Person),
        kind("bot", house::bot(lang), !is_person, Sitter::Bot(Level::default())),
    ];
    let level = match sitter {
        Sitter::Person => Node::EMPTY,
        Sitter::Bot(level) => {
            let words = Level::ALL.map(|level| level_word(level, lang).to_owned()).to_vec();
            let wanted = Level::ALL.map(|level| Msg::Sit(key, Sitter::Bot(level))).to_vec();
            let chosen = Level::ALL.iter().position(|known| *known == level).unwrap_or_default();
            pick("pick lvl", house::bot_level_of(lang, &name), words, chosen, dispatch.pick(wanted))
        }
    };
    view! { {segments(&format!("seat-{key}-is"), house::seat_is(lang, &name), kinds)}{level} }
}

fn level_word(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Novice => house::bot_novice(lang),
        Level::Regular => house::bot_regular(lang),
        Level::Master => house::bot_master(lang),
    }
}
