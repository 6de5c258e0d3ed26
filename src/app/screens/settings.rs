//! The settings: what the player prefers, what this device keeps, what this page is.

mod about;
mod device;
mod erase;
mod kept;
mod language;
mod licences;
mod promise;

pub use kept::export_everything;

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::{About, Change, Segment, back, back_to_match, opt, segments, storage_troubles, switch},
        shared::settings::{
            Motion, Pace, Preferences, Settings, TEXT_SIZES, Theme, use_lang, use_preferences,
        },
    },
    browser::{
        self, page,
        sound::{self, Sound},
    },
    words::{Lang, house},
};

pub fn screen() -> Node {
    // Another language draws the screen anew.
    let lang = use_lang().get_untracked();
    let preferences = use_preferences();
    page::set_title(&format!("{} · Cambriole", house::settings(lang)));
    view! {
        <main class="settings-page">
            <header class="crumbs">
                {back("btn btn-icon btn-quiet", lang)}
                <div><h1 tabindex="-1">{house::settings(lang)}</h1></div>
            </header>
            {move || storage_troubles(lang)}
            <div class="settings-column">
                {move || preferred(preferences, lang)}
                {device::section(preferences, lang)}
            </div>
            <div class="settings-column">
                {kept::kept_here(preferences)}
                {about::about(lang)}
            </div>
        </main>
        {back_to_match(lang)}
    }
}

/// What is on the screen and what happens in play. A control carries the settings that it stands for.
fn preferred(preferences: Preferences, lang: Lang) -> Node {
    let now = preferences.get();
    let confirm = Settings { confirm: !now.confirm, ..now };
    let about = |icon, title, line| About { title, line, icon: Some(icon) };
    view! {
        <section class="opts" aria-labelledby="settings-screen">
            <h2 class="rule-title" id="settings-screen">{house::settings_screen(lang)}</h2>
            <div class="opts-list">
                {language::choice(preferences, now, lang)}
                {choice("theme", about("contrast", house::theme(lang), ""), themes(preferences, now, lang))}
                {choice("text-size", about("text", house::text_size(lang), ""), sizes(preferences, now, lang))}
                {choice("motion", about("motion", house::motion(lang), house::motion_line(lang)),
                    motions(preferences, now, lang))}
            </div>
        </section>
        <section class="opts" aria-labelledby="settings-play">
            <h2 class="rule-title" id="settings-play">{house::settings_play(lang)}</h2>
            <div class="opts-list">
                {switch("confirm", about("check", house::confirmations(lang), house::confirmations_line(lang)),
                    now.confirm, prefer(preferences, confirm))}
                {choice("pace", about("bot", house::bot_pace(lang), ""), paces(preferences, now, lang))}
            </div>
        </section>
    }
}

/// What a control does that stands for these settings.
fn prefer(preferences: Preferences, wanted: Settings) -> Change {
    Box::new(move |_| {
        let before = preferences.get_untracked();
        preferences.change(|settings| *settings = wanted);
        if wanted.has_sound() && !before.has_sound() {
            sound::play(Sound::Take);
        }
        if wanted.buzz && !before.buzz {
            browser::device::buzz();
        }
        if wanted.lang != before.lang {
            // The screen is drawn anew in the other language.
            page::focus("[name=language]:checked");
        }
    })
}

fn choice(name: &'static str, about: About, offered: Vec<Segment>) -> Node {
    opt(about, segments(name, about.title.to_owned(), offered))
}

fn segment(preferences: Preferences, now: Settings, wanted: Settings, word: &str) -> Segment {
    Segment {
        icon: None,
        word: word.to_owned(),
        is_chosen: now == wanted,
        change: prefer(preferences, wanted),
    }
}

fn themes(preferences: Preferences, now: Settings, lang: Lang) -> Vec<Segment> {
    let mut offered = Vec::new();
    for theme in Theme::ALL {
        let (icon, word) = match theme {
            Theme::Auto => ("device", house::as_device(lang)),
            Theme::Night => ("moon", house::theme_night(lang)),
            Theme::Day => ("sun", house::theme_day(lang)),
            Theme::Contrast => ("contrast", house::theme_contrast(lang)),
        };
        let plain = segment(preferences, now, Settings { theme, ..now }, word);
        offered.push(Segment { icon: Some(icon), ..plain });
    }
    offered
}

fn sizes(preferences: Preferences, now: Settings, lang: Lang) -> Vec<Segment> {
    let mut offered = Vec::new();
    for text in TEXT_SIZES {
        offered.push(segment(preferences, now, Settings { text, ..now }, &house::percent(lang, &text)));
    }
    offered
}

fn motions(preferences: Preferences, now: Settings, lang: Lang) -> Vec<Segment> {
    let mut offered = Vec::new();
    for motion in Motion::ALL {
        let word = match motion {
            Motion::Auto => house::as_device(lang),
            Motion::On => house::motion_full(lang),
            Motion::Off => house::motion_reduced(lang),
        };
        offered.push(segment(preferences, now, Settings { motion, ..now }, word));
    }
    offered
}

fn paces(preferences: Preferences, now: Settings, lang: Lang) -> Vec<Segment> {
    let mut offered = Vec::new();
    for pace in Pace::ALL {
        let word = match pace {
            Pace::Slow => house::pace_slow(lang),
            Pace::Normal => house::pace_normal(lang),
            Pace::Fast => house::pace_fast(lang),
            Pace::Instant => house::pace_instant(lang),
        };
        offered.push(segment(preferences, now, Settings { pace, ..now }, word));
    }
    offered
}
