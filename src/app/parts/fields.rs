//! What one fills in: yes or no, one of a list, one of a few.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::app::parts::Icon;

/// One of the things that a [`Segments`] offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    pub icon: Option<&'static str>,
    pub word: String,
}

impl From<&str> for Segment {
    fn from(word: &str) -> Self {
        Self { icon: None, word: word.to_owned() }
    }
}

/// A row with a title, a line that says what it changes, and a control.
#[component]
pub fn Opt(
    #[prop(into)] title: Signal<String>,
    #[prop(into, optional)] line: Signal<String>,
    #[prop(optional)] icon: Option<&'static str>,
    children: Children,
) -> Node {
    view! {
        <div class="opt panel">
            <strong>{icon.map(|name| view! { <Icon name/> })}{move || title.get()}</strong>
            {move || said(line).map(|line| view! { <small>{line}</small> })}
            {children()}
        </div>
    }
}

/// A row for yes or no; all of it can be tapped.
#[component]
pub fn Switch(
    /// Names the row on its page.
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(into, optional)] line: Signal<String>,
    #[prop(optional)] icon: Option<&'static str>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
) -> Node {
    let (name, about) = (format!("{id}-title"), format!("{id}-line"));
    view! {
        <label class="opt panel">
            <strong id=name.clone()>{icon.map(|name| view! { <Icon name/> })}{move || title.get()}</strong>
            <small id=about.clone()>{move || line.get()}</small>
            <input class="switch" type="checkbox" role="switch" id=id aria-labelledby=name aria-describedby=about
                checked=move || on.get() prop:checked=move || on.get()
                on:change=move |event| on_change.run(event_target_checked(&event))/>
        </label>
    }
}

/// One of a list, as a drop-down. Options are known by their place in the list.
#[component]
pub fn Pick(
    /// What is picked, for those who hear the page.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into)] options: Signal<Vec<String>>,
    #[prop(into)] chosen: Signal<usize>,
    #[prop(into)] on_pick: Callback<usize>,
    #[prop(default = "pick")] class: &'static str,
) -> Node {
    let option = move |(place, word): (usize, String)| {
        let is_chosen = move || chosen.get() == place;
        view! { <option value=place selected=is_chosen prop:selected=is_chosen>{word}</option> }
    };
    let pick = move |value: String| value.parse().into_iter().for_each(|place| on_pick.run(place));
    view! {
        <span class=class>
            <select aria-label=move || label.get() on:change=move |event| pick(event_target_value(&event))>
                {move || options.get().into_iter().enumerate().map(option).collect::<Node>()}
            </select>
            <Icon name="chev"/>
        </span>
    }
}

/// One of a few, side by side. Segments are known by their place.
#[component]
pub fn Segments(
    /// Names the group on its page.
    #[prop(into)]
    name: String,
    /// What is chosen, for those who hear the page.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into)] segments: Signal<Vec<Segment>>,
    #[prop(into)] chosen: Signal<usize>,
    #[prop(into)] on_pick: Callback<usize>,
) -> Node {
    let segment = move |(place, segment): (usize, Segment)| {
        let is_chosen = move || chosen.get() == place;
        view! {
            <label>
                <input type="radio" name=name.clone() value=place checked=is_chosen prop:checked=is_chosen
                    on:change=move |_| on_pick.run(place)/>
                {segment.icon.map(|name| view! { <Icon name/> })}
                <span class="word">{segment.word}</span>
            </label>
        }
    };
    view! {
        <div class="seg" role="radiogroup" aria-label=move || label.get()>
            {move || segments.get().into_iter().enumerate().map(&segment).collect::<Node>()}
        </div>
    }
}

fn said(line: Signal<String>) -> Option<String> {
    Some(line.get()).filter(|line| !line.is_empty())
}
