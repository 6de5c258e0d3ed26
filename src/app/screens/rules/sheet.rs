//! One numbered rule on its sheet of paper.

use cambriole_markup::{Node, view, worked_out};
use leptos::prelude::*;

use crate::{
    app::screens::rules::{
        drawings::draw,
        prose::{RuleLink, passage, prose},
        reading::Reading,
    },
    words::{
        book::{Note, Rule},
        house,
    },
};

#[component]
pub fn RuleSheet(reading: Reading, rule: &'static Rule<'static>) -> Node {
    let shown = worked_out(move || reading.shows(rule));
    let is_target = move || reading.target.get() == Some(rule.id);
    let sheet = move || {
        view! {
            <article class=move || if is_target() { "rule label is-target" } else { "rule label" } id=rule.id tabindex="-1"
                aria-labelledby=format!("{}-title", rule.id)>
                <header>
                    <RuleLink reading rule=rule.id class="plate" label=house::rules_link(reading.lang, &rule.id)>
                        {rule.id}
                    </RuleLink>
                    <h3 id=format!("{}-title", rule.id)>{prose(reading, rule.title)}</h3>
                </header>
                {passage(reading, &rule.text)}
                {rule.drawing.and_then(|drawing| draw(reading.game, drawing, reading.lang))}
                {rule.note.map(|note| remark(reading, note))}
            </article>
        }
    };
    view! { {move || shown.get().then(sheet)} }
}

/// Where the printed rules are silent this house decides, and says so.
fn remark(reading: Reading, note: Note<'static>) -> Node {
    let tag = note.settled.then(|| {
        view! {
            <span class="tag" title=house::rules_settled_line(reading.lang)>
                {house::rules_settled(reading.lang)}
            </span>
        }
    });
    view! { <div class="ruling">{tag}<p>{prose(reading, note.text)}</p></div> }
}
