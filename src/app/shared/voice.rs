//! What the app says outside the screens: the one live region for screen readers, and toasts.

use std::{sync::Arc, time::Duration};

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::icon,
        shared::{Common, common},
    },
    browser::clock,
    words::house,
};

const TOAST: Duration = Duration::from_secs(8);

/// A short message over the foot of the page, perhaps with something to do about it.
#[derive(Clone)]
struct Toast {
    text: String,
    // Not a `Callback`: that would end with the part of the screen that spoke.
    action: Option<(String, Arc<dyn Fn() + Send + Sync>)>,
}

/// Lets any part of the app speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker {
    spoken: RwSignal<String>,
    toast: RwSignal<Option<Toast>>,
    count: StoredValue<u32>,
}

impl std::fmt::Debug for Toast {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.text.fmt(f)
    }
}

impl Speaker {
    /// One that has said nothing yet.
    pub fn silent() -> Self {
        Self { spoken: RwSignal::new(String::new()), toast: RwSignal::new(None), count: StoredValue::new(0) }
    }

    /// Says something to screen readers.
    pub fn say(self, text: impl Into<String>) {
        let mut text = text.into();
        if self.spoken.with_untracked(|before| *before == text) {
            // A live region speaks when it changes.
            text.push('\u{a0}');
        }
        self.spoken.set(text);
    }

    /// Whether this was said last.
    fn says(self, text: &str) -> bool {
        self.spoken.with_untracked(|said| said.trim_end_matches('\u{a0}') == text)
    }

    /// Another screen: what was said belongs to the one before, unless it still stands there to be read.
    pub fn hush(self) {
        let stands = |toast: &Option<Toast>| toast.as_ref().is_some_and(|toast| self.says(&toast.text));
        if !self.toast.with_untracked(stands) {
            self.spoken.set(String::new());
        }
    }

    /// Shows and says something for a while.
    pub fn toast(self, text: impl Into<String>) {
        self.show(Toast { text: text.into(), action: None });
    }

    /// Shows and says something, with a button. It may outlive the screen that shows it.
    pub fn toast_with(
        self,
        text: impl Into<String>,
        button: impl Into<String>,
        action: impl Fn() + Send + Sync + 'static,
    ) {
        self.show(Toast { text: text.into(), action: Some((button.into(), Arc::new(action))) });
    }

    /// Takes away what is shown, and what was said with it.
    fn close(self) {
        let shown = self.toast.try_update(Option::take).flatten();
        if shown.is_some_and(|shown| self.says(&shown.text)) {
            self.spoken.set(String::new());
        }
    }

    fn show(self, toast: Toast) {
        self.say(toast.text.clone());
        self.toast.set(Some(toast));
        self.count.update_value(|count| *count += 1);
        let mine = self.count.get_value();
        let _ = clock::after(TOAST, move || {
            if self.count.try_get_value() == Some(mine) {
                self.close();
            }
        });
    }
}

pub fn use_voice() -> Speaker {
    common().voice
}

/// Where the voice is heard and seen.
pub fn heard(Common { voice, preferences, .. }: Common) -> Node {
    let toast = move || {
        voice.toast.get().map(|toast| {
            let action = toast.action.map(|(button, action)| {
                let act = move |_| {
                    voice.close();
                    action();
                };
                view! { <button type="button" class="btn" on:click=act>{button}</button> }
            });
            view! {
                <div class="toast">
                    <p>{toast.text}</p>
                    {action}
                    <button type="button" class="btn btn-icon" aria-label=house::close(preferences.lang.get())
                        on:click=move |_| voice.close()>
                        {icon("close")}
                    </button>
                </div>
            }
        })
    };
    view! {
        <p class="vh" role="status" aria-live="polite">{move || voice.spoken.get()}</p>
        <aside class="toasts above-bar"><div class="toasts-rack">{toast}</div></aside>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(voice: Speaker) -> String {
        voice.spoken.get_untracked()
    }

    #[test]
    fn another_screen_ends_what_was_said() {
        Owner::new().with(|| {
            let voice = Speaker::silent();
            voice.say("Marie has won.");
            voice.hush();
            assert_eq!(spoken(voice), "");
        });
    }

    #[test]
    fn what_still_stands_there_goes_on_being_said() {
        Owner::new().with(|| {
            let voice = Speaker::silent();
            voice.toast("Exported.");
            voice.toast("Exported.");
            voice.hush();
            assert_eq!(spoken(voice).trim_end(), "Exported.");
            voice.close();
            assert_eq!(spoken(voice), "", "it goes with what was shown");
        });
    }
}
