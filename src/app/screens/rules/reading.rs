//! What a reader of the rules has before the eyes: the book, what is searched, the rule in question.

use cambriole_engine::rules::GameId;
use cambriole_markup::worked_out;
use leptos::prelude::*;

use crate::{
    app::{route::Route, screens::rules::search::Query},
    words::{
        Lang,
        book::{Book, Rule, Section},
    },
};

/// The state of the page.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    pub game: GameId,
    pub book: &'static Book<'static>,
    pub lang: Lang,
    pub typed: RwSignal<String>,
    pub query: Memo<Query>,
    /// The numbers of the rules that the query finds.
    found: Memo<Vec<&'static str>>,
    /// The rule that the address names.
    pub target: Memo<Option<&'static str>>,
}

impl Reading {
    pub fn new(game: GameId, book: &'static Book<'static>, lang: Lang) -> Self {
        let typed = RwSignal::new(String::new());
        let query = worked_out(move || typed.with(|typed| Query::new(typed)));
        let found = worked_out(move || {
            let hits = |rule: &&Rule| query.with(|query| query.finds(rule.said()));
            book.rules().filter(hits).map(|rule| rule.id).collect()
        });
        let route = use_context::<ReadSignal<Route>>();
        let target = worked_out(move || match route?.get() {
            Route::Rules { rule: Some(id), .. } => book.find(&id).map(|rule| rule.id),
            _ => None,
        });
        Self { game, book, lang, typed, query, found, target }
    }

    pub fn searches(self) -> bool {
        self.query.with(|query| !query.is_empty())
    }

    /// Whether the rule is shown now.
    pub fn shows(self, rule: &Rule) -> bool {
        self.found.with(|found| found.contains(&rule.id))
    }

    pub fn shows_some(self, section: &Section) -> bool {
        section.rules.iter().any(|rule| self.shows(rule))
    }

    pub fn count(self) -> usize {
        self.found.with(Vec::len)
    }
}
