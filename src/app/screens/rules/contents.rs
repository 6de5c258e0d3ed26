//! The list of contents.

use cambriole_markup::{Node, view};

use crate::{
    app::{
        parts::icon,
        screens::rules::{
            prose::{prose, rule_link},
            reading::Reading,
        },
    },
    words::{
        book::{Rule, Section},
        house,
    },
};

/// What the book holds, or what of it the search finds. It stands open where there is room for it.
pub fn contents(reading: &Reading, is_wide: bool) -> Option<Node> {
    let title = house::rules_contents(reading.lang);
    let parts = || reading.book.sections.iter().map(|section| part(reading, section)).collect::<Node>();
    (reading.count() > 0).then(|| {
        view! {
            <details class="toc panel" open=is_wide>
                <summary>{title}{icon("chev")}</summary>
                <nav aria-label=title><ol>{parts()}</ol></nav>
            </details>
        }
    })
}

fn part(reading: &Reading, section: &'static Section<'static>) -> Option<Node> {
    reading.shows_some(section).then(|| {
        view! {
            <li class="part">{section.title}</li>
            {section.rules.iter().map(|rule| entry(reading, rule)).collect::<Node>()}
        }
    })
}

fn entry(reading: &Reading, rule: &'static Rule<'static>) -> Option<Node> {
    reading.shows(rule).then(|| {
        let inside =
            view! { <span>{rule.id}</span>" "<span class="name">{prose(reading, rule.title)}</span> };
        view! { <li>{rule_link(reading, rule.id, "", None, inside)}</li> }
    })
}
