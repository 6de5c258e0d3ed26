//! What a game adds so that the house can stage it: its table, its end, its sentences.

use cambriole_engine::{
    bots::SearchHints,
    rules::{Progress, Seat},
    table::{Chair, Match},
};
use cambriole_markup::Node;

use crate::{
    app::{parts::Emblem, session::Session},
    browser::sound::Sound,
    words::Lang,
};

/// A game that the page can show.
pub trait Staged: SearchHints {
    /// Whether the table itself shows the result, so that the end of a match hides nothing.
    const ENDS_AT_TABLE: bool = false;

    /// The table while the match goes on, always through the session's view.
    fn table(session: Session<Self>) -> Node;

    /// How far a match is, in a few words.
    fn how_far(setup: &Self::Setup, progress: Progress, lang: Lang) -> String;

    /// The result, once the match is over.
    fn end(session: Session<Self>) -> Node;

    /// The line of the log for something that happened; most small steps have none.
    fn line(notice: &Self::Notice, setup: &Self::Setup, chairs: &[Chair], lang: Lang) -> Option<Line>;

    /// What a seat with this mark is at the table, as everybody sees it: the mark itself, unless the game has
    /// pieces for people.
    fn emblem(_table: &Self::View, _seat: Seat, mark: u8) -> Emblem {
        Emblem::plain(mark)
    }

    /// Whether the table should stop and look before the match goes on, as at the end of a raid.
    fn is_interval(notice: &Self::Notice) -> bool;

    /// The match is over: whoever keeps a record of it does.
    fn over(_id: &str, _game: &Match<Self>) {}

    /// What is heard.
    fn sound(notice: &Self::Notice) -> Option<Sound>;

    /// What to do, in the words of the list of moves, and why, for whoever looks at the session's view.
    fn advice(session: Session<Self>, action: &Self::Action) -> (String, &'static str);

    /// Why an action was refused, in words.
    fn explain(refusal: &Self::Refusal, lang: Lang) -> &'static str;
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Who did it.
    pub seat: Option<Seat>,
    pub text: String,
    /// The symbol of the piece that moved.
    pub piece: Option<String>,
}

/// What every seat is at the table.
pub fn emblems<G: Staged>(table: &G::View, chairs: &[Chair]) -> Vec<Emblem> {
    let seats = Seat::all(chairs.len()).zip(chairs);
    seats.map(|(seat, chair)| G::emblem(table, seat, chair.mark)).collect()
}
