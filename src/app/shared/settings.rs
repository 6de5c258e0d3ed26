//! What the player prefers on this device.

use std::time::Duration;

use cambriole_markup::{effect, memo};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::shared::common,
    browser::{page, start, storage},
    words::{self, Lang},
};

/// The boot script reads the same key before the app is there.
const KEY: &str = "settings";

/// The player's preferences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Settings {
    /// Nothing: as the browser says.
    pub lang: Option<Lang>,
    pub theme: Theme,
    /// Text size in percent, one of [`TEXT_SIZES`].
    pub text: u16,
    pub motion: Motion,
    /// Nothing: nobody was asked yet, and there is none.
    pub sound: Option<bool>,
    /// Whether the device buzzes when it is the player's turn, where it can.
    pub buzz: bool,
    /// Whether a move is shown before it is made.
    pub confirm: bool,
    pub pace: Pace,
}

pub const TEXT_SIZES: [u16; 4] = [100, 125, 150, 200];

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    #[default]
    Auto,
    Night,
    Day,
    Contrast,
}

impl Theme {
    pub const ALL: [Self; 4] = [Self::Auto, Self::Night, Self::Day, Self::Contrast];

    pub fn code(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Night => "night",
            Self::Day => "day",
            Self::Contrast => "contrast",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    #[default]
    Auto,
    On,
    Off,
}

impl Motion {
    pub const ALL: [Self; 3] = [Self::Auto, Self::On, Self::Off];

    pub fn code(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

/// How long a bot waits before it moves, so that people can follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

impl Pace {
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1900,
            Self::Normal => 1100,
            Self::Fast => 550,
            Self::Instant => 30,
        })
    }

    /// How long the table stays in sight after a move before the curtain hides it.
    pub fn linger(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2200,
            Self::Normal => 1400,
            Self::Fast => 800,
            Self::Instant => 0,
        })
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::Auto,
            text: TEXT_SIZES[0],
            motion: Motion::Auto,
            sound: None,
            buzz: true,
            confirm: true,
            pace: Pace::Normal,
        }
    }
}

impl Settings {
    pub fn has_sound(self) -> bool {
        self.sound.unwrap_or_default()
    }

    /// What the device keeps, or the usual preferences where that is missing or damaged.
    pub fn load() -> Self {
        let kept = storage::read(KEY).and_then(|kept| serde_json::from_str(&kept).ok());
        let kept: Self = kept.unwrap_or_default();
        let text = if TEXT_SIZES.contains(&kept.text) { kept.text } else { TEXT_SIZES[0] };
        Self { text, ..kept }
    }

    fn keep(self) {
        if let Ok(text) = serde_json::to_string(&self) {
            // A device that keeps nothing says so where a match is at stake.
            let _ = storage::write(KEY, &text);
        }
    }

    fn show(self, lang: Lang) {
        page::set_root("lang", lang.code());
        page::set_root("data-theme", self.theme.code());
        page::set_root("data-text", &self.text.to_string());
        page::set_root("data-motion", self.motion.code());
    }
}

/// The preferences as every screen reads and changes them.
#[derive(Debug, Clone, Copy)]
pub struct Preferences {
    settings: RwSignal<Settings>,
    /// The language in which the app speaks now.
    pub lang: Memo<Lang>,
}

impl Preferences {
    /// Loads the preferences and lets the page follow them.
    pub fn load() -> Self {
        let settings = RwSignal::new(Settings::load());
        let browser = page::languages();
        let taught = RwSignal::new(());
        start::on_words(move || {
            // Those of another version are no loss: the app speaks the language that it started with.
            let _ = start::fetched_words().into_iter().try_for_each(words::teach);
            taught.notify();
        });
        let lang = memo(move || {
            taught.track();
            let preferred = || Lang::preferred(browser.iter().map(String::as_str));
            let wished = settings.with(|settings| settings.lang).unwrap_or_else(preferred);
            // Until the others have come, which they do together, there is only one.
            [wished].into_iter().chain(Lang::ALL).find(|lang| words::is_taught(*lang)).unwrap_or(wished)
        });
        effect(move || settings.get().show(lang.get()));
        Self { settings, lang }
    }

    pub fn get(self) -> Settings {
        self.settings.get()
    }

    pub fn get_untracked(self) -> Settings {
        self.settings.get_untracked()
    }

    /// The language in which the app speaks now.
    pub fn lang(self) -> Memo<Lang> {
        self.lang
    }

    /// Speaks that language without keeping it: for who draws a page that nobody has set up.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn speak(self, lang: Lang) {
        self.settings.update(|settings| settings.lang = Some(lang));
    }

    /// Changes preferences; the page follows at once and the device keeps them.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.get_untracked().keep();
    }
}

/// The preferences.
pub fn use_preferences() -> Preferences {
    common().preferences
}

/// The language in which the app speaks now.
pub fn use_lang() -> Memo<Lang> {
    use_preferences().lang
}
