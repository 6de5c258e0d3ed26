//! The open book: the search field, the list of contents and the sheets.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, effect, view};
use leptos::prelude::*;

use crate::{
    app::{
        parts::icon,
        screens::rules::{
            contents::contents,
            prose::{passage, prose},
            reading::Reading,
            search::Query,
            sheet::sheet,
        },
        shared::{
            common,
            route::Route,
            voice::{Speaker, use_voice},
        },
    },
    browser::page,
    words::{
        Lang,
        book::{Book, Section},
        house,
    },
};

/// The book of `game`. The rule that the address names is shown, marked and has the focus.
pub fn open_book(game: GameId, book: &'static Book<'static>, lang: Lang) -> Node {
    let (typed, voice) = (RwSignal::new(String::new()), use_voice());
    let route = common().places.now;
    let is_wide = page::is_wide();
    follow_target(book, route, typed);
    let pages = move || {
        let text = typed.get();
        let reading = Reading::new(game, book, lang, target(book, route), &text);
        view! {
            <div class="rules-side">
                {finder(&reading, text, typed, voice)}
                {contents(&reading, is_wide)}
            </div>
            {pages(&reading, typed)}
        }
    };
    view! { {pages} }
}

/// The rule that the address names.
fn target(book: &'static Book<'static>, route: RwSignal<Route>) -> Option<&'static str> {
    match route.get() {
        Route::Rules { rule: Some(id), .. } => book.find(&id).map(|rule| rule.id),
        _ => None,
    }
}

/// Shows the rule in question, even if the search had hidden it.
fn follow_target(book: &'static Book<'static>, route: RwSignal<Route>, typed: RwSignal<String>) {
    effect(move || {
        let Some(target) = target(book, route) else { return };
        let query = Query::new(&typed.get_untracked());
        if book.find(target).is_some_and(|rule| !query.finds_rule(book, rule)) {
            typed.set(String::new());
        }
        page::reveal(target.to_owned());
    });
}

/// The search field, and how many rules it leaves.
fn finder(reading: &Reading, text: String, typed: RwSignal<String>, voice: Speaker) -> Node {
    let &Reading { game, book, lang, .. } = reading;
    let result = reading.result();
    // Where nothing is found, the page says it in the place of the rules.
    let count = result.clone().filter(|_| reading.count() > 0);
    let search = move |event| {
        let text = event_target_value(&event);
        let found = Reading::new(game, book, lang, None, &text).result();
        typed.set(text);
        if let Some(said) = found.filter(|found| result.as_ref() != Some(found)) {
            voice.say(said);
        }
    };
    view! {
        <div class="rules-search" role="search">
            <label class="finder">
                <span class="vh">{house::rules_search(lang)}</span>
                {icon("search")}
                <input class="field" type="search" enterkeyhint="search" autocomplete="off" spellcheck="false"
                    placeholder=house::rules_search(lang) prop:value=text on:input=search/>
            </label>
            {count.map(|count| view! { <p class="result">{count}</p> })}
        </div>
    }
}

/// The aim, the rules, good advice and whose game it is; while one searches, the rules alone.
fn pages(reading: &Reading, typed: RwSignal<String>) -> Node {
    let (book, whole) = (reading.book, !reading.searches());
    let chapters = book.sections.iter().map(|section| chapter(reading, section)).collect::<Node>();
    // What a word means stands before the rules that it leads to.
    let first =
        (!whole).then(|| book.sections.iter().map(|section| glossary(reading, section)).collect::<Node>());
    view! {
        <div class="book">
            {whole.then(|| view! { <div class="rule label">{passage(reading, &book.aim)}</div> })}
            {first}
            {chapters}
            {whole.then(|| view! { <div class="fine">{passage(reading, &book.credit)}</div> })}
            {(reading.count() == 0).then(|| nothing_found(reading.lang, typed))}
        </div>
    }
}

fn chapter(reading: &Reading, section: &'static Section<'static>) -> Node {
    let whole = !reading.searches();
    let title =
        (whole || reading.shows_some(section)).then(|| view! { <h2 class="rule-title">{section.title}</h2> });
    let text = (whole && !section.text.is_empty())
        .then(|| view! { <div class="rule label">{passage(reading, &section.text)}</div> });
    let sheets = section.rules.iter().map(|rule| sheet(reading, rule)).collect::<Node>();
    view! { {title}{text}{sheets}{whole.then(|| glossary(reading, section))} }
}

/// The words of the game, or those of them that the search finds.
fn glossary(reading: &Reading, section: &'static Section<'static>) -> Option<Node> {
    let mut terms = Vec::new();
    for term in section.terms.iter().filter(|term| reading.explains(term)) {
        let mut others = Vec::new();
        for (place, other) in term.others.iter().enumerate() {
            others.push(view! { {(place > 0).then_some(", ")}{prose(reading, other)} });
        }
        terms.push(view! {
            <div>
                <dt>{prose(reading, term.word)}" "<small>{others}</small></dt>
                <dd>{prose(reading, term.text)}</dd>
            </div>
        });
    }
    (!terms.is_empty()).then(|| view! { <dl class="rule label terms">{terms}</dl> })
}

fn nothing_found(lang: Lang, typed: RwSignal<String>) -> Node {
    let clear = move |_| {
        typed.set(String::new());
        page::focus(".rules-search input");
    };
    view! {
        <div class="empty">
            {icon("search")}
            <p>{house::rules_not_found(lang)}</p>
            <button type="button" class="btn" on:click=clear>{house::rules_clear(lang)}</button>
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
            let html = Owner::new().with(|| open_book(GameId::ArtRobbery, book, Lang::En).to_html());
            for rule in book.rules() {
                assert!(html.contains(&format!("id=\"{}\"", rule.id)), "{}", rule.id);
                assert!(html.matches(rule.title).count() >= 2, "{} is named in the contents too", rule.id);
            }
            for term in book.terms() {
                assert!(html.contains(&format!("<dt>{} <small>", term.word)), "{}", term.word);
            }
            assert!(!html.contains("](") && !html.contains("**") && !html.contains("settled:"));
        }
    }
}
