//! The settings: what the player prefers, what this device keeps, what this page is.

mod about;
mod choice;
mod erase;
mod kept;
mod language;

use cambriole_markup::{Node, follow, view};
use leptos::prelude::*;

use crate::{
    app::{
        damage::explain_trouble,
        parts::{Back, BackToMatch, Icon, Segment, Switch},
        screens::settings::{about::About, choice::Choice, kept::KeptHere, language::LanguageChoice},
        settings::{Motion, Pace, TEXT_SIZES, Theme, use_lang, use_preferences},
    },
    browser::{
        page,
        sound::{self, Sound},
        storage,
    },
    words::{Lang, house},
};

#[component]
pub fn SettingsScreen() -> Node {
    let lang = use_lang();
    follow(move || page::set_title(&format!("{} · Cambriole", house::settings(lang.get_untracked()))));
    view! {
        <main class="settings-page">
            <header class="crumbs">
                <Back/>
                <div><h1 tabindex="-1">{house::settings(lang.get_untracked())}</h1></div>
            </header>
            <StorageTrouble/>
            <OnScreen/>
            <InPlay/>
            <KeptHere/>
            <About/>
        </main>
        <BackToMatch/>
    }
}

/// Says so where the browser keeps nothing.
#[component]
fn StorageTrouble() -> Node {
    let lang = use_lang();
    let trouble = storage::trouble().map(|trouble| {
        let said = explain_trouble(trouble, lang.get_untracked());
        view! { <div class="notice notice-warn"><Icon name="warn"/><p>{said}</p></div> }
    });
    view! { {trouble} }
}

#[component]
fn OnScreen() -> Node {
    let lang = use_lang();
    view! {
        <section class="opts" aria-labelledby="settings-screen">
            <h2 class="rule-title" id="settings-screen">{house::settings_screen(lang.get_untracked())}</h2>
            <div class="opts-list">
                <LanguageChoice/>
                <Choice name="theme" icon="contrast" title=house::theme options=&Theme::ALL segment=theme
                    read=|settings| settings.theme write=|settings, theme| settings.theme = theme/>
                <Choice name="text-size" icon="text" title=house::text_size options=&TEXT_SIZES
                    segment=|size, lang| Segment::from(house::percent(lang, &size).as_str())
                    read=|settings| settings.text write=|settings, size| settings.text = size/>
                <Choice name="motion" icon="motion" title=house::motion line=house::motion_line
                    options=&Motion::ALL segment=motion
                    read=|settings| settings.motion write=|settings, motion| settings.motion = motion/>
            </div>
        </section>
    }
}

#[component]
fn InPlay() -> Node {
    let (lang, preferences) = (use_lang(), use_preferences());
    let set_sound = move |on| {
        preferences.change(|settings| settings.sound = on);
        if on {
            sound::play(Sound::Take);
        }
    };
    view! {
        <section class="opts" aria-labelledby="settings-play">
            <h2 class="rule-title" id="settings-play">{house::settings_play(lang.get_untracked())}</h2>
            <div class="opts-list">
                <Switch id="sound" icon="sound" title=house::sound(lang.get_untracked())
                    line=house::sound_line(lang.get_untracked())
                    on=move || preferences.get().sound on_change=set_sound/>
                <Switch id="confirm" icon="check" title=house::confirmations(lang.get_untracked())
                    line=house::confirmations_line(lang.get_untracked())
                    on=move || preferences.get().confirm
                    on_change=move |on| preferences.change(|settings| settings.confirm = on)/>
                <Choice name="pace" icon="bot" title=house::bot_pace options=&Pace::ALL segment=pace
                    read=|settings| settings.pace write=|settings, pace| settings.pace = pace/>
            </div>
        </section>
    }
}

fn theme(theme: Theme, lang: Lang) -> Segment {
    let (icon, word) = match theme {
        Theme::Auto => ("device", house::as_device(lang)),
        Theme::Night => ("moon", house::theme_night(lang)),
        Theme::Day => ("sun", house::theme_day(lang)),
        Theme::Contrast => ("contrast", house::theme_contrast(lang)),
    };
    Segment { icon: Some(icon), word: word.to_owned() }
}

fn motion(motion: Motion, lang: Lang) -> Segment {
    Segment::from(match motion {
        Motion::Auto => house::as_device(lang),
        Motion::On => house::motion_full(lang),
        Motion::Off => house::motion_reduced(lang),
    })
}

fn pace(pace: Pace, lang: Lang) -> Segment {
    Segment::from(match pace {
        Pace::Slow => house::pace_slow(lang),
        Pace::Normal => house::pace_normal(lang),
        Pace::Fast => house::pace_fast(lang),
        Pace::Instant => house::pace_instant(lang),
    })
}
