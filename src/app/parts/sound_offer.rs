//! Sound is off until somebody wants it, and the first table asks once.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{live::LiveMatch, parts::icon, shared::settings::use_preferences},
    browser::sound::{self, Sound},
    words::house,
};

/// The offer, until it is answered or a person plays on without an answer.
pub fn sound_offer(live: LiveMatch) -> Node {
    let preferences = use_preferences();
    let answer = move |sound: bool| {
        preferences.change(|settings| settings.sound = Some(sound));
        if sound {
            sound::play(Sound::Take);
        }
    };
    live.on_move(move || {
        if preferences.get_untracked().sound.is_none() && untrack(|| !live.was_moved_by_bot()) {
            answer(false);
        }
    });
    let offer = move || {
        preferences.get().sound.is_none().then(|| {
            let lang = preferences.lang().get();
            view! {
                <div class="toasts at-head">
                    <div class="toasts-rack">
                        <div class="update" role="region" aria-label=house::sound_offer(lang)>
                            {icon("sound")}
                            <p>{house::sound_offer(lang)}</p>
                            <button type="button" class="btn" on:click=move |_| answer(false)>
                                {house::sound_no(lang)}
                            </button>
                            <button type="button" class="btn btn-primary" on:click=move |_| answer(true)>
                                {house::sound_yes(lang)}
                            </button>
                        </div>
                    </div>
                </div>
            }
        })
    };
    view! { {offer} }
}
