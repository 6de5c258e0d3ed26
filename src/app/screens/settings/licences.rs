//! Whose work is in the program: the crates that it is made of, listed by the build.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::parts::icon,
    browser::files,
    words::{Lang, house},
};

/// The toolbox writes it, seen from the page.
const FILE: &str = "licences.tsv";

/// The list, fetched when it is first opened.
pub fn licences(lang: Lang) -> Node {
    let list = RwSignal::new(None);
    let fetch = move |_| {
        if list.with_untracked(Option::is_none) {
            files::fetch(FILE.into(), move |text| {
                // The screen may have been left meanwhile.
                let _ = list.try_set(text);
            });
        }
    };
    let rows = move || list.with(|text| text.as_deref().map(|text| table(text, lang)));
    view! {
        <details class="adv" on:toggle=fetch>
            <summary>{house::libraries(lang)}{icon("chev")}</summary>
            {rows}
        </details>
    }
}

fn table(text: &str, lang: Lang) -> Node {
    let mut rows = Vec::new();
    for [name, version, licence] in crates(text) {
        rows.push(view! {
            <tr><th scope="row">{name.to_owned()}</th><td>{version.to_owned()}</td><td>{licence.to_owned()}</td></tr>
        });
    }
    view! {
        <table class="libraries">
            <thead>
                <tr>
                    <th scope="col">{house::library(lang)}</th>
                    <th scope="col">{house::library_version(lang)}</th>
                    <th scope="col">{house::library_licence(lang)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// Name, version and licence of each crate; a line that is none of ours is passed over.
fn crates(text: &str) -> impl Iterator<Item = [&str; 3]> {
    text.lines().filter_map(|line| {
        let mut parts = line.split('\t');
        Some([parts.next()?, parts.next()?, parts.next()?])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_crate() {
        let found: Vec<_> = crates("serde\t1.0.2\tMIT OR Apache-2.0\nNot found\n").collect();
        assert_eq!(found, [["serde", "1.0.2", "MIT OR Apache-2.0"]]);
    }
}
