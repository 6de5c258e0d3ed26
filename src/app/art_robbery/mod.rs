//! Art Robbery on the page: pure functions from a board to markup, and the dispatch that
//! players send back.

mod action_bar;
mod bank;
mod board;
mod centre;
mod choice;
mod count;
mod dog_question;
mod drawings;
mod hand;
mod interval;
mod journal;
mod lesson;
mod lines;
mod listing;
mod moves;
mod options;
mod overlays;
pub mod phrases;
pub mod pieces;
mod preview;
mod raid_end;
mod seats;
mod suspects;
mod table;
mod top_bar;

pub use board::{Board, Dispatch, Msg, Tap};
pub use choice::Choice;
pub use table::table_view;

use cambriole_engine::{
    bots::reasons::art_robbery::Reason,
    rules::{
        Progress, Seat,
        art_robbery::{Action, Notice, Place, Refusal, Setup, State},
    },
    table::{Chair, Table},
};
use cambriole_markup::Node;
use leptos::prelude::Memo;

use crate::{
    app::{
        parts::Over,
        table::{GamePage, LogLine, Look},
    },
    browser::sound::Sound,
    words::{Lang, art_robbery as words, hints, house},
};

impl GamePage for State {
    type Board = Board;
    type Local = Option<Choice>;
    type Msg = Tap;

    fn local(_id: &str) -> Option<Choice> {
        None
    }

    fn gather(table: &Table<Self>, look: &Look, choice: &Option<Choice>) -> Board {
        table::gather(table, look, *choice)
    }

    fn draw(board: &Board, dispatch: Dispatch) -> Node {
        table_view(board, dispatch)
    }

    fn update(board: &Board, tap: Tap, choice: &mut Option<Choice>) -> Vec<Msg> {
        table::update(board, tap, choice)
    }

    fn moved(_board: &Board, choice: &mut Option<Choice>) {
        *choice = None;
    }

    fn lead(before: Option<&Board>, now: &Board) {
        table::lead(before, now);
    }

    fn sheet(what: Over, board: &Board, dispatch: Dispatch) -> Node {
        overlays::inside(what, board, dispatch)
    }

    fn beside(board: Memo<Option<Board>>, dispatch: Dispatch) -> Node {
        interval::interval(board, dispatch)
    }

    fn how_far(_: &Setup, progress: Progress, lang: Lang) -> String {
        house::match_at_raid(lang, &progress.round)
    }

    fn line(notice: &Notice, _: &Setup, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
        lines::line(notice, chairs, lang)
    }

    fn is_interval(notice: &Notice) -> bool {
        matches!(notice, Notice::RaidEnded { .. })
    }

    fn sound(notice: &Notice) -> Option<Sound> {
        match notice {
            Notice::Took { from: Place::Centre, .. } | Notice::TookDog { .. } => Some(Sound::Take),
            Notice::Took { .. } | Notice::Asked { .. } | Notice::GaveDog { .. } => Some(Sound::Steal),
            Notice::RaidEnded { .. } => Some(Sound::RaidEnd),
            Notice::MatchEnded => Some(Sound::Win),
            _ => None,
        }
    }

    fn advice(table: &Table<Self>, look: &Look, action: &Action) -> (String, &'static str) {
        let board = table::gather(table, look, None);
        let lang = board.lang;
        let why = match Reason::of(&board.view, *action) {
            Reason::Ends => hints::ends(lang),
            Reason::Alibis => hints::alibis(lang),
            Reason::Leader => hints::leader(lang),
            Reason::Loot => hints::loot(lang),
            Reason::Sheltered => hints::sheltered(lang),
            Reason::Robs => hints::robs(lang),
            Reason::Dog => hints::dog(lang),
            Reason::Gift => hints::gift(lang),
            Reason::Keeps => hints::keeps(lang),
            Reason::Best => hints::best(lang),
        };
        (preview::button(&board, *action), why)
    }

    fn holds(board: &Board, word: &str) -> bool {
        lesson::holds(board, word)
    }

    fn happened(notice: &Notice, seat: Seat, word: &str) -> bool {
        lesson::happened(notice, seat, word)
    }

    fn explain(refusal: &Refusal, lang: Lang) -> &'static str {
        match refusal {
            Refusal::Players(_) => words::refuse_players(lang),
            Refusal::FirstSeat => words::refuse_first_seat(lang),
            Refusal::NotYourTurn => words::refuse_not_your_turn(lang),
            Refusal::NotInHand => words::refuse_not_in_hand(lang),
            Refusal::WrongToken => words::refuse_wrong_token(lang),
            Refusal::SameChoice => words::refuse_same_choice(lang),
            Refusal::CentreFirst => words::refuse_centre_first(lang),
            Refusal::MustTake => words::refuse_must_take(lang),
            Refusal::NotThere => words::refuse_not_there(lang),
            Refusal::NothingToTake => words::refuse_nothing_to_take(lang),
            Refusal::OnlyTheBoss => words::refuse_only_boss(lang),
            Refusal::OnlyTheDog => words::refuse_only_dog(lang),
            Refusal::OnlyFromTheCentre => words::refuse_only_centre(lang),
            Refusal::AnswerFirst => words::refuse_answer_first(lang),
            Refusal::NoQuestion => words::refuse_no_question(lang),
            Refusal::Over => words::refuse_over(lang),
        }
    }
}
