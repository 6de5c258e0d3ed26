//! What a reader of the rules has before the eyes, gathered before anything is drawn.

use cambriole_engine::rules::GameId;

use crate::{
    app::screens::rules::search::Query,
    words::{
        Lang,
        book::{Book, Rule, Section, Term},
        house,
    },
};

/// An open book: what is searched in it, and the rule in question.
#[derive(Debug)]
pub struct Reading {
    pub game: GameId,
    pub book: &'static Book<'static>,
    pub lang: Lang,
    /// The rule that the address names.
    pub target: Option<&'static str>,
    pub query: Query,
    /// The numbers of the rules that the query finds.
    found: Vec<&'static str>,
}

impl Reading {
    pub fn new(
        game: GameId,
        book: &'static Book<'static>,
        lang: Lang,
        target: Option<&'static str>,
        typed: &str,
    ) -> Self {
        let (query, mut found) = (Query::new(typed), Vec::new());
        for rule in book.rules() {
            if query.finds_rule(book, rule) {
                found.push(rule.id);
            }
        }
        Self { game, book, lang, target, query, found }
    }

    pub fn searches(&self) -> bool {
        !self.query.is_empty()
    }

    /// Whether the rule is shown now.
    pub fn shows(&self, rule: &Rule) -> bool {
        self.found.contains(&rule.id)
    }

    pub fn shows_some(&self, section: &Section) -> bool {
        section.rules.iter().any(|rule| self.shows(rule))
    }

    /// Whether the word of the game is shown now.
    pub fn explains(&self, term: &Term) -> bool {
        self.query.finds(term.said())
    }

    pub fn count(&self) -> usize {
        self.found.len()
    }

    /// What the search has come to.
    pub fn result(&self) -> Option<String> {
        self.searches().then(|| match self.count() {
            0 => house::rules_not_found(self.lang).to_owned(),
            count => house::rules_found(self.lang, &count),
        })
    }
}
