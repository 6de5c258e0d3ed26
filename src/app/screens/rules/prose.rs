//! The words of a rule: hits are marked, and the number of another rule is a link to it.

use cambriole_markup::{IntoNode, Node, view};
use leptos::ev;

use crate::{
    app::{screens::rules::reading::Reading, shared::route::Route},
    browser::{hash, page},
    words::book::Text,
};

/// Leads to a rule of the page; a label says what it is called where its words alone do not tell. Going
/// from rule to rule leaves one step in the browser's history, so that one step back is the way out.
pub fn rule_link(
    reading: &Reading,
    rule: &'static str,
    class: &'static str,
    label: Option<String>,
    inside: Node,
) -> Node {
    let route = Route::Rules { game: reading.game, rule: Some(rule.to_owned()) };
    let (href, place) = (route.href(), route.place());
    let follow = move |event: ev::MouseEvent| {
        if page::is_plain_click(&event) {
            event.prevent_default();
            hash::replace(&place);
            page::reveal(rule.to_owned());
        }
    };
    let current = (reading.target == Some(rule)).then_some("true");
    view! {
        <a class=class href=href aria-label=label aria-current=current on:click=follow>{inside}</a>
    }
}

/// Paragraphs and lists of the rules.
pub fn passage(reading: &Reading, text: &'static [Text<'static>]) -> Node {
    let mut parts = Vec::new();
    for part in text {
        parts.push(match part {
            Text::Paragraph(line) => view! { <p>{prose(reading, line)}</p> },
            Text::Points(points) => {
                let points = points.iter().map(|point| view! { <li>{prose(reading, point)}</li> });
                view! { <ul>{points.collect::<Node>()}</ul> }
            }
        });
    }
    parts.into_node()
}

/// A line of the rules.
pub fn prose(reading: &Reading, text: &'static str) -> Node {
    let mut shown = Vec::new();
    for piece in reading.query.pieces(text) {
        for text in cut_at_numbers(piece.text) {
            shown.push(match reading.book.find(text) {
                Some(rule) => rule_link(reading, rule.id, "", None, text.into_node()),
                None if piece.hit => view! { <mark>{text}</mark> },
                None => text.into_node(),
            });
        }
    }
    shown.into_node()
}

/// Cuts a text before and after everything that looks like the number of a rule: `AR-7`.
fn cut_at_numbers(text: &str) -> Vec<&str> {
    let mut cut = Vec::new();
    let mut begin = 0;
    for (dash, _) in text.match_indices('-') {
        let letters = text[begin..dash].chars().rev().take_while(char::is_ascii_uppercase).count();
        let digits = text[dash + 1..].chars().take_while(char::is_ascii_digit).count();
        if letters > 0 && digits > 0 {
            let (start, end) = (dash - letters, dash + 1 + digits);
            cut.extend([&text[begin..start], &text[start..end]]);
            begin = end;
        }
    }
    cut.push(&text[begin..]);
    cut.retain(|part| !part.is_empty());
    cut
}

#[cfg(test)]
mod tests {
    use super::cut_at_numbers;

    #[test]
    fn numbers_of_rules_stand_out() {
        assert_eq!(cut_at_numbers("as in rule AR-4."), ["as in rule ", "AR-4", "."]);
        assert_eq!(cut_at_numbers("AR-4, AR-13"), ["AR-4", ", ", "AR-13"]);
        assert_eq!(cut_at_numbers("sur-le-champ, 3-4"), ["sur-le-champ, 3-4"]);
        assert!(cut_at_numbers("").is_empty());
    }
}
