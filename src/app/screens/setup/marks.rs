//! What a tap on a seat's mark opens: the marks to choose from, and its place at the table.

use cambriole_engine::table::MARKS;
use cambriole_markup::{Node, view, when, worked_out};
use leptos::{ev, prelude::*};

use super::draft::{Draft, Way};
use crate::{
    app::{
        parts::{Badge, Icon, pop},
        settings::use_lang,
        voice::use_voice,
    },
    words::{Lang, house},
};

/// The marks. One that another seat has is swapped; while one goes through them by keyboard, only the
/// last one counts.
#[component]
pub fn MarksPick(draft: RwSignal<Draft>, key: u32, open: RwSignal<bool>) -> Node {
    let lang = use_lang();
    let voice = use_voice();
    let before = StoredValue::new(draft.with_untracked(Draft::marks));
    let chosen = worked_out(move || draft.with(|draft| draft.chair(key).map_or(0, |chair| chair.mark)));
    let close = move || pop::close(open, &format!("seat-{key}"));
    let pick = move |mark| {
        let swapped =
            draft.try_update(|draft| before.with_value(|before| draft.take_mark(key, mark, before)));
        if let Some(other) = swapped.flatten() {
            let lang = lang.get_untracked();
            voice.say(house::mark_taken(lang, &draft.with_untracked(|draft| draft.name(other, lang))));
        }
    };
    // A tap has chosen, and what closes here hears of no change; the arrow keys, which click too, may
    // go on.
    let tapped = move |event: ev::MouseEvent, mark| {
        if event.detail() > 0 {
            pick(mark);
            close();
        }
    };
    let entered = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" {
            close();
        }
    };
    let option = move |mark: u8| {
        let label = move || {
            let holder = before
                .with_value(|before| before.iter().find(|(k, m)| *k != key && *m == mark).map(|(k, _)| *k));
            let name = holder.map(|holder| draft.with(|draft| draft.name(holder, lang.get_untracked())));
            let drawn = format!(
                "{}, {}",
                mark_word(mark, lang.get_untracked()),
                colour_word(mark, lang.get_untracked())
            );
            name.map_or(drawn.clone(), |name| format!("{drawn} ({name})"))
        };
        let is_chosen = move || chosen.get() == mark;
        view! {
            <label title=label>
                <input type="radio" name=format!("seat-{key}-mark") aria-label=label checked=is_chosen prop:checked=is_chosen
                    on:change=move |_| pick(mark) on:click=move |event| tapped(event, mark) on:keydown=entered/>
                <Badge mark/>
            </label>
        }
    };
    view! {
        <div class="marks-pick" role="radiogroup" aria-label=house::colour_and_mark(lang.get_untracked())>
            {(1..=MARKS).map(option).collect::<Node>()}
        </div>
    }
}

/// Up and down in the order of play.
#[component]
pub fn Moves(draft: RwSignal<Draft>, key: u32, open: RwSignal<bool>, name: Memo<String>) -> Node {
    let lang = use_lang();
    let voice = use_voice();
    let place = move || draft.with(|draft| (draft.position(key).unwrap_or_default(), draft.count()));
    let shift = move |way| {
        draft.update(|draft| draft.shift(key, way));
        pop::close(open, &format!("seat-{key}"));
        let (place, _) = untrack(place);
        voice.say(house::seat_moved(lang.get_untracked(), &name.get_untracked(), &(place + 1)));
    };
    view! {
            <ul class="menu">
                {when(move || { place().0 > 0 }, move || view! {
    <li><button type="button" on:click=move |_| shift(Way::Up)>
                        <Icon name="chev" class="icon icon-back"/>{move || house::seat_up(lang.get_untracked(), &name.get())}
                    </button></li>
    })}
                {when(move || { let (place, count) = place(); place + 1 < count }, move || view! {
    <li><button type="button" on:click=move |_| shift(Way::Down)>
                        <Icon name="chev"/>{move || house::seat_down(lang.get_untracked(), &name.get())}
                    </button></li>
    })}
            </ul>
        }
}

fn mark_word(mark: u8, lang: Lang) -> &'static str {
    match mark {
        1 => house::mark_key(lang),
        2 => house::mark_mask(lang),
        3 => house::mark_moon(lang),
        4 => house::mark_torch(lang),
        5 => house::mark_diamond(lang),
        6 => house::mark_hat(lang),
        _ => house::mark_lens(lang),
    }
}

fn colour_word(mark: u8, lang: Lang) -> &'static str {
    match mark {
        1 => house::colour_orange(lang),
        2 => house::colour_sky(lang),
        3 => house::colour_lilac(lang),
        4 => house::colour_lime(lang),
        5 => house::colour_yellow(lang),
        6 => house::colour_pink(lang),
        _ => house::colour_periwinkle(lang),
    }
}
