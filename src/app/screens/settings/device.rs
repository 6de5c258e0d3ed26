//! What this device does besides showing the page, where it can.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use super::prefer;
use crate::{
    app::{
        parts::{About, install_offer, switch},
        shared::settings::{Preferences, Settings},
    },
    browser::{awake, device},
    words::{Lang, house},
};

pub fn section(preferences: Preferences, lang: Lang) -> Node {
    let fills = RwSignal::new(device::fills_screen());
    device::on_fill(move || fills.set(device::fills_screen()));
    let switches = move || switches(preferences, fills.get(), lang);
    let awake = awake::can_stay().then(|| view! { <p class="fine">{house::stays_awake(lang)}</p> });
    view! {
        <section class="opts" aria-labelledby="settings-device">
            <h2 class="rule-title" id="settings-device">{house::settings_device(lang)}</h2>
            <div class="opts-list">{switches}{install_offer(lang)}</div>
            {awake}
        </section>
    }
}

fn switches(preferences: Preferences, fills: bool, lang: Lang) -> Node {
    let now = preferences.get();
    let about = |icon, title, line| About { title, line, icon: Some(icon) };
    let sound = Settings { sound: Some(!now.has_sound()), ..now };
    let buzz = Settings { buzz: !now.buzz, ..now };
    view! {
        {switch("sound", about("sound", house::sound(lang), house::sound_line(lang)), now.has_sound(),
            prefer(preferences, sound))}
        {device::can_buzz().then(|| switch("buzz", about("buzz", house::buzz(lang), house::buzz_line(lang)),
            now.buzz, prefer(preferences, buzz)))}
        {device::can_fill_screen().then(|| switch("full-screen",
            about("full", house::full_screen(lang), house::full_screen_line(lang)), fills,
            Box::new(move |_| device::fill_screen(!fills))))}
    }
}
