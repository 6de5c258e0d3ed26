//! A preference that is one of a few.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::{Opt, Segment, Segments},
        settings::{Settings, use_lang, use_preferences},
    },
    words::Lang,
};

#[component]
pub fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// Names the group on its page.
    name: &'static str,
    icon: &'static str,
    title: fn(Lang) -> &'static str,
    /// What it changes.
    #[prop(optional)]
    line: Option<fn(Lang) -> &'static str>,
    options: &'static [T],
    segment: fn(T, Lang) -> Segment,
    read: fn(&Settings) -> T,
    write: fn(&mut Settings, T),
) -> Node {
    let (lang, preferences) = (use_lang(), use_preferences());
    let title = Signal::derive(move || title(lang.get_untracked()).to_owned());
    let line = Signal::derive(move || line.map_or("", |line| line(lang.get_untracked())).to_owned());
    let segments = Signal::derive(move || {
        options.iter().map(|option| segment(*option, lang.get_untracked())).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || {
        let now = read(&preferences.get());
        options.iter().position(|option| *option == now).unwrap_or_default()
    });
    let pick = move |place: usize| {
        if let Some(option) = options.get(place) {
            preferences.change(|settings| write(settings, *option));
        }
    };
    view! {
        <Opt title line icon><Segments name label=title segments chosen on_pick=pick/></Opt>
    }
}
