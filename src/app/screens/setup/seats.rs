//! Who plays: the seats in the order of play.

use leptos::{either::EitherOf3, prelude::*};

use super::{
    draft::{Draft, limits},
    seat::SeatRow,
};
use crate::{
    app::{parts::Icon, settings::use_lang, voice::use_voice},
    browser::page,
    words::house,
};

/// The button that adds a seat: where the focus goes when there is no better place.
pub const ADD: &str = "add-seat";

#[component]
pub fn Seats(draft: RwSignal<Draft>) -> impl IntoView {
    let lang = use_lang();
    let voice = use_voice();
    let can_add = Memo::new(move |_| draft.with(Draft::can_add));
    let most = limits(draft.with_untracked(|draft| draft.game)).1;
    let add = move |_| {
        let Some(key) = draft.try_update(Draft::add).flatten() else { return };
        voice.say(house::seat_added(
            lang.get_untracked(),
            &draft.with(|draft| draft.name(key, lang.get_untracked())),
        ));
        if !can_add.get_untracked() {
            page::focus(format!("#seat-{key} .badge"));
        }
    };
    let people = Memo::new(move |_| draft.with(Draft::people));
    let note = move || match people.get() {
        0 => EitherOf3::A(note("eye", house::all_bots_note(lang.get_untracked()))),
        1 => EitherOf3::B(()),
        _ => EitherOf3::C(note("device", house::one_device_note(lang.get_untracked()))),
    };
    view! {
        <section class="seats-block opts" aria-labelledby="seats-title">
            <h2 class="rule-title" id="seats-title">{house::who_plays(lang.get_untracked())}</h2>
            <ul class="seats">
                <For each=move || draft.with(Draft::keys) key=|key| *key children=move |key| view! { <SeatRow draft key/> }/>
            </ul>
            <Show when=move || can_add.get() fallback=move || view! { <p class="fine">{house::seats_full(lang.get_untracked(), &most)}</p> }>
                <button type="button" class="btn" id=ADD on:click=add>
                    <Icon name="plus"/>{house::add_seat(lang.get_untracked())}
                </button>
            </Show>
            {note}
        </section>
    }
}

fn note(icon: &'static str, said: &'static str) -> impl IntoView {
    view! { <div class="notice"><Icon name=icon/><p>{said}</p></div> }
}
