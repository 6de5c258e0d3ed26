//! The words of a rule: hits are marked, and the number of another rule is a link to it.

use cambriole_markup::{IntoNode, Node, view};
use leptos::{ev, prelude::*};

use crate::{
    app::{
        route::Route,
        screens::rules::{reading::Reading, search::Piece},
    },
    browser::{hash, page},
    words::Sentence,
};

/// Leads to a rule of the page. Going from rule to rule leaves one step in the browser's history, so
/// that one step back is the way out.
#[component]
pub fn RuleLink(
    reading: Reading,
    rule: &'static str,
    #[prop(optional)] class: &'static str,
    /// What it is called, where its words alone do not tell.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
    children: Children,
) -> Node {
    let route = Route::Rules { game: reading.game, rule: Some(rule.to_owned()) };
    let place = route.place();
    let follow = move |event: ev::MouseEvent| {
        if page::is_plain_click(&event) {
            event.prevent_default();
            hash::replace(&place);
            page::reveal(rule.to_owned());
        }
    };
    let current = move || (reading.target.get() == Some(rule)).then_some("true");
    view! {
        <a class=class href=route.href() aria-label=move || label.map(|label| label.get()) aria-current=current
            on:click=follow>{children()}</a>
    }
}

/// A sentence of the rules.
pub fn prose(reading: Reading, sentence: Sentence) -> Node {
    let pieces = move || {
        let (text, query) = (reading.say(sentence), reading.query.get());
        let pieces = query.pieces(text).into_iter().flat_map(|piece| with_links(piece, reading));
        pieces.collect::<Node>()
    };
    pieces.into_node()
}

fn with_links(piece: Piece<'static>, reading: Reading) -> Vec<Node> {
    let cut = cut_at_numbers(piece.text).into_iter();
    let show = move |text: &'static str| match reading.book.find(text) {
        Some(rule) => view! { <RuleLink reading rule=rule.id>{text}</RuleLink> },
        None if piece.hit => view! { <mark>{text}</mark> },
        None => text.into_node(),
    };
    cut.map(show).collect()
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
