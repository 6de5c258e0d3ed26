//! One numbered rule on its sheet of paper.

use cambriole_markup::{Node, view, when};
use leptos::prelude::*;

use crate::{
    app::screens::rules::{
        drawings::draw,
        prose::{RuleLink, prose},
        reading::Reading,
    },
    words::{art_robbery_rules::Rule, house},
};

#[component]
pub fn RuleSheet(reading: Reading, rule: &'static Rule) -> Node {
    let shown = Memo::new(move |_| reading.shows(rule));
    let is_target = move || reading.target.get() == Some(rule.id);
    let link = Signal::derive(move || house::rules_link(reading.lang.get_untracked(), &rule.id));
    when(
        move || shown.get(),
        move || {
            view! {
                <article class=move || if is_target() { "rule label is-target" } else { "rule label" } id=rule.id tabindex="-1"
                    aria-labelledby=format!("{}-title", rule.id)>
                    <header>
                        <RuleLink reading rule=rule.id class="plate" label=link>{rule.id}</RuleLink>
                        <h3 id=format!("{}-title", rule.id)>{prose(reading, rule.title)}</h3>
                    </header>
                    <p>{prose(reading, rule.text)}</p>
                    {rule.drawing.map(|drawing| draw(drawing, reading.lang))}
                    {note(reading, rule)}
                </article>
            }
        },
    )
}

/// Where the printed rules are silent this house decides, and says so.
fn note(reading: Reading, rule: &'static Rule) -> Option<Node> {
    let note = rule.note?;
    let tag = rule.settled.then(|| {
        view! {
            <span class="tag" title=move || house::rules_settled_line(reading.lang.get_untracked())>
                {move || house::rules_settled(reading.lang.get_untracked())}
            </span>
        }
    });
    Some(view! { <div class="ruling">{tag}<p>{prose(reading, note)}</p></div> })
}
