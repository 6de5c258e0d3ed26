//! One seat: its mark, its name, who sits there.

use cambriole_engine::{
    bots::Level,
    table::{MARKS, NAME_LENGTH, Sitter},
};
use cambriole_markup::{Node, view, when, worked_out};
use leptos::prelude::*;

use super::{
    draft::Draft,
    marks::{MarksPick, Moves},
    seats::ADD,
};
use crate::{
    app::{
        parts::{Icon, Pick, Pop, Segment, Segments},
        settings::use_lang,
        voice::use_voice,
    },
    browser::page,
    words::{Lang, house},
};

#[component]
pub fn SeatRow(draft: RwSignal<Draft>, key: u32) -> Node {
    let lang = use_lang();
    let open = RwSignal::new(false);
    let name = worked_out(move || draft.with(|draft| draft.name(key, lang.get_untracked())));
    let mark = worked_out(move || draft.with(|draft| draft.chair(key).map_or(MARKS, |chair| chair.mark)));
    let label = Signal::derive(move || house::seat_more(lang.get_untracked(), &name.get()));
    view! {
        <li class=move || format!("seat panel seat-{}", mark.get()) id=format!("seat-{key}")>
            <button type="button" class=move || format!("badge seat-{}", mark.get()) aria-label=move || label.get()
                aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <use_ href=move || format!("#mark-{}", mark.get())></use_>
                </svg>
            </button>
            <Name draft key/>
            <Sits draft key name/>
            <Out draft key name/>
            <Hint draft key/>
            <Pop open host=format!("seat-{key}") label>
                <MarksPick draft key open/>
                <Moves draft key open name/>
            </Pop>
        </li>
    }
}

#[component]
fn Name(draft: RwSignal<Draft>, key: u32) -> Node {
    let lang = use_lang();
    let number = worked_out(move || draft.with(|draft| draft.position(key).unwrap_or_default() + 1));
    let typed = worked_out(move || draft.with(|d| d.chair(key).map(|c| c.name.clone()).unwrap_or_default()));
    let is_repeated = worked_out(move || draft.with(|draft| draft.is_repeated(key)));
    view! {
        <label class="who">
            <span class="vh">{move || house::seat_name(lang.get_untracked(), &number.get())}</span>
            <input class="field" type="text" autocomplete="off" maxlength=NAME_LENGTH
                value=typed.get_untracked() prop:value=move || typed.get()
                placeholder=move || house::default_seat_name(lang.get_untracked(), &number.get())
                aria-describedby=move || is_repeated.get().then(|| hint_id(key))
                on:input=move |event| draft.update(|draft| draft.edit(key, |chair| chair.name = event_target_value(&event)))/>
        </label>
    }
}

/// That a name is taken stops nobody: two people may well share one.
#[component]
fn Hint(draft: RwSignal<Draft>, key: u32) -> Node {
    let lang = use_lang();
    let is_repeated = worked_out(move || draft.with(|draft| draft.is_repeated(key)));
    view! {
            {when(move || is_repeated.get(), move || view! {
    <p class="hint" id=hint_id(key)>{house::name_taken(lang.get_untracked())}</p>
    })}
        }
}

/// Who sits there: a person, or a bot of some level.
#[component]
fn Sits(draft: RwSignal<Draft>, key: u32, name: Memo<String>) -> Node {
    let lang = use_lang();
    let level = worked_out(move || match draft.with(|draft| draft.chair(key).map(|chair| chair.sitter)) {
        Some(Sitter::Bot(level)) => Some(level),
        _ => None,
    });
    let is_bot = worked_out(move || level.get().is_some());
    let kinds = Signal::derive(move || {
        let person = Segment { icon: Some("person"), word: house::person(lang.get_untracked()).to_owned() };
        vec![person, Segment { icon: Some("bot"), word: house::bot(lang.get_untracked()).to_owned() }]
    });
    let sit = move |sitter| draft.update(|draft| draft.seat(key, sitter));
    let pick_kind = move |place| sit(if place == 0 { Sitter::Person } else { Sitter::Bot(Level::default()) });
    let levels = Signal::derive(move || {
        Level::ALL.map(|level| level_word(level, lang.get_untracked()).to_owned()).to_vec()
    });
    let chosen_level =
        move || Level::ALL.iter().position(|known| Some(*known) == level.get()).unwrap_or_default();
    let pick_level =
        move |place: usize| Level::ALL.get(place).into_iter().for_each(|level| sit(Sitter::Bot(*level)));
    view! {
            <Segments name=format!("seat-{key}-is") label=Signal::derive(move || house::seat_is(lang.get_untracked(), &name.get()))
                segments=kinds chosen=Signal::derive(move || usize::from(is_bot.get())) on_pick=pick_kind/>
            {when(move || is_bot.get(), move || view! {
    <Pick class="pick lvl" label=Signal::derive(move || house::bot_level_of(lang.get_untracked(), &name.get()))
                    options=levels chosen=Signal::derive(chosen_level) on_pick=pick_level/>
    })}
        }
}

#[component]
fn Out(draft: RwSignal<Draft>, key: u32, name: Memo<String>) -> Node {
    let lang = use_lang();
    let voice = use_voice();
    let can_remove = worked_out(move || draft.with(Draft::can_remove));
    let remove = move |_| {
        let said = house::seat_removed(lang.get_untracked(), &name.get_untracked());
        let place = draft.with_untracked(|draft| draft.position(key)).unwrap_or_default();
        draft.update(|draft| draft.remove(key));
        voice.say(said);
        let next = draft.with_untracked(|draft| {
            let keys = draft.keys();
            keys.get(place).or(keys.last()).copied().filter(|_| draft.can_remove())
        });
        page::focus(next.map_or_else(|| format!("#{ADD}"), |next| format!("#seat-{next} .out")));
    };
    view! {
            {when(move || can_remove.get(), move || view! {
    <button type="button" class="btn btn-icon btn-quiet out" on:click=remove
                    aria-label=move || house::remove_seat(lang.get_untracked(), &name.get())>
                    <Icon name="close"/>
                </button>
    })}
        }
}

fn hint_id(key: u32) -> String {
    format!("seat-{key}-hint")
}

fn level_word(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Novice => house::bot_novice(lang),
        Level::Regular => house::bot_regular(lang),
    }
}
