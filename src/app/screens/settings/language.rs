//! The language, each in its own name.

use cambriole_markup::{Node, view};

use super::prefer;
use crate::{
    app::{
        parts::{About, opt},
        shared::settings::{Preferences, Settings},
    },
    words::{Lang, house},
};

pub fn choice(preferences: Preferences, now: Settings, lang: Lang) -> Node {
    let title = house::language(lang);
    let mut offered = Vec::new();
    for offer in Lang::ALL {
        let is_chosen = lang == offer;
        let wanted = Settings { lang: Some(offer), ..now };
        offered.push(view! {
            <label lang=offer.code()>
                <input type="radio" name="language" value=offer.code() checked=is_chosen prop:checked=is_chosen
                    on:change=prefer(preferences, wanted)/>
                <span class="word">{offer.name()}</span>
            </label>
        });
    }
    opt(
        About { title, line: "", icon: Some("globe") },
        view! { <div class="seg" role="radiogroup" aria-label=title>{offered}</div> },
    )
}
