//! One numbered rule on its sheet of paper.

use cambriole_markup::{IntoNode, Node, view};

use crate::{
    app::{
        games,
        screens::rules::{
            prose::{passage, prose, rule_link},
            reading::Reading,
        },
    },
    words::{
        book::{Note, Rule},
        house,
    },
};

pub fn sheet(reading: &Reading, rule: &'static Rule<'static>) -> Option<Node> {
    reading.shows(rule).then(|| {
        let class = if reading.target == Some(rule.id) { "rule label is-target" } else { "rule label" };
        let title = format!("{}-title", rule.id);
        let name = house::rules_link(reading.lang, &rule.id);
        view! {
            <article class=class id=rule.id tabindex="-1" aria-labelledby=title.clone()>
                <header>
                    {rule_link(reading, rule.id, "plate", Some(name), rule.id.into_node())}
                    <h3 id=title>{prose(reading, rule.title)}</h3>
                </header>
                {passage(reading, &rule.text)}
                {rule.drawing.and_then(|drawing| games::drawing(reading.game, drawing, reading.lang))}
                {rule.note.map(|note| remark(reading, note))}
            </article>
        }
    })
}

/// Where the printed rules are silent this house decides, and says so.
fn remark(reading: &Reading, note: Note<'static>) -> Node {
    let tag = note.settled.then(|| {
        view! {
            <span class="tag" title=house::rules_settled_line(reading.lang)>
                {house::rules_settled(reading.lang)}
            </span>
        }
    });
    view! { <div class="ruling">{tag}<p>{prose(reading, note.text)}</p></div> }
}
