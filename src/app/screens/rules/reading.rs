//! What a reader of the rules has before the eyes: the language, what is searched, the rule in question.

use cambriole_engine::rules::GameId;
use leptos::prelude::*;

use crate::{
    app::{route::Route, screens::rules::search::Query, settings::use_lang},
    words::{
        Lang, Sentence,
        art_robbery_rules::{self, Rule, Section},
    },
};

/// The rules of one game.
#[derive(Debug, Clone, Copy)]
pub struct Book {
    pub aim: Sentence,
    pub sections: &'static [Section],
    pub tips: &'static [Sentence],
    pub credit: Sentence,
}

impl Book {
    fn of(game: GameId) -> Self {
        match game {
            GameId::ArtRobbery | GameId::MuseumCaper => Self {
                aim: art_robbery_rules::AIM,
                sections: art_robbery_rules::SECTIONS,
                tips: art_robbery_rules::TIPS,
                credit: art_robbery_rules::CREDIT,
            },
        }
    }

    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        self.sections.iter().flat_map(|section| section.rules)
    }

    /// The rule with this number.
    pub fn find(self, id: &str) -> Option<&'static Rule> {
        self.rules().find(|rule| rule.id == id)
    }
}

/// The state of the page.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    pub game: GameId,
    pub book: Book,
    pub lang: Memo<Lang>,
    pub typed: RwSignal<String>,
    pub query: Memo<Query>,
    /// The numbers of the rules that the query finds.
    found: Memo<Vec<&'static str>>,
    /// The rule that the address names.
    pub target: Memo<Option<&'static str>>,
}

impl Reading {
    pub fn new(game: GameId) -> Self {
        let (book, lang) = (Book::of(game), use_lang());
        let typed = RwSignal::new(String::new());
        let query = Memo::new(move |_| typed.with(|typed| Query::new(typed)));
        let found = Memo::new(move |_| {
            let hits = |rule: &&Rule| query.with(|query| query.finds(texts(rule, lang.get_untracked())));
            book.rules().filter(hits).map(|rule| rule.id).collect()
        });
        let route = use_context::<ReadSignal<Route>>();
        let target = Memo::new(move |_| match route?.get() {
            Route::Rules { rule: Some(id), .. } => book.find(&id).map(|rule| rule.id),
            _ => None,
        });
        Self { game, book, lang, typed, query, found, target }
    }

    pub fn say(self, sentence: Sentence) -> &'static str {
        sentence.text(self.lang.get_untracked())
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

fn texts(rule: &Rule, lang: Lang) -> impl Iterator<Item = &'static str> {
    let said = [Some(rule.title), Some(rule.text), rule.note].into_iter().flatten();
    [rule.id].into_iter().chain(said.map(move |sentence| sentence.text(lang)))
}
