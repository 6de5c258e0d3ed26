//! The rules of a game: ours, numbered, searchable, with drawings. Reading them changes no match.

mod contents;
mod drawings;
mod prose;
mod reading;
mod search;
mod sheet;

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        parts::{Back, BackToMatch, Icon, Poster},
        route::{Route, came_from},
        screens::rules::{contents::Contents, reading::Reading, sheet::RuleSheet},
        voice::use_voice,
    },
    browser::page,
    words::{art_robbery_rules::Section, house},
};

/// The rules of `game`. The rule that the address names is shown, marked and has the focus.
#[component]
pub fn Rules(game: GameId) -> Node {
    let reading = Reading::new(game);
    let lang = reading.lang;
    Effect::new(move |_| page::set_title(&house::rules_of(lang.get_untracked(), &games::title(game))));
    follow_target(reading);
    let from_match = matches!(came_from(), Some(Route::Match(_)));
    view! {
        <main class="rules">
            <header class="crumbs">
                <Back/>
                <div class="frame"><Poster game/></div>
                <div>
                    <h1 tabindex="-1">{house::rules(lang.get_untracked())}</h1>
                    <p>{games::title(game)}</p>
                    {from_match.then(|| view! { <p>{house::rules_unchanged(lang.get_untracked())}</p> })}
                </div>
            </header>
            <div class="rules-side">
                <Finder reading/>
                <Contents reading/>
            </div>
            <Pages reading/>
        </main>
        <BackToMatch/>
    }
}

/// Shows the rule in question, even if the search had hidden it.
fn follow_target(reading: Reading) {
    Effect::new(move |_| {
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
    let result = Memo::new(move |_| {
        reading.searches().then(|| match reading.count() {
            0 => house::rules_not_found(lang.get_untracked()).to_owned(),
            count => house::rules_found(lang.get_untracked(), &count),
        })
    });
    // Where nothing is found, the page says it in the place of the rules.
    let count = move || result.get().filter(|_| reading.count() > 0);
    Effect::new(move |_| {
        if let Some(result) = result.get() {
            voice.say(result);
        }
    });
    view! {
        <div class="rules-search" role="search">
            <label class="finder">
                <span class="vh">{house::rules_search(lang.get_untracked())}</span>
                <Icon name="search"/>
                <input class="field" type="search" enterkeyhint="search" autocomplete="off" spellcheck="false"
                    placeholder=house::rules_search(lang.get_untracked()) prop:value=move || reading.typed.get()
                    on:input=move |event| reading.typed.set(event_target_value(&event))/>
            </label>
            {move || count().map(|count| view! { <p class="result">{count}</p> })}
        </div>
    }
}

/// The aim, the rules, good advice and whose game it is; while one searches, the rules alone.
#[component]
fn Pages(reading: Reading) -> Node {
    let lang = reading.lang;
    let searches = Memo::new(move |_| reading.searches());
    let nothing = Memo::new(move |_| reading.count() == 0);
    let aim = move || {
        (!searches.get()).then(|| {
            view! { <div class="rule label"><p>{move || reading.say(reading.book.aim)}</p></div> }
        })
    };
    let tips = move || {
        let tips = reading.book.tips.iter().map(|tip| view! { <li>{move || reading.say(*tip)}</li> });
        (!searches.get()).then(|| {
            view! {
                <h2 class="rule-title">{house::rules_tips(lang.get_untracked())}</h2>
                <div class="rule label"><ul>{tips.collect::<Node>()}</ul></div>
                <p class="fine">{move || reading.say(reading.book.credit)}</p>
            }
        })
    };
    let empty = move || nothing.get().then(|| view! { <NothingFound reading/> });
    view! {
        <div class="book">
            {aim}
            {reading.book.sections.iter().map(|section| chapter(reading, section)).collect::<Node>()}
            {tips}
            {empty}
        </div>
    }
}

fn chapter(reading: Reading, section: &'static Section) -> Node {
    let shown = Memo::new(move |_| reading.shows_some(section));
    let title = move || {
        shown.get().then(|| view! { <h2 class="rule-title">{move || reading.say(section.title)}</h2> })
    };
    let sheets = section.rules.iter().map(|rule| view! { <RuleSheet reading rule/> });
    view! { {title}{sheets.collect::<Node>()} }
}

#[component]
fn NothingFound(reading: Reading) -> Node {
    let lang = reading.lang;
    let clear = move |_| {
        reading.typed.set(String::new());
        page::focus(".rules-search input");
    };
    view! {
        <div class="empty">
            <Icon name="search"/>
            <p>{house::rules_not_found(lang.get_untracked())}</p>
            <button type="button" class="btn" on:click=clear>{house::rules_clear(lang.get_untracked())}</button>
        </div>
    }
}
