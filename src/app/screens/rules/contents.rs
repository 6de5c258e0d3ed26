//! The list of contents.

use cambriole_markup::{Node, view, worked_out};
use leptos::prelude::*;

use crate::{
    app::{
        parts::icon,
        screens::rules::{
            prose::{RuleLink, prose},
            reading::Reading,
        },
    },
    browser::page,
    words::{
        book::{Rule, Section},
        house,
    },
};

/// What the book holds, or what of it the search finds. It stands open where there is room for it.
#[component]
pub fn Contents(reading: Reading) -> Node {
    let some = worked_out(move || reading.count() > 0);
    let title = house::rules_contents(reading.lang);
    let list = move || {
        let parts = reading.book.sections.iter().map(|section| part(reading, section));
        view! {
            <details class="toc panel" open=page::is_wide()>
                <summary>{title}{icon("chev")}</summary>
                <nav aria-label=title><ol>{parts.collect::<Node>()}</ol></nav>
            </details>
        }
    };
    view! { {move || some.get().then(list)} }
}

fn part(reading: Reading, section: &'static Section<'static>) -> Node {
    let shown = worked_out(move || reading.shows_some(section));
    let rules = move || {
        view! {
            <li class="part">{section.title}</li>
            {section.rules.iter().map(|rule| entry(reading, rule)).collect::<Node>()}
        }
    };
    view! { {move || shown.get().then(rules)} }
}

fn entry(reading: Reading, rule: &'static Rule<'static>) -> Node {
    let shown = worked_out(move || reading.shows(rule));
    let link = move || {
        view! {
            <li>
                <RuleLink reading rule=rule.id>
                    <span>{rule.id}</span>" "<span class="name">{prose(reading, rule.title)}</span>
                </RuleLink>
            </li>
        }
    };
    view! { {move || shown.get().then(link)} }
}
