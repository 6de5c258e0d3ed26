//! Who plays: the seats in the order of play.

use cambriole_markup::{Node, keyed, view, when, worked_out};
use leptos::prelude::*;

use super::{draft::Draft, seat::SeatRow};
use crate::{
    app::{games::limits, parts::Icon, settings::use_lang, voice::use_voice},
    browser::page,
    words::house,
};

/// The button that adds a seat: where the focus goes when there is no better place.
pub const ADD: &str = "add-seat";

#[component]
pub fn Seats(draft: RwSignal<Draft>) -> Node {
    let lang = use_lang();
    let voice = use_voice();
    let can_add = worked_out(move || draft.with(Draft::can_add));
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
    let people = worked_out(move || draft.with(Draft::people));
    let note = move || match people.get() {
        0 => note("eye", house::all_bots_note(lang.get_untracked())),
        1 => Node::EMPTY,
        _ => note("device", house::one_device_note(lang.get_untracked())),
    };
    view! {
        <section class="seats-block opts" aria-labelledby="seats-title">
            <h2 class="rule-title" id="seats-title">{house::who_plays(lang.get_untracked())}</h2>
            <ul class="seats">
                {keyed(move || draft.with(Draft::keys), move |key| view! { <SeatRow draft key/> })}
            </ul>
            {when(move || can_add.get(), move || view! {
                <button type="button" class="btn" id=ADD on:click=add>
                    <Icon name="plus"/>{house::add_seat(lang.get_untracked())}
                </button>
            })}
            {when(move || !can_add.get(), move || view! {
                <p class="fine">{house::seats_full(lang.get_untracked(), &most)}</p>
            })}
            {note}
        </section>
    }
}

fn note(icon: &'static str, said: &'static str) -> Node {
    view! { <div class="notice"><Icon name=icon/><p>{said}</p></div> }
}
