//! What a game adds so that the house can show it: its board, its table, its sentences.

use std::fmt::Debug;

use cambriole_engine::{
    bots::SearchHints,
    rules::{Progress, Seat},
    table::{Chair, Match, Table},
};
use cambriole_markup::Node;
use leptos::prelude::Memo;

use super::{Dispatch, Look, Msg};
use crate::{
    app::parts::{Emblem, Over},
    browser::sound::Sound,
    words::Lang,
};

/// A game that the page can show.
pub trait GamePage: SearchHints {
    /// Whether the table itself shows the result, so that the end of a match hides nothing.
    const ENDS_AT_TABLE: bool = false;

    /// All that a table shows, gathered before anything is drawn.
    type Board: Clone + Debug + Send + Sync + 'static;
    /// What players have picked and no rule knows of: a card in question, a square.
    type Local: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What a tap can mean in this game alone.
    type Msg: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// What is picked when the table of the match `id` opens.
    fn local(id: &str) -> Self::Local;

    /// The board for whoever looks.
    fn gather(table: &Table<Self>, look: &Look, local: &Self::Local) -> Self::Board;

    /// The table as markup, or the result: nothing in it but the board.
    fn draw(board: &Self::Board, dispatch: Dispatch<Self>) -> Node;

    /// What a message changes of what is picked, and what it leads to.
    fn update(board: &Self::Board, msg: Self::Msg, local: &mut Self::Local) -> Vec<Msg<Self>>;

    /// The match has moved on to this board: what stays picked?
    fn moved(board: &Self::Board, local: &mut Self::Local);

    /// Leads the eye and the keyboard on; nothing was shown before the first board.
    fn lead(before: Option<&Self::Board>, now: &Self::Board);

    /// What is in the sheet over the table; in the menu, what comes after that of the house.
    fn sheet(what: Over, board: &Self::Board, dispatch: Dispatch<Self>) -> Node;

    /// What stands beside the table and goes on by itself.
    fn beside(_board: Memo<Option<Self::Board>>, _dispatch: Dispatch<Self>) -> Node {
        Node::EMPTY
    }

    /// How far a match is, in a few words.
    fn how_far(setup: &Self::Setup, progress: Progress, lang: Lang) -> String;

    /// The line of the log for something that happened; most small steps have none.
    fn line(notice: &Self::Notice, setup: &Self::Setup, chairs: &[Chair], lang: Lang) -> Option<LogLine>;

    /// What a seat with this mark is at the table, as everybody sees it: the mark itself, unless the game has
    /// pieces for people.
    fn emblem(_table: &Self::View, _seat: Seat, mark: u8) -> Emblem {
        Emblem::plain(mark)
    }

    /// Whether the table should stop and look before the match goes on, as at the end of a raid.
    fn is_interval(_notice: &Self::Notice) -> bool {
        false
    }

    /// The match is over: whoever keeps a record of it does.
    fn over(_id: &str, _game: &Match<Self>) {}

    /// What is heard.
    fn sound(notice: &Self::Notice) -> Option<Sound>;

    /// What to do, in the words of the list of moves, and why, for whoever looks.
    fn advice(table: &Table<Self>, look: &Look, action: &Self::Action) -> (String, &'static str);

    /// Whether what a lesson's word names is so on this board.
    fn holds(_board: &Self::Board, _word: &str) -> bool {
        false
    }

    /// Whether what a lesson's word names has happened, as the person at `seat` saw it.
    fn happened(_notice: &Self::Notice, _seat: Seat, _word: &str) -> bool {
        false
    }

    /// Why an action was refused, in words.
    fn explain(refusal: &Self::Refusal, lang: Lang) -> &'static str;
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// Who did it.
    pub seat: Option<Seat>,
    pub text: String,
    /// The symbol of the piece that moved.
    pub piece: Option<String>,
}

/// What every seat is at the table.
pub fn emblems<G: GamePage>(table: &G::View, chairs: &[Chair]) -> Vec<Emblem> {
    let seats = Seat::all(chairs.len()).zip(chairs);
    seats.map(|(seat, chair)| G::emblem(table, seat, chair.mark)).collect()
}
