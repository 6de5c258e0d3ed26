//! The open book: the search field, the list of contents and the sheets.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, follow, view, worked_out};
use leptos::prelude::*;

use crate::{
    app::{
        parts::icon,
        screens::rules::{contents::Contents, prose::passage, reading::Reading, sheet::RuleSheet},
        settings::use_lang,
        voice::use_voice,
    },
    browser::page,
    words::{
        book::{Book, Section},
        house,
    },
};

/// The book of `game`. The rule that the address names is shown, marked and has the focus.
#[component]
pub fn OpenBook(game: GameId, book: &'static Book<'static>) -> Node {
    let reading = Reading::new(game, book, use_lang().get_untracked());
    follow_target(reading);
    view! {
        <div class="rules-side">
            <Finder reading/>
            <Contents reading/>
        </div>
        <Pages reading/>
    }
}

/// Shows the rule in question, even if the search had hidden it.
fn follow_target(reading: Reading) {
    follow(move || {
        let Some(target) = reading.target.get() else { return };
        let hidden = reading.book.find(target).is_some_and(|rule| untrack(|| !reading.shows(rule)));
        if hidden {
            reading.typed.set(String::new());
        }
        page::reveal(target.to_owned());
    });
}

/// The search field, and how many rules it leaves.
#[component]
fn Finder(reading: Reading) -> Node {
    let (lang, voice) = (reading.lang, use_voice());
    let result = worked_out(move || {
        reading.searches().then(|| match reading.count() {
            0 => house::rules_not_found(lang).to_owned(),
            count => house::rules_found(lang, &count),
        })
    });
    // Where nothing is found, the page says it in the place of the rules.
    let count = move || result.get().filter(|_| reading.count() > 0);
    follow(move || {
        if let Some(result) = result.get() {
            voice.say(result);
        }
    });
    view! {
        <div class="rules-search" role="search">
            <label class="finder">
                <span class="vh">{house::rules_search(lang)}</span>
                {icon("search")}
                <input class="field" type="search" enterkeyhint="search" autocomplete="off" spellcheck="false"
                    placeholder=house::rules_search(lang) prop:value=move || reading.typed.get()
                    on:input=move |event| reading.typed.set(event_target_value(&event))/>
            </label>
            {move || count().map(|count| view! { <p class="result">{count}</p> })}
        </div>
    }
}

/// The aim, the rules, good advice and whose game it is; while one searches, the rules alone.
#[component]
fn Pages(reading: Reading) -> Node {
    let book = reading.book;
    let whole = worked_out(move || !reading.searches());
    let nothing = worked_out(move || reading.count() == 0);
    let aim = move || view! { <div class="rule label">{passage(reading, &book.aim)}</div> };
    let credit = move || view! { <div class="fine">{passage(reading, &book.credit)}</div> };
    view! {
        <div class="book">
            {move || whole.get().then(aim)}
            {book.sections.iter().map(|section| chapter(reading, section)).collect::<Node>()}
            {move || whole.get().then(credit)}
            {move || nothing.get().then(|| view! { <NothingFound reading/> })}
        </div>
    }
}

fn chapter(reading: Reading, section: &'static Section<'static>) -> Node {
    let whole = worked_out(move || !reading.searches());
    let titled = worked_out(move || whole.get() || reading.shows_some(section));
    let has_text = !section.text.is_empty();
    let title = move || view! { <h2 class="rule-title">{section.title}</h2> };
    let text = move || view! { <div class="rule label">{passage(reading, &section.text)}</div> };
    let sheets = section.rules.iter().map(|rule| view! { <RuleSheet reading rule/> });
    view! {
        {move || titled.get().then(title)}
        {move || (has_text && whole.get()).then(text)}
        {sheets.collect::<Node>()}
    }
}

#[component]
fn NothingFound(reading: Reading) -> Node {
    let clear = move |_| {
        reading.typed.set(String::new());
        page::focus(".rules-search input");
    };
    view! {
        <div class="empty">
            {icon("search")}
            <p>{house::rules_not_found(reading.lang)}</p>
            <button type="button" class="btn" on:click=clear>{house::rules_clear(reading.lang)}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any book can be shown on any game's screen, so that one can be written before its game is.
    #[test]
    fn every_rule_of_every_book_is_on_the_page() {
        for file in std::fs::read_dir("src/words/books").unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let book: &'static Book = Box::leak(Box::new(Book::parse(text.leak()).unwrap()));
            let html = Owner::new().with(|| view! { <OpenBook game=GameId::ArtRobbery book/> }.to_html());
            for rule in book.rules() {
                assert!(html.contains(&format!("id=\"{}\"", rule.id)), "{}", rule.id);
                assert!(html.matches(rule.title).count() >= 2, "{} is named in the contents too", rule.id);
            }
            assert!(!html.contains("](") && !html.contains("settled:"));
        }
    }
}
