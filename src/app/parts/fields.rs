//! What one fills in: yes or no, one of a list, one of a few. All are drawn anew with what holds now.

use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*};

use crate::app::parts::icon;

/// What happens when a control is changed.
pub type Change = Box<dyn FnMut(ev::Event) + Send>;

/// What happens when one of a list is picked, known by its place.
pub type Picked = Box<dyn FnMut(usize) + Send>;

/// One of a few.
#[expect(missing_debug_implementations, reason = "what happens has none")]
pub struct Segment {
    pub icon: Option<&'static str>,
    pub word: String,
    pub is_chosen: bool,
    pub change: Change,
}

/// What a row is about.
#[derive(Debug, Clone, Copy, Default)]
pub struct About {
    pub title: &'static str,
    /// What it changes, where the title alone does not tell.
    pub line: &'static str,
    pub icon: Option<&'static str>,
}

/// A row with a title, a line that says what it changes, and a control.
pub fn opt(about: About, control: Node) -> Node {
    let About { title, line, icon: name } = about;
    view! {
        <div class="opt panel">
            <strong>{name.map(icon)}{title}</strong>
            {(!line.is_empty()).then(|| view! { <small>{line}</small> })}
            {control}
        </div>
    }
}

/// A row for yes or no, with an id of its own; all of it can be tapped.
pub fn switch(id: &'static str, about: About, is_on: bool, change: Change) -> Node {
    let (title, line) = (format!("{id}-title"), format!("{id}-line"));
    view! {
        <label class="opt panel">
            <strong id=title.clone()>{about.icon.map(icon)}{about.title}</strong>
            <small id=line.clone()>{about.line}</small>
            <input class="switch" type="checkbox" role="switch" id=id aria-labelledby=title aria-describedby=line
                checked=is_on prop:checked=is_on on:change=change/>
        </label>
    }
}

/// One of a list, as a drop-down. The label is for those who hear the page.
pub fn pick(
    class: &'static str,
    label: String,
    words: Vec<String>,
    chosen: usize,
    mut picked: Picked,
) -> Node {
    let mut options = Vec::new();
    for (place, word) in words.into_iter().enumerate() {
        let is_chosen = place == chosen;
        options
            .push(view! { <option value=place selected=is_chosen prop:selected=is_chosen>{word}</option> });
    }
    let change = move |event: ev::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            picked(place);
        }
    };
    view! {
        <span class=class>
            <select aria-label=label on:change=change>{options}</select>
            {icon("chev")}
        </span>
    }
}

/// One of a few, side by side. The name is the group's own on its page, the label for those who hear it.
pub fn segments(name: &str, label: String, segments: Vec<Segment>) -> Node {
    let mut shown = Vec::new();
    for (place, Segment { icon: drawn, word, is_chosen, change }) in segments.into_iter().enumerate() {
        shown.push(view! {
            <label>
                <input type="radio" name=name.to_owned() value=place checked=is_chosen prop:checked=is_chosen
                    on:change=change/>
                {drawn.map(icon)}
                <span class="word">{word}</span>
            </label>
        });
    }
    view! { <div class="seg" role="radiogroup" aria-label=label>{shown}</div> }
}
